import { factOf, localsIn } from '@sightline/kernel';
import type { Chip, Chosen, Preview, Tone } from '@sightline/table';
import type { AttackPart, Effect } from '../content/card-types.ts';
import { MOST_DICE, TYPES } from '../content/dice.ts';
import { allReach, eachAttackable, isAttackable } from '../rules/attack.ts';
import { symbolsOf } from '../rules/attack-dice.ts';
import { isToken, placeOf, terrainOf } from '../rules/board.ts';
import type { Answer, Decision, Verb } from '../rules/decisions.ts';
import { FIRST_MONSTER, NONE } from '../rules/fireteam.ts';
import { healthOf, resistanceOf } from '../rules/modifiers.ts';
import * as sequences from '../rules/procedures.ts';
import { searchIsFree } from '../rules/search.ts';
import { DIFFICULT } from '../rules/statics.ts';
import { costOf } from '../rules/walking.ts';
import type { MessageKey } from '../text/index.ts';
import { foresee, sparedBy } from './ahead.ts';
import { actionCard, plainDice } from './cards.ts';
import { deedWords } from './deed-words.ts';
import { type HeroQuestion, heroQuestion, numberAbout } from './hero-question.ts';
import { ICONS, TYPE_ICONS } from './icons.ts';
import { labelOf } from './labels.ts';
import { deedName, figureName, heroName, ownerOf, placeName, textOf } from './names.ts';
import { foreseenWords } from './panels.ts';
import { targetRef } from './picks.ts';
import { chancesOf, type Prospect, prospect, type Struck } from './prospect.ts';
import { pieceRef, placeRef } from './refs.ts';
import { hitsInAll, rolledFor, typeOf } from './rolled.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** What a choice would mean; null where there is nothing to say beyond its label. */
export function preview(at: ViewContext, decision: Decision, chosen: Chosen<Verb>): Preview | null {
  const [first] = chosen;
  return first === undefined ? null : answerPreview(heroQuestion(at, decision), first, chosen);
}

function answerPreview(q: HeroQuestion, answer: Answer, chosen: Chosen<Verb>): Preview | null {
  const { at, decision } = q;
  const [verb, first, second] = answer;
  switch (verb) {
    case 'step':
      if (decision.prompt === 'forcedMove.escort') return goPreview(q, answer);
      return decision.prompt === 'monsterMove.step' ? monsterStep(q, answer) : walkPreview(q, chosen);
    case 'push':
      return {
        title: labelOf(q, answer),
        start: pieceRef(numberAbout(q, 'figure')),
        path: [{ at: placeRef(first), cost: '' }],
      };
    case 'attack':
      return decision.prompt === 'aim.aim' ? aimPreview(q, answer) : cardsPreview(q, answer);
    case 'target':
      return targetPreview(q, answer);
    case 'react':
      return reactionPreview(q, answer);
    case 'propose':
      return responsePreview(q, first);
    case 'search':
      return { title: labelOf(q, answer), chips: [searchCost(q)], text: searchWords(q) };
    case 'act':
      return { title: deedName(at, first), text: deedText(at, first) };
    case 'use':
      return { title: deedName(at, second), text: deedText(at, second) };
    case 'activate':
      return monsterPreview(at, first);
    case 'stepIn':
      return {
        title: labelOf(q, answer),
        lines: line(numberAbout(q, 'attacker'), first),
        text: at.say('preview.stepIn'),
      };
    case 'reroll':
    case 'keep':
      return rollPreview(q, answer);
    case 'choose':
      return decision.prompt === 'carryOut.choose' || decision.prompt === 'ambush.choose'
        ? { title: labelOf(q, answer) }
        : null;
    default:
      return null;
  }
}

/** What its card says; made from the deed where nothing is written. */
function deedText(at: ViewContext, deed: number): string {
  const owner = ownerOf(at, deed);
  const written = owner === null || owner.kind === 'monster' ? '' : textOf(at, owner.kind, owner.id);
  return written || deedWords(at, at.statics.box.deeds[deed]);
}

/* Ways */

