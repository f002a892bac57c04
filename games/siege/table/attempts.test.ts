import type { Ref } from '@sightline/table';
import { reason } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { activating } from '../testing/activating.ts';
import { A0, ATTACKS, D0, hide, put, stock } from '../testing/arranging.ts';
import { choosing } from '../testing/deploying.ts';
import type { Given, TestTable } from '../testing/given.ts';
import { lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import { attempts } from './attempts.ts';
import { hint } from './hint.ts';
import { bodyRef, cellRef, profileRef, specialRef, tacticalRef, upperRef } from './refs.ts';

/** The first reason that somebody gets who clicks there; null: none. */
function whyNot({ match }: TestTable, seat: number, ref: Ref): string | null {
  const at = lookAt(match, seat);
  const { decision } = at.view;
  if (decision === null) throw new Error('nobody is asked');
  const told = hint(at, decision, ref);
  if (told !== null) return told.text;
  for (const answer of attempts(at, decision, ref)) {
    const why = match.whyNot(seat, answer);
    if (why !== null) return reason(at, why);
  }
  return null;
}

const standing = (more: Given['arrange'] = () => {}) =>
  activating(A0, {
    board: sketch(14, 5, { gray: '(1,1)' }),
    settings: { losMode: 'assisted' },
    arrange(g, at) {
      put(g, A0, 'ash', at('(1,2)'));
      put(g, D0, 'smoke', at('(4,2)'));
      stock(g, {});
      more(g, at);
    },
  });

describe('clicks on what is not lit', () => {
  it('a space that is too far says how far it is', () => {
    const table = standing();
    expect(whyNot(table, ATTACKS, cellRef(table.at('(12,2)')))).toBe(
      'That is too far: it takes 11 movement points, 5 are left.',
    );
  });

  it('a neighbour is answered by the rule of a single step', () => {
    const table = standing((g, at) => put(g, D0, 'smoke', at('(2,2)')));
    expect(whyNot(table, ATTACKS, cellRef(table.at('(2,2)')))).toBe('An opponent is in that space.');
  });

  it('a hidden token wants its reveal first', () => {
    const table = standing((g, at) => hide(g, D0, 'smoke', [at('(12,0)'), at('(12,4)')]));
    table.play(ATTACKS, 'overwatch', 0).passAll();
    expect(whyNot(table, ATTACKS, bodyRef(2 * D0))).toContain('hidden token');
  });

  it('upstairs, gadgets without charges and those of others say why', () => {
    const table = standing();
    expect(whyNot(table, ATTACKS, upperRef(0, 0))).toBe('Floors are changed only at an entryway.');
    expect(whyNot(table, ATTACKS, tacticalRef(1))).toBe('None of these is left in the inventory.');
    expect(whyNot(table, ATTACKS, specialRef(0))).toBe('Only its owner can use a special gadget.');
  });

  it('what can be done is no attempt that fails', () => {
    const table = standing();
    const at = lookAt(table.match, ATTACKS);
    const { decision } = at.view;
    if (decision === null) throw new Error('nobody is asked');
    expect(attempts(at, decision, cellRef(table.at('(2,2)')))).toContainEqual(['step', table.at('(2,2)')]);
    expect(attempts(at, decision, profileRef(3))).toEqual([]);
  });

  it('nobody is meant where nothing is moved', () => {
    const table = choosing();
    const at = lookAt(table.match, ATTACKS);
    const { decision } = at.view;
    if (decision === null) throw new Error('nobody is asked');
    expect(hint(at, decision, cellRef(12))).toBeNull();
    expect(attempts(at, decision, cellRef(12))).toEqual([]);
  });
});
