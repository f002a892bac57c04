import type { Inspection } from '@sightline/table';
import { kindOfRef, nameOfRef, numberOfRef } from '@sightline/table';
import type { Table } from './contract.ts';
import { inspectBorder } from './inspect-border.ts';
import {
  inspectBoardGadget,
  inspectOverlay,
  inspectSpecial,
  inspectStock,
  inspectTactical,
} from './inspect-gadget.ts';
import { inspectBody, inspectOperator, inspectProfile, inspectStandee } from './inspect-operator.ts';
import { inspectObstacle, inspectSpace } from './inspect-space.ts';
import {
  inspectBomb,
  inspectDie,
  inspectEntryway,
  inspectHostage,
  inspectRoom,
  inspectWatch,
} from './inspect-thing.ts';
import type { ViewContext } from './view-context.ts';

/** What the thing under the pointer is. */
export const inspect: Table['inspect'] = (at, ref) => {
  const name = nameOfRef(ref);
  switch (kindOfRef(ref)) {
    case 'cell':
      return inspectSpace(at, name);
    case 'piece':
      return inspectBody(at, numberOfRef(ref));
    case 'border':
      return inspectBorder(at, name);
    case 'card':
    case 'thing':
      return byName(at, name);
    default:
      return null;
  }
};

const KINDS: Readonly<Record<string, (at: ViewContext, n: number) => Inspection | null>> = {
  operator: inspectOperator,
  profile: inspectProfile,
  tactical: inspectTactical,
  special: inspectSpecial,
  stock: inspectStock,
  standee: inspectStandee,
  piece: inspectBoardGadget,
  overlay: inspectOverlay,
  obstacle: inspectObstacle,
  bomb: inspectBomb,
  hostage: inspectHostage,
  entryway: inspectEntryway,
  room: inspectRoom,
  watch: inspectWatch,
  die: inspectDie,
};

/** `bomb.1`, `operator.3` */
function byName(at: ViewContext, name: string): Inspection | null {
  const [kind, number] = name.split('.');
  return Object.hasOwn(KINDS, kind) ? KINDS[kind](at, Number(number)) : null;
}
