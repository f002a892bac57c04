import { describe, expect, it } from 'vitest';
import { companion } from './index.ts';
import {
  A,
  after,
  begun,
  D,
  deployed,
  left,
  minutes,
  phaseNow,
  press,
  refused,
  roundPlayed,
  runs,
  seconds,
  started,
  without,
} from './testing.ts';

const labels = (state: ReturnType<typeof begun>) =>
  companion.face(state).interlude?.buttons.map(({ label }) => label.key);

describe('deployment', () => {
  it('SG-DEP-01: starts with a press, the defenders first', () => {
    expect(refused(begun(), press(A))).toBe(true);
    expect(runs(after(begun(), minutes(5)))).toBeNull();
    const deploying = after(begun(), press(D), minutes(1));
    expect([runs(deploying), left(deploying)]).toEqual([D, [300, 840]]);
    expect(refused(deploying, press(A))).toBe(true);
  });

  it('SG-DEP-12: ended by hand or by time, it is followed by that of the attackers at once', () => {
    const byHand = after(begun(), press(D), minutes(1), press(D), minutes(2));
    expect([runs(byHand), left(byHand)[A]]).toEqual([A, 180]);
    const byTime = after(begun(), press(D), minutes(16));
    expect([runs(byTime), left(byTime)[A]]).toEqual([A, 240]);
    expect(after(byTime, minutes(4)).stage).toBe('toStart');
    expect(after(byHand, press(A)).stage).toBe('toStart');
  });

  it('SG-DEP-17: is left out where ready-made deployments are used', () => {
    expect(after(begun(), ['readyMade'])).toMatchObject({ stage: 'toStart', round: 1 });
    expect(refused(after(begun(), press(D)), ['readyMade'])).toBe(true);
  });
});

describe('the phases of a round', () => {
  it('are two of each side in turn, then Upkeep', () => {
    const presses = [press(A), press(D), press(A), press(D)];
    const states = [0, 1, 2, 3, 4].map((n) => after(started(), ...presses.slice(0, n)));
    expect(states.map(phaseNow)).toEqual([
      'phase.attack',
      'phase.defend',
      'phase.attack2',
      'phase.defend2',
      'phase.upkeep',
    ]);
  });

  it('SG-RND-07: a side that has activated everybody skips its second phase', () => {
    const said = after(started(), ['allActivated', A], press(A));
    expect(companion.face(said).phases.map(({ state }) => state)).toEqual([
      'past',
      'now',
      'skipped',
      'next',
      'next',
    ]);
    expect(phaseNow(after(said, press(D)))).toBe('phase.defend2');
    expect(phaseNow(after(said, ['allActivated', A], press(D)))).toBe('phase.attack2');
  });

  it('SG-RND-07: is said of the phase to come only', () => {
    expect(refused(started(), ['allActivated', D])).toBe(true);
    expect(refused(after(started(), press(A), press(D)), ['allActivated', A])).toBe(true);
    expect(refused(deployed(), ['allActivated', A])).toBe(true);
  });

  it('SG-RND-09: a side with a single Operator has no second phase', () => {
    const one = started({}, ...without(D, 4));
    expect(phaseNow(after(one, press(A)))).toBe('phase.defend');
    expect(after(one, press(A), press(D), press(A)).stage).toBe('upkeep');
  });

  it('SG-RND-09: who lost the one they had activated has a second phase for the other', () => {
    const two = started({}, ...without(D, 3));
    const lost = after(two, press(A), ['eliminate', D, 3], press(D), press(A));
    expect(phaseNow(lost)).toBe('phase.defend2');
  });

  it('a side with nobody in play has no phase at all', () => {
    expect(phaseNow(started({}, ...without(A, 5)))).toBe('phase.defend');
    expect(after(started(), ...without(D, 5), press(A), press(A)).stage).toBe('upkeep');
  });
});

