import { type Answer as AnswerOf, factOf, localsIn, type PromptOf, type VerbOf } from '@sightline/kernel';
import type { SiegeDecision } from '../rules/decisions.ts';
import { bodyHandle, type OperatorNumber } from '../rules/operators.ts';
import { activation, drone } from '../rules/procedures.ts';
import { type Body, NONE, type OpenTable } from '../rules/siege.ts';
import { openTable, type ViewContext } from './view-context.ts';

export type Decision = SiegeDecision;
export type Prompt = PromptOf<SiegeDecision>;
export type Verb = VerbOf<SiegeDecision>;
export type Answer = AnswerOf<Verb>;

/** A question as picks, labels and previews look at it. */
export interface SiegeQuestion {
  readonly at: ViewContext;
  readonly t: OpenTable;
  readonly decision: Decision;
  /** the Operator that acts; NONE where the question is not about one */
  readonly actor: OperatorNumber;
  /** the Operator whose activation is running, or NONE */
  readonly active: OperatorNumber;
  /** which body of who acts moves */
  readonly body: number;
}

export function asked(at: ViewContext, decision: Decision): SiegeQuestion {
  const actor = actorOf(decision);
  const running = localsIn(at.view, activation);
  const body = running !== null && running.operator === actor ? running.body : 0;
  return { at, t: openTable(at), decision, actor, active: running?.operator ?? NONE, body };
}

function actorOf(decision: Decision): OperatorNumber {
  for (const field of ['operator', 'shooter', 'by'] as const) {
    const operator = factOf(decision, field);
    if (operator !== undefined) return operator;
  }
  return NONE;
}

/** The body that acts; undefined where there is none. */
export const actingBody = ({ t, actor, body }: SiegeQuestion): Body | undefined =>
  actor === NONE ? undefined : t.state.operators[actor].bodies[body];

/** Its handle. */
export const actingHandle = ({ actor, body }: SiegeQuestion): number => bodyHandle(actor, body);

/** What this seat may answer though nobody asks it. */
export const isUnasked = ({ decision }: SiegeQuestion): boolean => decision.way === 'meanwhile';

export const isOffered = ({ choices }: Decision, ...verbs: readonly Verb[]): boolean =>
  choices.some(({ verb }) => verbs.includes(verb));

/** Where a drone is that flies now; NONE: none does. */
export const droneAt = ({ at }: SiegeQuestion): number => localsIn(at.view, drone)?.at ?? NONE;

/**
 * The body of one's own that an Operator acts with: of a hidden one the portrait, where the seat knows it, as its own
 * squad does.
 */
export function ownBody({ at }: SiegeQuestion, o: OperatorNumber): number {
  const { bodies, portrait, stacked } = at.view.state.operators[o];
  return bodyHandle(o, bodies.length === 2 && !stacked ? (portrait.value ?? 0) : 0);
}

/** Nothing is claimed: the table shows lines of sight (SG-DIG-01). */
export const showsLines = ({ statics }: Pick<ViewContext, 'statics'>): boolean =>
  statics.settings.losMode === 'assisted';
