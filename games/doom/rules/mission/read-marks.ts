import type { Cell, MapMark } from '@sightline/board';
import type { PortalColour, WeaponId } from '../../content/card-types.ts';
import type { Report } from './mission-error.ts';

export interface Portal {
  readonly cell: Cell;
  readonly colour: PortalColour;
  readonly faceUp: boolean;
}

export interface Teleporter {
  readonly cell: Cell;
  readonly active: boolean;
}

export interface FoundWeapon {
  readonly cell: Cell;
  readonly weapon: WeaponId;
}

export interface OrderedMark {
  readonly cell: Cell;
  /** from 1 */
  readonly order: number;
}

/** What lies on a mission's map, each list in the order of the marks. */
export interface MissionMarks {
  readonly starts: readonly Cell[];
  readonly portals: readonly Portal[];
  readonly teleporters: readonly Teleporter[];
  readonly healthPacks: readonly Cell[];
  readonly weapons: readonly FoundWeapon[];
  readonly objectives: readonly OrderedMark[];
  readonly exits: readonly Cell[];
  readonly post: readonly Cell[];
}

type Filling = { -readonly [K in keyof MissionMarks]: MissionMarks[K][number][] };

/** Understands the marks of a map by their tags and properties; what it does not understand is reported. */
export function readMarks(
  marks: readonly MapMark[],
  weapons: readonly WeaponId[],
  report: Report,
): MissionMarks {
  const filling: Filling = {
    starts: [],
    portals: [],
    teleporters: [],
    healthPacks: [],
    weapons: [],
    objectives: [],
    exits: [],
    post: [],
  };
  for (const mark of marks) readMark(mark, filling, weapons, report);
  return filling;
}

function readMark(mark: MapMark, filling: Filling, weapons: readonly WeaponId[], report: Report): void {
  const words = wordsOf(mark, report);
  const what = words.one('start', 'portal', 'teleporter', 'health', 'weapon', 'objective', 'exit', 'post');
  if (what === 'start') filling.starts.push(...mark.cells);
  else if (what === 'health') filling.healthPacks.push(...mark.cells);
  else if (what === 'exit') filling.exits.push(...mark.cells);
  else if (what === 'post') filling.post.push(...mark.cells);
  else if (what === 'portal') {
    const colour = words.one('blue', 'yellow', 'red');
    const face = words.one('up', 'down');
    const cell = words.onlyCell();
    if (colour && face) filling.portals.push({ cell, colour, faceUp: face === 'up' });
  } else if (what === 'teleporter') {
    const state = words.one('active', 'inactive');
    filling.teleporters.push({ cell: words.onlyCell(), active: state === 'active' });
  } else if (what === 'weapon') {
    const set = words.property('set');
    const weapon = weapons.find((one) => one === set);
    if (weapon) filling.weapons.push({ cell: words.onlyCell(), weapon });
    else report('unknown-weapon', `${titleOf(mark)}: expected set= to be a weapon set, found "${set}"`);
  } else if (what === 'objective') {
    const order = words.property('order');
    if (/^[1-9]$/.test(order)) filling.objectives.push({ cell: words.onlyCell(), order: Number(order) });
    else report('mark', `${titleOf(mark)}: expected order= to be a number from 1 to 9, found "${order}"`);
  }
  words.expectNoMore();
}

/** The tags and properties of a mark, taken one after the other, so that what nobody has asked for is left over. */
function wordsOf(mark: MapMark, report: Report) {
  const tags = new Set(mark.tags);
  const properties = new Map(Object.entries(mark.props));
  return {
    one<const W extends string>(...choices: readonly W[]): W | null {
      const found = choices.filter((choice) => tags.delete(choice));
      if (found.length === 1) return found[0];
      const instead = found.length === 0 ? 'none' : found.join(' and ');
      report('mark', `${titleOf(mark)}: expected one of the tags ${choices.join(', ')}, found ${instead}`);
      return null;
    },
    property(key: string): string {
      const value = properties.get(key) ?? '';
      properties.delete(key);
      return value;
    },
    onlyCell(): Cell {
      if (mark.cells.length > 1)
        report('mark', `${titleOf(mark)}: expected one space, found ${mark.cells.length}`);
      return mark.cells[0];
    },
    expectNoMore(): void {
      for (const word of [...tags, ...properties.keys()])
        report('mark', `${titleOf(mark)}: expected nothing more, found "${word}"`);
    },
  };
}

export const titleOf = ({ id }: MapMark): string => `the mark "${id}"`;
