import type { Cell } from '@sightline/board';
import type { AttackBox } from '../content/card-types.ts';
import { rangeInSight, reachOf } from '../rules/attack.ts';
import { boxOf } from '../rules/attack-source.ts';
import { spacesAround } from '../rules/beside.ts';
import { NONE } from '../rules/doom.ts';
import { cellOf, cellsOf, demonsOnBoard, figuresOn, isDemon } from '../rules/figures.ts';
import { healthLeft } from '../rules/modifiers.ts';
import { wouldHaveCover } from './lines.ts';
import type { MarineThought } from './thought.ts';
import { blowOf, worthOfAttack, worthOfDemon } from './worth.ts';

/** The best attack from a space, and what it is worth; cover is looked at where it may matter. */
export function attackFrom(
  th: MarineThought,
  cell: Cell,
  sources: readonly { source: number; box: AttackBox; reach: number; times: number }[],
) {
  const { r, marine } = th;
  const t = r.table;
  const from = [cell];
  let found: { worth: number; target: number; source: number; box: AttackBox } | null = null;
  for (const target of demonsOnBoard(t)) {
    const cells = cellsOf(t, target);
    for (const { source, box, reach, times } of sources) {
      const range = rangeInSight(t, from, cells, reach);
      if (range < 0) continue;
      let worth = worthOfAttack(t, target, blowOf(t, box, target, range, false)) * (times > 1 ? 1.7 : 1);
      const { blast = 0, stuns } = box.qualities ?? {};
      if (blast > 0) worth += blastWorth(th, cell, target, blast);
      if (stuns) worth += 0.8;
      if (found === null || worth > found.worth) found = { worth, target, source, box };
    }
  }
  if (found !== null && r.skill.careful && wouldHaveCover(t, marine, from, found.target, found.box))
    found = { ...found, worth: found.worth * 0.75 };
  return found;
}

function blastWorth(th: MarineThought, from: Cell, target: number, blast: number): number {
  const t = th.r.table;
  const around = spacesAround(t, cellsOf(t, target));
  let worth = 0;
  for (const demon of figuresOn(t, around, target))
    if (isDemon(demon))
      worth += (Math.min(blast, healthLeft(t, demon)) / healthLeft(t, demon)) * worthOfDemon(t, demon) * 0.8;
  for (const m of t.statics.marines)
    if (around.includes(m === th.marine ? from : cellOf(t, m))) worth -= blast * 1.5;
  return worth;
}

export const sourcesOf = (th: MarineThought, sources: readonly number[]) =>
  [...new Set(sources)].map((source) => ({
    source,
    box: boxOf(source, th.marine),
    reach: reachOf(th.r.table, th.marine, source),
    times: sources.filter((s) => s === source).length,
  }));

/** An attack that an effect grants, made from where the marine stands. */
export const strikeWorth = (th: MarineThought, box: AttackBox): number =>
  attackFrom(th, cellOf(th.r.table, th.marine), [{ source: NONE, box, reach: box.range, times: 1 }])?.worth ??
  -1;
