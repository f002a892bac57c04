import { chebyshev } from '@sightline/board';
import { factOf, optionsFor, type VerbOf } from '@sightline/kernel';
import type { Lesson, LessonStep, Ref } from '@sightline/table';
import { type TacticalId, tacticalNumber } from '../../content/tactical-gadgets.ts';
import { MOVE_POINTS } from '../../rules/actions.ts';
import type { SiegeDecision } from '../../rules/decisions.ts';
import { partitionsOf } from '../../rules/destroy.ts';
import { isUsable } from '../../rules/entryways.ts';
import { bodyHandle, inPlay, isHidden, onMainFloor, operatorsOf, profileOf } from '../../rules/operators.ts';
import { kindNow, strengthOf } from '../../rules/partitions.ts';
import { ATTACKER, DEFENDER, NOWHERE, type Siege, type Squad } from '../../rules/siege.ts';
import type { MessageKey } from '../../text/index.ts';
import { bodyRef, cellRef } from '../refs.ts';
import { openTable, type ViewContext } from '../view-context.ts';

/* What lessons ask of the moment: each question about a table, and none about what the pupil has read. */

export type SiegeStep = LessonStep<Siege, MessageKey, SiegeDecision>;
type SiegeVerb = VerbOf<SiegeDecision>;

/** Spaces to point at: more rings than this point at nothing. */
const MOST_RINGS = 3;

/** Is the pupil to choose whom to activate? */
export const chooses = ({ prompt }: SiegeDecision): boolean => prompt === 'activationPhase.choose';
/** Does one of the pupil's Operators act? */
export const acts = ({ prompt }: SiegeDecision): boolean => prompt === 'activation.act';

/** Nobody has been activated before: nothing has happened yet that the lesson has no hand in. */
export const isFirstActivation = ({ view: { state } }: ViewContext): boolean =>
  state.round === 1 && state.phase === 0 && state.activations[0] <= 1;

/** A choice that nothing can be chosen in is not there. */
export const isOffered = (decision: SiegeDecision, verb: SiegeVerb): boolean =>
  decision.choices.some((choice) => choice.verb === verb);

export const isVerb =
  (...verbs: readonly SiegeVerb[]): NonNullable<SiegeStep['wants']> =>
  (_at, _decision, [verb]) =>
    verbs.includes(verb);

export const anything: NonNullable<SiegeStep['wants']> = () => true;
export const nowhere: SiegeStep['at'] = () => [];

export const pointsOf = (decision: SiegeDecision): number => factOf(decision, 'points') ?? 0;
const actorOf = (decision: SiegeDecision): number => factOf(decision, 'operator') ?? 0;

export const onActor: SiegeStep['at'] = (_at, decision) => [bodyRef(bodyHandle(actorOf(decision), 0))];

/** Everybody of a squad on the board. */
const bodiesOf = (at: ViewContext, squad: Squad): readonly Ref[] =>
  operatorsOf(squad).flatMap((o) =>
    at.view.state.operators[o].bodies.map((_, body) => bodyRef(bodyHandle(o, body))),
  );
export const onAttackers: SiegeStep['at'] = (at) => bodiesOf(at, ATTACKER);
export const onDefenders: SiegeStep['at'] = (at) => bodiesOf(at, DEFENDER);

/** Who may be activated now. */
export const onActivatable: SiegeStep['at'] = (_at, decision) =>
  optionsFor(decision, 'activate').map(([o]) => bodyRef(bodyHandle(o, 0)));

/** The rooms that score, by a space of each. */
export const onRooms: SiegeStep['at'] = (at) =>
  (at.statics.mission?.rooms ?? []).map(({ room }) => cellRef(at.statics.plan.rooms[room].spaces[0]));

