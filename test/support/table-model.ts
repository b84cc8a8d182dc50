// A table and its model. The model is a game of the engine that makes the moves that the table reports. After every
// action, cards, announcements, events and saves of the table must match it.
import { expect } from '@open-wc/testing';
import { Game, type Move, type Position, type SavedGame } from '../../src/engine.js';
import { type DealDetail, type SolitaireGame } from '../../src/elements/index.js';
import { cardLabel, pileLabel } from '../../src/text/pile-labels.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { optionAttribute } from '../../src/controller/setup.js';
import { languageFor } from '../../src/elements/shared/language.js';
import { axNodes, axTree, isChromium } from './commands.js';
import { deepActive, focusText } from './focus.js';
import { type GameSet } from './games.js';
import { logEvents, type LoggedEvent } from './listen.js';
import { cardName, labelAt } from './narrator.js';
import { cardsIn, part, positionPiles, rows, shownPiles } from './play.js';
import { FaultyStorage } from './faulty-storage.js';
import { expectStatusBar, expectPlaced, expectAnnounced } from './table-checks.js';

/** The expected effect of a step. */
export type Expected =
  | { readonly kind: 'nothing' }
  /** This move, once, and its automatic moves. */
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo'; readonly redo: boolean }
  | { readonly kind: 'deal'; readonly restored: boolean }
  /** At most one change by the player: the pressed element may have no action. */
  | { readonly kind: 'perhaps' };

export interface Start extends GameSet {
  readonly deal: number;
  readonly autoplay: 'never' | 'safe' | 'always';
}

const RELOAD = 'reload';
/** Actions of pages, not of players. */
const BY_PAGE = new Set([RELOAD, 'deal', 'illegal', 'language', 'look', 'play()', 'remount', 'resize']);
const isCard = (node: Element): boolean => node.hasAttribute('card');

const optionTexts = (options: Start['options']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options)
      .filter(([, value]) => value !== false)
      .map(([name, value]) => [optionAttribute(name), value === true ? '' : String(value)]),
  );

export class World {
  game!: SolitaireGame;
  model: Game;
  readonly storage = new FaultyStorage();
  readonly holder = document.createElement('div');
  /** A second container on the page, beside the first. */
  readonly secondContainer = document.createElement('div');
  lang = 'en';
  /** The time of a click that may be the first half of a double click. */
  clicked = 0;
  /** The previous game, which undo restores until the first move. */
  previous: { readonly game: SavedGame; readonly won: boolean } | undefined;
  readonly #start: Start;
  readonly #preferences = new Map<string, string | null>();
  readonly #eventLog = logEvents();
  readonly #thrown: string[] = [];
  /** What was announced to screen readers. */
  #announced: string[] = [];
  readonly #stop = new AbortController();
  /** The storage errors that this element reported. */
  #faults = new Set<string>();
  #won = false;

