import { cellsBeside } from '@sightline/board';
import { factOf } from '@sightline/kernel';
import { RANGES } from '../content/operator-types.ts';
import { OPERATORS } from '../content/operators.ts';
import { MINIATURE } from '../rules/line-of-sight.ts';
import { bodyHandle, onMainFloor, ownerOfBody } from '../rules/operators.ts';
import { kindNow } from '../rules/partitions.ts';
import { NONE } from '../rules/siege.ts';
import type { MessageKey } from '../text/index.ts';
import { type Answer, actingBody, type SiegeQuestion } from './asked.ts';
import { setUpGadgetName } from './deployed-gadgets.ts';
import {
  operatorName,
  pieceName,
  placeName,
  profileName,
  roomName,
  sayKey,
  seatName,
  sectionName,
  sideName,
  specialName,
  tacticalName,
} from './names.ts';

type Arguments = Readonly<Record<string, string | number>>;

/** The whole of an answer in words: "Shoot Smoke, light protection". */
export function labelOf(q: SiegeQuestion, answer: Answer, word: string): string {
  const { at, t, decision, actor } = q;
  const [verb, first, second, third] = answer;
  const say = (key: MessageKey, args: Arguments = {}) => at.say(key, args);
  const who = (o: number) => operatorName(at, o);
  const space = (cell: number) => placeName(at, cell);
  switch (verb) {
    case 'step':
    case 'fly':
    case 'objective':
    case 'lay':
    case 'second':
    case 'comeDown':
    case 'watch':
      return say(`choices.${verb}`, { space: space(first) });
    case 'destroy':
      return say('choices.destroy', { space: space(first) });
    case 'put':
    case 'hang':
      return say(`choices.${verb}`, { space: space(first), side: sideName(at, second) });
    case 'lean':
      return decision.prompt === 'operatorDeployment.place'
        ? say('choices.deployLeaning', {
            space: space(first),
            standee: space(second),
            side: sideName(at, third),
          })
        : say('choices.lean', { space: space(first) });
    case 'straighten':
      return say(first === 1 ? 'choices.straightenBack' : 'choices.straightenHere', {
        space: space((first === 1 ? actingBody(q)?.standee : actingBody(q)?.at) ?? NONE),
      });
    case 'goUp':
      return say('choices.goUp', { n: first + 1 });
    case 'upstairs':
      return say('choices.upstairs', { space: space(first) });
    case 'shoot':
      return say('choices.shoot', {
        target: aimName(q, first, second),
        protection: protectionName(q, third),
      });
    case 'riposte':
      return say('choices.riposte', {
        operator: who(first),
        target: aimName(q, q.active, second),
        protection: protectionName(q, third),
      });
    case 'demand': {
      const token = tokenName(q, first);
      return second === undefined
        ? say('choices.demand', { token })
        : say('choices.demandBy', { token, operator: who(second) });
    }
    case 'tactical':
      return say('choices.use', { gadget: tacticalName(at, first), space: space(second) });
    case 'special':
      return second === NONE
        ? say('choices.useHere', { gadget: specialName(at, first) })
        : say('choices.use', { gadget: specialName(at, first), space: space(second) });
    case 'overwatch':
    case 'point':
      return say(`choices.${verb}`, { side: sideName(at, first) });
    case 'turn':
      return say('choices.turn', { token: tokenName(q, first), side: sideName(at, second) });
    case 'take':
      return say('choices.take', { token: tokenName(q, first) });
    case 'activate':
    case 'reveal':
      return say(`choices.${verb}`, { operator: who(first) });
    case 'defuse':
      return say('choices.defuse', { bomb: bombName(q, first) });
    case 'disable':
      return say('choices.disable', { bomb: bombName(q, t.state.defuser.bomb) });
    case 'fortify':
    case 'open':
    case 'barricade':
    case 'shut':
    case 'panel':
      return say(`choices.${verb}`, { what: borderName(q, first) });
    case 'piece': {
      const { kind, at: cell } = t.state.pieces[first];
      return say('choices.piece', { piece: pieceName(at, kind), space: space(cell) });
    }
    case 'gadget':
      return say('choices.gadget', { gadget: setUpGadgetName(at, first) });
    case 'pick':
    case 'ban':
    case 'recruit':
      return say(`choices.${verb}`, { operator: profileTitle(at, first) });
    case 'first':
      return say('choices.first', { player: seatName(at, first) });
    case 'level':
      return say(second === NONE ? 'choices.level' : 'choices.levelInto', {
        range: sayKey(at, `range.${RANGES[first]}`),
        gadget: second === NONE ? '' : tacticalName(at, second),
      });
    case 'agree':
      return agreement(q, word);
    case 'plate':
      return say('choices.plate', { operator: who(first) });
    case 'bonus':
      return say(second > 0 ? 'choices.bonusMore' : 'choices.bonusLess', {
        operator: who(first),
        from: third === NONE ? '' : who(third),
        taken: third === NONE ? 0 : 1,
      });
    case 'reroll':
      return first === NONE ? say('choices.rerollAll') : say('choices.rerollKeeping', { n: first + 1 });
    case 'place':
      return say('choices.place', { space: space(first), shape: say(`choices.shape.${shapeOf(second)}`) });
    case 'heal':
      return say('choices.heal', { n: first });
    case 'spend':
      return say(first === 0 ? 'choices.spendOther' : 'choices.spendMove');
    case 'otherToken':
      return say('choices.otherToken', { token: tokenName(q, bodyHandle(actor, 1 - q.body)) });
    case 'fire':
      return say('choices.fire', { operator: who(factOf(decision, 'target') ?? NONE) });
    case 'giveWay':
    case 'fight':
      return say(`choices.${verb}`, { operator: who(factOf(decision, 'operator') ?? NONE) });
    case 'run':
    case 'hide':
    case 'pickUp':
    case 'setDown':
    case 'leaveBoard':
    case 'end':
    case 'grab':
    case 'silence':
    case 'object':
    case 'approve':
    case 'challenge':
    case 'check':
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
    case 'intercept':
    case 'detector':
    case 'suffer':
    case 'more':
    case 'less':
    case 'section':
    case 'stay':
      return word;
  }
}

