import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type AboutFieldOf,
  type Answer,
  type DecisionOf,
  factOf,
  int,
  isFrameOf,
  localsIn,
  open,
  optionsFor,
  type PromptOf,
  procedure,
  secret,
  type VerbOf,
  type View,
} from '../index.ts';

interface Walk {
  state: object;
  seen: object;
  statics: object;
}

const walk = procedure<Walk>()('walk', { walker: open(int), goal: secret(int, [1, 2]) });
const walkSteps = walk.steps('act', 'react', 'rest').are({
  act: {
    ask: 'one',
    seat: () => 0,
    about: (_g, l) => ({ walker: l.walker, left: 3 }),
    choices: {
      step: { form: 'path', candidates: (_g, _l, offer) => offer(1), does: () => 'act' },
      end: { form: 'confirm', does: () => 'rest' },
    },
  },
  react: {
    ask: 'open',
    seats: () => 1,
    about: () => ({ of: 'step' }),
    choices: { shoot: { form: 'confirm', does: () => {} } },
    meanwhile: { seats: () => 2, choices: { shout: { form: 'confirm', does: () => {} } } },
  },
  rest: () => {},
});
type WalkDecision = DecisionOf<typeof walkSteps>;

const asked: WalkDecision = {
  seat: 0,
  prompt: 'walk.act',
  about: { walker: 7, left: 3 },
  way: 'one',
  choices: [{ verb: 'step', form: 'path', each: 1, numbers: [1, 4] }],
  timeout: ['end'],
};
const reacting: WalkDecision = {
  seat: 1,
  prompt: 'walk.react',
  about: { of: 'step' },
  way: 'open',
  choices: [{ verb: 'pass', form: 'confirm', each: 0, numbers: [] }],
  timeout: ['pass'],
};

describe('the types of decisions', () => {
  it('prompts are the steps that ask', () => {
    expectTypeOf<PromptOf<WalkDecision>>().toEqualTypeOf<'walk.act' | 'walk.react'>();
    // @ts-expect-error: no step is called so
    expect(asked.prompt === 'walk.atc').toBe(false);
    // @ts-expect-error: this step asks nothing
    expect(asked.prompt === 'walk.rest').toBe(false);
  });

  it('verbs are those of the choices, of what others may do meanwhile, and pass in a window', () => {
    expectTypeOf<VerbOf<WalkDecision>>().toEqualTypeOf<'step' | 'end' | 'shoot' | 'shout' | 'pass'>();
    expectTypeOf<VerbOf<Extract<WalkDecision, { prompt: 'walk.act' }>>>().toEqualTypeOf<'step' | 'end'>();
    expect(optionsFor(asked, 'step')).toEqual([[1], [4]]);
    // @ts-expect-error: no choice has this verb
    expect(optionsFor(asked, 'setp')).toEqual([]);
    // @ts-expect-error: no choice has this verb
    const answer: Answer<VerbOf<WalkDecision>> = ['shot'];
    expect(answer).toHaveLength(1);
  });

  it('a prompt narrows what the decision is about', () => {
    expectTypeOf<AboutFieldOf<WalkDecision>>().toEqualTypeOf<'walker' | 'left' | 'of'>();
    const about = (decision: WalkDecision): unknown => {
      if (decision.prompt === 'walk.act') {
        expectTypeOf(decision.about).toEqualTypeOf<{ walker: number; left: number }>();
        return decision.about.left;
      }
      // @ts-expect-error: a reaction is not about how far it is
      return decision.about.left;
    };
    expect([about(asked), about(reacting)]).toEqual([3, undefined]);
  });

  it('a fact that only some decisions have is undefined elsewhere', () => {
    const left = (decision: WalkDecision) => factOf(decision, 'left');
    expectTypeOf(left).returns.toEqualTypeOf<number | undefined>();
    expect([left(asked), left(reacting)]).toEqual([3, undefined]);
    // @ts-expect-error: no question is about this
    expect(factOf(asked, 'letf')).toBe(undefined);
  });
});

describe('the types of locals', () => {
  const locals = { walker: 7, goal: { value: null, known: 1 } };
  const view: Pick<View<Walk>, 'stack'> = {
    stack: [{ procedure: 'walk', step: 'act', locals, passed: 0, sealed: null }],
  };

  it('are those of the procedure, as a seat sees them', () => {
    const seen = localsIn(view, walk);
    expectTypeOf(seen?.walker).toEqualTypeOf<number | undefined>();
    expect(seen?.walker).toBe(7);
    expect(seen?.goal.value).toBe(null);
    // @ts-expect-error: it has no such local
    expect(seen?.wlaker).toBe(undefined);
  });

  it('a frame of the procedure has them', () => {
    const [frame] = view.stack;
    expect(isFrameOf(frame, walk) && frame.locals.walker).toBe(7);
  });
});

describe('the types of steps', () => {
  it('a misspelt field of a step or of a choice does not compile', () => {
    const end = { form: 'confirm', does: () => {} } as const;
    const one = { ask: 'one', seat: () => 0, choices: { end } } as const;
    const loose = procedure<Walk>()('loose').steps('act');
    // @ts-expect-error: a step has no such field
    const misspeltStep = () => loose.are({ act: { ...one, abuot: () => ({}) } });
    // @ts-expect-error: a choice has no such field
    const misspeltChoice = () => loose.are({ act: { ...one, choices: { end: { ...end, chekcs: [] } } } });
    // @ts-expect-error: it is not among the steps
    const unknownStep = () => loose.are({ act: one, rest: () => {} });
    // @ts-expect-error: there is no step to go on with
    const unknownFlow = () => loose.are({ act: () => 'rest' });
    expect([misspeltStep, misspeltChoice, unknownStep, unknownFlow]).toHaveLength(4);
  });
});
