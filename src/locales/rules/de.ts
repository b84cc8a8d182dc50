// German: the sentences that describe the rules of games without a help of their own.
import type { RuleTexts } from '../texts.js';

export const ruleTexts: RuleTexts = {
  ofGroup: '{name}: {text}',

  goalFoundations: 'Bring alle {n} Karten auf die [Zielstapel|foundation].',
  goalRuns:
    'Bring alle {n} Karten auf die [Zielstapel|foundation], in vollständigen [Folgen|run] einer [Farbe|suit].',
  goalClear: 'Räume alle {n} Karten vom [Tableau|tableau].',
  goalFull: 'Bring alle {n} Karten hierher: {name}.',
  goalEmpty: 'Räume diese Stapel: {name}.',
  base: 'Alle [Zielstapel|foundation] beginnen mit demselben [Rang|rank], dem der [Grundkarte|base card].',
  fewest: 'Wo das nicht geht, lass so wenige wie möglich übrig.',
  net: 'Es gilt auch als Erfolg, netto {n} zu erreichen.',

  decks: 'Gespielt wird mit zwei Kartenspielen.',
  suits: 'Es gibt nur diese [Farben|suit]: {suits}.',
  starts: 'Auf jedem [Zielstapel|foundation] liegt zuerst {ranks.a}.',
  columns: { one: 'Es gibt {n} [Spalte|column].', other: 'Es gibt {n} [Spalten|column].' },
  each: { one: 'Jede beginnt mit {n} Karte.', other: 'Jede beginnt mit {n} Karten.' },
  sizes: 'Die Zahl der Karten am Anfang, von links nach rechts: {list}.',
  open: 'Alle diese Karten liegen offen.',
  topUp: 'Nur die [obersten Karten|top card] liegen offen.',
  downSizes: 'Die Zahl der [verdeckten|face down] Karten, von links nach rechts: {list}.',
  sink: 'In seiner Spalte liegt {ranks.a} ganz unten.',
  overlap:
    'Auf dem Tisch überlappen sich {n} Karten. Jede ist [frei|available], wenn keine andere mehr auf ihr liegt.',
  coveredDown: '[Bedeckte|covered] liegen [verdeckt|face down].',
  cells: '{name}: {n}, für je eine Karte.',
  reserve: { one: '{name}: {n} Karte am Anfang.', other: '{name}: {n} Karten am Anfang.' },
  singles: 'Sie liegen offen nebeneinander; jede darf {to.onto}.',
  lastUp: 'Sie liegen [verdeckt|face down]; nur die letzte deckt sich auf.',
  stock: {
    one: 'Die übrige Karte ist der [Talon|stock].',
    other: 'Die übrigen {n} Karten sind der [Talon|stock].',
  },
  stockOpen: 'Seine nächste Karte, die [aufgedeckte Karte|turned card], liegt immer offen.',

  foundationsAce:
    'Auf den [Zielstapeln|foundation] wird in einer [Farbe|suit] aufsteigend [gebaut|build], vom Ass zum König.',
  foundationsKing:
    'Auf den [Zielstapeln|foundation] wird in einer [Farbe|suit] absteigend [gebaut|build], vom König zum Ass.',
  foundationsUp: 'Auf den [Zielstapeln|foundation] wird in einer [Farbe|suit] aufsteigend [gebaut|build].',
  stays: 'Was auf einem [Zielstapel|foundation] liegt, bleibt dort.',
  takeBack: 'Du darfst die [oberste Karte|top card] eines [Zielstapels|foundation] [zurückholen|take back].',
  columnsDown: 'Auf den [Spalten|column] wird absteigend [gebaut|build].',
  discardNext:
    'Eine [freie|available] Karte darf auf den [Abwurfstapel|discard pile], wenn ihr [Rang|rank] um eins höher oder niedriger ist als der der Karte dort.',
  up: '{name}: Hier wird aufsteigend [gebaut|build].',
  down: '{name}: Hier wird absteigend [gebaut|build].',
  steps:
    '{name}: Der [Rang|rank] einer Karte, abzüglich desjenigen der Karte unter ihr, muss einer von diesen sein: {list}.',
  suit: {
    same: 'Jede Karte kommt auf eine ihrer eigenen [Farbe|suit].',
    alternate:
      'Dabei wechseln [Rot und Schwarz|alternating colours]: rote auf schwarze Karten, schwarze auf rote.',
    sameColour: 'Rot kommt auf Rot, Schwarz auf Schwarz.',
    different: 'Jede Karte kommt auf eine einer anderen [Farbe|suit].',
    any: 'Die [Farbe|suit] spielt keine Rolle.',
  },
  wrap: 'Es geht [um die Ecke|wrap]: König und Ass folgen aufeinander.',
  noWrap: 'König und Ass folgen nicht aufeinander.',
  stopOn: 'Auf {ranks.acc} kommt keine Karte.',
  atMost: 'Höchstzahl der Karten in einer Spalte: {n}.',
  closed: 'Auf eine Spalte kommt keine Karte.',

  gives: {
    top: 'Von einer Spalte bewegt sich nur die [oberste Karte|top card].',
    run: 'Eine [Folge|run] darf nur als Ganzes auf eine andere Spalte; ihre [oberste Karte|top card] darf auf einen Zielstapel.',
    'top-or-run':
      'Von einer Spalte bewegt sich die [oberste Karte|top card] allein oder die ganze [Folge|run] an ihrem Ende.',
    column:
      'Eine Spalte darf nur als Ganzes auf eine andere; ihre [oberste Karte|top card] darf auf einen Zielstapel.',
    any: 'Eine [Folge|run] oder ein Teil davon lässt sich als Ganzes bewegen.',
    group:
      'Jede offene Karte bewegt sich mit allen Karten auf ihr, geordnet oder nicht; nur die unterste muss passen.',
  },
  unit: 'Mehrere Karten bewegen sich nur gemeinsam, wenn sie eine [Folge|run] einer [Farbe|suit] sind.',
  unitSteps: 'Mehrere Karten bewegen sich nur in dieser Ordnung gemeinsam:',
  limit: {
    cells: 'Auf einmal bewegt sich höchstens eine Karte mehr, als Zellen leer sind.',
    columns:
      'Auf einmal bewegen sich höchstens so viele Karten, wie über leere Spalten einzeln möglich wären.',
    both: 'Auf einmal bewegen sich höchstens so viele Karten, wie über leere Zellen und Spalten einzeln möglich wären.',
  },
  play: 'Die [oberste Karte|top card] {from.off} darf {to.onto}.',
  cellTakes: '{pile.empty} nimmt eine Karte {from.off}; von dort darf sie {to.onto}.',
  turnsUp: 'Eine [verdeckte|face down] Karte, die frei wird, deckt sich von selbst auf.',

  fill: '{name}: Die [oberste Karte|top card] von dort [füllt|fill] eine leere Spalte sofort.',
  fillLater: 'Ist dort keine mehr, füllst du leere Spalten selbst.',
  empty: {
    none: 'Auf eine leere Spalte darfst du keine Karte legen.',
    any: 'Eine leere Spalte nimmt jede Karte.',
    run: 'Eine leere Spalte nimmt jede Karte oder [Folge|run].',
    rank: 'Eine leere Spalte nimmt nur {ranks.acc}, allein oder mit den Karten darauf.',
    base: 'Eine leere Spalte nimmt nur den [Rang|rank] der [Grundkarte|base card].',
    from: 'Eine leere Spalte nimmt jede Karte {from.off}.',
    rankFrom: 'Eine leere Spalte nimmt {from.off} nur {ranks.acc}.',
  },
  onceEmpty: '{name}: Das gilt erst, wenn dort keine Karte mehr liegt.',

  pairs: 'Zwei [freie|available] Karten, deren [Ränge|rank] zusammen {n} ergeben, kommen gemeinsam weg.',
  counts: 'Ein Ass zählt 1, ein Bube 11, eine Dame 12, ein König 13.',
  alone: '{ranks.a} kommt allein weg.',
  pairsFrom: 'Die Karten kommen {from.off}.',
  stacked: 'Auch die beiden obersten Karten {from.off} dürfen gemeinsam weg.',
  collects:
    'Sobald eine [Folge|run] einer [Farbe|suit] vom König zum Ass am Ende einer Spalte liegt, geht sie von selbst auf einen Zielstapel.',
  collectsSteps:
    'Eine vollständige [Reihenfolge|sequence] am Ende einer Spalte geht von selbst auf einen Zielstapel. Zahl ihrer Karten: {n}.',

  draw: {
    one: 'Decke Karten einzeln vom [Talon|stock] {to.onto} auf, wann immer du willst.',
    other: 'Decke je {n} Karten vom [Talon|stock] {to.onto} auf, wann immer du willst.',
  },
  drawOpen:
    'Du darfst die [aufgedeckte Karte|turned card] auf die [Ablage|waste] legen, wann immer du willst; die nächste tritt an ihre Stelle.',
  drawColumns: {
    one: 'Gib vom [Talon|stock] eine Karte auf jede Spalte, wann immer du willst.',
    other: 'Gib vom [Talon|stock] {n} Karten auf jede Spalte, wann immer du willst.',
  },
  lastDeal: {
    one: 'Beim letzten Mal bekommt nur die erste Spalte eine.',
    other: 'Beim letzten Mal bekommen nur die ersten {n} Spalten eine.',
  },
  blockedBy: {
    empty: 'Solange eine Spalte leer ist, darfst du nicht geben.',
    fillable: 'Solange du eine leere Spalte füllen könntest, darfst du nicht geben.',
  },
  noRedeal: '[Neu gegeben|redeal] wird nicht.',
  turnOver:
    'Ist der Talon leer, [wende die Ablage|redeal]: Sie wird in derselben Reihenfolge wieder zum Talon.',
  gather:
    'Du darfst jederzeit [neu geben|redeal]: Die Spalten werden [eingesammelt|gather] und ungemischt wieder ausgelegt. Karten für jede: {n}.',
  unlimited: 'Das darfst du, sooft du willst.',
  times: { one: 'Das darfst du einmal.', other: 'Das darfst du {n}-mal.' },

  lost: {
    plays: 'Das Spiel ist [verloren|lost], wenn sich keine Karte mehr spielen lässt.',
    draws: 'Das Spiel ist [verloren|lost], wenn sich keine Karte mehr spielen lässt, was du auch tust.',
    stock:
      'Das Spiel ist [verloren|lost], wenn sich keine Karte mehr spielen lässt und der [Talon|stock] aufgebraucht ist.',
  },
  putBack: 'Ein Zug, den das nächste Neugeben nur zurücknehmen würde, zählt nicht.',

  stake:
    'Das Kartenspiel kostet {n}, das ist dein [Einsatz|stake]. Netto ist der Punktestand abzüglich des Einsatzes.',
  startPoints: 'Punkte am Anfang: {n}.',
  playPoints: 'Punkte für jede {to.onto} gespielte Karte: {n}.',
  fromPoints: 'Punkte für jede Karte {from.off} {to.onto}: {n}.',
  otherPoints: 'Punkte für jede andere {to.onto} gespielte Karte: {n}.',
  rankPoints: 'Jede Karte {to.onto} bringt so viele Punkte wie ihr [Rang|rank].',
  streak: 'Solange du nicht aufdeckst, zählt jede weitere Karte {n} mehr als die vorige.',
  collected: 'Punkte für jede vollständige [Folge|run]: {n}.',
  turned: 'Punkte für jede Karte, die sich dort aufdeckt ({from}): {n}.',
  moved: 'Punkte für jeden Zug: {n}.',
  drawn: 'Punkte für jedes [Aufdecken|draw]: {n}.',
  redealt: 'Punkte für jedes [Wenden|redeal]: {n}.',
  freeRedeals: 'So oft ist es kostenlos: {n}.',
  won: 'Punkte für das Erreichen des Ziels: {n}.',
  leftOver: 'Ist das Ziel erreicht, Punkte für jede übrige Karte ({from}): {n}.',
  floor: 'Der Punktestand sinkt nie unter {n}.',
  lowest: 'Je niedriger der Punktestand, desto besser.',
  noScore: 'Punkte werden nicht gezählt.',
};