/** An alternate profile says that it is one. */
export function profileTitle(at: SiegeQuestion['at'], profile: number): string {
  const name = profileName(at, profile);
  return OPERATORS[profile].alternateOf === undefined ? name : at.say('operator.alternate', { name });
}

/** What one's squad-mate has proposed, where it can be said in a word. */
function agreement({ at, decision }: SiegeQuestion, word: string): string {
  const first = factOf(decision, 'first') ?? NONE;
  const profile = factOf(decision, 'profile') ?? NONE;
  if (first === NONE && profile === NONE) return word;
  const what = first === NONE ? profileTitle(at, profile) : seatName(at, first);
  return at.say('choices.agree', { what });
}

/** "Smoke", "Smoke's standee" */
export function aimName({ at }: SiegeQuestion, target: number, aim: number): string {
  const operator = operatorName(at, target);
  return aim === MINIATURE ? operator : at.say('choices.standee', { operator });
}

export const protectionName = ({ at }: Pick<SiegeQuestion, 'at'>, protection: number): string =>
  at.say(`choices.protection.${PROTECTIONS[protection]}`);
const PROTECTIONS = ['none', 'light', 'heavy', 'double'] as const;

/** "Castle at N13"; two tokens of one Operator in one space are told apart by their number. */
export function tokenName({ at, t }: Pick<SiegeQuestion, 'at' | 't'>, handle: number): string {
  const o = ownerOfBody(handle);
  const { bodies } = t.state.operators[o];
  const operator = operatorName(at, o);
  if (bodies.length < 2) return operator;
  const place = bodies[handle & 1].at;
  const twin = bodies[1 - (handle & 1)].at;
  if (place === NONE || place === twin) return at.say('choices.token', { operator, n: (handle & 1) + 1 });
  return at.say('choices.tokenAt', { operator, space: placeName(at, place) });
}

/** "Bomb A, Archive" */
export function bombName({ at, t }: Pick<SiegeQuestion, 'at' | 't'>, bomb: number): string {
  const name = at.say(bomb === 0 ? 'mission.bombA' : 'mission.bombB');
  const place = t.state.bombs[bomb];
  const room = place !== undefined && onMainFloor(t, place) ? roomName(at, place) : '';
  return room === '' ? name : at.say('choices.inRoom', { what: name, room });
}

/** "Light wall between C7 and D7" */
export function borderName({ at, t }: Pick<SiegeQuestion, 'at' | 't'>, partition: number): string {
  const { edges } = t.statics.plan.partitions[partition];
  const [one, other] = cellsBeside(t.statics.layout, edges[0]);
  return at.say('choices.between', {
    what: sectionName(at, kindNow(t, partition)),
    one: placeName(at, one),
    other: placeName(at, other),
  });
}

const SHAPES = ['square', 'lying', 'upright'] as const;
const shapeOf = (shape: number): (typeof SHAPES)[number] => SHAPES[shape];
