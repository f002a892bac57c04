import { SIDES, type Side } from '../layout.ts';
import { type Problems, report, shown } from './map-error.ts';
import { placeIn } from './where.ts';

/**
 * `facing=east` on a mark or a corner: the one property that the engine knows, because it turns with its tile.
 */
const SIDE_NAMES: readonly string[] = ['north', 'east', 'south', 'west'];

type Props = { readonly props: Readonly<Record<string, string>> };

const sideNamed = (name: string): Side | undefined => SIDES.find((side) => SIDE_NAMES[side] === name);

export const turnedSide = (side: Side, turns: number): Side => SIDES[(side + turns) % 4];

/** The side a thing faces on a tile that was turned. */
export function facingOf({ props }: Props, turns: Side): Side | null {
  const side = sideNamed(props.facing ?? '');
  return side === undefined ? null : turnedSide(side, turns);
}

/** The properties of a thing that faces a side, as they are written. */
export const withFacing = ({ props }: Props, facing: Side | null): Props['props'] =>
  facing === null ? props : { ...props, facing: SIDE_NAMES[facing] };

export function checkFacing(thing: Props, problems: Problems): void {
  const { facing } = thing.props;
  if (facing !== undefined && sideNamed(facing) === undefined)
    report(
      problems,
      placeIn(problems, thing),
      'unknown-name',
      `facing=${SIDE_NAMES.join('|')}`,
      shown(facing),
    );
}
