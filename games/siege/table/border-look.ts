import { cellsBeside, type Edge } from '@sightline/board';
import type { BoardBorder, BorderLook } from '@sightline/table';
import { LEGEND, type SectionKind } from '../rules/map/legend.ts';
import { placeName, sectionName } from './names.ts';
import { borderRef } from './refs.ts';
import type { ViewContext } from './view-context.ts';

type Seen = Pick<ViewContext, 'say' | 'statics' | 'view'>;

/** "C7/C8": the two spaces of a section; at the edge of the map there is one. */
export function sectionPlace(at: Seen, edge: Edge): string {
  const beside = cellsBeside(at.statics.layout, edge).filter((cell) => cell >= 0);
  return beside.map((cell) => placeName(at, cell)).join('/');
}

/** What stands between spaces, in the middle of a sentence: names begin with a capital, as on buttons. */
export function sectionInSentence(at: Seen, kind: number): string {
  const name = sectionName(at, kind);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Where a door, window or wall is. */
export const borderPlace = (at: Seen, partition: number): string =>
  sectionPlace(at, at.statics.plan.partitions[partition].edges[0]);

/** A door, window or wall as it looks once this kind of section is there. */
export function borderLooking(at: Seen, partition: number, kind: number): BoardBorder {
  return {
    ref: borderRef(partition),
    label: at.say('log.border', { what: sectionName(at, kind), place: borderPlace(at, partition) }),
    ...lookOf(at.statics.plan.partitions[partition].kind, LEGEND.edges[kind].name),
  };
}

function lookOf(built: SectionKind, now: SectionKind): BorderLook {
  switch (now) {
    case 'fortified':
    case 'light':
    case 'holed':
    case 'heavy':
      return { kind: now };
    case 'barricadedDoor':
      return { kind: 'door', state: 'barricaded' };
    case 'barricadedWindow':
      return { kind: 'window', state: 'barricaded' };
    case 'panelledDoor':
      return { kind: 'door', state: 'panel' };
    case 'panelledWindow':
      return { kind: 'window', state: 'panel' };
    case 'window':
      return { kind: 'window' };
    case 'breach':
      // A breach that a panel left (SG-SGD-18) stays a door or window, an open one.
      return isWall(built) ? { kind: built, state: 'breached' } : openLook(built);
    case 'door':
    case 'open':
      return { kind: 'door' };
  }
}

const isWall = (kind: SectionKind): kind is 'fortified' | 'light' | 'holed' =>
  kind === 'fortified' || kind === 'light' || kind === 'holed';

const openLook = (built: SectionKind): BorderLook =>
  built === 'breach'
    ? { kind: 'light', state: 'breached' }
    : {
        kind:
          built === 'window' || built === 'barricadedWindow' || built === 'panelledWindow'
            ? 'window'
            : 'door',
      };