function walkPreview(q: HeroQuestion, chosen: Chosen<Verb>): Preview {
  const { at, t, hero } = q;
  let spent = 0;
  const path = chosen.map(([, to]) => {
    spent += hero < 0 ? 1 : costOf(t, hero, to);
    return { at: placeRef(to), cost: String(spent) };
  });
  const last = chosen[chosen.length - 1];
  const chips: Chip[] = [];
  const points = factOf(q.decision, 'points') ?? 0;
  chips.push({
    text: at.say('preview.points', { n: spent, left: points - spent }),
    icon: ICONS.speed,
    tone: 'energy',
  });
  for (const [, to] of chosen)
    if ((terrainOf(t, to) & DIFFICULT) !== 0)
      chips.push({ text: at.say('preview.difficult', { place: placeName(at, to) }), tone: 'warn' });
  const waiting = t.state.monsters.filter((_, i) => t.state.at[FIRST_MONSTER + i] === last[1]).length;
  if (waiting > 0)
    chips.push({ text: at.say('preview.monsters', { n: waiting }), icon: ICONS.monsters, tone: 'danger' });
  return {
    title:
      chosen.length === 1
        ? labelOf(q, last)
        : at.say('label.walk', { place: placeName(at, last[1]), n: spent }),
    ...(hero >= 0 && { start: pieceRef(hero) }),
    path,
    chips,
  };
}

/** Straight there, at no cost: only with whom is asked. */
const goPreview = (q: HeroQuestion, answer: Answer): Preview => ({
  title: labelOf(q, answer),
  start: pieceRef(q.hero),
  path: [{ at: placeRef(answer[1]), cost: '' }],
});

function monsterStep(q: HeroQuestion, answer: Answer): Preview {
  const monster = numberAbout(q, 'monster');
  return {
    title: labelOf(q, answer),
    start: pieceRef(monster),
    path: [{ at: placeRef(answer[1]), cost: '' }],
    lines: line(monster, numberAbout(q, 'hero')),
  };
}

/** What a monster will do, and why: whom it goes for, how far that is, whom it spares. */
export function monsterPreview(at: ViewContext, monster: number): Preview {
  const f = foresee(at, monster);
  const spared = sparedBy(at, f).map((h) => heroName(at, h));
  return {
    title: figureName(at, monster),
    ...(f.hero !== NONE && { lines: line(monster, f.hero), lineLabel: String(f.steps) }),
    text: [
      foreseenWords(at, f),
      ...(spared.length === 0 || f.hero === NONE
        ? []
        : [at.say('ahead.spared', { heroes: at.listed(spared), hero: heroName(at, f.hero) })]),
    ].join(' '),
  };
}

const line = (from: number, to: number): NonNullable<Preview['lines']> => [
  { from: targetRef(from), to: targetRef(to), kind: 'used' },
];

/* Attacks */

const partsOf = (at: ViewContext, cards: readonly number[]): AttackPart[] =>
  cards.map((card) => at.statics.box.cards[card].attack);

/** Cards that are put together for an attack: whom they reach, and how likely each falls. */
function cardsPreview(q: HeroQuestion, answer: Answer): Preview | null {
  const { at, t, hero } = q;
  const cards = answer.slice(1).map(Number);
  if (cards.length === 0 || hero < 0) return null;
  const parts = partsOf(at, cards);
  const [{ type }] = parts;
  if (parts.some((part) => part.type !== type)) return { title: at.say('reason.FZ-ATK-02') };
  const targets: number[] = [];
  eachAttackable(t, (target) => {
    if (allReach(t, hero, parts, target)) targets.push(target);
  });
  // Alike and together is one line: three animals in one place fall alike.
  const alike = new Map(
    targets.toReversed().map((target) => [`${placeOf(t, target)} ${kindKey(q, target)}`, target]),
  );
  const best = [...alike.values()].map((target) =>
    prospect(at, hero, target, parts, [answer, ['target', target]]),
  );
  const strength = parts.reduce((sum, part) => sum + part.strength, 0);
  return {
    title: at.say('preview.attack', { type: at.say(`scene.type.${type}`), n: strength }),
    dice: plainDice(at, { type, strength }),
    area: [...new Set(targets.map((target) => placeRef(placeOf(t, target))))],
    chips: bonusChips(
      at,
      parts.reduce((sum, part) => sum + (part.bonus ?? 0), 0),
    ),
    odds: best
      .toSorted((a, b) => b.struck[0].chance - a.struck[0].chance)
      .slice(0, 4)
      .map((one) => ({
        label: at.say('preview.kill', { target: figureName(at, one.target) }),
        chance: one.struck[0].chance,
        ...noted([...diceChips(at, one), ...toughChips(at, one, one.struck[0])]),
      })),
    ...(targets.length === 0 && { text: at.say('preview.noTarget') }),
  };
}

