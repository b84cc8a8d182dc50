// English: the rules of each game, the meaning of its options, and the glossary of card games.
//
// `[stock]` links to that entry of the glossary; `[columns|column]` links to `column` with the text `columns`. A new
// line begins a paragraph.

/**
 * The help of one game. `{scoring}` is replaced by the sentence for the current value of that option.
 * `{takeBack=true:…}` is shown only if that option has that value.
 */
export interface HelpText {
  readonly goal: string;
  readonly table: string;
  readonly moves: string;
  readonly score: string;
  readonly strategy: string;
  /** The meaning of each value of an option; `n` applies to all numbers without a separate text. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** An entry of the glossary. */
export interface Term {
  readonly term: string;
  readonly means: string;
}

const bet =
  'The deck costs 52, your [stake], and each card on a [foundation] pays 5. Net is what was paid less the stake.';
const end = {
  'no-play': 'The game is [lost] when no play is left and drawing cannot bring one.',
  'empty-stock': 'The game is [lost] when no play is left and the [stock] is used up.',
};
const split = 'A [run] may be split: any of its cards moves, together with those on it.';

export const helpTexts: Readonly<Record<string, HelpText>> = {
  reno: {
    goal: 'Bring cards to the [foundations|foundation]. Hardly any deal is [winnable], so Reno is a bet: 11 cards win back your [stake], and breaking even is the achievement.',
    table:
      'The [reserve] holds 13 cards and shows one. Four [columns|column] begin with one card each. The rest is the [stock]; its next card, the [turned card], always shows. Beside it is room for the [waste]. The game resembles Canfield, which is Demon here; but there the waste comes round again.',
    moves:
      '[Foundations|foundation] [build] up in [suit], from ace to king; [columns|column] build down in [alternating colours]. The [turned card] and the [top cards|top card] of [waste] and [reserve] may go to either. A column goes onto another only as a whole; its top card alone, only to a foundation.\nPlayed or laid on the waste, the turned card makes way for the next; there is no [redeal].\nAn empty column takes only the top card of the reserve, of any [rank]; once the reserve is used up, a king, turned or from the waste.\n{end}',
    score: `${bet} Eleven cards win the stake back, all 52 pay 260.`,
    strategy:
      'Join [columns|column] to make gaps: each lets a card out of the [reserve], which hides 12 cards at the start. Before you lay a card on the [waste], look at the one it buries: there is no second round.',
    options: { end },
  },
  klondike: {
    goal: 'Bring all 52 cards to the [foundations|foundation].',
    table:
      'Seven [columns|column] hold one to seven cards, all [face down] but the [top card]. The other 24 are the [stock]; cards turned from it lie on the [waste].',
    moves:
      '[Foundations|foundation] [build] up in [suit], from ace to king. [Columns|column] build down in [alternating colours]: a red 6 goes on a black 7. The [top cards|top card] of [waste] and columns may go to a foundation; the waste card, or a [run], to a column.\nAn empty column takes only a king, alone or with the cards on it. A [face-down|face down] card that is uncovered is turned up automatically.\nTurn cards from the [stock] whenever you like. When it is empty, [turn over the waste|redeal]: it becomes the stock again, in the same order.\nThe game is [lost] when no play can be reached any more, however often you [draw].',
    score: '{scoring}',
    strategy:
      'Plays that turn up a card come first, above all in the long [columns|column]. Do not empty a column before you have a king for it. Not every card has to go to its [foundation] at once: it may still have to hold another.',
    options: {
      draw: {
        3: 'Three cards are turned at a time, and only the last is [available].',
        1: 'Cards are turned one at a time.',
      },
      redeals: {
        unlimited: 'You may [turn over the waste|redeal] as often as you like.',
        n: 'Times you may [turn over the waste|redeal]: {n}.',
      },
      runs: { whole: 'A [run] goes onto another [column] only as a whole.', any: split },
      takeBack: {
        false: 'What lies on a [foundation] stays there.',
        true: 'You may [take back] the [top card] of a [foundation].',
      },
      scoring: {
        standard:
          'A card from the [waste] to a [column] brings 5 points, a card that turns up in a column 5, a card to a [foundation] 10{takeBack=true:; one you [take back] costs 15}. Turning one at a time, each time you [turn over the waste|redeal] costs 100; by threes, 20 from the fourth on. The score never falls below 0.',
        vegas: `${bet}{takeBack=true: A card you [take back] costs 5.}`,
        none: 'No points are counted.',
      },
    },
  },
  cruel: {
    goal: 'Bring all cards to the [foundations|foundation], where the aces already are.',
    table:
      'The other 48 cards lie face up in twelve [columns|column] of four. The [stock] is empty: it is only the place to click for a [redeal].',
    moves:
      'Only the [top card] of a [column] is [available]. It goes to its [foundation], which [builds|build] up in [suit] to the king, or onto the next higher card of its suit on another column.\nAn empty column takes nothing until you [redeal], which you may do at any time: the columns are [gathered|gather] and dealt again by fours, unshuffled. A redeal that would change nothing is not allowed.\nThe game is [lost] when no play is left and redeals bring none; a play that the next redeal would only put back does not count.',
    score: 'Each card you bring to a [foundation] scores 1, at most 48.',
    strategy:
      'Where you have a choice, [build] on the highest [rank]. A [redeal] leaves everything before the first changed [column] as it was, so plays on the left stir up the most.',
  },
  demon: {
    goal: 'Bring all 52 cards to the [foundations|foundation], 13 on each. All four start with the same [rank], the [base card]. In America, the game is known as Canfield.',
    table:
      'The [reserve], called the Demon, shows only one card. The next starts the first [foundation] and so sets the [base card]. Four [columns|column] begin with one card each; the rest is the [stock]; cards turned from it lie on the [waste].',
    moves:
      '[Foundations|foundation] [build] up in [suit], [columns|column] down in [alternating colours], and both [wrap]. The [top cards|top card] of [waste] and Demon may go to either; a column goes onto another, and its top card to a foundation.\nAn empty column is [filled|fill] at once from the Demon; when that is used up, it takes the top card of the waste, whenever you like.\nTurn three cards at a time from the [stock]; when it is empty, [turn over the waste|redeal], as often as you like: it becomes the stock again, in the same order.\nThe game is [lost] when no play can be reached any more, however often you [draw].',
    score: '{scoring}',
    strategy:
      'Make all moves you can before you turn the next three cards. Of two cards that fit, play the one from the Demon: the [waste] comes round again. Before you move a [column] away, look which card would [fill] the gap. One card played from the waste changes which cards come up in the next round.',
    options: {
      reserve: { n: 'The Demon holds {n} cards at the start.' },
      runs: { whole: 'A [column] goes onto another only as a whole.', any: split },
      scoring: {
        cards: 'Each card on a [foundation] scores 1. The one dealt there counts, too.',
        vegas: `${bet} The card dealt there counts, too.`,
      },
    },
  },
  'over-under': {
    goal: 'Clear all [columns|column]: play their 35 cards to the [discard pile]. Where that cannot be done, leave as few as possible.',
    table:
      'Seven [columns|column] of five cards lie face up. One card starts the [discard pile], 16 are the [stock].',
    moves:
      'The [top card] of a [column] goes to the [discard pile] if its [rank] is one higher or one lower than that of the card there, in any [suit]. Ace is low, king is high, and nothing goes on a king.\nTurn a card from the [stock] onto the pile whenever you like, even while you could play; there is no [redeal].\n{end}',
    score:
      'Cards you play score their [rank]: ace 1, jack 11, queen 12, king 13. Turned cards score nothing. Clearing all [columns|column] adds 5,000.',
    strategy:
      'Look ahead before you play: going up or down, which way takes more cards along? Keep a king for the end, when you would turn a card anyway. A card held back now may join two others later.',
    options: { end },
  },
};

/** The glossary, by the names that texts link to; sorted by term when shown. */
export const glossary = {
  'alternating colours': {
    term: 'alternating colours',
    means: 'Red on black, black on red. Hearts and diamonds are red.',
  },
  'auto-finish': {
    term: 'auto-finish',
    means: 'When nothing is hidden any more, the remaining cards are moved to the foundations for you.',
  },
  available: {
    term: 'available',
    means: 'Free to be played. Mostly that is a [top card], never one that is [covered].',
  },
  'base card': {
    term: 'base card',
    means:
      'The [rank] that all [foundations|foundation] start with: mostly the ace, in Demon as the deal has it.',
  },
  blocked: { term: 'blocked', means: 'Said of a game that is [lost]: nothing more can be played.' },
  bookmark: { term: 'bookmark', means: 'A moment of the game that you mark, to come back to it later.' },
  build: {
    term: 'build',
    means: 'To put cards on one another in order: up, towards the king, or down, towards the ace.',
  },
  column: {
    term: 'column',
    means: 'One pile of the [tableau], spread so that every card in it can be seen.',
  },
  'comes out': {
    term: 'comes out',
    means: 'Said of a game that is won: all cards are where they belong, as on the [foundations|foundation].',
  },
  covered: { term: 'covered', means: 'Lying under another card.' },
  'deal number': {
    term: 'deal number',
    means: 'Names one order of the deck. The same number gives everybody the same cards.',
  },
  'discard pile': {
    term: 'discard pile',
    means: 'Where cards are laid for good, in games without a [foundation].',
  },
  draw: { term: 'draw', means: 'To turn cards from the [stock] onto the [waste] or the [discard pile].' },
  exposed: { term: 'exposed', means: 'An older word for [available]: with no other card on it.' },
  'face down': { term: 'face down', means: 'With only its back showing. Such a card cannot be played.' },
  fill: {
    term: 'fill',
    means:
      'To put a card into an empty [column]. The rules say which, and whether this happens automatically.',
  },
  foundation: {
    term: 'foundation',
    means:
      'A pile that is built up in one [suit]. When all cards are there, you have won. [Auto-finish|auto-finish] spares you the last steps.',
  },
  gather: {
    term: 'gather',
    means: 'To pick up the [columns|column], the first one first, and make a deck of them again.',
  },
  hint: {
    term: 'hint',
    means: 'A useful move, and why. It looks at nothing that you cannot know, unless it says so.',
  },
  'holding pile': { term: 'holding pile', means: 'The name of the [reserve] in the original Reno.' },
  lost: {
    term: 'lost',
    means:
      'No play is left, and none comes by turning cards or by [redeals|redeal]. You can still undo, or go back to a [bookmark].',
  },
  pack: { term: 'pack', means: 'A deck: the 52 cards of a game, in the order that the [deal number] names.' },
  rank: { term: 'rank', means: 'Ace, 2 to 10, jack, queen, king: what a card is apart from its [suit].' },
  redeal: {
    term: 'redeal',
    means: 'A new [stock] made of the [waste], or [columns|column] dealt anew. The cards are not shuffled.',
  },
  reserve: {
    term: 'reserve',
    means:
      'A pile dealt at the start, to be used up. Usually only its [top card] shows, and only that can be played.',
  },
  run: { term: 'run', means: 'Cards at the end of a [column] that are [built|build] on one another.' },
  sequence: { term: 'sequence', means: 'Cards in order: on a [foundation], or in a [column] as a [run].' },
  stake: { term: 'stake', means: 'What the deck costs you before the first card is played.' },
  stock: {
    term: 'stock',
    means: 'The cards still to be turned, mostly [face down]. To turn some is to [draw].',
  },
  suit: { term: 'suit', means: 'Spades, hearts, diamonds or clubs.' },
  tableau: {
    term: 'tableau',
    means: 'Usually all the [columns|column] together, where most of the play is.',
  },
  'take back': {
    term: 'take back',
    means: 'To return a card from a [foundation] to a [column]. Only a house rule allows it.',
  },
  'top card': {
    term: 'top card',
    means: 'The card on which no other lies. In a [column] it is the one nearest to you.',
  },
  'turned card': {
    term: 'turned card',
    means: 'In Reno: the next card of the [stock], face up, to be played or laid on the [waste].',
  },
  waste: {
    term: 'waste',
    means: 'Where turned cards go until they can be played. Only the last is [available].',
  },
  winnable: {
    term: 'winnable',
    means: 'Possible to win, if one knew where every card lies. Not every [deal number] is.',
  },
  wrap: {
    term: 'wrap',
    means:
      'To continue past the king or the ace: the ace follows the king, and the king the ace, as in 3-2-A-K-Q.',
  },
} satisfies Readonly<Record<string, Term>>;
