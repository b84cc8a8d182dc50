// Italian: the sentences that describe the rules of games without a help of their own.
import type { RuleTexts } from '../texts.js';

export const ruleTexts: RuleTexts = {
  ofGroup: '{name}: {text}',

  goalFoundations: 'Porta tutte le {n} carte sulle [basi|foundation].',
  goalRuns:
    'Porta tutte le {n} carte sulle [basi|foundation], in [sequenze|run] complete di un solo [seme|suit].',
  goalClear: 'Svuota il [tableau|tableau] di tutte le {n} carte.',
  goalFull: 'Porta qui tutte le {n} carte: {name}.',
  goalEmpty: 'Svuota queste pile: {name}.',
  base: 'Tutte le [basi|foundation] cominciano dallo stesso [valore|rank], quello della [carta iniziale|base card].',
  fewest: 'Se non è possibile, lasciane il meno possibile.',
  net: 'Vale come successo anche raggiungere un saldo di {n}.',

  decks: 'Si gioca con due mazzi di carte.',
  suits: 'Le carte hanno solo questi [semi|suit]: {suits}.',
  starts: 'Ogni [base|foundation] comincia con {ranks.un}.',
  columns: {
    one: 'C’è {n} [colonna|column].',
    many: 'Ci sono {n} [colonne|column].',
    other: 'Ci sono {n} [colonne|column].',
  },
  each: {
    one: 'Ciascuna comincia con {n} carta.',
    many: 'Ciascuna comincia con {n} carte.',
    other: 'Ciascuna comincia con {n} carte.',
  },
  sizes: 'Numero di carte all’inizio, dalla prima all’ultima: {list}.',
  open: 'Tutte queste carte sono scoperte.',
  topUp: 'Solo le [carte in cima|top card] sono scoperte.',
  downSizes: 'Numero di carte [coperte|face down], dalla prima all’ultima: {list}.',
  sink: 'Nella sua colonna, {ranks.un} sta sotto le altre carte.',
  overlap:
    'Sul tavolo si sovrappongono {n} carte. Ognuna è [disponibile|available] quando nessun’altra le sta sopra.',
  coveredDown: 'Quelle che stanno [sotto un’altra carta|covered] sono [coperte|face down].',
  cells: '{name}: {n}, per una carta ciascuna.',
  reserve: {
    one: '{name}: {n} carta all’inizio.',
    many: '{name}: {n} carte all’inizio.',
    other: '{name}: {n} carte all’inizio.',
  },
  singles: 'Stanno una accanto all’altra, scoperte; ognuna può andare {to.verso}.',
  lastUp: 'Sono [coperte|face down]; solo l’ultima si scopre.',
  stock: {
    one: 'L’altra carta è il [mazzo|stock].',
    many: 'Le altre {n} carte sono il [mazzo|stock].',
    other: 'Le altre {n} carte sono il [mazzo|stock].',
  },
  stockOpen: 'La sua prossima carta, la [carta girata|turned card], è sempre in vista.',

  foundationsAce: 'Le [basi|foundation] [salgono|build] nello stesso [seme|suit], dall’asso al re.',
  foundationsKing: 'Le [basi|foundation] [scendono|build] nello stesso [seme|suit], dal re all’asso.',
  foundationsUp: 'Le [basi|foundation] [salgono|build] nello stesso [seme|suit].',
  stays: 'Quello che è su una [base|foundation] ci resta.',
  takeBack: 'Puoi [riprendere|take back] la [carta in cima|top card] a una [base|foundation].',
  columnsDown: 'Le [colonne|column] [scendono|build].',
  discardNext:
    'Una carta [disponibile|available] va sulla [pila degli scarti|discard pile] se il suo [valore|rank] è uno in più o uno in meno di quello della carta che vi si trova.',
  up: '{name}: le carte [salgono|build].',
  down: '{name}: le carte [scendono|build].',
  steps:
    '{name}: il [valore|rank] di una carta, meno quello della carta che le sta sotto, dev’essere uno di questi: {list}.',
  suit: {
    same: 'Ogni carta va su una del suo [seme|suit].',
    alternate: 'I [colori si alternano|alternating colours]: rosso su nero, nero su rosso.',
    sameColour: 'Il rosso va sul rosso, il nero sul nero.',
    different: 'Ogni carta va su una di un altro [seme|suit].',
    any: 'Il [seme|suit] non conta.',
  },
  wrap: 'L’ordine [fa il giro|wrap]: re e asso si susseguono.',
  noWrap: 'Re e asso non si susseguono.',
  stopOn: 'Nulla va su {ranks.un}.',
  atMost: 'Massimo di carte in una colonna: {n}.',
  closed: 'Nulla va su una colonna.',

  gives: {
    top: 'Di una colonna si muove solo la [carta in cima|top card].',
    run: 'Una [sequenza|run] va su un’altra colonna solo intera; la sua [carta in cima|top card] può andare su una base.',
    'top-or-run':
      'Di una colonna si muove la [carta in cima|top card] da sola, o tutta insieme la [sequenza|run] che la chiude.',
    column: 'Una colonna va su un’altra solo intera; la sua [carta in cima|top card] può andare su una base.',
    any: 'Una [sequenza|run], o una sua parte, si sposta in blocco.',
    group:
      'Ogni carta scoperta si muove con tutte le carte che ha sopra, in ordine o no; solo quella che prendi, sotto le altre, deve essere adatta.',
  },
  unit: 'Più carte si muovono insieme solo se sono una [sequenza|run] di un solo [seme|suit].',
  unitSteps: 'Più carte si muovono insieme solo in questo ordine:',
  limit: {
    cells: 'Si sposta insieme al massimo una carta in più rispetto al numero di celle vuote.',
    columns:
      'Si muovono insieme al massimo tante carte quante le colonne vuote ne farebbero passare una per una.',
    both: 'Si muovono insieme al massimo tante carte quante le celle e le colonne vuote ne farebbero passare una per una.',
  },
  play: 'La [carta in cima|top card] {from.a} può andare {to.verso}.',
  cellTakes: '{pile.vuota} accetta una carta {from.diUna}; da lì può andare {to.verso}.',
  turnsUp: 'Una carta [coperta|face down] che resta libera si scopre da sola.',

  fill: '{name}: la [carta in cima|top card] [riempie|fill] subito una colonna vuota.',
  fillLater: 'Quando non ne resta nessuna, le colonne vuote le riempi tu.',
  empty: {
    none: 'Su una colonna vuota non si può mettere nessuna carta.',
    any: 'Una colonna vuota accetta qualsiasi carta.',
    run: 'Una colonna vuota accetta qualsiasi carta o [sequenza|run].',
    rank: 'Una colonna vuota accetta solo {ranks.un}, da solo o con le carte che ha sopra.',
    base: 'Una colonna vuota accetta solo il [valore|rank] della [carta iniziale|base card].',
    from: 'Una colonna vuota accetta qualsiasi carta {from.diUna}.',
    rankFrom: 'Delle carte {from.diUna}, una colonna vuota accetta solo {ranks.un}.',
  },
  onceEmpty: '{name}: questo vale solo quando non ci resta nessuna carta.',

  pairs: 'Due carte [disponibili|available] i cui [valori|rank] fanno insieme {n} si tolgono insieme.',
  counts: 'L’asso conta 1, il fante 11, la donna 12, il re 13.',
  alone: '{ranks.un} si toglie da solo.',
  pairsFrom: 'Le due carte vengono {from.daUna}.',
  stacked: 'Anche le due carte più in alto {from.diUna} si possono togliere insieme.',
  collects:
    'Appena una [sequenza|run] di un solo [seme|suit], dal re all’asso, si trova alla fine di una colonna, va da sola su una base.',
  collectsSteps:
    'Una [successione|sequence] completa alla fine di una colonna va da sola su una base. Numero delle sue carte: {n}.',

  draw: {
    one: 'Gira le carte del [mazzo|stock] una per volta {to.verso}, quando vuoi.',
    many: 'Gira le carte del [mazzo|stock] {n} per volta {to.verso}, quando vuoi.',
    other: 'Gira le carte del [mazzo|stock] {n} per volta {to.verso}, quando vuoi.',
  },
  drawOpen:
    'Puoi mettere la [carta girata|turned card] nel [pozzo|waste] quando vuoi; la prossima ne prende il posto.',
  drawColumns: {
    one: 'Dai una carta del [mazzo|stock] a ogni colonna, quando vuoi.',
    many: 'Dai {n} carte del [mazzo|stock] a ogni colonna, quando vuoi.',
    other: 'Dai {n} carte del [mazzo|stock] a ogni colonna, quando vuoi.',
  },
  lastDeal: {
    one: 'L’ultima volta ne riceve solo la prima colonna.',
    many: 'L’ultima distribuzione raggiunge solo le prime {n} colonne.',
    other: 'L’ultima distribuzione raggiunge solo le prime {n} colonne.',
  },
  blockedBy: {
    empty: 'Non puoi dare carte finché una colonna è vuota.',
    fillable: 'Non puoi dare carte finché potresti riempire una colonna vuota.',
  },
  noRedeal: 'Non c’è [ridistribuzione|redeal].',
  turnOver:
    'Quando il mazzo è vuoto, [rigira il pozzo|redeal]: torna a essere il mazzo, nello stesso ordine.',
  gather:
    'Puoi [ridistribuire|redeal] in ogni momento: le colonne vengono [raccolte|gather] e date di nuovo senza mescolare. Carte per ciascuna: {n}.',
  unlimited: 'Puoi farlo quante volte vuoi.',
  times: { one: 'Si può fare una volta.', many: 'Si può fare {n} volte.', other: 'Si può fare {n} volte.' },

  lost: {
    plays: 'La partita è [persa|lost] quando non rimane nessuna giocata.',
    draws: 'La partita è [persa|lost] quando non si può più arrivare a nessuna giocata.',
    stock: 'La partita è [persa|lost] quando non rimane nessuna giocata e il [mazzo|stock] è esaurito.',
  },
  putBack: 'Non conta una giocata che la ridistribuzione successiva disferebbe soltanto.',

  stake: 'Le carte costano {n}, la tua [puntata|stake]. Il saldo è il punteggio meno la puntata.',
  startPoints: 'Punti all’inizio: {n}.',
  playPoints: 'Punti per ogni carta {to.verso}: {n}.',
  fromPoints: 'Punti per ogni carta spostata {from.daUna} {to.verso}: {n}.',
  otherPoints: 'Punti per ogni altra carta {to.verso}: {n}.',
  rankPoints: 'Ogni carta {to.verso} dà tanti punti quanto il suo [valore|rank].',
  streak: 'Finché non giri carte dal mazzo, ogni carta successiva vale di più; aumento: {n}.',
  collected: 'Punti per ogni [sequenza|run] completa: {n}.',
  turned: 'Punti per ogni carta {from.diUna} che si scopre: {n}.',
  moved: 'Punti per ogni mossa: {n}.',
  drawn: 'Punti per ogni volta che [giri|draw] carte dal mazzo: {n}.',
  redealt: 'Punti per ogni [giro del pozzo|redeal]: {n}.',
  freeRedeals: 'Giri gratuiti: {n}.',
  won: 'Punti per l’obiettivo raggiunto: {n}.',
  leftOver: 'Punti per ogni carta {from.diUna} che resta allora: {n}.',
  floor: 'Il punteggio non scende mai sotto {n}.',
  lowest: 'Più basso è il punteggio, meglio è.',
  noScore: 'Non si contano punti.',
};
