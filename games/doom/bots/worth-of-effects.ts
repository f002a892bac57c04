import { type Cell, steps } from '@sightline/board';
import type { CardEffect } from '../content/card-types.ts';
import { ACTIONS } from '../content/index.ts';
import { spacesAround } from '../rules/beside.ts';
import { cardOf, cellOf, cellsOf, demonsOnBoard } from '../rules/figures.ts';
import { FRAG_DAMAGE } from '../rules/grenades.ts';
import { healthLeft } from '../rules/modifiers.ts';
import { boardOf } from '../rules/statics.ts';
import { strikeWorth } from './marine-attack.ts';
import { symbolsExpected } from './odds.ts';
import { type MarineThought, worthOfPlace } from './thought.ts';
import { powerOf, worthOfDemon } from './worth.ts';

/** What the effects of a card are worth to a marine who uses it in his activation. */
export function worthOfEffects(th: MarineThought, effects: readonly CardEffect[], target: number): number {
  const { r, marine } = th;
  const t = r.table;
  const { damage } = r.state.figures[marine];
  let worth = 0;
  for (const e of effects) {
    if (e.do === 'draw') worth += 0.8 * e.cards;
    if (e.do === 'recover' && target >= 0) worth += recoverWorth(target);
    if (e.do === 'mainAction') worth += 3;
    if (e.do === 'heal')
      worth += e.who === 'you' ? Math.min(e.damage, damage) * 0.8 : healWorth(th, e.damage, target);
    if (e.do === 'harm')
      worth +=
        e.who === 'you'
          ? healthLeft(t, marine) - e.damage <= 1
            ? -9
            : -0.7 * e.damage
          : target >= 0
            ? harmWorth(th, e.damage, target)
            : 0;
    if (e.do === 'stun' && target >= 0)
      worth += r.state.figures[target].stunned ? 0 : 0.7 + 0.35 * powerOf(target);
    if (e.do === 'glory') worth += 1.5;
    if (e.do === 'grenade') worth += grenadeWorth(th, e.grenade, target);
    if (e.do === 'move' && e.who === 'target') worth += 0.7;
    if (e.do === 'teleport')
      worth += Math.max(0, worthOfPlace(th, target, true) - worthOfPlace(th, cellOf(t, marine), true));
    if (e.do === 'strike') worth += strikeWorth(th, e.box);
  }
  return worth;
}

/** A good card back in the hand. */
function recoverWorth(card: number): number {
  const { attack, type } = ACTIONS[card];
  return (
    0.6 + (attack === undefined ? 0.3 : 0.25 * symbolsExpected(attack)) + (type === 'reaction' ? 0.5 : 0)
  );
}

function healWorth(th: MarineThought, damage: number, target: number): number {
  const healed = Math.min(damage, target < 0 ? 0 : th.r.state.figures[target].damage);
  return healed * 0.8 - 0.5;
}

function harmWorth(th: MarineThought, damage: number, target: number): number {
  const t = th.r.table;
  const left = healthLeft(t, target);
  return damage >= left ? worthOfDemon(t, target) : (damage / left) * worthOfDemon(t, target) * 0.6;
}

/** A frag grenade hits who stands there; the others wait for who comes. */
function grenadeWorth(th: MarineThought, kind: string, cell: Cell): number {
  if (cell < 0) return -1;
  const t = th.r.table;
  const count = boardOf(t).steps;
  const around = new Set(spacesAround(t, [cell]));
  let worth = 0;
  for (const demon of demonsOnBoard(t)) {
    if (kind === 'frag')
      worth += cellsOf(t, demon).some((c) => around.has(c)) ? harmWorth(th, FRAG_DAMAGE, demon) : 0;
    else {
      const n = steps(count, cellOf(t, demon), cell);
      if (n >= 2 && n <= cardOf(demon).speed + 1) worth += kind === 'snare' ? 0.25 * powerOf(demon) : 0.5;
    }
  }
  for (const m of t.statics.marines) if (around.has(cellOf(t, m))) worth += kind === 'frag' ? -3 : 0.4;
  return worth - 0.4;
}
