import type { GroundState } from '@sightline/board';
import {
  type Data,
  event,
  fields,
  type GameTypes,
  int,
  list,
  open,
  record,
  type Seen,
} from '@sightline/kernel';
import type { BreachHouse, HouseTables } from './house.ts';

export const FREE = -1;

export const shape = fields({
  figures: open(list(record({ side: int, at: int, hp: int }))),
  /** hit points left of each light wall */
  walls: open(list(int)),
  /** how the floor differs from the house that was drawn: the walls that fell */
  fallen: open(list(int)),
  turn: open(int),
});

export interface Breach extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: BreachHouse;
  derived: {
    /** the floor with the walls that still stand in this position: shared, only to be read */
    floor: GroundState<HouseTables>;
    /** who stands where, or FREE */
    stands: Int8Array;
  };
}

export const stepped = event('stepped', { figure: 'open', to: 'open' });
export const shot = event('shot', { by: 'open', figure: 'open', rolled: 'open' });
export const left = event('left', { figure: 'open' });
export const struck = event('struck', { by: 'open', wall: 'open', hp: 'open' });
export const fell = event('fell', { wall: 'open', edges: 'open list' });
