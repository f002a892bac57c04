import { describe, expect, it } from 'vitest';
import { event, type GameEvent, seenBy } from './event.ts';
import { type Diary, diaryGame, diaryProcedure, startDiary } from './fixtures/diary.ts';
import type { Play } from './index.ts';
import { EVERYONE, NOBODY, only, players, SPECTATOR, seatSet } from './seat.ts';

const found = event('found', { seat: 'open', item: 'secret', place: 'secret' });
const said = event('said', { words: 'open text', to: 'secret list' });
const rang = event('rang', { door: 'open' });

/** What a step emits. */
function emitted(emit: (g: Play<Diary>) => void): readonly GameEvent[] {
  const main = diaryProcedure('main');
  main.steps('tell', 'wait').are({
    tell: emit,
    wait: { ask: 'one', seat: () => 0, choices: { go: { form: 'confirm', does() {} } } },
  });
  return startDiary(diaryGame(main), 3).opening.events;
}

describe('an event', () => {
  it('is seen by everybody where nothing in it is secret', () => {
    const [e] = emitted((g) => g.emit(rang, { door: 4 }));
    for (const seat of [0, 1, 2, SPECTATOR])
      expect(seenBy(e, seat)).toEqual({ kind: 'rang', fields: { door: 4 } });
  });

  it('shows each secret field to its own audience', () => {
    const [e] = emitted((g) =>
      g.emit(found, { seat: 0, item: 9, place: 17 }, { item: only(0), place: seatSet(0, 1) }),
    );
    expect(seenBy(e, 0)?.fields).toEqual({ seat: 0, item: 9, place: 17 });
    expect(seenBy(e, 1)?.fields).toEqual({ seat: 0, place: 17 });
    expect(seenBy(e, 2)?.fields).toEqual({ seat: 0 });
    expect(seenBy(e, SPECTATOR)?.fields).toEqual({ seat: 0 });
  });

  it('may be hidden as a whole: the others do not learn that something happened', () => {
    const [e] = emitted((g) => g.emit(rang, { door: 4 }, { event: seatSet(0, 2) }));
    expect(seenBy(e, 0)).toEqual({ kind: 'rang', fields: { door: 4 } });
    expect(seenBy(e, 1)).toBe(null);
    expect(seenBy(e, SPECTATOR)).toBe(null);
  });

  it('hides a secret field within a restricted event too', () => {
    const [e] = emitted((g) =>
      g.emit(
        found,
        { seat: 0, item: 9, place: 17 },
        { item: only(0), place: EVERYONE, event: seatSet(0, 1) },
      ),
    );
    expect(seenBy(e, 1)?.fields).toEqual({ seat: 0, place: 17 });
    expect(seenBy(e, 2)).toBe(null);
  });

  it('shows a secret field whose audience was forgotten to nobody', () => {
    const [whole, half] = emitted((g) => {
      // @ts-expect-error: an event with secret fields has to say who sees them
      g.emit(found, { seat: 0, item: 9, place: 17 });
      // @ts-expect-error: every secret field of it
      g.emit(found, { seat: 0, item: 9, place: 17 }, { item: EVERYONE });
    });
    for (const seat of [0, 1, 2, SPECTATOR]) {
      expect(seenBy(whole, seat)?.fields).toEqual({ seat: 0 });
      expect(seenBy(half, seat)?.fields).toEqual({ seat: 0, item: 9 });
    }
  });

  it('holds text and lists where its fields say so, with the same secrecy', () => {
    const [e] = emitted((g) => g.emit(said, { words: 'now', to: [1, 2] }, { to: seatSet(1, 2) }));
    expect(seenBy(e, 2)?.fields).toEqual({ words: 'now', to: [1, 2] });
    expect(seenBy(e, 0)?.fields).toEqual({ words: 'now' });
  });

  it('for all players is not for the spectators', () => {
    const [e] = emitted((g) =>
      g.emit(found, { seat: 0, item: 9, place: 17 }, { item: players(3), place: NOBODY }),
    );
    expect(seenBy(e, 2)?.fields).toEqual({ seat: 0, item: 9 });
    expect(seenBy(e, SPECTATOR)?.fields).toEqual({ seat: 0 });
  });

  it('keeps what it said when the state changes on', () => {
    const counted = event('counted', { all: 'open list' });
    const [e] = emitted((g) => {
      g.emit(counted, { all: g.state.numbers });
      g.state.numbers.push(1);
    });
    expect(e.fields.all).toEqual([]);
  });
});
