import type { Choice, Flow } from '@sightline/kernel';
import { cellOf, type Decoys, forEachToken, isHidden, operatorOf, reveal } from './decoys.ts';
import { anAttackerSees } from './shooting.ts';

/** DC-07: the same demand in the attacker's turn, where `next` asks again, and in the middle of an operator's. */
export const demand = <S extends string = never>(
  next?: S,
): Choice<Decoys, unknown, Flow<Decoys, S, undefined>> => ({
  form: 'one',
  candidates(g, _l, offer) {
    forEachToken(g, (token) => {
      if (isHidden(g, operatorOf(token))) offer(token);
    });
  },
  checks: [{ rule: 'DC-07', holds: (g, _l, token) => anAttackerSees(g, cellOf(g, token)) }],
  does(g, _l, token) {
    reveal(g, operatorOf(token));
    return next;
  },
});
