import { localsIn } from '@sightline/kernel';
import { compact, type Facing, type Meter, type Piece, type PieceMark } from '@sightline/table';
import { spacesOfBody } from '../rules/environment.ts';
import {
  ALL_OPERATORS,
  areEnemies,
  bodyHandle,
  isHidden,
  isStacked,
  type OperatorNumber,
  onMainFloor,
  profileOf,
  squadOf,
} from '../rules/operators.ts';
import { inField } from '../rules/overwatch.ts';
import { activation } from '../rules/procedures.ts';
import { type Body, DEFENDER, NONE, NOWHERE } from '../rules/siege.ts';
import { spotOf } from './drawn-place.ts';
import { ICONS, profileIcon } from './icons.ts';
import { operatorName, sideName, squadTone } from './names.ts';
import { bodyRef, standeeRef } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** What a body is to the seat that looks: of hidden tokens only their own squad knows which is the portrait. */
export type BodyRole = 'miniature' | 'portrait' | 'decoy' | 'token' | 'stack';

export function roleOf(at: ViewContext, o: OperatorNumber, body: number): BodyRole {
  const t = openTable(at);
  if (!isHidden(t, o)) return 'miniature';
  if (isStacked(t, o)) return 'stack';
  const portrait = at.view.state.operators[o].portrait.value;
  if (portrait === null) return 'token';
  return portrait === body ? 'portrait' : 'decoy';
}

/** The body where the Operator is, as far as the seat knows; null: it may be either token, or nowhere. */
export function knownBody(at: ViewContext, o: OperatorNumber): Body | null {
  const { bodies } = at.view.state.operators[o];
  const found = bodies.find((_, b) => ['miniature', 'portrait', 'stack'].includes(roleOf(at, o, b)));
  return found ?? null;
}

/** "Jäger, hidden token" */
export const bodyName = (at: ViewContext, o: OperatorNumber, body: number): string =>
  at.say(`scene.body.${roleOf(at, o, body)}`, { who: operatorName(at, o) });

/** The side it watches; null: it watches none on the main floor. A hidden token always watches one (SG-HID-05). */
export const watchedSide = (at: ViewContext, { at: place, facing }: Body): Facing | null =>
  facing !== NONE && onMainFloor(openTable(at), place) ? (facing as Facing) : null;

/** Stamina left. */
export function staminaMeter(at: ViewContext, o: OperatorNumber): Meter {
  const most = profileOf(openTable(at), o).stamina;
  const { wounds, eliminated } = at.view.state.operators[o];
  const now = eliminated ? 0 : Math.max(0, most - wounds);
  return { now, most, label: at.say('scene.stamina', { now, most }) };
}

/** The Operator whose activation goes on, or NONE. */
export const activeOperatorIn = ({ view }: Pick<ViewContext, 'view'>): OperatorNumber =>
  localsIn(view, activation)?.operator ?? NONE;

/** Every miniature and token on the board; the two tokens of a stack are one. */
export const bodies = (at: ViewContext): Piece[] =>
  ALL_OPERATORS.flatMap((o) =>
    at.view.state.operators[o].bodies.flatMap((body, b) =>
      body.at === NOWHERE || (b === 1 && isStacked(openTable(at), o)) ? [] : bodyPiece(at, o, b),
    ),
  );

function bodyPiece(at: ViewContext, o: OperatorNumber, b: number): Piece {
  const body = at.view.state.operators[o].bodies[b];
  const squad = squadOf(o);
  const role = roleOf(at, o, b);
  const side = watchedSide(at, body);
  const name = bodyName(at, o, b);
  const marks = marksOf(at, body);
  const statuses = statusesOf(at, o, role);
  const badge = badgeOf(at, role);
  return {
    ref: bodyRef(bodyHandle(o, b)),
    shape: 'figure',
    icon: profileIcon(at.view.state.operators[o].profile),
    tone: squadTone(squad),
    name: side === null ? name : at.say('scene.body.watching', { body: name, side: sideName(at, side) }),
    ...spotOf(at, body.at, squad),
    caption: role === 'decoy' ? at.say('status.decoy') : operatorName(at, o),
    ...(squad === DEFENDER && { base: 'hexagon' }),
    ...(role !== 'miniature' && { hidden: true }),
    ...(role === 'decoy' && { dim: true }),
    ...(badge !== '' && { badge }),
    // Wounds say nothing of where somebody is: they are shown where the Operator is known to be.
    ...(['miniature', 'portrait', 'stack'].includes(role) && { health: staminaMeter(at, o) }),
    ...(marks.length > 0 && { marks }),
    ...(statuses.length > 0 && { statuses }),
    ...(o === activeOperatorIn(at) && role !== 'decoy' && { active: true }),
    ...(side !== null && { facing: side }),
    ...(side !== null && role === 'miniature' && watchesActive(at, o, body) && { arc: true }),
    ...standeeOf(at, o, b),
  };
}

const badgeOf = ({ say }: ViewContext, role: BodyRole): string =>
  role === 'token' ? say('scene.badge.unknown') : role === 'stack' ? say('scene.badge.stack') : '';

/** Shaded are only the fields that the active Operator is in: all of them would cover the board. */
function watchesActive(at: ViewContext, o: OperatorNumber, body: Body): boolean {
  const active = activeOperatorIn(at);
  if (active === NONE || !areEnemies(active, o)) return false;
  const t = openTable(at);
  return at.view.state.operators[active].bodies.some((target) =>
    spacesOfBody(t, target).some((space) => inField(t, body, space)),
  );
}

function standeeOf(at: ViewContext, o: OperatorNumber, b: number): Pick<Piece, 'standee'> {
  const { standee } = at.view.state.operators[o].bodies[b];
  if (standee === NOWHERE) return {};
  const { x, y } = spotOf(at, standee, squadOf(o));
  const name = at.say('scene.standee', { who: bodyName(at, o, b) });
  return { standee: { ref: standeeRef(bodyHandle(o, b)), x, y, name } };
}

/** Statuses that are seen from afar. */
export const marksOf = ({ say }: ViewContext, { located, stunned }: Body): PieceMark[] =>
  compact<PieceMark>([
    located && { frame: 'brackets', icon: ICONS.located, tone: 'danger', label: say('status.located') },
    stunned && { frame: 'burst', icon: ICONS.stunned, tone: 'warn', label: say('status.stunned') },
  ]);

type Status = NonNullable<Piece['statuses']>[number];

function statusesOf({ say, view }: ViewContext, o: OperatorNumber, role: BodyRole): Status[] {
  const { hostage, operators } = view.state;
  return compact<Status>([
    hostage.carrier === o && { icon: ICONS.hostage, tone: 'gold', label: say('scene.carriesHostage') },
    operators[o].raised && { icon: ICONS.shield, tone: 'energy', label: say('scene.shieldRaised') },
    role === 'portrait' && { icon: ICONS.hidden, tone: 'good', label: say('scene.onlyYouKnow') },
  ]);
}
