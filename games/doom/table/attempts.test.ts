import { whyNot } from '@sightline/kernel';
import { type Ref, reason } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { alphaActs } from '../testing/activations.ts';
import { ALPHA, alphaAims, BRAVO, SOLDIER } from '../testing/aiming.ts';
import { action, demon, giveClass, hurt, put } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { activating, marching, moving } from '../testing/moving.ts';
import { lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import { attempts } from './attempts.ts';
import { hint } from './hint.ts';

/** What a click there is answered with: what stands between, else the first reason that a rule has. */
function answered(table: TestTable, seat: number, ref: Ref): string | null {
  const at = lookAt(table.match, seat);
  if (at.view.decision === null) throw new Error('nobody is asked');
  const hinted = hint(at, at.view.decision, ref);
  if (hinted !== null) return hinted.text;
  for (const answer of attempts(at, at.view.decision, ref)) {
    const why = whyNot(table.match.position, seat, answer);
    if (why !== null) return reason(at, why);
  }
  return null;
}

describe('a click on what is not lit', () => {
  it('on a space: why there is no step there', () => {
    const table = marching({
      board: sketch(6, 3, { wall: 'V(1,0)', impassable: '(0,1)', blocking: '(1,1)' }),
      standing: [[ALPHA, '(0,0)']],
    });
    expect(answered(table, 1, `cell:${table.cell(1, 0)}`)).toMatch(/^A wall, a closed door/);
    expect(answered(table, 1, `cell:${table.cell(0, 1)}`)).toMatch(/impassable terrain\.$/);
    expect(answered(table, 1, `cell:${table.cell(1, 1)}`)).toMatch(/blocking terrain\.$/);
    expect(answered(table, 1, `cell:${table.cell(4, 0)}`)).toMatch(/^A wall, a closed door/);
  });

  it('on a space far away: what the way there costs', () => {
    const none = alphaActs({ hand: ['uac1'] }).passAll();
    expect(answered(none, 1, `cell:${none.cell(4, 0)}`)).toBe(
      'The way there costs 4 movement points. Play a card or sprint to gain some.',
    );
    const table = moving(3, {
      board: sketch(12, 1),
      standing: [
        [ALPHA, '(0,0)'],
        [BRAVO, '(2,0)'],
      ],
    });
    expect(answered(table, 1, `cell:${table.cell(9, 0)}`)).toBe(
      'Too far: the way there costs 9 movement points; 3 are left.',
    );
    // Where somebody stands nobody may stop, however near it is.
    expect(answered(table, 1, `piece:${BRAVO}`)).toMatch(
      /^No figure may stop on a space with another figure/,
    );
  });

  it('on a demon: range and sight of what is at hand', () => {
    const far = alphaAims(sketch(9, 1), [
      [ALPHA, '(0,0)'],
      [SOLDIER, '(8,0)'],
    ]);
    expect(answered(far, 1, `piece:${SOLDIER}`)).toBe('Out of range: this attack reaches 7 spaces.');
    const hidden = alphaAims(sketch(4, 3, { wall: 'V(2,0) V(2,1)' }), [
      [ALPHA, '(0,0)'],
      [SOLDIER, '(3,0)'],
    ]);
    expect(answered(hidden, 1, `piece:${SOLDIER}`)).toMatch(/^No line of sight/);
  });

  it('on a demon while no attack is at hand: what comes first', () => {
    const withSoldier = (hand: readonly string[], damage = 0) =>
      alphaActs({ hand }, (g, at) => {
        put(g, SOLDIER, at(5, 0));
        hurt(g, SOLDIER, damage);
      }).passAll();
    const early = withSoldier(['chainsaw1']);
    expect(answered(early, 1, `piece:${SOLDIER}`)).toBe('Play a card with an attack first.');
    expect(answered(early, 1, `cell:${early.cell(5, 0)}`)).toBe('Play a card with an attack first.');
    expect(answered(early, 1, `cell:${early.cell(3, 0)}`)).toMatch(/^The way there costs 3/);
    expect(answered(withSoldier([]), 1, `piece:${SOLDIER}`)).toBe(
      'You have no attack left in this activation.',
    );
    // He may have meant a glory kill.
    expect(answered(withSoldier(['chainsaw1'], 3), 1, `piece:${SOLDIER}`)).toMatch(/^The way there costs/);
  });

  it('on a card: why it is not played', () => {
    const table = marching({ standing: [[ALPHA, '(0,0)']] });
    expect(answered(table, 1, `card:action.${action('uac1')}`)).toMatch(/^You have no main action left/);
    const reaction = alphaActs({ hand: ['uac3'] }).passAll();
    expect(answered(reaction, 1, `card:action.${action('uac3')}`)).toMatch(/^A reaction is played only/);
  });

  it('on a class card: that it is exhausted', () => {
    const table = alphaActs({ hand: ['uac1'] }, (g) => giveClass(g, ALPHA, 'infiltrator')).passAll();
    table.state.marines[ALPHA].exhausted = true;
    expect(answered(table, 1, `card:class.${table.state.marines[ALPHA].class}`)).toMatch(/exhausted/);
  });

  it('on a door: that nobody stands at it', () => {
    const table = marching({ board: sketch(6, 1, { door: 'V(4,0)' }), standing: [[ALPHA, '(0,0)']] });
    expect(answered(table, 1, 'door:0')).toBe('The figure does not stand at this door.');
  });

  it('of a large demon: why its base does not go there', () => {
    const table = activating({
      board: sketch(6, 3, { wall: 'V(2,0)' }),
      standing: [[demon('mancubus'), '(0,0)']],
    });
    expect(answered(table, 0, `cell:${table.cell(2, 0)}`)).toMatch(/cannot cross walls/);
    expect(answered(table, 0, `cell:${table.cell(5, 1)}`)).toMatch(/^Too far: the way there costs/);
  });

  it('on something the question is not about: nothing', () => {
    const table = marching({ standing: [[ALPHA, '(0,0)']] });
    expect(answered(table, 1, 'card:invasion.3')).toBeNull();
    expect(answered(table, 1, 'thing:pile.deck')).toBeNull();
  });
});
