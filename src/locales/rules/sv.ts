// Swedish: the sentences that describe the rules of games without a help of their own.
import type { RuleTexts } from '../texts.js';

export const ruleTexts: RuleTexts = {
  ofGroup: '{name}: {text}',

  goalFoundations: 'För alla {n} kort till [svithögarna|foundation].',
  goalRuns: 'För alla {n} kort till [svithögarna|foundation], i hela [följder|run] i en enda [färg|suit].',
  goalClear: 'Töm [spelplanen|tableau] på alla {n} kort.',
  goalFull: 'För alla {n} kort hit: {name}.',
  goalEmpty: 'Töm de här högarna: {name}.',
  base: 'Alla [svithögar|foundation] börjar med samma [valör|rank], [grundkortets|base card].',
  fewest: 'Går det inte, lämna så få som möjligt.',
  net: 'Det räknas också som en framgång att nå netto {n}.',

  decks: 'Spelet spelas med två kortlekar.',
  suits: '[Färger|suit] i kortlekarna: bara {suits}.',
  starts: 'Varje [svithög|foundation] börjar med {ranks.a}.',
  columns: { one: 'Det finns {n} [kolumn|column].', other: 'Det finns {n} [kolumner|column].' },
  each: 'Var och en börjar med {n} kort.',
  sizes: 'Antal kort från början, från den första till den sista: {list}.',
  open: 'Alla de korten ligger öppna.',
  topUp: 'Bara de [översta korten|top card] ligger öppna.',
  downSizes: 'Antal [dolda|face down] kort, från den första till den sista: {list}.',
  sink: 'I sin kolumn ligger {ranks.a} underst.',
  overlap:
    'På bordet överlappar {n} kort varandra. Vart och ett är [fritt|available] när inget annat ligger på det.',
  coveredDown: '[Täckta|covered] kort är [dolda|face down].',
  cells: '{name}: {n}, för ett kort var.',
  reserve: '{name}: {n} kort från början.',
  singles: 'De ligger öppna bredvid varandra; vart och ett får läggas {to.pa}.',
  lastUp: 'De är [dolda|face down]; bara det sista vänds upp.',
  stock: {
    one: 'Det återstående kortet är [talongen|stock].',
    other: 'De övriga {n} korten är [talongen|stock].',
  },
  stockOpen: 'Nästa kort i den, det [uppvända kortet|turned card], syns alltid.',

  foundationsAce:
    'På [svithögarna|foundation] [byggs|build] det uppåt i samma [färg|suit], från ess till kung.',
  foundationsKing:
    'På [svithögarna|foundation] [byggs|build] det nedåt i samma [färg|suit], från kung till ess.',
  foundationsUp: 'På [svithögarna|foundation] [byggs|build] det uppåt i samma [färg|suit].',
  stays: 'Det som ligger på en [svithög|foundation] stannar där.',
  takeBack: 'Du får [ta tillbaka|take back] det [översta kortet|top card] på en [svithög|foundation].',
  columnsDown: 'I [kolumnerna|column] [byggs|build] det nedåt.',
  discardNext:
    'Ett [fritt|available] kort får läggas i [kasthögen|discard pile] om dess [valör|rank] är ett steg högre eller lägre än valören på kortet som ligger där.',
  up: '{name}: här [byggs|build] det uppåt.',
  down: '{name}: här [byggs|build] det nedåt.',
  steps: '{name}: ett korts [valör|rank], minus valören på kortet under det, måste vara en av dessa: {list}.',
  suit: {
    same: 'Varje kort läggs på ett i sin egen [färg|suit].',
    alternate: '[Rött och svart växlar|alternating colours]: rött på svart, svart på rött.',
    sameColour: 'Rött läggs på rött, svart på svart.',
    different: 'Varje kort läggs på ett i en annan [färg|suit].',
    any: '[Färgen|suit] spelar ingen roll.',
  },
  wrap: 'Det går [runt hörnet|wrap]: kung och ess följer på varandra.',
  noWrap: 'Kung och ess följer inte på varandra.',
  stopOn: 'Inget läggs på {ranks.a}.',
  atMost: 'Högsta antal kort i en kolumn: {n}.',
  closed: 'Inget läggs på en kolumn.',

  gives: {
    top: 'Från en kolumn flyttas bara det [översta kortet|top card].',
    run: 'En [följd|run] får bara flyttas till en annan kolumn som helhet; dess [översta kort|top card] får läggas på en svithög.',
    'top-or-run':
      'Från en kolumn flyttas det [översta kortet|top card] ensamt, eller hela [följden|run] i slutet av kolumnen tillsammans.',
    column:
      'En kolumn får bara flyttas till en annan som helhet; dess [översta kort|top card] får läggas på en svithög.',
    any: 'En [följd|run], eller en del av den, flyttas tillsammans.',
    group:
      'Varje öppet kort flyttas med alla kort som ligger på det, i ordning eller inte; bara det understa måste passa.',
  },
  unit: 'Flera kort flyttas tillsammans bara om de är en [följd|run] i en enda [färg|suit].',
  unitSteps: 'Flera kort flyttas tillsammans bara i den här ordningen:',
  limit: {
    cells: 'Högst ett kort mer än det finns tomma celler flyttas på en gång.',
    columns: 'Högst så många kort flyttas på en gång som tomma kolumner skulle tillåta ett i taget.',
    both: 'Högst så många kort flyttas på en gång som tomma celler och kolumner skulle tillåta ett i taget.',
  },
  play: 'Det [översta kortet|top card] {from.ur} får läggas {to.pa}.',
  cellTakes: '{pile.tom} tar ett kort som ligger {from.ur}; därifrån får det läggas {to.pa}.',
  turnsUp: 'Ett [dolt|face down] kort som blir fritt vänds upp av sig självt.',

  fill: '{name}: det [översta kortet|top card] där [fyller|fill] genast en tom kolumn.',
  fillLater: 'När inget är kvar fyller du tomma kolumner själv.',
  empty: {
    none: 'I en tom kolumn får inget kort läggas.',
    any: 'En tom kolumn tar vilket kort som helst.',
    run: 'En tom kolumn tar vilket kort eller vilken [följd|run] som helst.',
    rank: 'En tom kolumn tar bara {ranks.a}, ensam eller med korten som ligger på.',
    base: 'En tom kolumn tar bara [grundkortets|base card] [valör|rank].',
    from: 'En tom kolumn tar vilket kort som helst {from.ur}.',
    rankFrom: 'Av korten {from.ur} tar en tom kolumn bara {ranks.a}.',
  },
  onceEmpty: '{name}: det gäller först när inget kort är kvar där.',

  pairs: 'Två [fria|available] kort vars [valörer|rank] tillsammans är {n} tas bort tillsammans.',
  counts: 'Ett ess räknas som 1, en knekt som 11, en dam som 12, en kung som 13.',
  alone: '{ranks.a} tas bort ensam.',
  pairsFrom: 'Korten i ett par tas från kort som ligger {from.ur}.',
  stacked: 'Också de två översta korten {from.ur} får tas bort tillsammans.',
  collects:
    'Så snart en [följd|run] i en enda [färg|suit], från kung till ess, avslutar en kolumn går den av sig själv till en svithög.',
  collectsSteps:
    'En hel [ordningsföljd|sequence] i slutet av en kolumn går av sig själv till en svithög. Antal kort i den: {n}.',

  draw: {
    one: 'Vänd kort ett i taget från [talongen|stock] och lägg dem {to.pa}, när du vill.',
    other: 'Vänd {n} kort åt gången från [talongen|stock] och lägg dem {to.pa}, när du vill.',
  },
  drawOpen:
    'Du får lägga det [uppvända kortet|turned card] i [slaskhögen|waste] när du vill; nästa kort tar dess plats.',
  drawColumns: {
    one: 'Ge ett kort från [talongen|stock] till varje kolumn, när du vill.',
    other: 'Ge {n} kort från [talongen|stock] till varje kolumn, när du vill.',
  },
  lastDeal: {
    one: 'Vid den sista utdelningen får bara den första kolumnen kort.',
    other: 'Vid den sista utdelningen får bara de första {n} kolumnerna kort.',
  },
  blockedBy: {
    empty: 'Du får inte ge så länge en kolumn är tom.',
    fillable: 'Du får inte ge så länge du skulle kunna fylla en tom kolumn.',
  },
  noRedeal: 'När talongen är slut görs ingen [omgiv|redeal].',
  turnOver: 'När talongen är tom [vänder du slaskhögen|redeal]: den blir talong igen, i samma ordning.',
  gather:
    'Du får göra en [omgiv|redeal] när som helst: kolumnerna [samlas ihop|gather] och ges på nytt utan att blandas. Kort till var och en: {n}.',
  unlimited: 'Det får du göra så ofta du vill.',
  times: { one: 'Det får du göra en gång.', other: 'Det får du göra {n} gånger.' },

  lost: {
    plays: 'Spelet är [förlorat|lost] när inget kort går att spela.',
    draws: 'Spelet är [förlorat|lost] när det inte längre går att nå något kort som kan spelas.',
    stock: 'Spelet är [förlorat|lost] när inget kort går att spela och [talongen|stock] är slut.',
  },
  putBack: 'Ett drag som nästa omgiv bara skulle ta tillbaka räknas inte.',

  stake: 'Kortleken kostar {n}, din [insats|stake]. Netto är poängen minus insatsen.',
  startPoints: 'Poäng från början: {n}.',
  playPoints: 'Poäng för varje kort som läggs {to.pa}: {n}.',
  fromPoints: 'Poäng för varje kort som ligger {from.ur} och läggs {to.pa}: {n}.',
  otherPoints: 'Poäng för varje annat kort som läggs {to.pa}: {n}.',
  rankPoints: 'Varje kort som läggs {to.pa} ger poäng efter sin [valör|rank].',
  streak: 'Så länge inget kort vänds ger varje följande kort mer; ökning: {n}.',
  collected: 'Poäng för varje hel [följd|run]: {n}.',
  turned: 'Poäng för varje kort som vänds upp {from.ur}: {n}.',
  moved: 'Poäng för varje drag: {n}.',
  drawn: 'Poäng för varje gång du [vänder kort|draw]: {n}.',
  redealt: 'Poäng för varje [vändning av slaskhögen|redeal]: {n}.',
  freeRedeals: 'Antal fria vändningar: {n}.',
  won: 'Poäng för att nå målet: {n}.',
  leftOver: 'Poäng för varje kort som är kvar {from.ur} när målet är nått: {n}.',
  floor: 'Poängen sjunker aldrig under {n}.',
  lowest: 'Ju lägre poäng, desto bättre.',
  noScore: 'Inga poäng räknas.',
};
