// The clock of a game: starts with the first move, and stops while there is any hold.
import { describe, expect, test } from 'vitest';
import { Stopwatch } from '../../src/session/stopwatch.js';
import { ManualClock, make, nearlyWon, startSession } from '../support/sessions.js';

/** Time passes, and the page checks each second whether there was input. */
function wait({ clock, session }: ReturnType<typeof startSession>, seconds: number): void {
  for (let i = 0; i < seconds; i++) {
    clock.ms += 1000;
    session.tick();
  }
}

describe('the clock', () => {
  test('starts with the first move', () => {
    const { session, clock } = startSession();
    clock.ms += 5000;
    expect(session.elapsed).toBe(0);
    expect(session.running).toBe(false);
    make(session, 'draw');
    clock.ms += 2500;
    expect(session.elapsed).toBe(2.5);
    expect(session.running).toBe(true);
  });

  test('stops while the page is hidden, and while the player pauses', () => {
    const { session, clock, events } = startSession();
    make(session, 'draw');
    clock.ms += 1000;
    session.setHidden(true);
    clock.ms += 60_000;
    session.setHidden(false);
    clock.ms += 1000;
    session.pause();
    session.pause();
    expect(session.paused).toBe(true);
    clock.ms += 60_000;
    session.setHidden(true);
    session.setHidden(false);
    expect(session.elapsed).toBe(2);
    session.resume();
    session.resume();
    clock.ms += 1000;
    expect(session.elapsed).toBe(3);
    expect(events.filter(({ kind }) => kind === 'pause')).toEqual([
      { kind: 'pause', paused: true },
      { kind: 'pause', paused: false },
    ]);
  });

  test('stops while a dialog covers the table, and sends no event', () => {
    const { session, clock, events } = startSession();
    session.setCovered(true);
    session.setCovered(false);
    expect(session.running, 'before the first move').toBe(false);
    make(session, 'draw');
    const sent = events.length;
    clock.ms += 1000;
    session.setCovered(true);
    clock.ms += 600_000;
    expect([session.elapsed, session.running, session.paused]).toEqual([1, false, false]);
    session.setCovered(false);
    clock.ms += 50_000;
    expect(session.elapsed, 'closing the dialog counts as activity').toBe(51);
    session.pause();
    session.setCovered(true);
    session.setCovered(false);
    expect([session.paused, session.running]).toEqual([true, false]);
    session.resume();
    session.setCovered(true);
    session.restart();
    make(session, 'draw');
    clock.ms += 1000;
    expect(session.elapsed, 'the clock of a game dealt behind the dialog is stopped').toBe(0);
    session.setCovered(false);
    clock.ms += 1000;
    expect(session.elapsed).toBe(1);
    expect(events.slice(sent).map(({ kind }) => kind)).toEqual(['pause', 'pause', 'deal', 'move']);
  });

  test('a move, an undo and another deal end a pause', () => {
    const { session } = startSession();
    for (const act of [() => make(session, 'draw'), () => session.undo(), () => session.restart()]) {
      session.pause();
      expect(session.paused).toBe(true);
      act();
      expect(session.paused).toBe(false);
    }
  });

  test('stops once the game is over, and continues when the end is undone', () => {
    const { session, clock, last } = nearlyWon('cruel');
    make(session, last);
    const { elapsed } = session;
    clock.ms += 60_000;
    expect(session.elapsed).toBe(elapsed);
    session.pause();
    expect(session.paused).toBe(false);
    session.undo();
    clock.ms += 1000;
    expect(session.elapsed).toBe(elapsed + 1);
  });

  test('restarts with each deal', () => {
    const { session, clock } = startSession();
    make(session, 'draw');
    clock.ms += 1000;
    session.restart();
    clock.ms += 1000;
    expect(session.elapsed).toBe(0);
    session.setHidden(true);
    session.deal('reno', { deal: 1 });
    make(session, 'draw');
    clock.ms += 1000;
    expect(session.elapsed).toBe(0);
  });
});

