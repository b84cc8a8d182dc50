// The actions of a visitor and a script on a table of one description, step by step, so that each step can be measured:
// the table is rendered, played and resized, and its dialogs are opened. Runs in the page; uses the public interface of
// the element and its buttons.
/* global document, requestAnimationFrame */

/** Begins a new task. */
const newTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });

/** Random numbers from 0 to 1 from a seed. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const PAGES = ['options', 'help', 'statistics', 'deals'];

/** The names of the steps and their calls. The generator receives the result of each call. */
function* stepsOf(game, { module: { Game }, deal, seed, host }) {
  const random = randomFrom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const root = () => game.shadowRoot;
  const inPiles = (selector) =>
    [...root().querySelectorAll('.table > *')].flatMap(({ shadowRoot }) => [
      ...shadowRoot.querySelectorAll(selector),
    ]);
  yield ['first render', () => host.append(game)];
  yield ['preferredHeight', () => game.preferredHeight];
  const hint = yield ['hint', () => game.hint()];
  const moves = Game.fromJSON(game.toJSON()).legalMoves();
  const move = (random() < 0.5 && hint?.move) || pick(moves);
  if (move) {
    yield ['play', () => game.play(move)];
    yield ['undo', () => game.undo()];
    yield ['redo', () => game.redo()];
  }
  const card = pick(inPiles('.movable button'));
  if (card) {
    yield ['select a card', () => card.click()];
    yield ['move to a pile', () => pick(inPiles('.place')).click()];
  }
  yield ['resize', () => (host.style.width = '66%')];
  yield ['resize', () => (host.style.width = '')];
  yield ['set an attribute', () => game.setAttribute('faces', 'large')];
  const menu = root().querySelector('.tool.menu');
  if (menu) {
    const page = pick(PAGES);
    yield ['open the menu', () => menu.click()];
    yield [`open ${page}`, () => root().querySelector(`[data-item=${page}]`)?.click()];
    yield ['close a dialog', () => root().querySelector('dialog header button')?.click()];
  }
  yield ['new game', () => void game.newGame({ deal: deal + 1 })];
  yield ['restart', () => game.restart()];
  yield ['remove', () => game.remove()];
}

/** The steps of a table that is created, but not connected yet. */
export class PageSteps {
  #game;
  #steps;
  #act;
  #result;

  constructor({ attributes = {}, ...run }) {
    run.module.defineVariant(run.description);
    this.#game = document.createElement('solitaire-game');
    for (const [name, value] of Object.entries({
      variant: run.description.id,
      deal: String(run.deal),
      deals: 'any',
      ...attributes,
    }))
      this.#game.setAttribute(name, value);
    this.#steps = stepsOf(this.#game, run);
  }

  /** The number of cards that are rendered. */
  get cards() {
    const piles = [...(this.#game.shadowRoot?.querySelectorAll('.table > *') ?? [])];
    return piles.reduce((all, { shadowRoot }) => all + shadowRoot.querySelectorAll('.card').length, 0);
  }

  /** Prepares the next step and returns its name, or `undefined` after the last one. */
  async next() {
    await newTask();
    const { done, value: [name, act] = [] } = this.#steps.next(this.#result);
    this.#act = act;
    return done ? undefined : name;
  }

  /** Performs the step in one task: renders the changes, and computes all styles and the layout. */
  async act() {
    this.#result = this.#act();
    await this.#game.updateComplete;
    this.#game.getBoundingClientRect();
  }

  /** Waits until the next frame is complete, with its observers and callbacks. */
  async frame() {
    await new Promise(requestAnimationFrame);
    await newTask();
  }

  remove() {
    this.#game.remove();
  }
}
