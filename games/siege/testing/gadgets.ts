import { type TacticalId, tacticalNumber } from '../content/tactical-gadgets.ts';
import { NONE } from '../rules/siege.ts';
import { specialNumber } from '../rules/special-gadgets/index.ts';
import type { TestTable } from './given.ts';

/** The spaces a tactical gadget may be used on now. */
export const targetsOf = (table: TestTable, seat: number, gadget: TacticalId): string[] =>
  table
    .options(seat, 'tactical')
    .filter(([number]) => number === tacticalNumber(gadget))
    .map(([, space]) => table.name(space));

/** Uses a tactical gadget on a space `(4,1)`, or an entryway. */
export const useTactical = (table: TestTable, seat: number, gadget: TacticalId, space: string): TestTable =>
  table.play(seat, 'tactical', tacticalNumber(gadget), table.at(space));

/** Why a tactical gadget may not be used on a space. */
export const refusesTactical = (
  table: TestTable,
  seat: number,
  gadget: TacticalId,
  space: string,
): string | null => table.forbids(seat, 'tactical', tacticalNumber(gadget), table.at(space));

/** The spaces an ACTION of a special gadget may be used on now. */
export const specialTargets = (table: TestTable, seat: number, action: string): string[] =>
  table
    .options(seat, 'special')
    .filter(([number]) => number === specialNumber(action))
    .map(([, space]) => table.name(space));

/** Uses a special gadget on a space; without one: on none. */
export const useSpecial = (table: TestTable, seat: number, action: string, space?: string): TestTable =>
  table.play(seat, 'special', specialNumber(action), space === undefined ? NONE : table.at(space));

/** Why a special gadget may not be used on a space. */
export const refusesSpecial = (
  table: TestTable,
  seat: number,
  action: string,
  space: string,
): string | null => table.forbids(seat, 'special', specialNumber(action), table.at(space));
