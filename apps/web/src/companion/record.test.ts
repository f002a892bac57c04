import { companionOf } from '@sightline/games/companions';
import type { CompanionAct } from '@sightline/manifest';
import { describe, expect, it } from 'vitest';
import {
  acting,
  beingAway,
  type CompanionRecord,
  isRecord,
  latest,
  newRecord,
  passing,
  played,
  withoutLatest,
} from './record.ts';

const companion = await companionOf('siege');
const ATTACKERS: CompanionAct = ['press', 0];
const DEFENDERS: CompanionAct = ['press', 1];

/** Acts, and milliseconds between them. */
const recorded = (...steps: readonly (CompanionAct | number)[]): CompanionRecord =>
  steps.reduce<CompanionRecord>(
    (record, step) => (typeof step === 'number' ? passing(record, step) : acting(record, step)),
    newRecord({}),
  );

const started = (...steps: readonly (CompanionAct | number)[]) =>
  recorded(['readyMade'], 500, DEFENDERS, ...steps);

/** Seconds left on both clocks, and whose runs. */
function clocks(record: CompanionRecord | null) {
  const state = record === null ? null : played(companion, record);
  if (state === null) return null;
  const { sides } = companion.face(state);
  return [...sides.map(({ clock }) => clock.ms / 1000), sides.findIndex(({ clock }) => clock.running)];
}

describe('a record', () => {
  it('played through gives the moment again', () => {
    expect(clocks(started(20_000, ATTACKERS, 5000))).toEqual([280, 295, 1]);
  });

  it('whose acts do not go together gives none', () => {
    expect(played(companion, recorded(ATTACKERS))).toBeNull();
  });

  it('survives being written down', () => {
    const record = beingAway(started(20_000, ATTACKERS, 5000), 1000);
    const read: unknown = JSON.parse(JSON.stringify(record));
    expect(isRecord(read) && clocks(read)).toEqual([280, 294, 1]);
  });

  it.each([
    null,
    { chosen: {}, tail: 0 },
    { chosen: { mission: 1 }, entries: [], tail: 0 },
    { chosen: {}, entries: [{ after: -1, act: ['press', 0] }], tail: 0 },
    { chosen: {}, entries: [{ after: 0, act: ['press', '0'] }], tail: 0 },
    { chosen: {}, entries: [{ after: 0, act: [] }], tail: 0 },
    { chosen: {}, entries: [{ after: 0, away: Number.NaN }], tail: 0 },
    { chosen: {}, entries: [], tail: '5' },
  ])('that was meddled with is none: %j', (record) => {
    expect(isRecord(record)).toBe(false);
  });
});

describe('taking back', () => {
  it('gives the time since then to who had the clock before', () => {
    const record = started(20_000, ATTACKERS, 5000);
    expect(latest(companion, record)).toMatchObject({ act: ATTACKERS });
    expect(clocks(withoutLatest(companion, record))).toEqual([275, 300, 0]);
  });

  it('leaves the clocks stopped, and takes no time for that', () => {
    const record = started(20_000, ATTACKERS, 5000, ['stop'], 60_000);
    const less = withoutLatest(companion, record);
    expect(clocks(less)).toEqual([275, 300, -1]);
    expect(clocks(less && acting(less, ['resume']))).toEqual([275, 300, 0]);
  });

  it('forgets a stop where there is nothing to stop any more', () => {
    const less = withoutLatest(companion, started(1000, ['stop'], 1000, ['resume'], 1000));
    expect(clocks(less)).toEqual([300, 300, -1]);
    expect(clocks(less && acting(less, DEFENDERS))).toEqual([300, 300, 0]);
  });

  it('of a time in which nobody was here gives that time back', () => {
    const record = passing(beingAway(started(20_000), 60_000), 1000);
    expect(clocks(record)).toEqual([219, 300, 0]);
    expect(clocks(withoutLatest(companion, record))).toEqual([279, 300, 0]);
  });

  it('undoes an expiry with what led to it', () => {
    const record = started(280_000, ['take', 1], 5000);
    expect(clocks(record)).toEqual([0, 300, -1]);
    expect(clocks(withoutLatest(companion, record))).toEqual([15, 300, 0]);
  });

  it('ends where nothing was done', () => {
    expect(withoutLatest(companion, newRecord({}))).toBeNull();
    expect(latest(companion, newRecord({}))).toBeNull();
  });
});
