import { type Cell, crossedBy } from '@sightline/board';
import { pointsLeft } from '../rules/actions.ts';
import { isUpstairs } from '../rules/operators.ts';
import { overlaySpaces, placementsOver } from '../rules/overlays.ts';
import { type ActThought, worthOfEnd } from './act-thought.ts';
import { walkEnds } from './walks.ts';

/** Somebody who looks at where one wants to be: along which spaces, and what that costs. */
interface WatchedLine {
  readonly spaces: ReadonlySet<Cell>;
  readonly worth: number;
}

/** Lines too weak to be worth a grenade. */
const FAINT = 1;

/**
 * The lines that smoke could break: to the space where the Operator would be, were nobody looking. None for who is
 * Located: it is seen through smoke (SG-LOS-09).
 */
export function linesToBreak(th: ActThought): readonly WatchedLine[] {
  const { r, l, o, body, temper } = th;
  const t = r.table;
  if (isUpstairs(t, body.at) || body.located || !r.skill.careful) return [];
  const bold = { ...th, temper: { ...temper, fear: 0.1 * temper.fear, exposure: 0.1 * temper.exposure } };
  let place = body.at;
  let most = Number.NEGATIVE_INFINITY;
  for (const end of walkEnds(o, body, pointsLeft(t, l), 0)) {
    const worth = worthOfEnd(bold, end);
    if (worth > most) [place, most] = [end.space, worth];
  }
  return o
    .lookers(place)
    .map(({ from, shot, watches }) => ({
      spaces: new Set(
        crossedBy(t.statics.layout, from, place)
          .flatMap((thing) => (thing.kind === 'cell' ? [thing.cell] : []))
          .concat(from, place),
      ),
      worth: temper.exposure * shot + (watches ? temper.fear * shot : 0),
    }))
    .filter(({ worth }) => worth > FAINT / 4);
}

/** What smoke over a space would break of them, at best. */
export function worthOfSmoke(th: ActThought, lines: readonly WatchedLine[], space: Cell): number {
  if (lines.reduce((sum, { worth }) => sum + worth, 0) < FAINT) return 0;
  const t = th.r.table;
  let best = 0;
  for (const [corner, shape] of placementsOver(t, space))
    best = Math.max(best, broken(lines, overlaySpaces(t, corner, shape)));
  const carries = t.state.hostage.carrier === th.l.operator ? 1 : 0;
  return best > 0 ? th.temper.smoke * best + carries : 0;
}

/** What an overlay over these spaces breaks. */
export const broken = (lines: readonly WatchedLine[], spaces: readonly Cell[]): number =>
  lines.reduce((sum, line) => sum + (spaces.some((space) => line.spaces.has(space)) ? line.worth : 0), 0);
