import { factOf, localsIn, optionsFor } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { Answer, Decision } from '../rules/decisions.ts';
import * as sequences from '../rules/procedures.ts';
import type { SeenEvent } from './seen-event.ts';
import type { ViewContext } from './view-context.ts';

/** Each name stands right beside its misspelling; only the compiler runs these. */
const compiled = (..._uses: readonly ((at: ViewContext, decision: Decision) => unknown)[]): number =>
  _uses.length;

describe('a name that is misspelt does not compile', () => {
  it('message keys', () => {
    const uses = compiled(
      (at) => at.say('waiting.nobody'),
      // @ts-expect-error: there are no such words
      (at) => at.say('waiting.noboyd'),
    );
    expect(uses).toBe(2);
  });

  it('prompts', () => {
    const uses = compiled(
      (_at, { prompt }) => prompt === 'heroTurn.act',
      // @ts-expect-error: nobody asks so
      (_at, { prompt }) => prompt === 'heroTurn.atc',
    );
    expect(uses).toBe(2);
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
      (_at, d) => d.prompt === 'heroTurn.act' && d.about.actions,
      // @ts-expect-error: it is not about this
      (_at, d) => d.prompt === 'heroTurn.act' && d.about.actoins,
      // @ts-expect-error: a monster has no actions
      (_at, d) => d.prompt === 'monsterMove.step' && d.about.actions,
      (_at, d) => factOf(d, 'actions'),
      // @ts-expect-error: no question is about this
      (_at, d) => factOf(d, 'actoins'),
    );
    expect(uses).toBe(5);
  });

  it('locals', () => {
    const uses = compiled(
      ({ view }) => localsIn(view, sequences.attack)?.target,
      // @ts-expect-error: an attack has no such local
      ({ view }) => localsIn(view, sequences.attack)?.targte,
      // @ts-expect-error: there is no such procedure
      ({ view }) => localsIn(view, sequences.atack),
    );
    expect(uses).toBe(3);
  });

  it('kinds of events, and their fields', () => {
    const uses = [
      ({ kind }: SeenEvent) => kind === 'knockedDown',
      // @ts-expect-error: nothing of that name happens
      ({ kind }: SeenEvent) => kind === 'knockedDode',
      ({ fields }: SeenEvent) => fields.hero,
      // @ts-expect-error: no event has such a field
      ({ fields }: SeenEvent) => fields.heros,
    ];
    expect(uses).toHaveLength(4);
  });
});
