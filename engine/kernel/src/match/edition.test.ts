import { describe, expect, it } from 'vitest';
import { type Diary, diaryGame, diaryProcedure, say } from '../fixtures/diary.ts';
import {
  canPlay,
  type Game,
  load,
  Match,
  type MatchFileError,
  SetupError,
  save,
  seedFrom,
  unpinned,
} from '../index.ts';

const seen: unknown[] = [];
const gameOf = (edition?: number): Game<Diary> => {
  const main = diaryProcedure('main');
  main
    .steps('ask')
    .are({ ask: { ask: 'one', seat: () => 0, choices: { go: { form: 'confirm', does: () => 'ask' } } } });
  return diaryGame(main, [], {
    ...(edition === undefined ? {} : { edition }),
    statics: (setup, _seats, of) => {
      seen.push([setup, of]);
      return { of };
    },
  });
};
const start = (game: Game<Diary>, setup: unknown) =>
  Match.start(game, { setup, seats: 1, seed: seedFrom('edition') });
const setupIn = (game: Game<Diary>, setup: unknown): unknown => start(game, setup).setup.setup;

describe('the edition of the content', () => {
  it('is pinned in the set-up when a match begins', () => {
    expect(setupIn(gameOf(3), { map: 'yard' })).toEqual({ map: 'yard', edition: 3 });
  });

  it('stays out of the set-up while there is only one', () => {
    expect(setupIn(gameOf(1), { map: 'yard' })).toEqual({ map: 'yard' });
    expect(setupIn(gameOf(), { edition: 'mine' })).toEqual({ edition: 'mine' });
    expect(setupIn(gameOf(3), null)).toBe(null);
  });

  it('can be asked for, such as by a guided match', () => {
    expect(setupIn(gameOf(3), { edition: 2 })).toEqual({ edition: 2 });
  });

  it('reaches the statics apart from the set-up', () => {
    seen.length = 0;
    start(gameOf(3), { map: 'yard' });
    start(gameOf(1), { map: 'yard' });
    start(gameOf(), { edition: 'mine' });
    expect(seen).toEqual([
      [{ map: 'yard' }, 3],
      [{ map: 'yard' }, 1],
      [{ edition: 'mine' }, 1],
    ]);
  });

  it('of a stored match stays as it was when another appears', () => {
    const match = start(gameOf(1), { map: 'yard' });
    say(match, 0, 'go');
    const later = load(gameOf(2), JSON.parse(JSON.stringify(save(match, 'always'))));
    expect(later.setup.setup).toEqual({ map: 'yard' });
    expect(later.position.statics).toEqual({ of: 1 });
    expect(later.hash()).toBe(match.hash());
  });

  it('of a fork is that of its match', () => {
    const match = start(gameOf(1), { map: 'yard' });
    const later = load(gameOf(2), JSON.parse(JSON.stringify(save(match, 'always'))));
    expect(later.fork(0, seedFrom('other')).setup.setup).toEqual({ map: 'yard' });
  });

  it('is the newest again in a rematch', () => {
    expect(unpinned(gameOf(2), { map: 'yard', edition: 1 })).toEqual({ map: 'yard' });
    expect(unpinned(gameOf(), { edition: 'mine' })).toEqual({ edition: 'mine' });
  });

  it.each([0, -1, 1.5, '2', 3])('%j is refused where there are two', (edition) => {
    expect(() => start(gameOf(2), { edition })).toThrow(SetupError);
  });

  it('that is not here makes a file one of other rules, not a damaged one', () => {
    const file = save(start(gameOf(3), {}), 'always');
    expect(canPlay(gameOf(3), file)).toBe(true);
    expect(canPlay(gameOf(2), file)).toBe(false);
    expect(canPlay(gameOf(), file)).toBe(true);
    try {
      load(gameOf(2), file);
      expect.unreachable();
    } catch (e) {
      expect(e).toMatchObject({
        name: 'MatchFileError',
        code: 'other-rules',
      } satisfies Partial<MatchFileError>);
    }
  });
});
