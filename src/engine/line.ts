// Lines of moves as short text for attributes, links and articles: `16 7f D2 w6`. Both directions play the line,
// because the parts that the text omits follow from the position. docs/reference/notation.md has the grammar.
import { pilesOf, type CompiledVariant, type PileRule } from './compiled-variant.js';
import { IllegalMoveError, InvalidLineError } from './errors.js';
import { tableOf, type Game } from './game.js';
import { MOST_LINE_CHARACTERS, MOST_LINE_MOVES } from './limits.js';
import { letterOf, wordsOf, type PileWord, type PlayWord, type Word } from './line-words.js';
import { somePlay } from './move-generator.js';
import { DRAW, REDEAL, type Move } from './moves.js';
import type { Refusal } from './refusals.js';
import type { Table } from './table.js';

type Play = Extract<Move, { kind: 'play' }>;
type Pair = Extract<Move, { kind: 'pair' }>;

/** The largest number of cards that may be played from pile to pile; 0 if there is no such play. */
function mostCards(table: Table, from: PileRule, to: PileRule): number {
  let most = 0;
  somePlay(
    table,
    (_from, _to, count) => {
      most = Math.max(most, count);
      return false;
    },
    { givers: [from], onto: to },
  );
  return most;
}

/** The piles that a pile word can refer to. */
function pilesFor(rules: CompiledVariant, { kind, number }: PileWord): readonly PileRule[] {
  const all = pilesOf(rules, kind);
  return all.slice((number ?? 1) - 1, number);
}

/** The play or pair that a word denotes in a position, or the reason why there is none. */
function playFor(game: Game, word: PlayWord): Play | Pair | Refusal | 'no-such-pile' | 'pile-number' {
  const table = tableOf(game);
  const [from, ...others] = pilesFor(table.rules, word.from);
  const targets = pilesFor(table.rules, word.to);
  if (!from || !targets.length) return 'no-such-pile';
  if (others.length) return 'pile-number';
  let refusal: Refusal | undefined;
  for (const to of targets) {
    const move: Play | Pair =
      word.kind === 'pair'
        ? { kind: 'pair', from: from.id, with: to.id }
        : { kind: 'play', from: from.id, to: to.id, count: word.count ?? (mostCards(table, from, to) || 1) };
    const reason = game.explain(move);
    if (!reason) return move;
    refusal ??= reason;
  }
  return refusal as Refusal;
}

/**
 * Reads a line of moves, such as `16 7f D2 w6`.
 *
 * @param text the line in the notation of docs/reference/notation.md
 * @param game the game where the line starts; it is not changed
 * @returns the moves, each legal after those before it
 * @throws InvalidLineError `not-text`, `too-long`, `bad-move` (not a move of the notation), `no-such-pile`,
 *   `pile-number` (the game has several piles of this kind), `illegal-move`. Its `at` is the index of the first wrong
 *   character; `moves` contains the moves before it.
 * @example
 * readLine('16 7f D2 w6', Game.deal('klondike', { deal: 9 }));
 */
export function readLine(text: unknown, game: Game): readonly Move[] {
  const moves: Move[] = [];
  const refuse = (code: string, data: Readonly<Record<string, unknown>>, word?: Word): never => {
    throw new InvalidLineError(code, data, moves, word);
  };
  if (typeof text !== 'string') return refuse('not-text', { line: typeof text });
  if (text.length > MOST_LINE_CHARACTERS)
    return refuse('too-long', { most: MOST_LINE_CHARACTERS, found: text.length });
  const ahead = game.fork();
  const make = (move: Move, word: Word): void => {
    if (moves.length >= MOST_LINE_MOVES) refuse('too-long', { most: MOST_LINE_MOVES }, word);
    const refusal = ahead.explain(move);
    if (refusal) refuse('illegal-move', { refusal }, word);
    ahead.play(move);
    moves.push(move);
  };
  for (const word of wordsOf(text)) {
    const { move } = word;
    if (!move) return refuse('bad-move', {}, word);
    if ('from' in move) {
      const play = playFor(ahead, move);
      if (typeof play === 'string') return refuse(play, {}, word);
      if ('code' in play) return refuse('illegal-move', { refusal: play }, word);
      make(play, word);
    } else {
      for (let i = 0; i < move.times; i++) make(move.kind === 'draw' ? DRAW : REDEAL, word);
    }
  }
  return moves;
}

