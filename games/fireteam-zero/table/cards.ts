import { type Card, compact, type Die } from '@sightline/table';
import type { AttackPart, FocusCard } from '../content/card-types.ts';
import { diceFor } from '../rules/attack-dice.ts';
import { abilityWords, actWords, deedWords, modifierWords, ruleWords } from './deed-words.ts';
import { ICONS, monsterIcon, ROLE_ICONS, TYPE_ICONS } from './icons.ts';
import { nameOf, reconKind, textOf } from './names.ts';
import { cardRef } from './refs.ts';
import type { ViewContext } from './view-context.ts';

/** Which part of a card's text is which use of it, as the texts mark them. */
const USES = /(Response|Reaction|Ответ|Реакция|Resposta|Reação)[:,] /;
const RESPONSES = ['Response', 'Ответ', 'Resposta'];

function split(text: string): { plain: string; response: string; reaction: string } {
  const [plain = '', ...rest] = text.split(USES);
  const of = (response: boolean) => {
    const i = rest.findIndex((part, n) => n % 2 === 0 && RESPONSES.includes(part) === response);
    const said = i < 0 ? '' : rest[i + 1].trim();
    return said.charAt(0).toUpperCase() + said.slice(1);
  };
  return { plain: plain.trim(), response: of(true), reaction: of(false) };
}

/** Dice of a strength, as a card prints them: which die it is, not how it fell. */
export const plainDice = (
  at: ViewContext,
  { type, strength }: Pick<AttackPart, 'type' | 'strength'>,
): Die[] =>
  Array.from({ length: diceFor(strength) }, () => ({
    tone: 'bone' as const,
    pictures: [{ icon: TYPE_ICONS[type] }],
    label: at.say('die.plain', { type: at.say(`scene.type.${type}`) }),
  }));

function attackOf(at: ViewContext, part: AttackPart): NonNullable<Card['attack']> {
  const bonus = part.bonus ?? 0;
  return {
    label: at.say('card.attack', { type: at.say(`scene.type.${part.type}`), bonus }),
    range: {
      icon: ICONS.range,
      value: part.range === 0 ? '0' : `0–${part.range}`,
      label: at.say('card.range', { n: part.range }),
    },
    dice: plainDice(at, part),
  };
}

const partWords = (
  at: ViewContext,
  { bonus, pierce, rerolls, ignoresCover, after, onKill }: AttackPart,
): string =>
  compact([
    bonus !== undefined && at.say('card.bonus', { n: bonus }),
    pierce !== undefined && at.say(pierce === 'all' ? 'card.pierceAll' : 'card.pierce', { n: pierce }),
    rerolls !== undefined && at.say('card.rerolls', { n: rerolls }),
    ignoresCover && at.say('card.ignoresCover'),
    after !== undefined && at.say('card.after', { what: deedWords(at, after).toLowerCase() }),
    onKill !== undefined && at.say('card.onKill', { what: deedWords(at, onKill).toLowerCase() }),
  ]).join(' ');

/** An action card with its three uses: attack, tactical response, reaction. */
export function actionCard(at: ViewContext, number: number): Card {
  const { say, statics } = at;
  const { id, attack, response, reaction, upgrade } = statics.box.cards[number];
  const written = split(textOf(at, 'card', id));
  const abilities = compact([
    reaction !== undefined && {
      title: say('card.reaction'),
      text: written.reaction || abilityWords(at, reaction),
    },
    response !== undefined && {
      title: say('card.response'),
      text: written.response || `${deedWords(at, response)}.`,
    },
  ]);
  const plain = textOf(at, 'card', id) === '' ? partWords(at, attack) : written.plain;
  return {
    ref: cardRef('action', number),
    title: nameOf(at, 'card', id),
    kicker: say(upgrade >= 0 ? 'card.kind.upgrade' : 'card.kind.action', {
      type: say(`scene.type.${attack.type}`),
    }),
    icon: TYPE_ICONS[attack.type],
    tone: 'plain',
    text: [attack.bonus === undefined ? '' : say('card.bonus', { n: attack.bonus }), plain]
      .filter((part, i) => part !== '' && (i === 1 ? true : !plain.includes(part)))
      .join(' '),
    attack: attackOf(at, attack),
    ...(abilities.length > 0 && { abilities }),
    rules: ['FZ-CARD-01', 'FZ-CARD-02'],
  };
}

export function upgradeCard(at: ViewContext, upgrade: number): Card {
  const [first] = at.statics.box.upgrades[upgrade].cards;
  return { ...actionCard(at, first), ref: cardRef('upgrade', upgrade), rules: ['FZ-SET-10'] };
}

/** What a card does as long as it lies there, from its data. */
const lastingWords = (
  at: ViewContext,
  { modifiers = [], abilities = [] }: Pick<FocusCard, 'modifiers' | 'abilities'>,
): string[] => [
  ...modifiers.map((m) => modifierWords(at, 'you', m)),
  ...abilities.map((a) => abilityWords(at, a)),
];

