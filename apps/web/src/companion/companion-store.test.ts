import { companionOf } from '@sightline/games/companions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CompanionStore, companionStore } from './companion-store.ts';
import { storageKey } from './stored-record.ts';

const companion = await companionOf('siege');
const KEY = storageKey('siege');
const DAY = 1_790_000_000_000;

let kept: Map<string, string>;
let steady = 0;
let wall = DAY;

/** Time passes, looked at now and then. */
function wait(ms: number, store: CompanionStore, step = 100): void {
  for (let left = ms; left > 0; left -= step) {
    const now = Math.min(step, left);
    steady += now;
    wall += now;
    store.getState().look();
  }
}

/** The page is loaded: its own clock begins anew, the time of day does not. */
function load(): CompanionStore {
  steady = 50;
  return companionStore('siege', companion, () => ({ steady, wall }));
}

function running(): CompanionStore {
  const store = load();
  const { begin, act } = store.getState();
  begin({});
  act(['readyMade']);
  act(['press', 1]);
  return store;
}

const clocks = (store: CompanionStore) => store.getState().face?.sides.map(({ clock }) => clock.ms / 1000);

beforeEach(() => {
  kept = new Map();
  wall = DAY;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the clocks', () => {
  it('lose nothing in an hour, however irregularly they are looked at', () => {
    const store = load();
    store.getState().begin({ time: 'untimed' });
    for (const act of [['readyMade'], ['press', 1]] as const) store.getState().act(act);
    for (let i = 0; i < 3600; i++) wait(1000, store, 1 + ((i * 37) % 400));
    expect(clocks(store)).toEqual([3600, 0]);
    wait(999, store, 333);
    expect(clocks(store)).toEqual([3600, 0]);
    wait(1, store);
    expect(clocks(store)).toEqual([3601, 0]);
  });

  it('are shown anew when a second has passed, and not before', () => {
    const store = running();
    wait(50, store);
    const { face } = store.getState();
    wait(900, store);
    expect(store.getState().face).toBe(face);
    wait(100, store);
    expect(store.getState().face).not.toBe(face);
  });

  it('ring once when one runs out', () => {
    const store = running();
    wait(299_900, store);
    expect(store.getState().rung).toBe(0);
    wait(5000, store);
    expect(store.getState().rung).toBe(1);
  });
});

describe('a second tap', () => {
  it('on the same place is none, until a moment has passed', () => {
    const store = running();
    const { act } = store.getState();
    expect(act(['press', 0], 'press')).toBe(true);
    wait(300, store);
    expect(act(['press', 1], 'press')).toBe(false);
    expect(act(['take', 0], 'take 0')).toBe(true);
    wait(400, store);
    expect(act(['press', 1], 'press')).toBe(true);
  });

  it('is only kept from what was done, not from what was refused', () => {
    const store = running();
    const { act } = store.getState();
    act(['stop']);
    expect(act(['press', 0], 'press')).toBe(false);
    act(['resume']);
    expect(act(['press', 0], 'press')).toBe(true);
  });
});

describe('when the page comes back', () => {
  it('the match is there, and the time that it was away', () => {
    const before = running();
    wait(20_000, before);
    before.getState().save();
    wall += 10_000;
    const after = load();
    expect(clocks(after)).toEqual([270, 300]);
    expect(after.getState().away).toBeNull();
    wait(5000, after);
    expect(clocks(after)).toEqual([265, 300]);
  });

  it('a long time is told, and is not counted if somebody says so', () => {
    const before = running();
    wait(20_000, before);
    before.getState().save();
    wall += 120_000;
    const after = load();
    expect([clocks(after), after.getState().away]).toEqual([[160, 300], 120_000]);
    wait(1000, after);
    after.getState().takeBack();
    expect([clocks(after), after.getState().away]).toEqual([[279, 300], null]);
  });

  it('no time has passed while the clocks were stopped, or if the time of day was set back', () => {
    const before = running();
    wait(20_000, before);
    before.getState().act(['stop']);
    wall += 3_600_000;
    const after = load();
    expect([clocks(after), after.getState().away]).toEqual([[280, 300], null]);
    after.getState().act(['resume']);
    wall -= 7_200_000;
    expect(clocks(load())).toEqual([280, 300]);
  });

  it('what is damaged, or of another version, is left; what was chosen stays', () => {
    const before = running();
    before.getState().choose('mission', 'bomb');
    const text = kept.get(KEY) ?? '';
    for (const damaged of [
      text.replace('"version":1', '"version":0'),
      text.replace('readyMade', 'readymade'),
      text.replace('"tail":', '"tale":'),
    ]) {
      expect(damaged).not.toBe(text);
      kept.set(KEY, damaged);
      expect(load().getState()).toMatchObject({ face: null, chosen: { mission: 'bomb' } });
    }
    kept.set(KEY, '{');
    expect(load().getState()).toMatchObject({ face: null, chosen: {} });
  });
});

it('a device that slept has not stopped the clocks', () => {
  const store = running();
  wait(10_000, store);
  wall += 90_000;
  wait(100, store);
  expect([clocks(store), store.getState().away]).toEqual([[200, 300], 90_000]);
  store.getState().seen();
  expect(store.getState()).toMatchObject({ away: null, takenBack: 'away' });
});

it('two pages of one browser show the same match', () => {
  const [one, other] = [running(), companionStore('siege', companion, () => ({ steady, wall }))];
  one.getState().act(['press', 0]);
  other.getState().adopt();
  wait(3000, one);
  other.getState().look();
  expect(clocks(other)).toEqual(clocks(one));
  expect(other.getState().takenBack).toEqual(['press', 0]);
});
