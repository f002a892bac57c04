import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { reachOf } from '../rules/attack.ts';
import { PATTY, RESERVE, SPAWN } from '../rules/fireteam.ts';
import {
  handLimitOf,
  healthOf,
  heroFlag,
  heroNumber,
  monsterFlag,
  monsterNumber,
  monsterSpeed,
  resistanceOf,
  tableFlag,
} from '../rules/modifiers.ts';
import { advanceThreat, search, wound } from '../rules/procedures.ts';
import { isSecured } from '../rules/spawning.ts';
import { helps } from '../rules/specialists.ts';
import { bomb, CALM, punches, responding, shot } from '../testing/cards.ts';
import { away, elite, type Given, given, minion, RESERVE_ELITE, type TestTable } from '../testing/given.ts';
import { tacticsPhase, turn } from '../testing/turns.ts';
import type { TwistCard } from './card-types.ts';
import { CONTENT } from './index.ts';

const named = (id: string): TwistCard => {
  const card = CONTENT.twists.find((twist) => twist.id === id);
  if (card === undefined) throw new Error(`there is no twist "${id}"`);
  return card;
};
/** A position with the twist face up: the first hero's turn unless something else is run. */
function under(id: string, wanted: Given = {}): TestTable {
  const arranged: Given = {
    twists: [named(id), ...['two', 'three', 'four'].map((other) => ({ id: other }))],
    ...wanted,
    at: { ...away, ...wanted.at },
    arrange(g, at) {
      const { twists, revealed } = g.state;
      g.move(twists, twists.items.indexOf(0), revealed, 0);
      wanted.arrange?.(g, at);
    },
  };
  return wanted.run === undefined ? turn(arranged) : given(arranged);
}
/** The twist is drawn. */
const drawn = (id: string): TestTable =>
  given({
    twists: [named(id)],
    at: away,
    arrange: (g) => {
      g.state.threat = 3;
    },
    run: () => call(advanceThreat, { spaces: 1 }),
  });
const hurt = (hits: number) => () => call(wound, { hero: 0, hits, by: -1, unblockable: false });
const enlists = (id: string) => {
  const home = (table: TestTable) => table.state.monsters[RESERVE_ELITE - minion()].home;
  expect([home(turn()), home(drawn(id))]).toEqual([RESERVE, SPAWN]);
};
const dice = (table: TestTable, type: 'bullet' | 'bomb' | 'brawl') =>
  heroNumber(table.g, 0, 'dice', { type, ranged: true });

