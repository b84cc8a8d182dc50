// Dutch: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: 'Wat op een [sorteerstapel|foundation] ligt, blijft daar.',
  true: 'Je mag de [bovenste kaart|top card] van een [sorteerstapel|foundation] [terughalen|take back].',
};
const cells = { n: 'Aantal cellen: {n}.' };
const cellNames = {
  piles: { reserve: 'cel' },
  allOf: { reserve: 'Cellen' },
  forms: { the: { piles: { reserve: 'cel' } }, a: { piles: { reserve: 'een cel' } } },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        'Bouw waar je kunt in één [kleur|suit], en maak geen [kolom|column] leeg zonder noodzaak: alleen de volgende keer geven vult die weer.',
    },
    'bakers-dozen': {
      strategy:
        'De meeste spellen zijn te winnen. Passen er twee kaarten, verplaats dan die waaronder de laagste kaart vrijkomt. Leg geen kaart op een kolom waarin een lagere van haar [kleur|suit] ligt.',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        'Kijk vóór elke zet welke kaart hij bedekt. Maak vroeg een [kolom|column] leeg, en vul niet alle cellen.',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy:
        'Een lege [kolom|column] is kostbaar: maak er een leeg voordat de andere vol liggen met hoge kaarten op lage.',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        'Lege [kolommen|column], de vleugels, brengen kaarten van de romp in het spel. Leg een kaart alleen op een kolom als de kaart eronder niet snel nodig is.',
      options: { reserve: { n: 'De romp bevat {n} kaarten aan het begin.' } },
    },
    easthaven: {
      strategy:
        'De volgende keer geven bedekt elke [kolom|column]: breng daarvoor kaarten naar de sorteerstapels en draai kaarten om.',
    },
    'eight-off': {
      strategy:
        'Maak een [kolom|column] leeg voor een heer die anders in de weg ligt. Cellen raken snel vol: gebruik ze voor kaarten die gauw weer weg kunnen.',
    },
    'forty-thieves': {
      strategy:
        'Maak zo vroeg mogelijk een [kolom|column] leeg. Denk na voordat een kaart op de [reststapel|waste] onbereikbaar wordt: er komt geen tweede ronde.',
    },
    freecell: {
      strategy:
        'Bijna elk spel is te winnen. Houd cellen zo lang mogelijk leeg, en maak vroeg een [kolom|column] leeg: die is meer waard dan een cel. Maak eerst de azen en tweeën vrij.',
      options: { cells },
    },
    golf: {
      strategy:
        'Kijk vooruit voordat je speelt: neem je omhoog of omlaag meer kaarten mee? Speel een heer pas als je toch een kaart zou omdraaien.',
      options: {
        scoring: {
          strokes:
            'Elke kaart die in de [kolommen|column] overblijft is een slag; blijft er geen over, dan gaat er voor elke kaart die in de [talon|stock] over is een af. Hoe minder slagen, hoe beter.',
          cards: 'Elke kaart die je uit een [kolom|column] speelt telt 1, hoogstens 35.',
        },
      },
    },
    gypsy: {
      strategy:
        'Draai alle [gesloten|face down] kaarten om voordat je geeft, en houd een lege [kolom|column] over voor de kaarten die erbij komen.',
      options: { takeBack },
    },
    'king-albert': {
      strategy:
        'De reserve is de enige hulp: speel de kaarten ervan als ze andere vrijmaken. Maak eerst de korte [kolommen|column] leeg.',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'Heren gaan meteen weg. Kijk vóór elk paar welke andere kaarten van die waarden er nog zijn: liggen er drie onder de vierde, dan moet die met een kaart van de [reststapel|waste] weg.',
      options: {
        redeals: {
          2: 'Is de talon op, keer dan de [reststapel|waste] om: twee keer.',
          1: 'Is de talon op, keer dan de [reststapel|waste] om: één keer.',
          0: 'Er wordt niet [opnieuw gegeven|redeal].',
          unlimited: 'Is de talon op, keer dan de [reststapel|waste] om, zo vaak je wilt.',
        },
      },
    },
    scorpion: {
      strategy:
        'Draai eerst de [gesloten|face down] kaarten om. Elke kaart past op maar één andere: ligt die er in dezelfde [kolom|column] onder, dan moet er eerst iets anders weg.',
    },
    'seahaven-towers': {
      strategy:
        'Kijk waar elke aas en elke twee ligt, en plan de weg erheen vóór de eerste zet. Een lege [kolom|column] is alleen nuttig voor een heer.',
    },
    spider: {
      strategy:
        'Bouw waar je kunt in één kleur: andere reeksen moet je weer uit elkaar halen. Draai kaarten om en maak [kolommen|column] leeg voordat je geeft, en vul een lege kolom pas als laatste.',
      options: {
        suits: {
          4: 'De twee pakken hebben vier kleuren.',
          2: 'Alle kaarten zijn schoppen of harten, vier van elke waarde.',
          1: 'Alle kaarten zijn schoppen, acht van elke waarde.',
        },
        scoring: {
          standard: 'Je begint met 500 punten. Elke zet kost 1, elke volledige [reeks|run] levert 100 op.',
          cards: 'Elke kaart op een [sorteerstapel|foundation] telt 1.',
        },
      },
    },
    spiderette: {
      strategy:
        'Maak eerst de korte [kolommen|column] leeg, en gebruik een lege kolom om andere op kleur te sorteren voordat je geeft.',
    },
    'streets-and-alleys': {
      strategy:
        'Maak eerst de azen vrij, maar niet ten koste van een [kolom|column] vol hoge kaarten op lage.',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        'Zetten die een kaart omdraaien gaan voor. Bouwen is hier makkelijk: houd een lege [kolom|column] over voor een kaart van de [reststapel|waste] die andere vrijmaakt.',
      options: { redeals: { n: 'Zo vaak mag je de [reststapel omkeren|redeal]: {n}.' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        'Zoek lange series voordat je omdraait, en speel eerst de kaarten die andere omdraaien. Onthoud welke waarden op zijn.',
    },
    westhaven: {
      strategy:
        'Draai kaarten om voordat je lange [reeksen|run] bouwt: een reeks haal je alleen vanaf het eind uit elkaar, kaart voor kaart.',
    },
    whitehead: {
      strategy:
        'Bouw waar je kunt in één [kleur|suit]: andere kaarten van een [kolom|column] verplaats je alleen één voor één. Vul geen lege kolom zonder noodzaak.',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy:
        'In elke [kolom|column] zijn maar twee kaarten gesloten: draai ze om en maak kolommen leeg voordat de eerste keer geven ze bedekt.',
    },
    yukon: {
      strategy:
        'Zetten die een kaart omdraaien gaan voor. Bekijk de hele [kolom|column] voordat je een kaart verplaatst: wat erop lag, ligt er ook op de nieuwe plaats op.',
      options: {
        build: {
          alternate:
            'Op de [kolommen|column] wordt aflopend gebouwd, [afwisselend rood en zwart|alternating colours].',
          same: 'Op de [kolommen|column] wordt in één [kleur|suit] aflopend gebouwd: dat is Russische patience.',
        },
      },
    },
  },
  gameTexts: {
    freecell: cellNames,
    'bakers-game': cellNames,
    'eight-off': cellNames,
    'seahaven-towers': cellNames,
    'king-albert': { forms: { the: { piles: { reserve: 'reserve' } } } },
    'eagle-wing': {
      piles: { reserve: 'romp' },
      allOf: { reserve: 'Romp' },
      forms: { the: { piles: { reserve: 'de romp' } }, a: { piles: { reserve: 'de romp' } } },
    },
  },
};
