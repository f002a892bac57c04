import { type Card, compact, type Ref } from '@sightline/table';
import { ACTIONS, CLASS_CARDS, GLORY_KILL_CARDS, SQUAD_CARDS } from '../content/index.ts';
import { attackOf, defence, dodge, shields } from './card-parts.ts';
import { classIcon, ICONS, setIcon, squadIcon } from './icons.ts';
import { cardTitle, setName } from './names.ts';
import { cardRef } from './refs.ts';
import type { ViewContext, Words } from './view-context.ts';

const TYPES = { main: 'moment.main', bonus: 'moment.bonus', reaction: 'scene.card.reaction' } as const;
const RULES_OF_TYPE = { main: 'DM-MAR-02', bonus: 'DM-MAR-03', reaction: 'DM-ACT-08' } as const;

export function actionCard(at: Words, card: number, ref: Ref = cardRef('action', card)): Card {
  const { say } = at;
  const { id, type, set, speed, attack, shields: own = 0, dodge: dodges } = ACTIONS[card];
  return {
    ref,
    title: cardTitle(at, 'action', card),
    kicker: say('scene.card.kicker', { set: setName(at, set), type: say(TYPES[type]) }),
    icon: setIcon(set),
    tone: type === 'main' ? 'friend' : type === 'bonus' ? 'energy' : 'gold',
    text: say(`action.${id}.text`),
    ...(speed !== undefined && {
      corner: { icon: ICONS.speed, value: String(speed), label: say('scene.card.speed', { speed }) },
    }),
    ...(attack !== undefined && { attack: attackOf(at, attack) }),
    ...defence(say('scene.card.defense'), [...shields(at, own), ...(dodges ? dodge(at) : [])]),
    rules: ['DM-ACT-03', RULES_OF_TYPE[type]],
  };
}

/** What an action card shows in icons, in words. */
function iconsInWords(at: Words, card: number): string {
  const { say } = at;
  const { speed, attack, shields: own = 0, dodge: dodges } = ACTIONS[card];
  const { range = 0, red = 0, black = 0 } = attack ?? {};
  return compact([
    speed !== undefined && say('scene.card.speed', { speed }),
    attack !== undefined && say('scene.card.range', { range }),
    red > 0 && say('scene.card.redDice', { n: red }),
    black > 0 && say('scene.card.blackDice', { n: black }),
    own > 0 && say('scene.card.shields', { n: own }),
    dodges && say('scene.card.dodge'),
  ]).join(' · ');
}

/** A weapon set with all its cards, as it is chosen or found. */
export function setCard(at: ViewContext, set: number, ref: Ref = cardRef('set', set)): Card {
  const { say } = at;
  return {
    ref,
    title: setName(at, set),
    kicker: say('scene.card.set'),
    icon: setIcon(set),
    tone: 'friend',
    text: '',
    abilities: at.statics.box.cardsOfSet(set).map((card) => ({
      title: cardTitle(at, 'action', card),
      text: [iconsInWords(at, card), say(`action.${ACTIONS[card].id}.text`)].filter(Boolean).join('. '),
      note: say(TYPES[ACTIONS[card].type]),
    })),
    rules: ['DM-WPN-03'],
  };
}

export function classCard(
  at: Words,
  card: number,
  {
    exhausted = false,
    ref = cardRef('class', card),
  }: { readonly exhausted?: boolean; readonly ref?: Ref } = {},
): Card {
  const { say } = at;
  return {
    ref,
    title: cardTitle(at, 'class', card),
    kicker: say('scene.card.class'),
    icon: classIcon(card),
    tone: 'friend',
    text: say(`class.${CLASS_CARDS[card].id}.text`),
    ...(exhausted && { spent: say('scene.card.exhausted') }),
    rules: ['DM-CLS-01'],
  };
}

export const squadCard = (at: Words, card: number, ref: Ref = cardRef('squad', card)): Card => ({
  ref,
  title: cardTitle(at, 'squad', card),
  kicker: at.say('scene.card.squad'),
  icon: squadIcon(card),
  tone: 'friend',
  text: at.say(`squad.${SQUAD_CARDS[card].id}.text`),
  rules: ['DM-SQD-01'],
});

export const gloryCard = (at: Words, card: number): Card => ({
  ref: cardRef('glory', card),
  title: cardTitle(at, 'glory', card),
  kicker: at.say('scene.card.glory'),
  icon: ICONS.glory,
  tone: 'gold',
  text: at.say(`glory.${GLORY_KILL_CARDS[card].id}.text`),
  rules: ['DM-GK-06'],
});
