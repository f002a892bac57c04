import { call, Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { advanceThreat, threatPhase } from '../rules/procedures.ts';
import { type Given, given, RESERVE_ELITE } from '../testing/given.ts';
import { LANGUAGES, lookAt, lookBare } from '../testing/saying.ts';
import { turn } from '../testing/turns.ts';
import { threatAhead } from './ahead.ts';
import { inspect } from './inspect.ts';
import { arrivals, missionRules, reserveNames } from './mission-rules.ts';
import { newMatch } from './new-match.ts';
import { scene } from './scene.ts';

const MISSIONS = CONTENT.missions.map(({ mission }) => mission);
const look = (mission: string, language: (typeof LANGUAGES)[number] = 'en') =>
  lookAt(Match.start(game, { setup: { mission }, seats: 2, seed: seedFrom('told') }), 0, language);

describe('the rules that a mission has of its own', () => {
  it('are all told at the table, in every language', () => {
    for (const { id, rules = [], requiredRoles = [] } of MISSIONS)
      for (const language of LANGUAGES) {
        const triggers = rules.flatMap((rule) => rule.triggers ?? []);
        const at = look(id, language);
        expect(rules.every((rule) => Object.keys(rule).every((part) => part === 'triggers'))).toBe(true);
        expect(missionRules(at), id).toHaveLength(triggers.length + requiredRoles.length);
        const notes = scene(at).panels.flatMap((p) => (p.type === 'note' ? p.text : []));
        for (const words of missionRules(at)) expect(notes).toContain(words);
      }
  });

  it('River Crossing: the corrupted human joins the spawn pool at 8', () => {
    const at = look('riverCrossing');
    expect(missionRules(at)).toEqual([
      'When the threat marker reaches 8, this monster moves from the reserve to the spawn pool and spawns with the others: Corrupted Human.',
    ]);
    const { header } = scene(at);
    // At standard difficulty a twist waits there too.
    expect(header.track?.spaces[7].waits).toBe('twist + elite');
    const pool = header.counters.find(({ label }) => label === 'Spawn pool');
    expect(pool?.hint).toMatch(/In reserve: Corrupted Human\. When the threat marker reaches 8/);
    const setup = { mission: 'riverCrossing', difficulty: 'hard' };
    const hard = lookAt(Match.start(game, { setup, seats: 2, seed: seedFrom('told') }), 0);
    expect(scene(hard).header.track?.spaces[7].waits).toBe('elite');
  });

  it('the boss that comes anyway is on the track, and where it will appear says when', () => {
    for (const { id } of MISSIONS.filter(({ boss }) => boss)) {
      const at = look(id);
      expect(scene(at).header.track?.spaces[9].waits).toBe('boss');
      expect(inspect(at, 'thing:boss')?.lines.map(({ text }) => text)).toContain(missionRules(at).at(-1));
    }
  });

  it('a role that somebody must have is told before the match and while heroes are chosen', () => {
    const words = 'One of the heroes must have this role: demolitions.';
    expect(missionRules(look('theDeepNest'))[0]).toBe(words);
    const { missions } = newMatch(look('theDeepNest'));
    expect(missions.filter(({ objective }) => objective.endsWith(words)).map(({ id }) => id)).toEqual([
      'theDeepNest',
    ]);
  });

  it('what lies in the decks is open to all (FZ-HID-05)', () => {
    const panels = scene(look('riverCrossing')).panels.filter((p) => p.type === 'note');
    const twists = panels.find(({ title }) => title === 'Twists that may come');
    const names = twists?.text.flatMap((part) => (typeof part === 'string' ? [] : [part.text]));
    expect(names).toEqual(['Night Fog', 'Hungry Pack', 'One of Us', 'Scent of Blood', 'They Know the Way']);
  });

  it('who has to leave is told wherever the exit is', () => {
    const at = look('walkThemHome');
    const lines = inspect(at, 'thing:exit')?.lines.map(({ text }) => text);
    expect(lines?.join()).toContain('both specialists');
  });
});

describe('what a mission brings on the threat track', () => {
  /** The marker is on 5; from the given space on an elite of the reserve belongs to the pool. */
  const enlisting = (threat: number): Given => ({
    noBoss: true,
    at: { heroes: 'aa', minions: 'defg', elites: 'hh' },
    mission: {
      rules: [
        {
          triggers: [
            {
              when: 'threatAdvanced',
              if: { threat },
              effects: [{ do: 'enlist', class: 'elite', figures: 1 }],
            },
          ],
        },
      ],
    },
    arrange(g) {
      g.state.threat = 5;
      g.state.round = 1;
    },
  });

  it('is foreseen one space before, with those that will spawn', () => {
    const far = threatAhead(lookBare(turn(enlisting(7)).match, 0));
    expect([far.arrivals, far.waiting]).toEqual([[], 0]);
    const near = threatAhead(lookBare(turn(enlisting(6)).match, 0));
    expect([near.arrivals.length, near.waiting, near.boss]).toEqual([1, 1, false]);
  });

  it('has come, or comes later, once the marker has moved', () => {
    const table = given({ ...enlisting(7), run: () => call(threatPhase, {}) });
    const ahead = threatAhead(lookBare(table.match, 0));
    expect([table.asked(0), table.state.threat]).toEqual(['activateMonsters.choose', 6]);
    expect([ahead.arrivals, ahead.waiting]).toEqual([[], 0]);
  });

  it('is no longer to come when it has come', () => {
    const table = given({ ...enlisting(6), run: () => call(advanceThreat, { spaces: 1 }) });
    const at = lookBare(table.match, 0);
    expect([arrivals(at), reserveNames(at)]).toEqual([[], []]);
    expect(table.where(RESERVE_ELITE)).toBe('-');
    expect(threatAhead(at).waiting).toBe(1);
  });
});
