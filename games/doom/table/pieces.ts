import { anchorOf, highAt, wideAt } from '@sightline/board';
import { isFrameOf } from '@sightline/kernel';
import { compact, type Meter, type Piece } from '@sightline/table';
import { NOWHERE } from '../rules/doom.ts';
import { cardOf, isDemon, isMarine, isSlain } from '../rules/figures.ts';
import { healthLeft, healthOf, isStaggered, staggerOf } from '../rules/modifiers.ts';
import { carriedBy } from '../rules/objectives.ts';
import * as sequences from '../rules/procedures.ts';
import { figureIcon, ICONS } from './icons.ts';
import { figureBadge, figureName, tokenName } from './names.ts';
import { pieceRef } from './refs.ts';
import { on, things, tokenIcon } from './things.ts';
import { openTable, type ViewContext } from './view-context.ts';

/**
 * Health left, as a bar. The mark is where a demon begins to stagger: at so much health left, or less. A marine who
 * was slain has none until he respawns.
 */
export function healthMeter(at: ViewContext, figure: number): Meter {
  const { say } = at;
  const t = openTable(at);
  const most = healthOf(t, figure);
  const left = Math.max(0, healthLeft(t, figure));
  if (isMarine(figure)) {
    const now = isSlain(t, figure) ? 0 : left;
    return { now, most, label: say('scene.health', { now, most }) };
  }
  const mark = Math.max(0, most - staggerOf(t, figure));
  return { now: left, most, mark, label: say('scene.healthAndStagger', { now: left, most, mark }) };
}

type Status = NonNullable<Piece['statuses']>[number];

/** What lasts on a figure: staggered, stunned, carrying something. */
export function statusesOf(at: ViewContext, figure: number): Status[] {
  const { say, view } = at;
  const t = openTable(at);
  const token = carriedBy(t, figure);
  const carries = () => say('scene.carries', { what: tokenName(at, token) });
  return compact<Status>([
    isDemon(figure) &&
      isStaggered(t, figure) && { icon: ICONS.staggered, tone: 'danger', label: say('scene.staggered') },
    view.state.figures[figure].stunned && { icon: ICONS.stunned, tone: 'warn', label: say('scene.stunned') },
    token >= 0 && { icon: tokenIcon(at), tone: 'gold', label: carries() },
  ]);
}

/** The figure whose activation goes on, or -1; what happens within it out of turn does not end it. */
export function activeFigure(at: ViewContext): number {
  const frame = at.view.stack.findLast(
    (running) =>
      isFrameOf(running, sequences.marineActivation) || isFrameOf(running, sequences.demonActivation),
  );
  return frame?.locals.figure ?? -1;
}

function figures(at: ViewContext): Piece[] {
  const active = activeFigure(at);
  return at.view.state.figures.flatMap(({ at: place }, figure) => {
    if (place === NOWHERE) return [];
    const base = isMarine(figure) ? undefined : cardOf(figure).base;
    const badge = figureBadge(at, figure);
    const statuses = statusesOf(at, figure);
    return {
      ref: pieceRef(figure),
      shape: 'figure',
      icon: figureIcon(figure),
      tone: isDemon(figure) ? 'foe' : 'friend',
      name: figureName(at, figure),
      health: healthMeter(at, figure),
      ...on(at, anchorOf(place)),
      ...(base !== undefined && { wide: wideAt(base, place), high: highAt(base, place) }),
      ...(badge !== '' && { badge }),
      ...(statuses.length > 0 && { statuses }),
      ...(figure === active && { active: true }),
    };
  });
}

/** Everything on the board, the topmost last: figures stand on what lies there. */
export const pieces = (at: ViewContext): Piece[] => [...things(at), ...figures(at)];
