import { factOf, localsIn } from '@sightline/kernel';
import { type Chip, type Chosen, chip, compact, type Preview, type Tone } from '@sightline/table';
import type { AttackPart, Effect } from '../content/card-types.ts';
import { MOST_DICE, TYPES } from '../content/dice.ts';
import { areOfOneType, isAttackable, targetsFor } from '../rules/attack.ts';
import { strikesAll, symbolsOf } from '../rules/attack-dice.ts';
import { hasTerrain, isToken, monstersIn, placeOf } from '../rules/board.ts';
import type { Answer, Decision, Verb } from '../rules/decisions.ts';
import { whoHolds } from '../rules/decks.ts';
import { FIRST_MONSTER, NONE } from '../rules/fireteam.ts';
import { healthOf, resistanceOf } from '../rules/modifiers.ts';
import * as sequences from '../rules/procedures.ts';
import { searchIsFree } from '../rules/search.ts';
import { costOf } from '../rules/walking.ts';
import type { MessageKey } from '../text/index.ts';
import { foresee } from './ahead.ts';
import { actionCard, plainDice } from './cards.ts';
import { deedWords } from './deed-words.ts';
import { type HeroQuestion, heroQuestion, numberAbout } from './hero-question.ts';
import { ICONS, TYPE_ICONS } from './icons.ts';
import { labelOf } from './labels.ts';
import { deedName, figureName, heroName, ownerOf, placeName, textOf } from './names.ts';
import { foreseenWords, sparedWords } from './panels.ts';
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
      if (decision.prompt === 'forcedMove.escort') return straightThere(q, answer, q.hero);
      return decision.prompt === 'monsterMove.step' ? monsterStep(q, answer) : walkPreview(q, chosen);
    case 'push':
      return straightThere(q, answer, numberAbout(q, 'figure'));
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
  const left = (factOf(q.decision, 'points') ?? 0) - spent;
  const hard = chosen.filter(([, to]) => hasTerrain(t, to, 'difficult'));
  const n = monstersIn(t, last[1]);
  return {
    title:
      chosen.length === 1
        ? labelOf(q, last)
        : at.say('label.walk', { place: placeName(at, last[1]), n: spent }),
    ...(hero >= 0 && { start: pieceRef(hero) }),
    path,
    chips: compact([
      chip(at.say('preview.points', { n: spent, left }), { icon: ICONS.speed, tone: 'energy' }),
      ...hard.map(([, to]) =>
        chip(at.say('preview.difficult', { place: placeName(at, to) }), { tone: 'warn' }),
      ),
      n > 0 && chip(at.say('preview.monsters', { n }), { icon: ICONS.monsters, tone: 'danger' }),
    ]),
  };
}

/** ViewContext no cost: where a figure comes from, and where it goes. */
const straightThere = (q: HeroQuestion, answer: Answer, figure: number): Preview => ({
  title: labelOf(q, answer),
  start: pieceRef(figure),
  path: [{ at: placeRef(answer[1]), cost: '' }],
});

function monsterStep(q: HeroQuestion, answer: Answer): Preview {
  const monster = numberAbout(q, 'monster');
  return { ...straightThere(q, answer, monster), lines: line(monster, numberAbout(q, 'hero')) };
}

