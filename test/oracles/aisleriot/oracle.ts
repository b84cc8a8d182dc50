// AisleRiot without a screen, as a process that speaks JSON lines. The harness that drives AisleRiot's own modules is not
// part of this project; AISLERIOT_HARNESS names it. AisleRiot is GPL: nothing of it is copied here.
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';

/** The harness: a file outside of the project. */
const HARNESS = process.env['AISLERIOT_HARNESS'] ?? '';

interface Slot {
  readonly i: number;
  /** Bottom first; `-` before a face-down card. */
  readonly cards: readonly string[];
}

export interface State {
  readonly won: boolean;
  readonly slots: readonly Slot[];
}

export interface Legal {
  readonly moves: readonly (readonly [from: number, count: number, to: number])[];
  readonly clicks: readonly number[];
}

type Reply = Partial<Legal> & {
  readonly ok: boolean;
  readonly error?: string;
  readonly state?: State;
  readonly snapshot?: number;
};

/** What is missing; `undefined` if the comparison can run. Installs the Debian packages where it may. */
export function missing(): string | undefined {
  if (!existsSync(HARNESS))
    return `There is no harness at "${HARNESS}": set AISLERIOT_HARNESS to its file (docs/games.md).`;
  const has = (): boolean =>
    !spawnSync('guile', ['--version']).error && !spawnSync('dpkg', ['-s', 'aisleriot']).status;
  if (!has() && process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'aisleriot', 'guile-3.0']);
  return has() ? undefined : 'AisleRiot is not installed: apt-get install aisleriot guile-3.0';
}

export class Oracle {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: Interface;
  readonly #replies: AsyncIterator<string>;

  constructor() {
    const env = { ...process.env, GUILE_WARN_DEPRECATED: 'no' };
    this.#process = spawn('guile', ['-s', HARNESS], { env });
    this.#process.stderr.resume();
    this.#lines = createInterface({ input: this.#process.stdout });
    this.#replies = this.#lines[Symbol.asyncIterator]();
  }

  async #try(request: object): Promise<Reply> {
    this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await this.#replies.next();
    if (done) throw new Error('AisleRiot ended.');
    return JSON.parse(value) as Reply;
  }

  async #ask(request: object): Promise<Reply> {
    const reply = await this.#try(request);
    if (!reply.ok)
      throw new Error(`AisleRiot refuses ${JSON.stringify(request)}: ${JSON.stringify(reply).slice(0, 500)}`);
    return reply;
  }

  async #stateAfter(request: object): Promise<State> {
    const { state } = await this.#ask(request);
    if (!state) throw new Error('AisleRiot shows no position.');
    return state;
  }

  deal(game: string, seed: number, options?: object): Promise<State> {
    return this.#stateAfter({ cmd: 'new', game, seed, ...(options && { options }) });
  }

  drag(from: number, count: number, to: number): Promise<State> {
    return this.#stateAfter({ cmd: 'move', from, count, to });
  }

  /** Whether a card may be dragged onto the one under it. `legal` tries only drags between two slots. */
  async pairs(slot: number): Promise<boolean> {
    const { snapshot } = await this.#ask({ cmd: 'snapshot' });
    const { ok } = await this.#try({ cmd: 'move', from: slot, count: 1, to: slot, brief: true });
    await this.#ask({ cmd: 'restore', snapshot, brief: true });
    return ok;
  }

  click(slot: number): Promise<State> {
    return this.#stateAfter({ cmd: 'click', slot });
  }

  async legal(): Promise<Legal> {
    const { moves = [], clicks = [] } = await this.#ask({ cmd: 'legal' });
    return { moves, clicks };
  }

  close(): void {
    this.#process.stdin.end();
  }
}