  private constructor(start: Start) {
    this.#start = start;
    this.model = this.#dealt();
    const { signal } = this.#stop;
    addEventListener('error', ({ message }) => this.#thrown.push(message), { signal });
    addEventListener('unhandledrejection', ({ reason }) => this.#thrown.push(String(reason)), { signal });
    this.holder.append(this.secondContainer);
    document.body.prepend(this.holder);
  }

  static async open(start: Start): Promise<World> {
    const world = new World(start);
    await world.renew();
    return world;
  }

  #dealt(): Game {
    const { variant, options, deal } = this.#start;
    return Game.deal(variant, { deal, options });
  }

  get position(): Position {
    return this.model.position;
  }

  get carrying(): boolean {
    return this.game.matches(':state(carrying)');
  }

  /** Whether arrow keys go from left to right in the order of the piles. */
  get straight(): boolean {
    return this.lang !== 'ar' && this.#preferences.get('left-handed') == null;
  }

  get steps(): boolean {
    return this.#preferences.get('navigation') === 'step';
  }

  /** A button of the toolbar; `null` if the page hides it. */
  button(name: 'undo' | 'redo'): HTMLElement | null {
    const label = languageFor(this.lang).texts[name] as string;
    return this.game.shadowRoot?.querySelector(`.chrome button[aria-label="${label}"]`) ?? null;
  }

  look(name: string, value: string | null): void {
    this.#preferences.set(name, value);
    if (value === null) this.game.removeAttribute(name);
    else this.game.setAttribute(name, value);
  }

  /** Creates another table with the same settings, as after a reload: it starts with the saved game. */
  async renew(): Promise<void> {
    const { variant, options, deal, autoplay } = this.#start;
    this.#takeAway();
    const saved = this.storage.readable ? this.storage.game : undefined;
    this.model = saved ? Game.fromJSON(saved) : this.#dealt();
    this.#won = saved ? this.storage.won || this.model.status === 'won' : false;
    this.previous = saved && !saved.moves.length ? this.storage.previous : undefined;
    this.#faults = new Set();
    this.game = document.createElement('solitaire-game');
    const attributes = {
      variant,
      deal: String(deal),
      autoplay,
      // announcements of verdicts depend on the speed of the solver
      verdict: 'off',
      ...optionTexts(options),
    };
    for (const [name, value] of [...Object.entries(attributes), ...this.#preferences])
      if (value !== null) this.game.setAttribute(name, value);
    this.game.announce = 'notify';
    Object.defineProperty(this.game, 'ariaNotify', { value: (text: string) => this.#announced.push(text) });
    const seconds = saved ? this.storage.seconds : 0;
    await this.step(RELOAD, { kind: 'deal', restored: Boolean(saved) }, async () => {
      this.holder.append(this.game);
      await this.game.updateComplete;
    });
    expect(this.game.elapsed, 'reload: the time').to.equal(seconds);
  }

  /** A removed table saves its game once more, with the time, if it was saved before and storage works. */
  #takeAway(): void {
    const gone = this.game as SolitaireGame | undefined;
    if (!gone) return;
    const { writable, text } = this.storage;
    const seconds = gone.elapsed;
    gone.remove();
    if (!writable || text === null || this.#faults.has('save-conflict')) return;
    expect(this.storage.game, 'removed: the saved game').to.deep.equal(this.model.toJSON());
    expect(this.storage.seconds, 'removed: the saved time').to.be.at.least(Math.floor(seconds));
  }

  /** Performs an action, and checks that everything matches the model. */
  async step(
    name: string,
    expected: Expected,
    act: () => Promise<unknown>,
    { mayLeave = name === RELOAD } = {},
  ): Promise<void> {
    const before = this.storage.text;
    const focused = this.#focused;
    const active = deepActive();
    const { position, carrying } = this;
    this.#eventLog.clear();
    this.#announced = [];
    await act();
    await this.game.updateComplete;
    const changes = this.#applyEvents(name, expected);
    // a new table announces nothing
    if (name !== RELOAD)
      expectAnnounced(
        name,
        this.#eventLog.all,
        { announced: this.#announced, focus: deepActive() === active ? '' : focusText() },
        position,
        { plain: this.#plain, carrying },
      );
    this.#expectShown(name);
    this.#expectLabels(name);
    const { cursor, moves } = this.model.toJSON();
    const can = { undo: cursor > 0 || this.previous !== undefined, redo: cursor < moves.length };
    expectStatusBar(name, this.game, this.position, can, this.#formatter);
    expectPlaced(name, this.game);
    if (name !== RELOAD) this.#expectSaved(name, changes, before);
    if (focused && !mayLeave) expect(this.#focused, `${name}: the focus stays in the game`).to.equal(true);
    if (!focused && BY_PAGE.has(name))
      expect(this.#focused, `${name}: the table took the focus`).to.equal(false);
    expect(this.#thrown, `${name}: uncaught exceptions`).to.deep.equal([]);
  }

  get #focused(): boolean {
    return document.activeElement === this.game && deepActive() !== this.game;
  }

  get #verbosity(): MessageFormatter['verbosity'] {
    return (this.#preferences.get('verbosity') ?? 'normal') as MessageFormatter['verbosity'];
  }

  get #formatter(): MessageFormatter {
    return new MessageFormatter(languageFor(this.lang).texts, this.lang, this.#verbosity).forGame(
      this.model.variant,
    );
  }

  /** The expected announcements, from narrator.ts. */
  get #plain(): boolean {
    return this.lang === 'en' && this.#verbosity === 'normal';
  }

  /** Applies the recorded events to the model; returns the number of changes. */
  #applyEvents(name: string, due: Expected): number {
    const where = `${name}: events`;
    const events = this.#eventLog.all.filter(({ type }) => type !== 'solitaire-announce');
    let players = 0;
    let changes = 0;
    let score: number | undefined;
    let ends = false;
    let requested: Move | undefined;
    /** Checks that the expected events were fired. */
    const settle = (): void => {
      expect(score, `${where}: a score change without an event`).to.equal(undefined);
      expect(ends, `${where}: an end without an event`).to.equal(false);
    };
    const changed = (before: Position, after: Position, mayEnd: boolean): void => {
      changes += 1;
      expect(after, `${where}: the position in the event`).to.deep.equal(this.position);
      if (after.score !== before.score) score = after.score - before.score;
      ends = mayEnd && after.status !== 'playing' && !this.#won;
      if (after.status === 'won') this.#won = true;
    };
    for (const event of events) {
      const { position: before } = this;
      expect(event.target, where).to.equal(this.game);
      switch (event.type) {
        case 'solitaire-before-move':
          settle();
          expect(requested, `${where}: two before-move events in a row`).to.equal(undefined);
          expect(event.detail.position, `${where} before a move`).to.deep.equal(before);
          requested = event.detail.move;
          break;
        case 'solitaire-move': {
          settle();
          const { move, automatic, position } = event.detail;
          expect(requested, `${where}: the move of the before-move event`).to.deep.equal(move);
          requested = undefined;
          expect(automatic, `${where}: only the first move is the player's`).to.equal(players > 0);
          if (!automatic) players += 1;
          if (due.kind === 'move' && !automatic) expect(move, where).to.deep.equal(due.move);
          this.model.play(move);
          this.previous = undefined;
          changed(before, position, true);
          break;
        }
        case 'solitaire-undo': {
          settle();
          const { redo, position } = event.detail;
          if (due.kind === 'undo') expect(redo, where).to.equal(due.redo);
          players += 1;
          while (this.position.moves !== position.moves)
            if (!(redo ? this.model.redo() : this.model.undo()))
              throw new Error(`${where}: undo or redo beyond the history`);
          this.previous = undefined;
          changed(before, position, position.status === 'won');
          break;
        }
        case 'solitaire-score':
          expect(event.detail, where).to.deep.equal({
            score: this.position.score,
            net: this.position.net,
            change: score,
          });
          score = undefined;
          break;
        case 'solitaire-end':
          expect(ends, `${where}: an end`).to.equal(true);
          expect(event.detail.status, where).to.equal(this.position.status);
          ends = false;
          break;
        case 'solitaire-deal':
          settle();
          players += 1;
          if (due.kind === 'deal') expect(event.detail.restored, where).to.equal(due.restored);
          if (name !== RELOAD) this.#dealAnother(where, event.detail);
          changes += name === RELOAD ? 0 : 1;
          expect(event.detail.position, where).to.deep.equal(this.position);
          break;
        case 'solitaire-error':
          this.#expectFault(where, event);
          break;
        default:
          break;
      }
    }
    settle();
    expect(requested, `${where}: a before-move event without a move`).to.equal(undefined);
    const most = due.kind === 'nothing' ? 0 : 1;
    const least = due.kind === 'perhaps' ? 0 : most;
    expect(players, `${where}: changes by the player`).to.be.within(least, most);
    return changes;
  }

  /** Deals another game, or restores the one before it. */
  #dealAnother(where: string, { restored, position }: DealDetail): void {
    const { model, previous } = this;
    if (restored) {
      if (!previous) throw new Error(`${where}: there is no game to restore`);
      this.model = Game.fromJSON(previous.game);
      this.#won = previous.won;
      this.previous = undefined;
      return;
    }
    const game = model.toJSON();
    if (game.moves.length) this.previous = { game, won: this.#won };
    const { variant, deal, options } = position;
    this.model = Game.deal(variant, { ...(deal !== null && { deal }), options });
    this.#won = false;
  }

  /** Errors are only about the failing storage, and each is reported once. */
  #expectFault(where: string, { detail }: Extract<LoggedEvent, { type: 'solitaire-error' }>): void {
    expect(this.storage.mayReport, `${where}: ${detail.message}`).to.include(detail.code);
    expect([...this.#faults], `${where}: reported twice`).to.not.include(detail.code);
    this.#faults.add(detail.code);
  }

  /** 52 cards, each once, and each in the pile of the position. */
  #expectShown(name: string): void {
    const { game, position } = this;
    const where = `${name}: shown`;
    expect(game.position, `${name}: the position`).to.deep.equal(position);
    expect(game.toJSON(), `${name}: the undo history`).to.deep.equal(this.model.toJSON());
    expect(game.status, name).to.equal(position.status);
    expect(game.matches(`:state(${position.status})`), `${name}: the state`).to.equal(true);
    expect(shownPiles(game), where).to.deep.equal(positionPiles(position));
    const nodes = rows(game).flatMap((row) => [...(row.shadowRoot?.querySelectorAll('.card') ?? [])]);
    expect(nodes.length, where).to.equal(52);
    const up = nodes.filter(isCard).map((node) => node.getAttribute('card'));
    expect(new Set(up).size, `${where}: each face-up card is unique`).to.equal(up.length);
    for (const node of nodes) {
      // a face-down card shows nothing, and a face-up card its own face
      const face = node.querySelector('svg.face');
      expect(Boolean(face), `${where}: a face`).to.equal(isCard(node));
      const suit = (node.getAttribute('card')?.[1] ?? '').toLowerCase();
      if (face) expect(face.classList.contains(suit), `${where}: its suit`).to.equal(true);
    }
    const stops = [...part(game, '.table').querySelectorAll('[role=group]')].flatMap((row) => [
      ...(row.shadowRoot?.querySelectorAll(':is(.card, .place):not([inert]) > button[tabindex="0"]') ?? []),
    ]);
    if (!this.steps) expect(stops.length, `${name}: the number of tab stops`).to.equal(1);
  }

  /** Each reachable card has a unique name in the page's language. */
  #expectLabels(name: string): void {
    const { game, position } = this;
    const formatter = this.#formatter;
    for (const pile of position.piles) {
      const where = `${name}: the names in ${pile.id}`;
      const row = part(game, `.table [pile="${pile.id}"]`);
      const fan = (row.getAttribute('fan') ?? 'none') as Parameters<typeof cardLabel>[2];
      const label = pile.cards.length
        ? pileLabel(pile, fan, this.model.description, formatter)
        : formatter.capital(formatter.pile(pile.id));
      expect(row.ariaLabel, `${where}: its name`).to.equal(label);
      const nodes = cardsIn(game, pile.id);
      nodes.forEach((node, index) => {
        const label = node.querySelector('button')?.ariaLabel ?? null;
        if (node.inert) {
          expect(label, where).to.equal(null);
          return;
        }
        expect(label, where).to.equal(cardLabel(pile, index, fan, this.model, formatter));
        if (!isCard(node) || !this.#plain) return;
        const card = pile.cards[index] ?? '';
        if (fan !== 'down') expect(label?.toLowerCase(), where).to.equal(cardName(card));
        else if (pile.kind === 'tableau') expect(label, where).to.equal(labelAt(position, pile.id, index));
      });
      const top = nodes.at(-1);
      // the base card counts for the face-down cards of the stock
      const onBase = !top || (pile.kind === 'stock' && pile.faceDown > 0);
      if (top && !onBase) expect(top.inert, `${where}: its top`).to.equal(false);
      const spots = row.shadowRoot?.querySelectorAll('.place > button');
      expect(spots?.length, `${where}: its spot`).to.equal(onBase ? 1 : 0);
    }
  }

  /** If storage works, a change is saved immediately; if it fails, the stored data stay unchanged. */
  #expectSaved(name: string, changes: number, before: string | null): void {
    if (!this.storage.writable)
      expect(this.storage.text, `${name}: failing storage stays unchanged`).to.equal(before);
    else if (changes && !this.#faults.has('save-conflict'))
      expect(this.storage.game, `${name}: the saved game`).to.deep.equal(this.model.toJSON());
  }

  /** The content for screen readers, read from the browser's own accessibility tree. */
  async expectTree(): Promise<void> {
    if (!isChromium) return;
    const table = axNodes(await axTree()).find(
      ({ role, name }) => role === 'toolbar' && name === this.#formatter.message('table'),
    );
    const piles = table ? axNodes(table).filter(({ role }) => role === 'group') : [];
    const names = piles.map((pile) => [
      pile.name,
      ...axNodes(pile)
        .filter(({ role }) => role === 'button')
        .map(({ name }) => name),
    ]);
    const labels = rows(this.game).map((row) => [
      row.ariaLabel,
      ...Array.from(
        row.shadowRoot?.querySelectorAll(':is(.card, .place):not([inert]) > button') ?? [],
        ({ ariaLabel }) => ariaLabel,
      ),
    ]);
    expect(names, 'the browser’s accessibility tree').to.deep.equal(labels);
  }

  async close(): Promise<void> {
    this.storage.heal();
    this.#stop.abort();
    this.#eventLog.stop();
    this.game.remove();
    this.holder.remove();
    await Promise.resolve();
  }
}
