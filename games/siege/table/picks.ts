import { factOf } from '@sightline/kernel';
import type { Ref } from '@sightline/table';
import { isUpperBoxFree } from '../rules/changing-floors.ts';
import { STANDEE } from '../rules/line-of-sight.ts';
import { bodyHandle, isStacked, type OperatorNumber, squadOf, UPPER_BOXES } from '../rules/operators.ts';
import { DEFENDER, NONE } from '../rules/siege.ts';
import { DESTROY, specialActRef, tacticalActRef } from './act-refs.ts';
import { type Answer, actingHandle, ownBody, type SiegeQuestion } from './asked.ts';
import {
  bodyRef,
  bombRef,
  borderRef,
  cellRef,
  dieRef,
  HOSTAGE,
  operatorRef,
  pieceRef,
  profileRef,
  standeeRef,
  stockRef,
  upperRef,
} from './refs.ts';

/** What is aimed at: a miniature, or its leaning standee. */
const aimRef = (target: OperatorNumber, aim: number): Ref =>
  aim === STANDEE ? standeeRef(bodyHandle(target, 0)) : bodyRef(bodyHandle(target, 0));

/** What to click for an answer, in this order; nothing: it is a button. */
export function picksFor(q: SiegeQuestion, [verb, first, second, third]: Answer): readonly Ref[] {
  const { t, decision, actor } = q;
  const deploys = decision.prompt === 'operatorDeployment.place';
  switch (verb) {
    case 'step':
    case 'fly':
    case 'comeDown':
    case 'watch':
    case 'put':
    case 'objective':
    case 'hang':
    case 'lay':
    case 'place':
    case 'second':
      return [cellRef(first)];
    // One step goes there; who leans is taken up first.
    case 'lean':
      return deploys ? [cellRef(first), cellRef(second)] : [bodyRef(actingHandle(q)), cellRef(first)];
    case 'straighten':
      return first === 1 ? [standeeRef(actingHandle(q))] : [bodyRef(actingHandle(q))];
    case 'otherToken':
      return isStacked(t, actor) ? [] : [bodyRef(bodyHandle(actor, 1 - q.body))];
    case 'goUp':
      return [upperRef(squadOf(actor), first)];
    case 'upstairs':
      return [upperRef(DEFENDER, freeBox(q)), cellRef(first)];
    case 'shoot':
      return [aimRef(first, second)];
    case 'riposte':
      return [bodyRef(ownBody(q, first)), aimRef(q.active, second)];
    case 'demand':
      return second === undefined ? [bodyRef(first)] : [bodyRef(first), bodyRef(bodyHandle(second, 0))];
    // What is aimed at nearly every space would leave none to walk to.
    case 'destroy':
      return decision.prompt === 'activation.act' ? [DESTROY, cellRef(first)] : [cellRef(first)];
    case 'tactical':
      return [tacticalActRef(first), cellRef(second)];
    case 'special':
      return second === NONE ? [specialActRef(first)] : [specialActRef(first), cellRef(second)];
    case 'overwatch':
      return [bodyRef(actingHandle(q))];
    case 'point':
      return [cellRef(factOf(decision, 'space') ?? NONE)];
    case 'turn':
    case 'take':
      return [bodyRef(first)];
    case 'activate':
    case 'reveal':
      return [bodyRef(ownBody(q, first))];
    case 'pickUp':
      return [HOSTAGE];
    case 'defuse':
      return [bombRef(first)];
    case 'disable':
      return [bombRef(t.state.defuser.bomb)];
    case 'fortify':
    case 'open':
    case 'barricade':
    case 'shut':
    case 'panel':
      return [borderRef(first)];
    case 'piece':
      return [pieceRef(first)];
    case 'gadget':
      return [stockRef(first)];
    case 'pick':
    case 'ban':
    case 'recruit':
      return [profileRef(first)];
    case 'plate':
      return [operatorRef(first)];
    case 'bonus':
      return third === NONE ? [operatorRef(first)] : [operatorRef(first), operatorRef(third)];
    case 'reroll':
      return first === NONE ? [] : [dieRef(first)];
    case 'run':
    case 'hide':
    case 'setDown':
    case 'leaveBoard':
    case 'end':
    case 'grab':
    case 'silence':
    case 'object':
    case 'approve':
    case 'challenge':
    case 'check':
    case 'giveWay':
    case 'fight':
    case 'fire':
    case 'hold':
    case 'deny':
    case 'pass':
    case 'leave':
    case 'portraits':
    case 'lot':
    case 'start':
    case 'done':
    case 'decline':
    case 'squad':
    case 'inventory':
    case 'next':
    case 'remove':
    case 'keep':
    case 'save':
    case 'stop':
    case 'heal':
    case 'intercept':
    case 'spend':
    case 'detector':
    case 'suffer':
    case 'more':
    case 'less':
    case 'agree':
    case 'first':
    case 'level':
    case 'section':
    case 'stay':
      return [];
  }
}

/** Where a token that is placed upstairs will lie. */
const freeBox = ({ t }: SiegeQuestion): number =>
  UPPER_BOXES.find((box) => isUpperBoxFree(t, DEFENDER, box)) ?? 0;

/** The side something is turned to by an answer; null: it is not about that. */
export function turnOf({ decision }: SiegeQuestion, [verb, first, second, third]: Answer): number | null {
  switch (verb) {
    case 'overwatch':
    case 'point':
      return first;
    case 'turn':
    case 'put':
    case 'hang':
      return second;
    case 'lean':
      return decision.prompt === 'operatorDeployment.place' ? third : null;
    default:
      return null;
  }
}

/** Taken up to be put somewhere. */
export const isCarried = ([verb]: Answer): boolean =>
  verb === 'take' || verb === 'gadget' || verb === 'piece' || verb === 'barricade';
