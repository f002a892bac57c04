import type { Cell, Hindrance } from '@sightline/board';
import { pieceKind } from '../content/pieces.ts';
import { occupantsOf } from './environment.ts';
import { brokenPastBarricade, seesPastBarricade } from './ignoring-partitions.ts';
import { throwIsFree } from './keywords.ts';
import {
  type AimedComponent,
  aimedAt,
  brokenBy,
  eyesOf,
  type LineExceptions,
  lineIsFree,
  MINIATURE,
  notAimedAt,
  STANDEE,
  seesBody,
  seesSpace,
} from './line-of-sight.ts';
import { type OperatorNumber, onMainFloor, ownerOfBody } from './operators.ts';
import type { CLAIMS } from './procedures.ts';
import { NO_PROTECTION, protectionBy, type Source, sourcesOf } from './protection.ts';
import { type Body, NONE, type OpenTable } from './siege.ts';

/** What is claimed; the same as the locals of `claim`. */
export interface Claim {
  readonly of: (typeof CLAIMS)[number];
  readonly by: OperatorNumber;
  readonly body: number;
  readonly target: number;
  readonly aim: number;
  readonly declared: number;
}

/** What the ruler says of a claim (SG-CHL-03 to 06): its lines, what breaks them, what protects. */
export interface RulerRuling {
  readonly from: Cell;
  readonly to: Cell;
  /** the end of the line of cover to a leaning target, or NONE (SG-PRO-07) */
  readonly cover: Cell | typeof NONE;
  readonly valid: boolean;
  /** null: nothing broke it */
  readonly blocker: Hindrance | null;
  readonly protection: number;
  readonly sources: readonly Source[];
  /** everything declared is right (SG-CHL-07) */
  readonly right: boolean;
}

/** Measures a claim on the table as it stands. */
export function rulingOn(t: OpenTable, claim: Claim): RulerRuling {
  const from = t.state.operators[claim.by].bodies[claim.body];
  if (claim.of === 'shot' || claim.of === 'demand') return onBody(t, claim, from);
  const valid = mayAffect(t, claim, from);
  return {
    from: from.at,
    to: claim.target,
    cover: NONE,
    valid,
    blocker: valid ? null : blockerOf(t, claim, from),
    protection: NO_PROTECTION,
    sources: [],
    right: valid,
  };
}

function onBody(t: OpenTable, { of, by, target, aim, declared }: Claim, from: Body): RulerRuling {
  const o = ownerOfBody(target);
  const body = t.state.operators[o].bodies[target & 1];
  // A demand is for the whole token: its standee will do (SG-LOS-15).
  const aims =
    of === 'shot' ? [aim as AimedComponent] : [MINIATURE, STANDEE].filter((a) => aimedAt(body, a) >= 0);
  const seen = aims.find((a) => seesBody(t, by, from, body, a));
  const measured = seen ?? aims[0];
  const valid = seen !== undefined;
  const to = aimedAt(body, measured);
  const blocker = valid
    ? null
    : brokenBy(t, from.at, to, { shooter: from, ...eyesOf(t, by), located: body.located, target: body });
  if (of === 'demand')
    return { from: from.at, to, cover: NONE, valid, blocker, protection: 0, sources: [], right: valid };
  const sources = valid ? sourcesOf(t, { shooter: by, from, target: o, body, aim: measured }) : [];
  const protection = protectionBy(t, o, sources);
  const other = notAimedAt(body, measured);
  const cover = onMainFloor(t, other) ? other : NONE;
  return {
    from: from.at,
    to,
    cover,
    valid,
    blocker,
    protection,
    sources,
    right: valid && protection === declared,
  };
}

/** A gadget that is Always Visible is seen past Operators and smoke (SG-LOS-12); so is the target of a throw (SG-LOS-13). */
const PAST_ALL: LineExceptions = { pastOperators: true, pastOverlays: true };

function mayAffect(t: OpenTable, { of, by, target }: Claim, from: Body): boolean {
  switch (of) {
    case 'throw':
      return throwIsFree(t, { operator: by, body: from }, target);
    case 'destroy':
      return maySeeToDestroy(t, by, from, target);
    case 'breachingRounds':
      return seesPastBarricade(t, by, from, target);
    default:
      return seesSpace(t, by, from, target, toWhoIsThere(t, target));
  }
}

/** An Operator in the space is what is aimed at: Doc's patient may be Located (SG-LOS-09). */
function toWhoIsThere(t: OpenTable, space: Cell): LineExceptions {
  const there = occupantsOf(t, space)[0];
  if (there === undefined) return {};
  const body = t.state.operators[there.operator].bodies[there.body];
  return { located: body.located, target: body };
}

function blockerOf(t: OpenTable, { of, by, target }: Claim, from: Body): Hindrance | null {
  const line: LineExceptions = { shooter: from, ...eyesOf(t, by) };
  switch (of) {
    case 'throw':
      return brokenBy(t, from.at, target, { shooter: from, ...PAST_ALL });
    case 'breachingRounds':
      return brokenPastBarricade(t, by, from, target);
    case 'stimPistol':
      return brokenBy(t, from.at, target, { ...line, ...toWhoIsThere(t, target) });
    default:
      return brokenBy(t, from.at, target, line);
  }
}

/** SG-DES-01, SG-LOS-12, from the main floor */
export function maySeeToDestroy(t: OpenTable, o: OperatorNumber, from: Body, space: Cell): boolean {
  if (seesSpace(t, o, from, space)) return true;
  const shows = t.state.pieces.some(({ kind, at }) => at === space && pieceKind(kind).alwaysVisible === true);
  return shows && lineIsFree(t, from.at, space, { shooter: from, ...PAST_ALL });
}
