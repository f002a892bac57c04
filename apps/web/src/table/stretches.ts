import type { Ref, ShownEffect } from '@sightline/table';
import type { Subject } from '../board/props.ts';
import { isOfMoment } from './happening.ts';

/** Things that happen in one place, one after the other: the camera goes there once, before the first of them. */
export interface Stretch {
  /** what must be in view for all of it */
  readonly subjects: readonly Subject[];
  /** a moment is shown in the middle of the board meanwhile: they stand clear of it */
  readonly staged: boolean;
}

/** Where something happens; empty: nowhere on the board. */
export function subjectsOf(effect: ShownEffect): readonly Subject[] {
  switch (effect.show) {
    case 'move':
      // To another level it comes at once: where that is shown, it is seen.
      if (effect.level !== undefined) return [effect.piece];
      return [effect.piece, { x: effect.x, y: effect.y, like: effect.piece }];
    case 'enter':
      return [...effect.pieces, effect.area];
    case 'appear':
    case 'vanish':
      return [effect.piece];
    case 'number':
    case 'icon':
    case 'focus':
      return [effect.at];
    case 'shot':
      return [effect.from, effect.to];
    case 'dice':
    case 'sight':
      return effect.between ?? [];
    case 'door':
      return [effect.ref];
    case 'border':
      return [effect.border.ref];
    case 'flip':
    case 'result':
    case 'outcome':
    case 'banner':
      return [];
  }
}

const keyOf = (subject: Subject): string =>
  typeof subject === 'string' ? subject : `${subject.x} ${subject.y} ${subject.like}`;

/** Who moves. */
const walkerIn = (effect: ShownEffect): Ref | undefined =>
  effect.show === 'move' ? effect.piece : effect.show === 'enter' ? effect.pieces[0] : undefined;

/** What must be in view at which moment: by the place of the first effect that needs it. */
export function stretchesOf(effects: readonly ShownEffect[]): ReadonlyMap<number, Stretch> {
  const found = new Map<number, Stretch>();
  let start = -1;
  let subjects = new Map<string, Subject>();
  let staged = false;
  /** so far only of things that come, and stand nowhere yet */
  let arriving = false;
  effects.forEach((effect, i) => {
    const here = subjectsOf(effect);
    const walker = walkerIn(effect);
    const goesOn =
      here.length === 0 ||
      arriving ||
      (walker !== undefined && subjects.has(walker)) ||
      here.every((subject) => subjects.has(keyOf(subject)));
    if (start < 0 && here.length === 0) return;
    if (start < 0 || !goesOn) {
      start = i;
      subjects = new Map();
      staged = false;
      arriving = effect.show === 'appear';
    } else if (effect.show !== 'appear') arriving = false;
    for (const subject of here) subjects.set(keyOf(subject), subject);
    staged ||= isOfMoment(effect);
    found.set(start, { subjects: [...subjects.values()], staged });
  });
  return found;
}