const WORKS: Readonly<Record<string, () => void>> = {
  nightFog() {
    const { g } = under('nightFog');
    expect([reachOf(g, 0, shot().attack, 2), reachOf(g, 0, shot().attack, 0)]).toEqual([1, 2]);
  },
  hungryPack() {
    const { g } = under('hungryPack', { at: { minions: 'c', elites: 'c' } });
    expect([monsterSpeed(g, minion()), monsterSpeed(g, elite())]).toEqual([3, 1]);
  },
  theHumanTurns: () => enlists('theHumanTurns'),
  tornNerves() {
    const { g } = under('tornNerves', { heroes: 3, at: { heroes: 'aab' } });
    expect([0, 2].map((h) => handLimitOf(g, h))).toEqual([5, 4]);
    // Who lies on the ground is not the only active hero, and does not keep another from being it.
    const down = under('tornNerves', { heroes: 3, at: { heroes: 'aab' }, down: [1, 2] });
    expect([0, 1, 2].map((h) => handLimitOf(down.g, h))).toEqual([4, 5, 5]);
  },
  scentOfBlood() {
    const at = (hits: number) =>
      under('scentOfBlood', { hands: [punches(5)], at: { heroes: 'ch' }, run: hurt(hits) }).where(minion());
    expect([at(1), at(2)]).toEqual(['-', 'c']);
  },
  armouredHides() {
    const { g } = under('armouredHides', { at: { minions: 'c', elites: 'c' } });
    expect([resistanceOf(g, minion(), 'bomb'), resistanceOf(g, elite(), 'bomb')]).toEqual([1, 0]);
  },
  theyKnowTheWay() {
    expect(tableFlag(under('theyKnowTheWay').g, 'closerSpawns')).toBe(true);
  },
  burrowsEverywhere() {
    const secured = (t: TestTable) => isSecured(t.g, t.place('a'));
    expect([secured(turn()), secured(under('burrowsEverywhere'))]).toEqual([true, false]);
  },
  whiteout() {
    const near = (table: TestTable) => [0, 1].map((hero) => helps(table.g, PATTY, hero));
    const at = { heroes: 'ab', patty: 'a' };
    expect([near(turn({ at })), near(under('whiteout', { at }))]).toEqual([
      [true, true],
      [true, false],
    ]);
  },
  frozenBolts() {
    const table = under('frozenBolts');
    expect([dice(table, 'bullet'), dice(table, 'brawl')]).toEqual([-1, 0]);
  },
  deadFrequencies() {
    const hands = [[responding(CALM)], []];
    const twists = [named('deadFrequencies')];
    const silent = tacticsPhase({
      hands,
      twists,
      arrange: (g) => {
        g.move(g.state.twists, 0, g.state.revealed, 0);
      },
    });
    expect(tacticsPhase({ hands }).verbs(0)).toContain('propose');
    expect(silent.verbs(0)).not.toContain('propose');
  },
  yourOwnFace() {
    expect(monsterFlag(under('yourOwnFace', { at: { minions: 'c' } }).g, minion(), 'fixedTarget')).toBe(true);
  },
  longestNight() {
    const { g } = under('longestNight');
    expect(g.statics.box.content.twists[0].table?.threat).toBe(1);
  },
  theProcession: () => enlists('theProcession'),
  ashInTheLungs() {
    const { g } = under('ashInTheLungs', { terrain: { b: 'covered' }, at: { heroes: 'ab' } });
    expect([0, 1].map((h) => handLimitOf(g, h))).toEqual([5, 4]);
  },
  noOneWalksAlone() {
    const { g } = under('noOneWalksAlone', { heroes: 3, at: { heroes: 'aab', minions: 'c' } });
    expect([0, 2].map((h) => monsterNumber(g, minion(), 'bonus', h))).toEqual([0, 1]);
  },
  inTheBlood() {
    const threat = (hits: number) =>
      under('inTheBlood', { hands: [punches(5)], run: hurt(hits) }).passAll().state.threat;
    expect(threat(3) - threat(2)).toBe(1);
  },
  swollenHosts() {
    const { g } = under('swollenHosts', { at: { minions: 'ccd', elites: 'c' } });
    expect([minion(0), minion(2), elite()].map((m) => healthOf(g, m))).toEqual([3, 2, 3]);
  },
  theyTakeTheStray() {
    const { g } = under('theyTakeTheStray', { heroes: 3, at: { heroes: 'aab' } });
    expect([0, 2].map((h) => heroFlag(g, h, 'noReactions'))).toEqual([false, true]);
  },
  everyManForHimself() {
    expect(heroFlag(under('everyManForHimself').g, 0, 'noSteppingIn')).toBe(true);
  },
  theBroodWakes: () => enlists('theBroodWakes'),
  spores() {
    const table = under('spores', { hands: [punches(3)], run: () => call(search, { hero: 0, token: 0 }) });
    expect(table.passAll().hand(0)).toBe(2);
  },
  fever() {
    const { triggers } = named('fever');
    expect(triggers?.[0]).toMatchObject({ when: 'roundBegins', if: { coin: 'tails' } });
  },
  dampPowder() {
    const table = under('dampPowder', { hands: [[bomb()]] });
    expect([dice(table, 'bomb'), dice(table, 'bullet')]).toEqual([-1, 0]);
  },
};

describe('every twist at work once', () => {
  it.each(CONTENT.twists.map(({ id }) => id))('%s', (id) => WORKS[id]());
});
