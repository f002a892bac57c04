import { describe, expect, it } from 'vitest';
import { companion } from './index.ts';
import {
  A,
  after,
  D,
  deployed,
  left,
  phaseNow,
  press,
  refused,
  roundPlayed,
  runs,
  seconds,
  started,
  without,
} from './testing.ts';

describe('the bank', () => {
  it('SG-TIM-04: is the time per Operator for each who is in play when the round begins', () => {
    expect(left(started({ defenders: 'beginner' }, ...without(A, 2)))).toEqual([180, 600]);
  });

  it('SG-TIM-05: 4 Operators at Standard have 240 s for both phases, whoever is lost in the round', () => {
    const four = started({}, ...without(A, 1));
    expect(left(four)[A]).toBe(240);
    const lost = after(four, seconds(20), ['eliminate', A, 1], ['eliminate', A, 2]);
    expect(left(lost)[A]).toBe(220);
    expect(companion.face(lost).sides[A].detail).toEqual({
      key: 'detail.bank',
      args: { operators: 4, seconds: 60 },
    });
    expect(left(after(roundPlayed(lost), ['nextRound'], press(D)))[A]).toBe(120);
  });

  it('SG-TIM-06: is divided between the two phases as its player likes', () => {
    const second = after(started(), seconds(290), press(A), press(D));
    expect(left(second)).toEqual([10, 300]);
    expect(left(after(second, seconds(9)))[A]).toBe(1);
  });

  it('SG-TIM-20: what is left does not carry over', () => {
    const first = roundPlayed(after(started(), seconds(250)));
    expect(left(after(first, ['nextRound'], press(D)))).toEqual([300, 300]);
  });
});

describe('whose clock runs', () => {
  it('SG-TIM-07: the defenders start the clock of the attackers', () => {
    const ready = deployed();
    expect(runs(after(ready, seconds(60)))).toBeNull();
    expect(refused(ready, press(A))).toBe(true);
    expect(runs(after(ready, press(D)))).toBe(A);
  });

  it('SG-TIM-08: who hands over stops their clock and starts the other', () => {
    const handed = after(started(), seconds(30), press(A), seconds(20));
    expect(left(handed)).toEqual([270, 280]);
    expect(runs(handed)).toBe(D);
  });

  it('SG-TIM-09, SG-TIM-10: while they are stopped no clock runs, and no half does anything', () => {
    const stopped = after(started(), seconds(10), ['stop'], seconds(500));
    expect(left(stopped)).toEqual([290, 300]);
    expect([runs(stopped), refused(stopped, press(A)), refused(stopped, press(D))]).toEqual([
      null,
      true,
      true,
    ]);
    expect(left(after(stopped, ['resume'], seconds(5)))).toEqual([285, 300]);
  });

  it('SG-REA-06: the passive player grabs the clock to think, and gives it back', () => {
    const thinking = after(started(), seconds(10), press(D), seconds(7));
    expect(left(thinking)).toEqual([290, 293]);
    expect(refused(thinking, press(A))).toBe(true);
    const back = after(thinking, press(D), seconds(3));
    expect([left(back), phaseNow(back)]).toEqual([[287, 293], 'phase.attack']);
  });
});

