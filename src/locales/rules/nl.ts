// Dutch: the sentences that describe the rules of games without a help of their own.
import type { RuleTexts } from '../texts.js';

export const ruleTexts: RuleTexts = {
  ofGroup: '{name}: {text}',

  goalFoundations: 'Breng alle {n} kaarten naar de [sorteerstapels|foundation].',
  goalRuns:
    'Breng alle {n} kaarten naar de [sorteerstapels|foundation], in volledige [reeksen|run] van één [kleur|suit].',
  goalClear: 'Haal alle {n} kaarten van het [speelveld|tableau].',
  goalFull: 'Breng alle {n} kaarten hierheen: {name}.',
  goalEmpty: 'Maak deze stapels leeg: {name}.',
  base: 'Alle [sorteerstapels|foundation] beginnen met dezelfde [waarde|rank], die van de [basiskaart|base card].',
  fewest: 'Lukt dat niet, laat er dan zo weinig mogelijk over.',
  net: 'Een netto score van {n} telt ook als succes.',

  decks: 'Er wordt met twee pakken kaarten gespeeld.',
  suits: 'De pakken hebben alleen deze [kleuren|suit]: {suits}.',
  starts: 'Elke [sorteerstapel|foundation] begint met {ranks.a}.',
  columns: { one: 'Er is {n} [kolom|column].', other: 'Er zijn {n} [kolommen|column].' },
  each: { one: 'Ze beginnen elk met {n} kaart.', other: 'Ze beginnen elk met {n} kaarten.' },
  sizes: 'Het aantal kaarten aan het begin, van de eerste tot de laatste: {list}.',
  open: 'Al deze kaarten liggen open.',
  topUp: 'Alleen de [bovenste kaarten|top card] liggen open.',
  downSizes: 'Het aantal [gesloten|face down] kaarten, van de eerste tot de laatste: {list}.',
  sink: 'In zijn kolom ligt {ranks.a} helemaal onderaan.',
  overlap:
    'Op tafel overlappen {n} kaarten elkaar. Elke kaart is [vrij|available] zodra er geen andere meer op ligt.',
  coveredDown: '[Bedekte|covered] kaarten liggen [gesloten|face down].',
  cells: '{name}: {n}, voor elk één kaart.',
  reserve: { one: '{name}: {n} kaart aan het begin.', other: '{name}: {n} kaarten aan het begin.' },
  singles: 'Ze liggen open naast elkaar; elke kaart mag naar {to.a}.',
  lastUp: 'Ze liggen [gesloten|face down]; alleen de laatste draait om.',
  stock: {
    one: 'De andere kaart is de [talon|stock].',
    other: 'De andere {n} kaarten zijn de [talon|stock].',
  },
  stockOpen: 'De volgende kaart daarvan, de [omgedraaide kaart|turned card], ligt altijd open.',

  foundationsAce:
    'Op de [sorteerstapels|foundation] wordt in één [kleur|suit] oplopend [gebouwd|build], van aas tot heer.',
  foundationsKing:
    'Op de [sorteerstapels|foundation] wordt in één [kleur|suit] aflopend [gebouwd|build], van heer tot aas.',
  foundationsUp: 'Op de [sorteerstapels|foundation] wordt in één [kleur|suit] oplopend [gebouwd|build].',
  stays: 'Wat op een [sorteerstapel|foundation] ligt, blijft daar.',
  takeBack: 'Je mag de [bovenste kaart|top card] van een [sorteerstapel|foundation] [terughalen|take back].',
  columnsDown: 'Op de [kolommen|column] wordt aflopend [gebouwd|build].',
  discardNext:
    'Een [vrije|available] kaart mag naar de [aflegstapel|discard pile] als de [waarde|rank] één hoger of één lager is dan die van de kaart daar.',
  up: '{name}: hier wordt oplopend [gebouwd|build].',
  down: '{name}: hier wordt aflopend [gebouwd|build].',
  steps:
    '{name}: de [waarde|rank] van een kaart, min die van de kaart eronder, moet een van deze zijn: {list}.',
  suit: {
    same: 'Elke kaart gaat op een van dezelfde [kleur|suit].',
    alternate: 'Dat gaat [afwisselend rood en zwart|alternating colours]: rood op zwart, zwart op rood.',
    sameColour: 'Rood gaat op rood, zwart op zwart.',
    different: 'Elke kaart gaat op een van een andere [kleur|suit].',
    any: 'De [kleur|suit] maakt niet uit.',
  },
  wrap: 'De volgorde [loopt door|wrap]: heer en aas volgen op elkaar.',
  noWrap: 'Heer en aas volgen niet op elkaar.',
  stopOn: 'Op {ranks.a} komt niets.',
  atMost: 'Het grootste aantal kaarten in een kolom: {n}.',
  closed: 'Op een kolom komt niets.',

  gives: {
    top: 'Van een kolom wordt alleen de [bovenste kaart|top card] verplaatst.',
    run: 'Een [reeks|run] mag alleen in zijn geheel naar een andere kolom; de [bovenste kaart|top card] ervan mag naar een sorteerstapel.',
    'top-or-run':
      'Van een kolom mag je de [bovenste kaart|top card] apart verplaatsen, of de hele [reeks|run] aan het eind in één keer.',
    column:
      'Een kolom mag alleen in zijn geheel op een andere; de [bovenste kaart|top card] ervan mag naar een sorteerstapel.',
    any: 'Een [reeks|run], of een deel ervan, mag in één keer worden verplaatst.',
    group:
      'Elke open kaart wordt verplaatst met alle kaarten die erop liggen, op volgorde of niet; alleen de onderste moet passen.',
  },
  unit: 'Meerdere kaarten worden alleen samen verplaatst als ze een [reeks|run] van één [kleur|suit] zijn.',
  unitSteps: 'Meerdere kaarten worden alleen in deze volgorde samen verplaatst:',
  limit: {
    cells: 'Er wordt hoogstens één kaart meer tegelijk verplaatst dan er lege cellen zijn.',
    columns:
      'Er worden hoogstens zo veel kaarten tegelijk verplaatst als via lege kolommen één voor één zou kunnen.',
    both: 'Er worden hoogstens zo veel kaarten tegelijk verplaatst als via lege cellen en kolommen één voor één zou kunnen.',
  },
  play: 'De [bovenste kaart|top card] van {from.a} mag naar {to.a}.',
  cellTakes: 'In een lege {pile} mag één kaart van {from.a}; daarvandaan mag die naar {to.a}.',
  turnsUp: 'Een [gesloten|face down] kaart die vrijkomt, draait vanzelf om.',

  fill: '{name}: de [bovenste kaart|top card] daarvan [vult|fill] een lege kolom meteen op.',
  fillLater: 'Is er geen meer, dan vul je lege kolommen zelf.',
  empty: {
    none: 'Op een lege kolom mag geen kaart.',
    any: 'Op een lege kolom mag elke kaart.',
    run: 'Op een lege kolom mag elke kaart of [reeks|run].',
    rank: 'Op een lege kolom mag alleen {ranks.a}, alleen of met de kaarten die erop liggen.',
    base: 'Op een lege kolom mag alleen de [waarde|rank] van de [basiskaart|base card].',
    from: 'Op een lege kolom mag elke kaart van {from.a}.',
    rankFrom: 'Van {from.a} mag op een lege kolom alleen {ranks.a}.',
  },
  onceEmpty: '{name}: dit geldt pas als daar geen kaart meer ligt.',

  pairs: 'Twee [vrije|available] kaarten waarvan de [waarden|rank] samen {n} zijn, gaan samen weg.',
  counts: 'Een aas telt 1, een boer 11, een vrouw 12, een heer 13.',
  alone: '{ranks.a} gaat alleen weg.',
  pairsFrom: 'De kaarten komen van {from.a}.',
  stacked: 'Ook de twee bovenste kaarten van {from.a} mogen samen weg.',
  collects:
    'Zodra een [reeks|run] van één [kleur|suit] van heer tot aas aan het eind van een kolom ligt, gaat die vanzelf naar een sorteerstapel.',
  collectsSteps:
    'Een volledige [volgorde|sequence] aan het eind van een kolom gaat vanzelf naar een sorteerstapel. Het aantal kaarten ervan: {n}.',

  draw: {
    one: 'Draai kaarten van de [talon|stock] één voor één om en leg ze op {to.a}, wanneer je maar wilt.',
    other: 'Draai telkens {n} kaarten van de [talon|stock] om en leg ze op {to.a}, wanneer je maar wilt.',
  },
  drawOpen:
    'Je mag de [omgedraaide kaart|turned card] op de [reststapel|waste] leggen wanneer je maar wilt; de volgende neemt de plaats in.',
  drawColumns: {
    one: 'Geef van de [talon|stock] één kaart op elke kolom, wanneer je maar wilt.',
    other: 'Geef van de [talon|stock] {n} kaarten op elke kolom, wanneer je maar wilt.',
  },
  lastDeal: {
    one: 'De laatste keer krijgt alleen de eerste kolom er een.',
    other: 'De laatste keer krijgen alleen de eerste {n} kolommen er een.',
  },
  blockedBy: {
    empty: 'Je mag niet geven zolang een kolom leeg is.',
    fillable: 'Je mag niet geven zolang je een lege kolom zou kunnen vullen.',
  },
  noRedeal: 'Er wordt niet [opnieuw gegeven|redeal].',
  turnOver:
    'Is de talon leeg, [keer dan de reststapel om|redeal]: die wordt in dezelfde volgorde weer de talon.',
  gather:
    'Je mag op elk moment [opnieuw geven|redeal]: de kolommen worden [bijeengeraapt|gather] en ongeschud weer uitgelegd. Kaarten voor elk: {n}.',
  unlimited: 'Dat mag zo vaak je wilt.',
  times: { one: 'Dat mag één keer.', other: 'Dat mag {n} keer.' },

  lost: {
    plays: 'Het spel is [verloren|lost] als er geen kaart meer te spelen is.',
    draws: 'Het spel is [verloren|lost] als er geen kaart meer te spelen is, wat je ook doet.',
    stock: 'Het spel is [verloren|lost] als er geen kaart meer te spelen is en de [talon|stock] op is.',
  },
  putBack: 'Een zet die bij de volgende keer geven alleen maar zou worden teruggedraaid, telt niet.',

  stake: 'Het pak kaarten kost {n}, je [inzet|stake]. Netto is de score min de inzet.',
  startPoints: 'Punten aan het begin: {n}.',
  playPoints: 'Punten voor elke kaart naar {to.a}: {n}.',
  fromPoints: 'Punten voor elke kaart van {from.a} naar {to.a}: {n}.',
  otherPoints: 'Punten voor elke andere kaart naar {to.a}: {n}.',
  rankPoints: 'Elke kaart naar {to.a} levert zoveel punten op als zijn [waarde|rank].',
  streak: 'Zolang je niet omdraait, telt elke volgende kaart meer; erbij komt: {n}.',
  collected: 'Punten voor elke volledige [reeks|run]: {n}.',
  turned: 'Punten voor elke kaart die in {from.a} omdraait: {n}.',
  moved: 'Punten voor elke zet: {n}.',
  drawn: 'Punten voor elke keer [omdraaien|draw]: {n}.',
  redealt: 'Punten voor elke keer [omkeren|redeal]: {n}.',
  freeRedeals: 'Aantal keren gratis omkeren: {n}.',
  won: 'Punten voor het bereiken van het doel: {n}.',
  leftOver: 'Punten voor elke kaart die dan in {from.a} over is: {n}.',
  floor: 'De score zakt nooit onder {n}.',
  lowest: 'Hoe lager de score, hoe beter.',
  noScore: 'Er worden geen punten geteld.',
};