/** Monsters with the same key are equally hard to kill. */
function kindKey({ t }: HeroQuestion, target: number): string {
  if (isToken(target)) return `token ${target}`;
  const { kind } = t.state.monsters[target - FIRST_MONSTER];
  return `${kind} ${healthOf(t, target)} ${TYPES.map((type) => resistanceOf(t, target, type)).join()}`;
}

const bonusChips = (at: ViewContext, n: number): Chip[] =>
  n === 0
    ? []
    : [
        {
          text: at.say('preview.bonus', signed(n)),
          icon: ICONS.bonus,
          tone: n > 0 ? 'good' : 'warn',
          hint: at.say('preview.bonus.hint'),
        },
      ];

const signed = (n: number) => ({ n: Math.abs(n), sign: n > 0 ? '+' : '−' });

type Explained = MessageKey extends infer Key
  ? Key extends `preview.${infer Name}.hint`
    ? Name
    : never
  : never;

/** What height, cover and cards do to the number of dice. */
function diceChips({ say }: ViewContext, { fromAbove, cover, effects, wasted }: Prospect): Chip[] {
  const chip = (name: Explained, tone: Tone, args = {}): Chip => ({
    text: say(`preview.${name}`, args),
    tone,
    hint: say(`preview.${name}.hint`, args),
  });
  return [
    ...(fromAbove ? [chip('above', 'good')] : []),
    ...(cover === 'none' ? [] : [cover === 'counts' ? chip('cover', 'warn') : chip('coverIgnored', 'good')]),
    ...(effects === 0 ? [] : [chip('effects', effects > 0 ? 'good' : 'warn', signed(effects))]),
    ...(wasted > 0 ? [chip('mostDice', 'muted', { n: MOST_DICE })] : []),
  ];
}

/** What stands against the hits besides health: resistance, and what is ignored of it. */
function toughChips({ say }: ViewContext, { type }: Prospect, { resistance, pierced, only }: Struck): Chip[] {
  if (only !== null) return [{ text: say(`preview.only.${only}`), tone: 'danger' }];
  return [
    ...(resistance === 0
      ? []
      : [
          {
            text: say('preview.resistance', {
              n: resistance,
              pierced: pierced === 0 ? 'none' : pierced,
              type: say(`scene.type.${type}`),
            }),
            icon: ICONS.shield,
            tone: pierced < resistance ? ('warn' as const) : ('good' as const),
            hint: say('preview.resistance.hint'),
          },
        ]),
  ];
}

/** In short, beside the odds. */
const noted = (chips: readonly Chip[]): { readonly note?: string } =>
  chips.length === 0 ? {} : { note: chips.map(({ text }) => text).join(' · ') };

function targetPreview(q: HeroQuestion, answer: Answer): Preview | null {
  const parts = factOf(q.decision, 'parts');
  if (parts === undefined || q.hero < 0) return null;
  return prospectPreview(
    q.at,
    prospect(
      q.at,
      q.hero,
      answer[1],
      parts.map((n) => q.at.statics.box.parts[n]),
      [answer],
    ),
  );
}

function aimPreview(q: HeroQuestion, answer: Answer): Preview | null {
  const l = localsIn(q.at.view, sequences.aim);
  return l === null
    ? null
    : prospectPreview(q.at, prospect(q.at, l.hero, answer[1], [q.at.statics.box.parts[l.part]], [answer]));
}

