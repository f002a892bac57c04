import { localsIn } from '@sightline/kernel';
import { othersLeft, pointsLeft } from '../rules/actions.ts';
import { bodyHandle, isStacked, ownerOfBody } from '../rules/operators.ts';
import { activation } from '../rules/procedures.ts';
import { NONE } from '../rules/siege.ts';
import type { MessageKey } from '../text/index.ts';
import { type Decision, isOffered, isUnasked, type SiegeQuestion } from './asked.ts';
import { setUpGadgetName } from './deployed-gadgets.ts';
import { aimName, borderName, protectionName, tokenName } from './labels.ts';
import { operatorName, overlayName, pieceName, placeName, squadName } from './names.ts';

type Arguments = Record<string, string | number>;

/** Who is to do what, in one line. */
export function promptTitle(q: SiegeQuestion): string {
  const { at, decision } = q;
  if (isUnasked(q)) return at.say('prompt.unasked');
  const key: MessageKey = `prompt.${decision.prompt}`;
  return at.say(key, argumentsOf(q));
}

/** What one should know besides to answer; null: the title says it all. */
export function promptDetail(q: SiegeQuestion): string | null {
  const { at, t, decision } = q;
  if (isUnasked(q)) return null;
  switch (decision.prompt) {
    case 'activation.act':
      return whatIsLeft(q);
    case 'activationPhase.choose':
      return at.say('detail.activationPhase', { n: decision.about.activations });
    case 'announcing.wait':
    case 'reacting.react':
    case 'reacting.atOnce': {
      const running = localsIn(at.view, activation);
      if (running === null || running.operator === NONE) return null;
      return at.say('detail.reacting', {
        token: tokenName(
          q,
          bodyHandle(running.operator, isStacked(t, running.operator) ? 0 : running.triggerBody),
        ),
      });
    }
    case 'squadSelection.squad':
    case 'squadSelection.inventory':
    case 'wallPlanning.plan':
    case 'defenderDeployment.rearrange':
    case 'operatorDeployment.choose':
    case 'operatorDeployment.place':
    case 'operatorDeployment.portraits':
    case 'round.start':
    case 'claim.objection':
    case 'claim.answer':
    case 'dispute.answer':
    case 'exchange.fire':
    case 'exchange.fireBack':
    case 'extraAction.decide':
    case 'reward.time':
    case 'reward.token':
    case 'upkeep.reveal':
    case 'suffer.save':
    case 'shot.reroll':
    case 'automaticOverwatch.turn':
    case 'automaticOverwatch.watch':
    case 'hammerFollowUp.follow':
    case 'draft.pick':
    case 'draft.ban':
    case 'sectionSelection.first':
    case 'sectionSelection.second':
    case 'recruitChoice.choose':
    case 'sectionOrder.choose':
    case 'jointInventory.choose':
    case 'levelUp.choose':
      return at.say(`detail.${decision.prompt}`);
    default:
      return null;
  }
}

/** MP and other actions that are left; what stands in the way of pausing. */
function whatIsLeft({ at, t, decision }: SiegeQuestion): string {
  const left = localsIn(at.view, activation);
  return at.say('detail.activation', {
    points: left === null ? 0 : pointsLeft(t, { ...left }),
    others: left === null ? 0 : Math.max(0, othersLeft(t, { ...left })),
    ends: isOffered(decision, 'end') ? 1 : 0,
  });
}

/** What a question is about, as words. */
function argumentsOf(q: SiegeQuestion): Arguments {
  const { at, t, decision } = q;
  if (decision.prompt === 'claim.answer' || decision.prompt === 'claim.objection')
    return claimArguments(q, decision);
  const args: Arguments = {};
  for (const [field, value] of Object.entries(decision.about))
    if (typeof value === 'number' || typeof value === 'string') args[field] = inWords(q, field, value);
  if (decision.prompt === 'defenderDeployment.reposition')
    args.what = pieceName(at, t.state.pieces[decision.about.piece].kind);
  if (decision.prompt === 'defenderDeployment.moveBarricade')
    args.what = borderName(q, decision.about.partition);
  return args;
}

/** What is claimed: a shot at a component, a token, or a space. */
function claimArguments(
  q: SiegeQuestion,
  { about }: Extract<Decision, { readonly prompt: 'claim.answer' | 'claim.objection' }>,
): Arguments {
  const { at } = q;
  const { of, by, target } = about;
  const isBody = of === 'shot' || of === 'demand';
  const what = !isBody
    ? placeName(at, target)
    : of === 'demand'
      ? tokenName(q, target)
      : aimName(q, ownerOfBody(target), 'aim' in about ? about.aim : 0);
  return {
    of,
    operator: operatorName(at, by),
    target: what,
    protection: 'declared' in about ? protectionName(q, about.declared) : '',
  };
}

function inWords(q: SiegeQuestion, field: string, value: number | string): string | number {
  const { at } = q;
  if (typeof value === 'string') return value;
  switch (field) {
    case 'operator':
    case 'owner':
    case 'shooter':
    case 'against':
    case 'patient':
    case 'by':
      return value === NONE ? '' : operatorName(at, value);
    case 'target':
      return operatorName(at, value);
    case 'space':
    case 'at':
      return placeName(at, value);
    case 'body':
      return tokenName(q, value);
    case 'squad':
      return squadName(at, value);
    case 'gadget':
      return setUpGadgetName(at, value);
    case 'kind':
      return overlayName(at, value);
    case 'protection':
      return protectionName(q, value);
    default:
      return value;
  }
}
