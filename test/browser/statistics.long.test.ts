// Statistics in the dialog: counted during play, reset after a confirmation, exported as a file and imported.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { choose, dialogOf, item, list, note, openPage, press, upload } from '../support/dialog.js';
import { pressKey } from '../support/hands.js';
import { shortest } from '../support/lines.js';
import { tool } from '../support/page.js';
import { atTable, byClicks, mount, moveOf, nextFrame, mountWin } from '../support/play.js';

/** The values on the page, by their names. */
function figures(game: SolitaireGame): Record<string, string> {
  const [names, values] = ['dt', 'dd'].map((tag) =>
    [...dialogOf(game).querySelectorAll(tag)].map(({ textContent }) => textContent.trim()),
  );
  return Object.fromEntries((names ?? []).map((name, i) => [name, values?.[i] ?? '']));
}

async function openStatistics(game: SolitaireGame): Promise<Record<string, string>> {
  await openPage(game, 'Statistics');
  const seen = figures(game);
  await pressKey('Escape');
  await nextFrame();
  return seen;
}

/** Makes the moves of the shortest win except the last `left`; the last one by clicks. */
async function win(game: SolitaireGame, variant: string, left = 0): Promise<void> {
  const { line } = shortest(variant);
  const last = line.length - left - 1;
  for (const [i, text] of line.slice(0, last + 1).entries()) {
    if (i === last) await byClicks(game, moveOf(text));
    else game.play(moveOf(text));
  }
  await game.updateComplete;
}