describe('Upkeep', () => {
  it('SG-UPK-05: eliminations are entered at any time, and taken back', () => {
    const upkeep = after(roundPlayed(started()), ['eliminate', D, 0], ['eliminate', D, 1]);
    expect(companion.face(upkeep).sides[D].clock.ms).toBe(seconds(180));
    expect(left(after(upkeep, ['eliminate', D, 0], ['nextRound'], press(D)))).toEqual([300, 240]);
    expect(left(after(deployed(), ['eliminate', A, 2], press(D)))).toEqual([240, 300]);
  });

  it('SG-UPK-06, SG-RND-02: the next round has the next number', () => {
    expect(after(roundPlayed(started()), ['nextRound'])).toMatchObject({ stage: 'toStart', round: 2 });
    expect(refused(started(), ['nextRound'])).toBe(true);
  });

  const rounds = (n: number, chosen: Record<string, string>) =>
    Array.from({ length: n }).reduce<ReturnType<typeof begun>>(
      (state) => roundPlayed(after(state.stage === 'upkeep' ? after(state, ['nextRound']) : state, press(D))),
      deployed(chosen),
    );

  it('SG-RND-10, SG-MIS-05: Control ends with round 5', () => {
    const fifth = rounds(5, { mission: 'control' });
    expect([fifth.round, labels(fifth)]).toEqual([5, ['button.finish']]);
    expect(refused(fifth, ['nextRound'])).toBe(true);
    expect(companion.face(fifth).rounds).toHaveLength(5);
  });

  it.each(['bomb', 'hostage'])(
    'SG-RND-10: %s may have overtime after round 5, and ends with it',
    (mission) => {
      const fifth = rounds(5, { mission });
      expect(labels(fifth)).toEqual(['button.overtime', 'button.finish']);
      expect(companion.face(fifth).interlude?.steps[0].key).toBe(`step.overtime.${mission}`);
      const overtime = roundPlayed(after(fifth, ['nextRound'], press(D)));
      expect([overtime.round, labels(overtime)]).toEqual([6, ['button.finish']]);
    },
  );

  it('ends the match when somebody has won, in the middle of a round too', () => {
    for (const state of [started(), roundPlayed(started()), begun()]) {
      const over = after(state, ['finish']);
      expect(over.stage).toBe('over');
      expect(companion.face(over)).toMatchObject({ stop: null, finish: null, main: null });
      expect(after(over, minutes(9))).toBe(over);
    }
  });
});

describe('levelling up', () => {
  const teams = { table: 'teams' };

  it('SG-RCT-03: is a minute in Upkeep before a new round, for squads with a Recruit', () => {
    const upkeep = roundPlayed(started(teams));
    expect(labels(upkeep)).toEqual(['button.levelUp', 'button.nextRound', 'button.finish']);
    const minute = after(upkeep, ['levelUp'], seconds(45));
    expect(companion.face(minute).interlude?.clock).toEqual({
      ms: seconds(15),
      of: minutes(1),
      running: true,
    });
    const stopped = after(minute, ['stop'], seconds(30), ['resume']);
    expect(stopped.minute).toBe(seconds(15));
    expect(after(stopped, seconds(99)).minute).toBe(0);
    expect(after(stopped, ['nextRound'])).toMatchObject({ stage: 'toStart', round: 2 });
  });

  it('SG-RCT-03: is none of a match without Recruits, nor after the last round', () => {
    expect(refused(roundPlayed(started()), ['levelUp'])).toBe(true);
    const fifth = { ...roundPlayed(started(teams)), round: 5 };
    expect(refused(fifth, ['levelUp'])).toBe(true);
    const beforeOvertime = { ...roundPlayed(started({ ...teams, mission: 'bomb' })), round: 5 };
    expect(after(beforeOvertime, ['levelUp'], ['nextRound']).round).toBe(6);
  });

  it('SG-RCT-09: needs a Recruit in play', () => {
    const one = after(roundPlayed(started(teams)), ['eliminate', A, 4]);
    expect(refused(one, ['levelUp'])).toBe(false);
    expect(refused(after(one, ['eliminate', D, 4]), ['levelUp'])).toBe(true);
  });
});

it('what the page offers can be done, and its words are there', async () => {
  const { companion: words } = await import('../text/en/companion.ts');
  const states = [
    begun(),
    after(begun(), press(D)),
    deployed(),
    started({ table: 'teams' }),
    after(started(), seconds(300)),
    after(started(), press(D)),
    roundPlayed(started({ table: 'teams' })),
    after(roundPlayed(started({ table: 'teams' })), ['levelUp']),
  ];
  for (const state of states) {
    const face = companion.face(state);
    const acts = [
      face.main,
      face.stop?.act,
      face.finish,
      ...face.sides.flatMap((side) => [
        side.press,
        ...side.people.map(({ act }) => act),
        ...side.buttons.map(({ act }) => act),
      ]),
      ...face.phases.map(({ skip }) => skip?.act),
      ...face.corrections.flat().map(({ act }) => act),
      ...(face.interlude?.buttons.map(({ act }) => act) ?? []),
    ].filter((act) => act != null);
    expect(acts.length).toBeGreaterThan(3);
    for (const act of acts) {
      expect(refused(state, act), `${act.join(' ')} in ${state.stage}`).toBe(false);
      const name = companion.named(act);
      if (name !== null) expect(words).toHaveProperty([name.key]);
    }
  }
});
