import { describe, expect, it } from 'vitest';
import { codeOf, diaryGame, diaryProcedure, say, startDiary } from '../fixtures/diary.ts';
import { AMBUSH_EVERY, type March, march, SIGNPOST_EVERY } from '../fixtures/march.ts';
import { type Answer, call, hashOf, int, Match, type Outcome, open, seedFrom } from '../index.ts';

const STEP: Answer = ['step', 1];
const BACK: Answer = ['step', -1];

const start = () => Match.start(march, { setup: null, seats: 2, seed: seedFrom('batch') });
const batch = (match: Match<March>, ...answers: Answer[]): Outcome =>
  match.submit({ kind: 'batch', seat: 0, decision: match.decisionId, answers, at: 0 });
const appliedOf = (out: Outcome): number | string => (out.ok ? out.applied : out.refusal.code);
const place = (match: Match<March>): number => match.position.state.at[0];

describe('a batch of answers', () => {
  it('goes on as long as the same question comes back', () => {
    const match = start();
    const out = batch(match, STEP, STEP, STEP);
    expect(appliedOf(out)).toBe(3);
    expect(out.ok && out.events.map((e) => e.fields.to)).toEqual([1, 2, 3]);
    expect(place(match)).toBe(3);
    expect(match.length).toBe(1);
  });

  it('stops where somebody else is asked', () => {
    const match = start();
    batch(match, STEP, STEP, STEP, STEP, STEP);
    expect(appliedOf(batch(match, STEP, STEP, STEP, STEP))).toBe(AMBUSH_EVERY - SIGNPOST_EVERY);
    expect(place(match)).toBe(AMBUSH_EVERY);
    expect(match.decision(1)?.prompt).toBe('ambush.strike');
  });

  it('stops where something is learned', () => {
    const match = start();
    expect(appliedOf(batch(match, ...Array(8).fill(STEP)))).toBe(SIGNPOST_EVERY);
    expect(match.view(0).state.signs[0].value).toBe(2);
  });

  it('stops after a draw', () => {
    const match = start();
    expect(appliedOf(batch(match, STEP, ['roll'], STEP, STEP))).toBe(2);
  });

  it('stops at the end of the turn, though the same seat could be asked the same', () => {
    const match = start();
    expect(appliedOf(batch(match, ['rest'], STEP))).toBe(1);
    expect(match.awaiting()).toEqual([1]);
  });

  it('drops what is left from the first answer that is refused', () => {
    const match = start();
    expect(appliedOf(batch(match, STEP, BACK, BACK, STEP))).toBe(2);
    expect(place(match)).toBe(0);
  });

  it('is refused as a whole if its first answer is', () => {
    const match = start();
    const before = match.hash();
    expect(batch(match, BACK, STEP)).toMatchObject({
      ok: false,
      refusal: { code: 'not-offered', reason: { rule: 'MR-1', facts: { at: 0 } } },
    });
    expect(match.hash()).toBe(before);
    expect(match.length).toBe(0);
  });

  it('is taken back as a whole', () => {
    const match = start();
    const before = match.hash();
    batch(match, STEP, STEP, STEP);
    expect(match.undoable(0)).toBe(1);
    expect(codeOf(match.submit({ kind: 'undo', seat: 0, at: 0 }))).toBe('taken');
    expect(match.hash()).toBe(before);
  });

  it('behind a draw is replayed as it was played', () => {
    const match = start();
    batch(match, STEP, STEP);
    say(match, 0, 'roll');
    expect(appliedOf(batch(match, BACK, BACK))).toBe(2);
    expect(hashOf(match.at(3))).toBe(match.hash());
  });

  it('of several answers to a sealed question or a window gives one', () => {
    const match = start();
    for (let n = 0; n < AMBUSH_EVERY; n++) say(match, 0, 'step', 1);
    const { decisionId: decision } = match;
    const answers: Answer[] = [['spare'], ['strike']];
    const out = match.submit({ kind: 'batch', seat: 1, decision, answers, at: 0 });
    expect(appliedOf(out)).toBe(1);
    expect(match.position.state.struck).toBe(0);
  });

  it('stops where the same question is asked within itself', () => {
    const dig = diaryProcedure('dig', { depth: open(int) });
    dig.steps('ask').are({
      ask: {
        ask: 'one',
        seat: () => 0,
        choices: {
          deeper: { form: 'confirm', does: (_g, l) => call(dig, { depth: l.depth + 1 }, 'ask') },
          scratch: { form: 'confirm', does: () => 'ask' },
        },
      },
    });
    const match = startDiary(diaryGame(dig));
    const answers: Answer[] = [['scratch'], ['deeper'], ['scratch']];
    expect(appliedOf(match.submit({ kind: 'batch', seat: 0, decision: 0, answers, at: 0 }))).toBe(2);
  });

  it('has one to 256 answers', () => {
    const match = start();
    expect(appliedOf(batch(match))).toBe('malformed');
    expect(appliedOf(batch(match, ...Array(257).fill(STEP)))).toBe('malformed');
  });
});
