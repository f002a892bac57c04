import { factOf, localsIn, optionsFor } from '@sightline/kernel';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Answer, Decision, Prompt } from '../rules/decisions.ts';
import * as sequences from '../rules/procedures.ts';
import type { MessageKey } from '../text/index.ts';
import type { SeenEvent } from './seen-event.ts';
import type { ViewContext } from './view-context.ts';

/** Each name stands right beside its misspelling; only the compiler runs these. */
const compiled = (..._uses: readonly ((at: ViewContext, decision: Decision) => unknown)[]): number =>
  _uses.length;

describe('a name that is misspelt does not compile', () => {
  it('message keys', () => {
    const uses = compiled(
      (at) => at.say('figure.alpha'),
      // @ts-expect-error: there are no such words
      (at) => at.say('figure.aplha'),
      (at) => at.say(`action.${'uac1'}.title`),
      // @ts-expect-error: no action card is called so
      (at) => at.say(`action.${'uca1'}.title`),
    );
    expect(uses).toBe(4);
  });

  it('prompts, and every prompt has its words', () => {
    const uses = compiled(
      (_at, { prompt }) => prompt === 'marineActivation.act',
      // @ts-expect-error: nobody asks so
      (_at, { prompt }) => prompt === 'marineActivation.atc',
    );
    expect(uses).toBe(2);
    expectTypeOf<Extract<MessageKey, `prompt.${string}`>>().toEqualTypeOf<`prompt.${Prompt}`>();
  });

  it('verbs', () => {
    const uses = compiled(
      (_at, d) => optionsFor(d, 'attack'),
      // @ts-expect-error: no question is answered so
      (_at, d) => optionsFor(d, 'atack'),
      (): Answer => ['step', 3],
      // @ts-expect-error: no question is answered so
      (): Answer => ['stpe', 3],
    );
    expect(uses).toBe(4);
  });

  it('what a question is about, by its prompt', () => {
    const uses = compiled(
      (_at, d) => d.prompt === 'marineActivation.act' && d.about.mains,
      // @ts-expect-error: it is not about this
      (_at, d) => d.prompt === 'marineActivation.act' && d.about.maisn,
      // @ts-expect-error: a demon has no main actions
      (_at, d) => d.prompt === 'demonActivation.act' && d.about.mains,
      (_at, d) => factOf(d, 'mains'),
      // @ts-expect-error: no question is about this
      (_at, d) => factOf(d, 'maisn'),
    );
    expect(uses).toBe(5);
  });

  it('locals', () => {
    const uses = compiled(
      ({ view }) => localsIn(view, sequences.attack)?.defender,
      // @ts-expect-error: an attack has no such local
      ({ view }) => localsIn(view, sequences.attack)?.defenedr,
      // @ts-expect-error: there is no such procedure
      ({ view }) => localsIn(view, sequences.atack),
    );
    expect(uses).toBe(3);
  });

  it('kinds of events, and their fields', () => {
    const uses = [
      ({ kind }: SeenEvent) => kind === 'gloryKilled',
      // @ts-expect-error: nothing of that name happens
      ({ kind }: SeenEvent) => kind === 'gloryKillde',
      ({ fields }: SeenEvent) => fields.defender,
      // @ts-expect-error: no event has such a field
      ({ fields }: SeenEvent) => fields.defenders,
    ];
    expect(uses).toHaveLength(4);
  });
});