describe('statistics', function () {
  this.timeout(20_000);
  atTable();

  it('are empty at first, which is also announced', async () => {
    const game = await mount({ variant: 'over-under', deal: '4' });
    await openPage(game, 'Statistics');
    expect(figures(game)).to.include({ Played: '0', Won: '0', 'Win rate': '–', 'Best time': '–' });
    const none = dialogOf(game).querySelector('dd [role=img]');
    expect(none?.getAttribute('aria-label')).to.equal('None yet');
  });

  it('count a game once the next one has its first move, not before, and not if it is restored', async () => {
    const game = await mount({ variant: 'over-under', deal: '4' });
    await press(tool(game, 'New game'));
    await press(tool(game, 'New game'));
    expect(await openStatistics(game)).to.include({ Played: '0' });
    game.play({ kind: 'draw' });
    expect(await openStatistics(game), 'in progress').to.include({ Played: '0', Won: '0', 'Win rate': '–' });
    await press(tool(game, 'New game'));
    expect(await openStatistics(game), 'no move yet').to.include({ Played: '0' });
    await press(tool(game, 'Undo'));
    game.play({ kind: 'draw' });
    expect(await openStatistics(game), 'restored').to.include({ Played: '0' });
    game.restart();
    game.play({ kind: 'draw' });
    expect(await openStatistics(game), 'abandoned').to.include({ Played: '1', Won: '0', 'Win rate': '0%' });
    game.undo();
    game.restart();
    game.play({ kind: 'draw' });
    expect(await openStatistics(game), 'the same deal again is the same game').to.include({ Played: '1' });
  });

  it('count a win once, with its moves, also if it is undone and won again', async () => {
    const game = await mountWin(shortest('over-under'), await mount({ variant: 'over-under' }));
    const { length } = shortest('over-under').line;
    await win(game, 'over-under');
    expect(game.status).to.equal('won');
    const once = {
      Played: '1',
      Won: '1',
      'Win rate': '100%',
      'Current streak': '1',
      'Longest streak': '1',
    };
    const seen = await openStatistics(game);
    expect(seen).to.include({ ...once, 'Fewest moves': String(length), 'Fewest cards left': '0' });
    expect(seen['Best time']).to.match(/^\d+:\d\d$/);
    await press(tool(game, 'Undo'));
    expect(await openStatistics(game)).to.include(once);
    await press(tool(game, 'Redo'));
    expect(game.status).to.equal('won');
    expect(await openStatistics(game)).to.include(once);
    // random deals of this table are counted separately
    await game.newGame({ deal: 1 });
    game.play({ kind: 'draw' });
    expect(await openStatistics(game)).to.include({ Played: '1', Won: '1', 'Win rate': '100%' });
    await game.newGame({ deal: 2 });
    game.play({ kind: 'draw' });
    expect(await openStatistics(game)).to.include({ Played: '2', Won: '1', 'Win rate': '50%' });
  });

  it('of Reno show bankroll, highest payout and the share of break-even deals, but no cards left', async () => {
    const game = await mountWin(shortest('reno'), await mount({ variant: 'reno' }));
    await win(game, 'reno');
    const { net, score } = game.position;
    expect(await openStatistics(game)).to.include({
      Bankroll: `${net < 0 ? '−' : ''}$${Math.abs(net)}`,
      'Best pay': `$${score}`,
      'Deals that broke even': '1',
      'Break-even rate': '100%',
    });
    expect(Object.keys(await openStatistics(game))).to.not.include('Fewest cards left');
  });

  it('are separate for each game and each set of options, and the others can be selected', async () => {
    const game = await mount({ deal: '4' });
    game.play({ kind: 'draw' });
    await game.newGame({ variant: 'klondike', deal: 5, options: { draw: 1 } });
    game.play({ kind: 'draw' });
    await game.newGame({ deal: 6 });
    game.play({ kind: 'draw' });
    game.restart();
    game.play({ kind: 'draw' });
    await openPage(game, 'Statistics');
    expect(dialogOf(game).querySelector('h3')?.textContent).to.include('Cards turned at a time: 1');
    expect(figures(game)).to.include({ Played: '2' });
    await choose(list(game, 'Game'), 'Klondike');
    expect(dialogOf(game).querySelector('h3')?.textContent).to.equal('Klondike');
    expect(figures(game)).to.include({ Played: '1' });
  });

  it('a reset asks for confirmation, names what it deletes, and can be cancelled', async () => {
    const game = await mount({ variant: 'cruel', deal: '4' });
    game.play({ kind: 'redeal' });
    game.play(firstPlay(game));
    game.restart();
    game.play(firstPlay(game));
    await openPage(game, 'Statistics');
    expect(figures(game)).to.include({ Played: '1' });
    await press(item(game, 'Reset'));
    expect(note(game)).to.equal('This deletes 1 game.');
    await press(item(game, 'Cancel'));
    expect(figures(game)).to.include({ Played: '1' });
    await press(item(game, 'Reset'));
    await pressKey('Escape');
    expect(await openStatistics(game), 'closing cancels the reset').to.include({ Played: '1' });
    await openPage(game, 'Statistics');
    await press(item(game, 'Reset'));
    await press(item(game, 'Really reset?'));
    expect([figures(game)['Played'], note(game)]).to.deep.equal(['0', 'The statistics are reset.']);
    game.remove();
    expect(await openStatistics(await mount({ variant: 'cruel', deal: '7' }))).to.include({ Played: '0' });
  });

  it('Export creates a file that Import can read', async () => {
    const game = await mountWin(shortest('over-under'), await mount({ variant: 'over-under' }));
    await win(game, 'over-under');
    // records the download instead
    const blobs: Blob[] = [];
    const names: string[] = [];
    const real = Object.getOwnPropertyDescriptor(URL, 'createObjectURL') ?? {};
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    HTMLAnchorElement.prototype.click = function () {
      names.push(this.download);
    };
    await openPage(game, 'Statistics');
    await press(item(game, 'Export'));
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    Object.defineProperty(URL, 'createObjectURL', real);
    expect(blobs).to.have.lengthOf(1);
    expect(names).to.deep.equal(['solitaire-statistics.json']);
    expect(note(game)).to.not.equal('');
    const text = (await blobs[0]?.text()) ?? '';
    await press(item(game, 'Reset'));
    await press(item(game, 'Really reset?'));
    expect(figures(game)).to.include({ Won: '0' });
    await upload(game, text);
    expect(figures(game)).to.include({ Played: '1', Won: '1', 'Fewest cards left': '0' });
    expect(note(game)).to.equal('1 game imported.');
  });

  it('Copy copies the same text, and if that is refused, shows it for copying by hand', async () => {
    const game = await mount({ deal: '4' });
    game.play({ kind: 'draw' });
    const copied: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await openPage(game, 'Statistics');
    await press(item(game, 'Copy'));
    expect(Object.keys((JSON.parse(copied[0] ?? '{}') as { games: object }).games)).to.deep.equal([
      'klondike',
    ]);
    clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    await press(item(game, 'Copy'));
    expect(dialogOf(game).querySelector<HTMLInputElement>('.by-hand')?.value).to.equal(copied[0]);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  const INVALID_FILES: Record<string, readonly [text: string, message: RegExp]> = {
    'text that is not JSON': ['hello', /holds no statistics/],
    'an empty file': ['', /holds no statistics/],
    'other JSON': ['{"format":1,"games":[]}', /holds no statistics/],
    'impossible values': [
      '{"format":1,"days":{},"games":{"klondike":{"totals":{"played":1,"won":5,"streak":0,"bestStreak":0,"bankroll":0,"brokeEven":0},"recent":[]}}}',
      /holds no statistics/,
    ],
    'a later version': ['{"format":99}', /later version/],
    'a huge file': ['x'.repeat(3e6), /too large/],
  };
  for (const [name, [text, message]] of Object.entries(INVALID_FILES)) {
    it(`Import refuses ${name}, reports it, and changes nothing`, async () => {
      const game = await mount({ deal: '4' });
      game.play({ kind: 'draw' });
      game.restart();
      game.play({ kind: 'draw' });
      await openPage(game, 'Statistics');
      await upload(game, text);
      expect(note(game)).to.match(message).and.include('Nothing was changed');
      expect(figures(game)).to.include({ Played: '1' });
    });
  }
});

/** A legal play of Cruel. */
function firstPlay(game: SolitaireGame): Parameters<SolitaireGame['play']>[0] {
  return game.hint()?.move ?? { kind: 'draw' };
}