describe('without input', () => {
  test('the clock stops after a minute, and continues with the next input', () => {
    const seat = startSession();
    const { session } = seat;
    make(session, 'draw');
    wait(seat, 59);
    expect(session.running).toBe(true);
    wait(seat, 1);
    expect(session.running).toBe(false);
    wait(seat, 100);
    expect(session.running).toBe(false);
    expect(session.elapsed).toBe(60);
    session.recordActivity();
    expect(session.running).toBe(true);
    wait(seat, 5);
    expect(session.elapsed).toBe(65);
  });

  test('an input restarts the minute, and so does a move', () => {
    const seat = startSession();
    const { session } = seat;
    make(session, 'draw');
    wait(seat, 50);
    session.recordActivity();
    wait(seat, 50);
    make(session, 'draw');
    wait(seat, 50);
    expect(session.running).toBe(true);
    expect(session.elapsed).toBe(150);
    wait(seat, 100);
    expect(session.elapsed).toBe(160);
  });

  test('the clock runs during a later move', () => {
    const seat = startSession();
    make(seat.session, 'draw');
    wait(seat, 200);
    make(seat.session, 'draw');
    wait(seat, 5);
    expect(seat.session.elapsed).toBe(65);
  });

  test.each(['elapsed', 'touch', 'hidden', 'move'])(
    'a page suspended for hours adds one minute: detected by %s',
    (how) => {
      const seat = startSession();
      const { session, clock } = seat;
      make(session, 'draw');
      wait(seat, 10);
      session.recordActivity();
      // the clock was not read meanwhile
      clock.ms += 7_200_000;
      if (how === 'touch') session.recordActivity();
      if (how === 'hidden') session.setHidden(true);
      if (how === 'move') make(session, 'draw');
      expect(session.elapsed).toBe(70);
      session.setHidden(false);
      session.recordActivity();
      wait(seat, 5);
      expect(session.elapsed).toBe(75);
    },
  );

  test('returning to the page after hours restarts the minute', () => {
    const seat = startSession();
    const { session, clock } = seat;
    make(session, 'draw');
    wait(seat, 10);
    session.setHidden(true);
    clock.ms += 7_200_000;
    session.setHidden(false);
    wait(seat, 20);
    expect(session.elapsed).toBe(30);
  });

  test('a visibility event of a page that was never hidden does not count as input', () => {
    const seat = startSession();
    make(seat.session, 'draw');
    wait(seat, 50);
    seat.session.setHidden(false);
    wait(seat, 50);
    expect(seat.session.elapsed).toBe(60);
  });

  test('an input before the first move or during a pause starts nothing', () => {
    const seat = startSession();
    const { session } = seat;
    wait(seat, 200);
    session.recordActivity();
    wait(seat, 5);
    expect(session.elapsed).toBe(0);
    make(session, 'draw');
    session.pause();
    wait(seat, 100);
    session.recordActivity();
    wait(seat, 5);
    expect(session.elapsed).toBe(0);
  });
});

describe('a restored game', () => {
  test('shows its seconds, and the clock continues with the first move', () => {
    const seat = startSession();
    const { session, clock } = seat;
    make(session, 'draw');
    clock.ms += 53_400;
    const record = session.toRecord();
    expect(record.seconds).toBe(53);
    session.deal('reno', { deal: 1 });
    session.restore(record);
    expect(session.elapsed).toBe(53);
    clock.ms += 10_000;
    session.recordActivity();
    expect(session.elapsed).toBe(53);
    make(session, 'draw');
    clock.ms += 2000;
    expect(session.elapsed).toBe(55);
  });

  test.each([-5, NaN, Infinity, 1e308, null, 'long', [7], { valueOf: 1, toString: 1 }])(
    'with the seconds %j starts at 0',
    (seconds) => {
      const { session } = startSession();
      make(session, 'draw');
      const record: unknown = { ...session.toRecord(), seconds };
      session.restore(record);
      expect(session.elapsed).toBe(0);
      expect(session.position.moves).toBe(1);
    },
  );
});

describe('a stopwatch', () => {
  test('continues only when every hold is released', () => {
    const clock = new ManualClock();
    const watch = new Stopwatch(clock);
    watch.start();
    clock.ms += 100;
    watch.hold('player');
    watch.hold('hidden');
    clock.ms += 100;
    watch.release('player');
    clock.ms += 100;
    expect([watch.elapsed, watch.running, watch.holds('hidden')]).toEqual([100, false, true]);
    watch.release('hidden');
    clock.ms += 100;
    expect([watch.elapsed, watch.running, watch.holds('hidden')]).toEqual([200, true, false]);
  });

  test('that is held before it is started starts when it is released', () => {
    const clock = new ManualClock();
    const watch = new Stopwatch(clock);
    watch.hold('player');
    watch.start();
    clock.ms += 100;
    expect(watch.elapsed).toBe(0);
    watch.release('player');
    clock.ms += 100;
    expect(watch.elapsed).toBe(100);
  });

  test('keeps the time it is set to until it is started', () => {
    const clock = new ManualClock();
    const watch = new Stopwatch(clock);
    watch.start();
    watch.reset(5000);
    clock.ms += 100;
    watch.hold('player');
    watch.release('player');
    clock.ms += 100;
    expect(watch.elapsed).toBe(5000);
    watch.start();
    clock.ms += 100;
    expect(watch.elapsed).toBe(5100);
  });
});