export function heroCard(at: ViewContext, card: number): Card {
  const { say, statics } = at;
  const hero = statics.box.content.heroes[card];
  const { id, role, speed, hand, acts = [] } = hero;
  const made = [
    ...lastingWords(at, hero),
    ...acts.map((a) => `${nameOf(at, 'card', `${id}.${a.id}`)}. ${actWords(at, a)}`),
  ].join(' ');
  return {
    ref: cardRef('hero', card),
    title: nameOf(at, 'card', id),
    kicker: say(`scene.role.${role}`),
    icon: ROLE_ICONS[role],
    tone: 'friend',
    text: textOf(at, 'card', id) || made,
    stats: [
      { label: say('card.speed'), value: String(speed) },
      { label: say('card.hand'), value: String(hand) },
    ],
    rules: ['FZ-SET-05'],
  };
}

export function focusCard(at: ViewContext, focus: number): Card {
  const { say, statics } = at;
  const card = statics.box.focuses[focus];
  const { id, role, acts = [] } = card;
  const list = acts.map((act) => ({
    title: nameOf(at, 'card', `${id}.${act.id}`),
    text: textOf(at, 'card', `${id}.${act.id}`) || actWords(at, act),
  }));
  return {
    ref: cardRef('focus', focus),
    title: nameOf(at, 'card', id),
    kicker: say('card.kind.focus', { role: say(`scene.role.${role}`) }),
    icon: ICONS.focus,
    tone: 'gold',
    text: textOf(at, 'card', id) || lastingWords(at, card).join(' '),
    ...(list.length > 0 && { abilities: list }),
    rules: ['FZ-SET-11'],
  };
}

export function monsterCard(at: ViewContext, kind: number): Card {
  const { say, statics } = at;
  const card = statics.kinds[kind];
  const { id, class: of, health, resistance, speed, attack, attribute, special } = card;
  const type = say(`scene.type.${attack.type}`);
  const attributes = say(`monster.${id}.attribute`) || ruleWords(at, attribute);
  return {
    ref: cardRef('monster', kind),
    title: nameOf(at, 'monster', id),
    kicker: `${say(`scene.class.${of}`)} · ${say(`family.${card.family}`)}`,
    icon: monsterIcon(card),
    tone: 'foe',
    text: '',
    stats: [
      { label: say('card.health'), value: String(health) },
      { label: say('card.resists'), value: `${resistance.brawl}/${resistance.bullet}/${resistance.bomb}` },
      { label: say('card.speed'), value: String(speed) },
      {
        label: say('card.strikes'),
        value: say('card.strike', { n: attack.strength, type, range: attack.range }),
      },
    ],
    abilities: compact([
      attributes !== '' && { title: say('card.attribute'), text: attributes },
      { title: say('card.special'), text: say(`monster.${id}.special`) || `${deedWords(at, special)}.` },
    ]),
    rules: ['FZ-SET-21', 'FZ-ADIE-04'],
  };
}

export function twistCard(at: ViewContext, twist: number): Card {
  const card = at.statics.box.content.twists[twist];
  return {
    ref: cardRef('twist', twist),
    title: nameOf(at, 'twist', card.id),
    kicker: at.say('card.kind.twist'),
    icon: ICONS.twist,
    tone: 'danger',
    text: textOf(at, 'twist', card.id) || ruleWords(at, card),
    rules: ['FZ-THR-04'],
  };
}

export function reconCard(at: ViewContext, recon: number): Card {
  const { is, card } = at.statics.box.recon[recon];
  const made = card.effects.length > 0 ? `${deedWords(at, card)}.` : '';
  return {
    ref: cardRef('recon', recon),
    title: nameOf(at, reconKind(is), card.id),
    kicker: at.say(`card.kind.${is}`),
    icon: is === 'event' ? ICONS.event : ICONS.discovery,
    tone: is === 'event' ? 'warn' : 'good',
    text: textOf(at, reconKind(is), card.id) || made,
    rules: ['FZ-SEA-02', 'FZ-REC-01'],
  };
}

/** How much of the intel that is needed has been found. */
export const intelMeter = ({ say }: ViewContext, now: number, most: number) => ({
  now,
  most,
  label: say('objective.intel', { now, most }),
});

export function objectiveCard(at: ViewContext, objective: number): Card {
  const { say, statics, view } = at;
  const card = statics.objectives[objective];
  const { intel, done } = view.state.objectives[objective];
  const needs = statics.needs[objective];
  const made = [
    say('objective.needs', { n: needs }),
    ruleWords(at, card),
    ...(card.acts ?? []).map((act) => actWords(at, act)),
    ...(card.coin ? [say('objective.coin')] : []),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    ref: cardRef('objective', objective),
    title: nameOf(at, 'objective', card.id),
    kicker: say('card.kind.objective'),
    icon: ICONS.objective,
    tone: done ? 'good' : 'gold',
    text: textOf(at, 'objective', card.id) || made,
    meter: { ...intelMeter(at, intel, needs), ...(done && { now: needs }) },
    rules: ['FZ-OBJ-02'],
  };
}
