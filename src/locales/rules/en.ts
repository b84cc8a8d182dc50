// English: the sentences that describe the rules of games without a help of their own. Each sentence is complete, since
// languages order and inflect words differently; a game uses those that its description calls for.
//
// `{n}` is a number, and selects the plural form; `{list}` is a list. `{name}` names all piles of a group ("Columns"),
// `{pile}` one of them ("cell"). `{from}` and `{to}` are kinds of pile joined with "or", `{ranks}` are ranks; they can be
// requested in a grammatical form: `{to.a}`.

export const ruleTexts = {
  /** A sentence about one of several groups of the same kind. */
  ofGroup: '{name}: {text}',

  // the goal
  goalFoundations: 'Bring all {n} cards to the [foundations|foundation].',
  goalRuns: 'Bring all {n} cards to the [foundations|foundation], in complete [runs|run] of one [suit].',
  goalClear: 'Clear the [tableau] of all {n} cards.',
  /** `name`: the piles that must hold all cards, such as "Discard pile". */
  goalFull: 'Bring all {n} cards here: {name}.',
  goalEmpty: 'Clear these piles: {name}.',
  base: 'All [foundations|foundation] start with the same [rank], the [base card].',
  fewest: 'Where that cannot be done, leave as few as possible.',
  net: 'It also counts as a success to reach a net score of {n}.',

  // the table
  decks: 'Two decks are used.',
  /** `suits`: a list of names: "spades, hearts". */
  suits: 'The decks have only these [suits|suit]: {suits}.',
  /** `ranks`: one rank. */
  starts: 'Each [foundation] starts with {ranks.a}.',
  columns: { one: 'There is {n} [column].', other: 'There are {n} [columns|column].' },
  /** Follows `columns` or `reserve`; the same number in each pile. */
  each: { one: 'Each begins with {n} card.', other: 'Each begins with {n} cards.' },
  /** Follows `columns`, `cells` or `reserve`, as do the next sentences. */
  sizes: 'The numbers of cards at the start, from the first to the last: {list}.',
  open: 'All these cards lie face up.',
  topUp: 'Only [top cards|top card] lie face up.',
  downSizes: 'The numbers of [face-down|face down] cards, from the first to the last: {list}.',
  sink: 'In its column, {ranks.a} lies at the bottom.',
  /** `n`: never 1. */
  overlap: 'On the table, {n} cards overlap. Each is [available] once no other lies on it.',
  coveredDown: '[Covered|covered] ones lie [face down].',
  /** Free cells. `name`: "Cells", or "Reserve" if the game does not name them. */
  cells: '{name}: {n}, for one card each.',
  reserve: { one: '{name}: {n} card at the start.', other: '{name}: {n} cards at the start.' },
  singles: 'They lie side by side, face up; each may go to {to.a}.',
  lastUp: 'They lie [face down]; only the last one turns up.',
  stock: { one: 'The other card is the [stock].', other: 'The other {n} cards are the [stock].' },
  stockOpen: 'Its next card, the [turned card], always lies face up.',

  // building
  foundationsAce: '[Foundations|foundation] [build] up in [suit], from ace to king.',
  foundationsKing: '[Foundations|foundation] [build] down in [suit], from king to ace.',
  foundationsUp: '[Foundations|foundation] [build] up in [suit].',
  stays: 'What lies on a [foundation] stays there.',
  takeBack: 'You may [take back] the [top card] of a [foundation].',
  columnsDown: '[Columns|column] [build] down.',
  discardNext:
    'An [available] card goes to the [discard pile] if its [rank] is one higher or one lower than that of the card there.',
  /** A build by one rank, of piles other than the above. Each is followed by a sentence of `suit`. */
  up: '{name}: cards are [built|build] up.',
  down: '{name}: cards are [built|build] down.',
  /** `list`: differences of ranks, such as "1, −1". Followed by a sentence of `suit`. */
  steps: '{name}: the [rank] of a card, less that of the card under it, must be one of these: {list}.',
  /** Each follows `columnsDown`, `discardNext`, `up`, `down` or `steps`. */
  suit: {
    same: 'Each card goes on one of its own [suit].',
    alternate: '[Colours alternate|alternating colours]: red goes on black, black on red.',
    sameColour: 'Red goes on red, black on black.',
    different: 'Each card goes on one of another [suit].',
    any: 'The [suit] does not matter.',
  },
  wrap: 'Ranks [wrap]: king and ace follow each other.',
  noWrap: 'King and ace do not follow each other.',
  stopOn: 'Nothing goes on {ranks.a}.',
  atMost: 'The maximum number of cards in a column: {n}.',
  closed: 'Nothing goes onto a column.',

  // what moves
  gives: {
    top: 'Of a column, only the [top card] moves.',
    run: 'A [run] goes onto another column only as a whole; its [top card] may go to a foundation.',
    'top-or-run': 'Of a column, the [top card] moves alone, or the whole [run] at its end together.',
    column: 'A column goes onto another only as a whole; its [top card] may go to a foundation.',
    any: 'A [run], or a part of it, moves as one.',
    group:
      'Any face-up card moves with all cards on it, in order or not; only the lowest of them has to fit.',
  },
  unit: 'Several cards move together only if they are a [run] of one [suit].',
  /** Followed by `steps`. */
  unitSteps: 'Several cards move together only in this order:',
  limit: {
    cells: 'At most one card more moves at once than there are empty cells.',
    columns: 'At most as many cards move at once as empty columns would allow one by one.',
    both: 'At most as many cards move at once as empty cells and columns would allow one by one.',
  },
  /** `from`: one pile; `to`: one or more kinds, joined with "or". */
  play: 'The [top card] of {from.a} may go to {to.a}.',
  cellTakes: 'An empty {pile} takes one card from {from.a}; from there, it may go to {to.a}.',
  turnsUp: 'A [face-down|face down] card that is uncovered is turned up automatically.',

  // empty columns
  /** `name`: the piles that fill, such as "Reserve". */
  fill: '{name}: the [top card] there [fills|fill] an empty column at once.',
  fillLater: 'When none is left, you fill empty columns yourself.',
  empty: {
    none: 'You cannot put a card on an empty column.',
    any: 'An empty column takes any card.',
    run: 'An empty column takes any card or [run].',
    rank: 'An empty column takes only {ranks.a}, alone or with the cards on it.',
    base: 'An empty column takes only the [rank] of the [base card].',
    from: 'An empty column takes any card from {from.a}.',
    rankFrom: 'From {from.a}, an empty column takes only {ranks.a}.',
  },
  /** About the sentence before it. `name`: the piles that must be empty. */
  onceEmpty: '{name}: this applies only when no card is left there.',

  // pairs and complete runs
  pairs: 'Two [available] cards whose [ranks|rank] add up to {n} leave together.',
  counts: 'An ace counts 1, a jack 11, a queen 12, a king 13.',
  alone: '{ranks.a} leaves alone.',
  pairsFrom: 'They come from {from.a}.',
  stacked: 'The two uppermost cards of {from.a} may leave together, too.',
  collects:
    'As soon as a [run] of one [suit] from king to ace ends a column, it goes to a foundation automatically.',
  collectsSteps:
    'A complete [sequence] at the end of a column goes to a foundation automatically. Its cards: {n}.',

  // the stock
  /** `to`: the waste or the discard pile. */
  draw: {
    one: 'Turn cards one at a time from the [stock] onto {to.a}, whenever you like.',
    other: 'Turn {n} cards at a time from the [stock] onto {to.a}, whenever you like.',
  },
  /** Only for a stock whose next card is face up. */
  drawOpen: 'You may lay the [turned card] on the [waste] whenever you like; the next one takes its place.',
  drawColumns: {
    one: 'Deal one card from the [stock] onto each column, whenever you like.',
    other: 'Deal {n} cards from the [stock] onto each column, whenever you like.',
  },
  lastDeal: {
    one: 'The last deal reaches only the first column.',
    other: 'The last deal reaches only the first {n} columns.',
  },
  blockedBy: {
    empty: 'You may not deal while a column is empty.',
    fillable: 'You may not deal while you could fill an empty column.',
  },
  noRedeal: 'There is no [redeal].',
  turnOver:
    'When the stock is empty, [turn over the waste|redeal]: it becomes the stock again, in the same order.',
  gather:
    'You may [redeal] at any time: the columns are [gathered|gather] and dealt again, unshuffled. Cards for each: {n}.',
  /** Follows `turnOver`. */
  unlimited: 'You may do so as often as you like.',
  /** Follows `turnOver`, `gather` or `drawColumns`. */
  times: { one: 'You may do so once.', other: 'You may do so {n} times.' },

  // the end
  lost: {
    plays: 'The game is [lost] when no play is left.',
    draws: 'The game is [lost] when no play can be reached any more.',
    stock: 'The game is [lost] when no play is left and the [stock] is used up.',
  },
  putBack: 'A play that the next redeal would only put back does not count.',

  // the score
  /** `n` in this section: points, which may be negative. */
  stake: 'The deck costs {n}, your [stake]. Net is the score less the stake.',
  startPoints: 'Points at the start: {n}.',
  playPoints: 'Points for each card to {to.a}: {n}.',
  fromPoints: 'Points for each card from {from.a} to {to.a}: {n}.',
  otherPoints: 'Points for each other card to {to.a}: {n}.',
  rankPoints: 'Each card to {to.a} scores its [rank].',
  streak: 'Without a draw in between, each further card scores more by: {n}.',
  collected: 'Points for each complete [run]: {n}.',
  turned: 'Points for each card that turns up in {from.a}: {n}.',
  moved: 'Points for each move: {n}.',
  drawn: 'Points for each [draw]: {n}.',
  redealt: 'Points for each [redeal]: {n}.',
  freeRedeals: 'Number of free redeals: {n}.',
  won: 'Points for reaching the goal: {n}.',
  leftOver: 'Points for each card then left in {from.a}: {n}.',
  floor: 'The score never falls below {n}.',
  lowest: 'The lower the score, the better.',
  noScore: 'No points are counted.',
};
