import { dice, Match, seedFrom, viewOf } from '@sightline/kernel';
import { skirmish } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { Stored, StoredInput } from './stored.ts';
import { Witness } from './witness.ts';

const SEED = seedFrom('judged');
const INPUTS = 6;

/** A short match as it is stored, and what its two clients were told. */
function played(): { stored: Stored; witness: Witness } {
  const match = Match.start(skirmish, { setup: null, seats: 2, seed: SEED, at: 0 });
  const witness = new Witness();
  const inputs: StoredInput[] = [];
  const random = dice(1);
  const show = () => {
    for (const seat of [0, 1])
      witness.saw({
        match: 'm',
        seat,
        n: match.length,
        view: JSON.parse(JSON.stringify(viewOf(match.position, seat))),
        decision: 0,
        undo: 0,
      });
  };
  show();
  while (match.length < INPUTS) {
    const [{ seat, options }] = match.position.asked();
    const decision = match.decisionId;
    const answer = options.answer(random(options.count));
    const id = `c${match.length}`;
    const sent = witness.sends({ match: 'm', seat, id, what: { kind: 'answer', decision, answer } });
    match.submit({ kind: 'answer', seat, decision, answer, at: match.length });
    const n = match.length;
    const { input, draws, hash } = match.history.entries[n - 1];
    inputs.push({
      match: 'm',
      n,
      key: `${seat} ${id}`,
      input: JSON.stringify(input),
      draws: JSON.stringify(draws),
      hash,
    });
    sent.n = n;
    sent.answeredIn = 0;
    show();
  }
  const row = { id: 'm', setup: 'null', seats: 2, clock: null, seed: SEED, started: 0 };
  return { stored: { matches: [row], inputs }, witness };
}

const judged = (change: (inputs: readonly StoredInput[]) => readonly StoredInput[]) => {
  const { stored, witness } = played();
  return judge(skirmish, { ...stored, inputs: change(stored.inputs) }, witness);
};

describe('the judge of a crash test', () => {
  it('has nothing to say where all is well', () => {
    const clean = judged((inputs) => inputs);
    expect(clean).toMatchObject({ lost: 0, doubled: 0, different: 0, problems: [] });
    expect(clean.views).toBe(2 * (INPUTS + 1));
  });

  it('finds a row that is not there, the last or one in between', () => {
    expect(judged((inputs) => inputs.slice(0, -1))).toMatchObject({ lost: 1, doubled: 0 });
    expect(judged((inputs) => inputs.toSpliced(2, 1))).toMatchObject({ lost: 1, different: 1 });
  });

  it('finds a row that says something else', () => {
    const other = judged((inputs) =>
      inputs.map((row, i) => (i === 3 ? { ...row, input: inputs[1].input } : row)),
    );
    expect(other.lost).toBe(1);
    expect(other.different).toBeGreaterThan(0);
  });

  it('finds an input that took effect twice', () => {
    const again = judged((inputs) => [...inputs, { ...inputs[INPUTS - 1], n: INPUTS + 1 }]);
    expect(again).toMatchObject({ lost: 0, doubled: 1 });
  });

  it('finds an answer that was refused and stored all the same', () => {
    const { stored, witness } = played();
    Object.assign(witness.sent[2], { n: null, refused: 'old-decision' });
    expect(judge(skirmish, stored, witness)).toMatchObject({ lost: 0, doubled: 0, different: 1 });
  });

  it('finds a view that the log does not lead to', () => {
    const { stored, witness } = played();
    witness.views.get('m')?.set('1 4', 'something else');
    expect(judge(skirmish, stored, witness)).toMatchObject({ lost: 0, doubled: 0, different: 1 });
  });

  it('knows what was stored before a kill and acknowledged after it', () => {
    const { stored, witness } = played();
    witness.sent[3].answeredIn = 1;
    expect(judge(skirmish, stored, witness, [INPUTS])).toMatchObject({ between: 1, lost: 0 });
  });
});
