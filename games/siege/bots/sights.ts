import type { Cell } from '@sightline/board';
import { eyesOf, lineIsFree, spacesInSight } from '../rules/line-of-sight.ts';
import { isUpstairs, type OperatorNumber } from '../rules/operators.ts';
import type { Body, OpenTable } from '../rules/siege.ts';

/** Which spaces a body sees, one bit each, by the rules. */
export type SpaceSight = Uint8Array;

const known = new WeakMap<OpenTable['statics'], Map<string, SpaceSight>>();
const MOST_KEPT = 2_000;

/** Everything that may break a line, as a key: what is the same is not looked at again. */
export function sceneKey(t: OpenTable): string {
  let key = t.state.changes.join();
  for (const { bodies } of t.state.operators) for (const { at } of bodies) key += `.${at}`;
  for (const { kind, spaces } of t.state.overlays) key += `/${kind}:${spaces.join()}`;
  return key;
}

/** What a body on the main floor sees; nothing from upstairs, whence only entryways are seen, and those by other rules. */
export function sightOf(t: OpenTable, o: OperatorNumber, body: Body, scene: string): SpaceSight {
  let kept = known.get(t.statics);
  if (kept === undefined) {
    kept = new Map();
    known.set(t.statics, kept);
  }
  const glaz = eyesOf(t, o).pastOverlays === true ? 'g' : '';
  const key = `${body.at}${glaz}|${scene}`;
  let sight = kept.get(key);
  if (sight === undefined) {
    if (kept.size > MOST_KEPT) kept.clear();
    sight = new Uint8Array(t.statics.layout.cells);
    if (body.at >= 0 && !isUpstairs(t, body.at))
      for (const cell of spacesInSight(t, o, body)) sight[cell] = 1;
    kept.set(key, sight);
  }
  return sight;
}

/** Does a body see a Located one in that space? Rarer, and so not kept. */
export const seesLocatedAt = (t: OpenTable, o: OperatorNumber, from: Body, space: Cell): boolean =>
  !isUpstairs(t, from.at) && lineIsFree(t, from.at, space, { shooter: from, located: true, ...eyesOf(t, o) });