/** Spaces where something falls to the one who acts. */
export function breakable(at: ViewContext, decision: SiegeDecision): readonly number[] {
  const t = openTable(at);
  const { destroy } = profileOf(t, actorOf(decision));
  const falls = (partition: number): boolean => {
    const strength = strengthOf(kindNow(t, partition));
    return strength > 0 && strength <= destroy;
  };
  return optionsFor(decision, 'destroy').flatMap(([space]) =>
    partitionsOf(t, space).some(falls) ? space : [],
  );
}
export const onBreakable: SiegeStep['at'] = (at, decision) =>
  breakable(at, decision).slice(0, MOST_RINGS).map(cellRef);

/** Whom the one who acts can shoot at. */
export const onTargets: SiegeStep['at'] = (_at, decision) => [
  ...new Set(optionsFor(decision, 'shoot').map(([o]) => bodyRef(bodyHandle(o, 0)))),
];

/** A defender bears what a shot has left. */
export const someoneIsHurt = ({ view: { state } }: ViewContext): boolean =>
  operatorsOf(DEFENDER).some((o) => state.operators[o].wounds > 0);

/** Defenders that are still two tokens, and those that stand there as themselves. */
export const hiddenDefenders = (at: ViewContext): readonly number[] =>
  operatorsOf(DEFENDER).filter((o) => isHidden(openTable(at), o));
export const revealedDefenders = (at: ViewContext): readonly number[] =>
  operatorsOf(DEFENDER).filter((o) => inPlay(openTable(at), o) && !isHidden(openTable(at), o));

/** Tokens whose reveal can be demanded now. */
export const onDemandable: SiegeStep['at'] = (_at, decision) => [
  ...new Set(optionsFor(decision, 'demand').map(([token]) => bodyRef(token))),
];
export const onHidden: SiegeStep['at'] = (at) =>
  hiddenDefenders(at).flatMap((o) => [0, 1].map((b) => bodyRef(bodyHandle(o, b))));
export const onRevealed: SiegeStep['at'] = (at) =>
  revealedDefenders(at).map((o) => bodyRef(bodyHandle(o, 0)));

/** An attacker has been hit. */
export const weAreHurt = ({ view: { state } }: ViewContext): boolean =>
  operatorsOf(ATTACKER).some((o) => state.operators[o].wounds > 0);

/** This gadget of the squad can be used now. */
export const hasTactical = (decision: SiegeDecision, id: TacticalId): boolean =>
  optionsFor(decision, 'tactical').some(([gadget]) => gadget === tacticalNumber(id));

/** Nobody has been activated in this match yet. */
export const isFresh = ({ view: { state } }: ViewContext): boolean =>
  state.round === 1 && state.activations.every((n) => n === 0);

/** A phase of the pupil's has begun after the first round. */
export const inLaterRound: SiegeStep['moment'] = (at, d) => chooses(d) && at.view.state.round > 1;

/** All that brings somebody forward is free: only leaving before anything was tried is held up. */
export const freeButLeaving: NonNullable<Lesson<Siege, MessageKey, SiegeDecision>['free']> = (
  at,
  _d,
  [verb],
) => verb !== 'end' || !isFirstActivation(at);

/** Ways up near enough for the one who acts to get there and up in one go. */
export const entrywaysInReach = (at: ViewContext, decision: SiegeDecision): readonly number[] =>
  entrywaysWithin(at, actorOf(decision), pointsOf(decision));

function entrywaysWithin(at: ViewContext, o: number, points: number): readonly number[] {
  const t = openTable(at);
  const from = t.state.operators[o].bodies[0]?.at ?? NOWHERE;
  if (!onMainFloor(t, from)) return [];
  return at.statics.plan.entryways
    .map(({ cell }) => cell)
    .filter((cell) => cell !== from && isUsable(t, cell, ATTACKER))
    .filter((cell) => chebyshev(at.statics.layout, from, cell) < points);
}

/** Who may be activated and has a way up within a Move; anybody, if nobody has. */
export const onNearStairs: SiegeStep['at'] = (at, decision) => {
  const near = optionsFor(decision, 'activate').filter(
    ([o]) => entrywaysWithin(at, o, MOVE_POINTS).length > 0,
  );
  return near.length === 0 ? onActivatable(at, decision) : near.map(([o]) => bodyRef(bodyHandle(o, 0)));
};
