// Swedish: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: 'Det som ligger på en [svithög|foundation] stannar där.',
  true: 'Du får [ta tillbaka|take back] det [översta kortet|top card] på en [svithög|foundation].',
};
const cells = { n: 'Antal celler: {n}.' };
const cellNames = {
  piles: { reserve: 'cell' },
  allOf: { reserve: 'Celler' },
  forms: {
    the: { piles: { reserve: 'cellen' } },
    ur: { piles: { reserve: 'i en cell' } },
    pa: { piles: { reserve: 'i en cell' } },
    tom: { piles: { reserve: 'en tom cell' } },
  },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        'Bygg i samma [färg|suit] där du kan, och töm ingen [kolumn|column] i onödan: bara nästa utdelning fyller den.',
    },
    'bakers-dozen': {
      strategy:
        'De flesta givar går att vinna. Av två kort som passar, flytta det som frigör det lägre kortet. Lägg inte ett kort på en kolumn där det finns ett lägre i dess [färg|suit].',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        'Se före varje drag vilket kort det täcker. Töm tidigt en [kolumn|column], och fyll inte alla celler.',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy: 'En tom [kolumn|column] är dyrbar: töm en innan de andra är fulla av höga kort på låga.',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        'Tomma [kolumner|column], vingarna, för in kort från kroppen i spelet. Lägg ett kort på en kolumn bara om kortet under inte snart behövs.',
      options: { reserve: { n: 'Kroppen har {n} kort från början.' } },
    },
    easthaven: {
      strategy:
        'Nästa utdelning täcker varje [kolumn|column]: för kort till svithögarna och vänd upp kort före den.',
    },
    'eight-off': {
      strategy:
        'Töm en [kolumn|column] för en kung som annars är i vägen. Celler fylls snabbt: använd dem för kort som snart lämnar dem.',
    },
    'forty-thieves': {
      strategy:
        'Töm en [kolumn|column] så tidigt du kan. Tänk efter innan ett kort blir oåtkomligt i [slaskhögen|waste]: det finns inget andra varv.',
    },
    freecell: {
      strategy:
        'Nästan alla givar går att vinna. Håll celler tomma så länge du kan, och töm tidigt en [kolumn|column]: den är värd mer än en cell. Frigör först essen och tvåorna.',
      options: { cells },
    },
    golf: {
      strategy:
        'Se framåt innan du spelar: tar vägen uppåt eller nedåt med sig fler kort? Spela en kung först när du ändå skulle vända ett kort.',
      options: {
        scoring: {
          strokes:
            'Varje kort som blir kvar i [kolumnerna|column] är ett slag; blir inget kvar drar varje kort som är kvar i [talongen|stock] av ett. Ju färre slag, desto bättre.',
          cards: 'Varje kort som du spelar från en [kolumn|column] ger 1, högst 35.',
        },
      },
    },
    gypsy: {
      strategy:
        'Vänd upp alla [dolda|face down] kort innan du ger, och håll en tom [kolumn|column] för korten som kommer.',
      options: { takeBack },
    },
    'king-albert': {
      strategy:
        'Reserven är den enda hjälpen: spela dess kort när de frigör andra. Töm först de korta [kolumnerna|column].',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'Kungar tas bort genast. Se före varje par vilka andra kort av de valörerna som är kvar: ligger tre av dem under det fjärde måste det tas med slaskhögen.',
      options: {
        redeals: {
          2: 'När talongen är slut får du vända [slaskhögen|waste]: två gånger.',
          1: 'När talongen är slut får du vända [slaskhögen|waste]: en gång.',
          0: 'Det finns ingen [omgiv|redeal].',
          unlimited: 'När talongen är slut får du vända [slaskhögen|waste], så ofta du vill.',
        },
      },
    },
    scorpion: {
      strategy:
        'Vänd först upp de [dolda|face down] korten. Varje kort passar bara på ett enda: ligger det under kortet i samma [kolumn|column] måste något annat flyttas först.',
    },
    'seahaven-towers': {
      strategy:
        'Se var varje ess och varje tvåa ligger, och planera vägen dit före första draget. En tom [kolumn|column] är bara till nytta för en kung.',
    },
    spider: {
      strategy:
        'Bygg i samma färg där du kan: andra följder måste tas isär igen. Vänd upp kort och töm [kolumner|column] innan du ger, och fyll en tom kolumn sist.',
      options: {
        suits: {
          4: 'De två kortlekarna har fyra färger.',
          2: 'Alla kort är spader eller hjärter, fyra av varje valör.',
          1: 'Alla kort är spader, åtta av varje valör.',
        },
        scoring: {
          standard: 'Du börjar med 500 poäng. Varje drag kostar 1, varje hel [följd|run] ger 100.',
          cards: 'Varje kort på en [svithög|foundation] ger 1.',
        },
      },
    },
    spiderette: {
      strategy:
        'Töm först de korta [kolumnerna|column], och använd en tom kolumn för att sortera andra efter färg innan du ger.',
    },
    'streets-and-alleys': {
      strategy: 'Frigör först essen, men inte till priset av en [kolumn|column] full av höga kort på låga.',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        'Drag som vänder upp ett kort går först. Här är det lätt att bygga: håll en tom [kolumn|column] för ett kort i [slaskhögen|waste] som frigör andra.',
      options: { redeals: { n: 'Så ofta får du [vända slaskhögen|redeal]: {n}.' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        'Leta efter långa serier innan du vänder kort, och spela först korten som vänder upp andra. Kom ihåg vilka valörer som är slut.',
    },
    westhaven: {
      strategy:
        'Vänd upp kort innan du bygger långa [följder|run]: en följd kan bara tas isär från slutet, kort för kort.',
    },
    whitehead: {
      strategy:
        'Bygg i samma [färg|suit] där du kan: andra kort i en [kolumn|column] flyttas bara ett och ett. Fyll ingen tom kolumn i onödan.',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy:
        'Bara två kort är dolda i varje [kolumn|column]: vänd upp dem och töm kolumner innan den första utdelningen täcker dem.',
    },
    yukon: {
      strategy:
        'Drag som vänder upp ett kort går först. Se på hela [kolumnen|column] innan du flyttar ett kort: det som låg på det ligger på det också på den nya platsen.',
      options: {
        build: {
          alternate:
            'I [kolumnerna|column] byggs det nedåt, [omväxlande rött och svart|alternating colours].',
          same: 'I [kolumnerna|column] byggs det nedåt i samma [färg|suit]: det är rysk patiens.',
        },
      },
    },
  },
  gameTexts: {
    freecell: cellNames,
    'bakers-game': cellNames,
    'eight-off': cellNames,
    'seahaven-towers': cellNames,
    'eagle-wing': {
      piles: { reserve: 'kropp' },
      allOf: { reserve: 'Kroppen' },
      forms: {
        the: { piles: { reserve: 'kroppen' } },
        ur: { piles: { reserve: 'i kroppen' } },
        pa: { piles: { reserve: 'på kroppen' } },
      },
    },
  },
};