/** The number of a pile among those of its kind; `undefined` if it is the only one. */
function numberOf(table: Table, pile: PileRule): number | undefined {
  const all = pilesOf(table.rules, pile.kind);
  return all.length > 1 ? all.indexOf(pile) + 1 : undefined;
}

/** A pile in full, such as `3`, `r2` or `w`. */
function fullName(table: Table, pile: PileRule): string {
  const number = numberOf(table, pile);
  return pile.kind === 'tableau' ? String(number ?? 1) : `${letterOf(pile.kind)}${number ?? ''}`;
}

/** Writes a play in its shortest unambiguous form. */
function writePlay(game: Game, { from, to, count }: Play): string {
  const table = tableOf(game);
  const { byId } = table.rules;
  const [source, target] = [byId.get(from), byId.get(to)];
  // the caller checked the move
  if (!source || !target) return '';
  const first = pilesOf(table.rules, target.kind).find((pile) => mostCards(table, source, pile) > 0);
  const [start, end] = [
    fullName(table, source),
    target.kind !== 'tableau' && first === target ? letterOf(target.kind) : fullName(table, target),
  ];
  const counted = mostCards(table, source, target) === count ? '' : `x${String(count)}`;
  return start.length + end.length === 2 && !counted ? `${start}${end}` : `${start}-${end}${counted}`;
}

/** Writes a pair: the piles of its two cards. */
function writePair(game: Game, pair: Pair): string {
  const table = tableOf(game);
  const { byId } = table.rules;
  return [pair.from, pair.with]
    .flatMap((id) => byId.get(id) ?? [])
    .map((pile) => fullName(table, pile))
    .join('~');
}

/** Whether two words can be written without a space. */
function canJoin(before: string, next: string): boolean {
  if (/[-~]/.test(before) || /[-~]/.test(next)) return false;
  return !/^[DR]/.test(before) || !/^\d/.test(next);
}

/**
 * Writes a line of moves in the shortest form of the notation; {@link readLine} reads it.
 *
 * @param game the game where the line starts; it is not changed
 * @param style `spaced`, for readers: a space between moves. `compact`, for links: `_` between two moves only where
 *   they could be misread. Default: `spaced`
 * @returns the text, however long; {@link readLine} accepts up to 2,000 moves
 * @throws IllegalMoveError if a move of the line is not legal
 * @example
 * writeLine(Game.fromJSON(saved).line, Game.deal('klondike', { deal: 9 })); // '16 7f D2 w6'
 */
export function writeLine(line: Iterable<Move>, game: Game, style: 'spaced' | 'compact' = 'spaced'): string {
  const ahead = game.fork();
  const words: string[] = [];
  let kind: Move['kind'] = 'play';
  let times = 0;
  for (const move of line) {
    const refusal = ahead.explain(move);
    if (refusal) throw new IllegalMoveError(refusal);
    times = move.kind === kind ? times + 1 : 1;
    kind = move.kind;
    if (move.kind === 'play') words.push(writePlay(ahead, move));
    else if (move.kind === 'pair') words.push(writePair(ahead, move));
    else {
      if (times > 1) words.pop();
      words.push(`${move.kind === 'draw' ? 'D' : 'R'}${times > 1 ? String(times) : ''}`);
    }
    ahead.play(move);
  }
  if (style === 'spaced') return words.join(' ');
  const joined = words.map((word, i) => {
    const before = words[i - 1];
    return before === undefined || canJoin(before, word) ? word : `_${word}`;
  });
  return joined.join('');
}