describe('an expiry', () => {
  const expired = after(started(), seconds(300));

  it('SG-TIM-11, SG-TIM-12: waits until the action is done', () => {
    const later = after(expired, seconds(60));
    expect([runs(later), left(later)]).toEqual([null, [0, 300]]);
    expect(companion.face(later).sides[A]).toMatchObject({ mood: 'expired', press: press(A) });
    expect(runs(after(later, press(A)))).toBe(D);
  });

  it('SG-TIM-13: ends what that player activates in this round, and no longer', () => {
    const upkeep = after(expired, press(A), press(D), press(D));
    expect(upkeep.stage).toBe('upkeep');
    expect(phaseNow(after(upkeep, ['nextRound'], press(D)))).toBe('phase.attack');
  });

  it('SG-TIM-14: leaves reactions, but no time to think about them', () => {
    const defending = after(expired, press(A));
    expect(refused(defending, press(A))).toBe(true);
    expect(companion.face(defending).sides[A].hint?.key).toBe('hint.reactAtOnce');
  });

  it('SG-TIM-15: of the attackers in their first phase: the defenders play both theirs, one after the other', () => {
    const first = after(expired, press(A), seconds(40));
    expect(phaseNow(first)).toBe('phase.defend');
    expect(companion.face(first).sides[D].hint?.key).toBe('hint.goOn');
    const second = after(first, press(D), seconds(5));
    expect([phaseNow(second), runs(second), left(second)[D]]).toEqual(['phase.defend2', D, 255]);
  });

  it('SG-TIM-19: of the defenders in their first phase: the attackers play their second, then comes Upkeep', () => {
    const late = after(started(), press(A), seconds(301), press(D));
    expect(phaseNow(late)).toBe('phase.attack2');
    expect(after(late, press(A)).stage).toBe('upkeep');
  });

  it('SG-TIM-23: of who is thinking out of turn: the reaction at once, and nobody activated after it', () => {
    const late = after(started(), seconds(10), press(D), seconds(300), seconds(50));
    expect(companion.face(late).sides[D]).toMatchObject({ mood: 'expired', hint: { key: 'hint.declare' } });
    const back = after(late, press(D), seconds(5));
    expect([runs(back), left(back)]).toEqual([A, [285, 0]]);
    expect(phaseNow(after(back, press(A)))).toBe('phase.attack2');
  });

  it('comes to the millisecond, however the time is cut', () => {
    const almost = after(started(), ...Array<number>(299).fill(1000), 999);
    expect(companion.face(almost).sides[A].mood).toBe('runs');
    expect(companion.face(after(almost, 1)).sides[A].mood).toBe('expired');
  });
});

describe('SG-CHL-08: a challenge is won', () => {
  it('by +30 s on the own clock or −30 s on the other, also while they are stopped', () => {
    const stopped = after(started(), ['stop']);
    expect(left(after(stopped, ['gain', D]))).toEqual([300, 330]);
    expect(left(after(stopped, ['take', D]))).toEqual([270, 300]);
  });

  it('never between rounds', () => {
    expect(refused(deployed(), ['take', A])).toBe(true);
    expect(refused(roundPlayed(started()), ['gain', A])).toBe(true);
  });
});

describe('SG-TIM-21: −30 s', () => {
  it('goes no lower than zero, and lets the clock in use expire at once', () => {
    const taken = after(started(), seconds(280), ['stop'], ['take', D]);
    expect(left(taken)[A]).toBe(0);
    expect(companion.face(taken).sides[A].mood).toBe('expired');
  });

  it('lets a clock that rests expire at its next use: a phase', () => {
    const low = after(started(), press(A), seconds(280), press(D), ['take', A]);
    expect(left(low)[D]).toBe(0);
    expect(companion.face(low).sides[D].mood).toBe('waits');
    const used = after(low, press(A));
    expect(companion.face(used).sides[D].mood).toBe('expired');
    expect(after(used, press(D)).stage).toBe('upkeep');
  });

  it('lets a clock that rests expire at its next use: a grab', () => {
    const low = after(started(), press(A), seconds(280), press(D), ['take', A]);
    expect(companion.face(after(low, press(D))).sides[D].mood).toBe('expired');
  });

  it('saved in time by +30 s it has not expired', () => {
    const low = after(started(), press(A), seconds(280), press(D), ['take', A], ['gain', D]);
    const used = after(low, press(A));
    expect([runs(used), left(used)[D]]).toEqual([D, 30]);
  });

  it('+30 s does not undo an expiry', () => {
    const late = after(started(), seconds(300), ['gain', A], seconds(1));
    expect([runs(late), companion.face(late).sides[A].mood]).toEqual([null, 'expired']);
    expect(companion.face(late).sides[A].clock.ms).toBe(0);
    expect(phaseNow(after(late, press(A), press(D)))).toBe('phase.defend2');
  });
});

describe('a correction', () => {
  it('sets a clock right, also one that expired because nobody stopped it', () => {
    const late = after(started(), seconds(300), ['correct', A, 60]);
    expect([runs(late), left(late)[A]]).toEqual([A, 60]);
    expect(left(after(started(), ['correct', D, -60]))).toEqual([300, 240]);
  });

  it('is refused where no clock is in use, and of a side that there is not', () => {
    expect(refused(deployed(), ['correct', A, 10])).toBe(true);
    expect(refused(started({ time: 'untimed' }), ['correct', A, 10])).toBe(true);
    for (const act of [
      ['correct', 2, 10],
      ['correct', A, 0.5],
      ['toString', A],
      ['eliminate', A, 5],
      ['eliminate', A, -1],
    ] as const)
      expect(refused(started(), act)).toBe(true);
  });
});