/** What a monster will do, and why: whom it goes for, how far that is, whom it spares. */
export function monsterPreview(at: ViewContext, monster: number): Preview {
  const f = foresee(at, monster);
  return {
    title: figureName(at, monster),
    ...(f.hero !== NONE && { lines: line(monster, f.hero), lineLabel: String(f.steps) }),
    text: compact([foreseenWords(at, f), sparedWords(at, f)]).join(' '),
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
  if (!areOfOneType(parts)) return { title: at.say('reason.FZ-ATK-02') };
  const targets = targetsFor(t, hero, parts);
  // Alike and together is one line: three animals in one place fall alike.
  const alike = new Map(
    targets.toReversed().map((target) => [`${placeOf(t, target)} ${kindKey(q, target)}`, target]),
  );
  const best = [...alike.values()].map((target) =>
    prospect(at, hero, target, parts, [answer, ['target', target]]),
  );
  const strength = parts.reduce((sum, part) => sum + part.strength, 0);
  const bonus = parts.reduce((sum, part) => sum + (part.bonus ?? 0), 0);
  return {
    title: at.say('preview.attack', { type: at.say(`scene.type.${type}`), n: strength }),
    dice: plainDice(at, { type, strength }),
    area: [...new Set(targets.map((target) => placeRef(placeOf(t, target))))],
    chips: compact([bonusChip(at, bonus)]),
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

function bonusChip({ say }: ViewContext, n: number): Chip | null {
  if (n === 0) return null;
  const look = { icon: ICONS.bonus, tone: n > 0 ? 'good' : 'warn' } as const;
  return chip(say('preview.bonus', signed(n)), { ...look, hint: say('preview.bonus.hint') });
}

const signed = (n: number) => ({ n: Math.abs(n), sign: n > 0 ? '+' : '−' });

type Explained = MessageKey extends infer Key
  ? Key extends `preview.${infer Name}.hint`
    ? Name
    : never
  : never;

/** What height, cover and cards do to the number of dice. */
function diceChips({ say }: ViewContext, { fromAbove, cover, effects, wasted }: Prospect): Chip[] {
  const explained = (name: Explained, tone: Tone, args = {}): Chip =>
    chip(say(`preview.${name}`, args), { tone, hint: say(`preview.${name}.hint`, args) });
  return compact([
    fromAbove && explained('above', 'good'),
    cover === 'counts' && explained('cover', 'warn'),
    cover === 'ignored' && explained('coverIgnored', 'good'),
    effects !== 0 && explained('effects', effects > 0 ? 'good' : 'warn', signed(effects)),
    wasted > 0 && explained('mostDice', 'muted', { n: MOST_DICE }),
  ]);
}

/** What stands against the hits besides health: resistance, and what is ignored of it. */
function toughChips(
  { say }: ViewContext,
  { type }: Prospect,
  { resistance: n, pierced, only }: Struck,
): Chip[] {
  if (only !== null) return [chip(say(`preview.only.${only}`), { tone: 'danger' })];
  if (n === 0) return [];
  const args = { n, pierced: pierced === 0 ? 'none' : pierced, type: say(`scene.type.${type}`) };
  const look = { icon: ICONS.shield, tone: pierced < n ? 'warn' : 'good' } as const;
  return [chip(say('preview.resistance', args), { ...look, hint: say('preview.resistance.hint') })];
}

/** In short, beside the odds. */
const noted = (chips: readonly Chip[]): { readonly note?: string } =>
  chips.length === 0 ? {} : { note: chips.map(({ text }) => text).join(' · ') };

function targetPreview({ at, hero, decision }: HeroQuestion, answer: Answer): Preview | null {
  const parts = factOf(decision, 'parts')?.map((n) => at.statics.box.parts[n]);
  return parts === undefined || hero < 0
    ? null
    : prospectPreview(at, prospect(at, hero, answer[1], parts, [answer]));
}

function aimPreview({ at }: HeroQuestion, answer: Answer): Preview | null {
  const l = localsIn(at.view, sequences.aim);
  return l === null
    ? null
    : prospectPreview(at, prospect(at, l.hero, answer[1], [at.statics.box.parts[l.part]], [answer]));
}

export function prospectPreview(at: ViewContext, p: Prospect): Preview {
  const { say } = at;
  const type = say(`scene.type.${p.type}`);
  const [aimed] = p.struck;
  const friends = p.friends.map((h) => heroName(at, h));
  return {
    title: say('preview.attack.on', { hero: heroName(at, p.hero), target: figureName(at, p.target) }),
    lines: line(p.hero, p.target),
    lineLabel: say('preview.range', { n: p.range }),
    ...(strikesAll(p.type) && { area: [placeRef(placeOf(openTable(at), p.target))] }),
    dice: plainDice(at, { type: p.type, strength: p.dice }),
    chips: compact([
      aimed.need !== null &&
        chip(say('preview.need', { n: Math.max(0, aimed.need), type }), { icon: TYPE_ICONS[p.type] }),
      ...diceChips(at, p),
      aimed.only === null && chip(say('preview.health', { n: aimed.health })),
      // Of several each row of the odds says its own.
      ...(p.struck.length === 1 ? toughChips(at, p, aimed) : []),
      bonusChip(at, p.bonus),
      p.rerolls > 0 &&
        chip(say('preview.rerolls', { n: p.rerolls }), {
          icon: p.henry ? ICONS.henry : ICONS.reroll,
          tone: 'good',
        }),
      friends.length > 0 &&
        chip(say('preview.friends', { who: at.listed(friends) }), { icon: TYPE_ICONS.bomb, tone: 'danger' }),
    ]),
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
  const holder = whoHolds(t, card);
  const strike = reaction?.effects.find((e): e is Extract<Effect, { do: 'attack' }> => e.do === 'attack');
  const target = strike?.at === 'subject' || strike?.at === 'other' ? numberAbout(q, strike.at) : NONE;
  if (strike !== undefined && holder >= 0 && target >= FIRST_MONSTER && isAttackable(t, target)) {
    const part = strike.with === 'thisCard' ? attack : strike.with;
    return { ...prospectPreview(at, prospect(at, holder, target, [part], [answer])), text };
  }
  return { title, text, chips: leaves(q, holder) };
}

function leaves({ at, t }: HeroQuestion, hero: number): Chip[] {
  if (hero < 0) return [];
  const n = t.state.heroes[hero].hand.items.length - 1;
  return [chip(at.say('preview.leaves', { n }), { icon: ICONS.hand, tone: n <= 1 ? 'danger' : 'muted' })];
}

function responsePreview(q: HeroQuestion, card: number): Preview {
  const { title, abilities = [] } = actionCard(q.at, card);
  return {
    title,
    text: `${abilities.at(-1)?.text ?? ''} ${q.at.say('preview.noDraw')}`,
    chips: leaves(q, whoHolds(q.t, card)),
  };
}

/** FZ-PAT-01: whoever has help keeps the action. */
const searchCost = ({ at, t, hero }: HeroQuestion): Chip =>
  searchIsFree(t, hero)
    ? chip(at.say('deed.freeAction'), { tone: 'good' })
    : chip(at.say('deed.action'), { tone: 'energy' });

const searchWords = ({ at }: HeroQuestion): string =>
  at.say('preview.search', { n: at.view.state.recon.items.length });

/* Dice on the table */

/** Rerolling a die, or leaving all as they lie: what that makes of the attack. */
function rollPreview(q: HeroQuestion, answer: Answer): Preview | null {
  const { at, decision } = q;
  const l = rolledFor(at, decision);
  if (l === null) return null;
  const title = labelOf(q, answer);
  const type = typeOf(l);
  const hits = symbolsOf(l.dice, l.type) + l.bonus;
  const chips = [chip(at.say('preview.hits', { n: hits }), { icon: TYPE_ICONS[type] })];
  const need = hitsInAll(at, l);
  if (need === null) return { title, chips };
  const [chance] = chancesOf(at, [answer], [l.target], l.type);
  return {
    title,
    chips,
    odds: [{ label: at.say('preview.kill', { target: figureName(at, l.target) }), chance }],
  };
}