export function prospectPreview(at: ViewContext, p: Prospect): Preview {
  const { say } = at;
  const type = say(`scene.type.${p.type}`);
  const [aimed] = p.struck;
  return {
    title: say('preview.attack.on', { hero: heroName(at, p.hero), target: figureName(at, p.target) }),
    lines: line(p.hero, p.target),
    lineLabel: say('preview.range', { n: p.range }),
    ...(p.type === 'bomb' && { area: [placeRef(placeOf(openTable(at), p.target))] }),
    dice: plainDice(at, { type: p.type, strength: p.dice }),
    chips: [
      ...(aimed.need === null
        ? []
        : [{ text: say('preview.need', { n: Math.max(0, aimed.need), type }), icon: TYPE_ICONS[p.type] }]),
      ...diceChips(at, p),
      ...(aimed.only === null ? [{ text: say('preview.health', { n: aimed.health }) }] : []),
      // Of several each row of the odds says its own.
      ...(p.struck.length === 1 ? toughChips(at, p, aimed) : []),
      ...bonusChips(at, p.bonus),
      ...(p.rerolls === 0
        ? []
        : [
            {
              text: say('preview.rerolls', { n: p.rerolls }),
              icon: p.henry ? ICONS.henry : ICONS.reroll,
              tone: 'good' as const,
            },
          ]),
      ...(p.friends.length === 0
        ? []
        : [
            {
              text: say('preview.friends', { who: at.listed(p.friends.map((h) => heroName(at, h))) }),
              icon: TYPE_ICONS.bomb,
              tone: 'danger' as const,
            },
          ]),
    ],
    odds: p.struck
      .toSorted((a, b) => b.chance - a.chance)
      .map((struck) => ({
        label: say('preview.kill', { target: figureName(at, struck.target) }),
        chance: struck.chance,
        ...(p.struck.length > 1 && noted(toughChips(at, p, struck))),
      })),
  };
}

/* Cards */

/** A reaction: what it does; if it attacks, how likely that is to kill. */
function reactionPreview(q: HeroQuestion, answer: Answer): Preview {
  const { at, t } = q;
  const [, card] = answer;
  const { attack, reaction } = at.statics.box.cards[card];
  const { title, abilities = [] } = actionCard(at, card);
  const text = abilities[0]?.text ?? '';
  const holder = t.state.heroes.findIndex((hero) => hero.hand.items.includes(card));
  const strike = reaction?.effects.find((e): e is Extract<Effect, { do: 'attack' }> => e.do === 'attack');
  const target =
    strike?.at === 'subject'
      ? numberAbout(q, 'subject')
      : strike?.at === 'other'
        ? numberAbout(q, 'other')
        : NONE;
  if (strike !== undefined && holder >= 0 && target >= FIRST_MONSTER && isAttackable(t, target)) {
    const part = strike.with === 'thisCard' ? attack : strike.with;
    return { ...prospectPreview(at, prospect(at, holder, target, [part], [answer])), text };
  }
  return { title, text, chips: leaves(q, holder) };
}

function leaves({ at, t }: HeroQuestion, hero: number): Chip[] {
  if (hero < 0) return [];
  const left = t.state.heroes[hero].hand.items.length - 1;
  return [
    { text: at.say('preview.leaves', { n: left }), icon: ICONS.hand, tone: left <= 1 ? 'danger' : 'muted' },
  ];
}

function responsePreview(q: HeroQuestion, card: number): Preview {
  const { title, abilities = [] } = actionCard(q.at, card);
  const holder = q.t.state.heroes.findIndex((hero) => hero.hand.items.includes(card));
  return {
    title,
    text: `${abilities.at(-1)?.text ?? ''} ${q.at.say('preview.noDraw')}`,
    chips: leaves(q, holder),
  };
}

/** FZ-PAT-01: whoever has help keeps the action. */
function searchCost({ at, t, hero }: HeroQuestion): Chip {
  return searchIsFree(t, hero)
    ? { text: at.say('deed.freeAction'), tone: 'good' }
    : { text: at.say('deed.action'), tone: 'energy' };
}

function searchWords({ at }: HeroQuestion): string {
  const { recon } = at.view.state;
  return at.say('preview.search', { n: recon.items.length });
}

/* Dice on the table */

/** Rerolling a die, or leaving all as they lie: what that makes of the attack. */
function rollPreview(q: HeroQuestion, answer: Answer): Preview | null {
  const { at, decision } = q;
  const l = rolledFor(at, decision);
  if (l === null) return null;
  const title = labelOf(q, answer);
  const type = typeOf(l);
  const hits = symbolsOf(l.dice, l.type) + l.bonus;
  const chips: Chip[] = [{ text: at.say('preview.hits', { n: hits }), icon: TYPE_ICONS[type] }];
  const need = hitsInAll(at, l);
  if (need === null) return { title, chips };
  const [chance] = chancesOf(at, [answer], [l.target], l.type);
  return {
    title,
    chips,
    odds: [{ label: at.say('preview.kill', { target: figureName(at, l.target) }), chance }],
  };
}
