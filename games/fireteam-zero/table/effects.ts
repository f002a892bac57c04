import {
  banner,
  type Card,
  focusOn,
  type Icon,
  iconAt,
  numberAt,
  type ShownEffect,
  type Tone,
  withoutLinks,
} from '@sightline/table';
import { ACTIVATION_DIE, TYPES } from '../content/dice.ts';
import { isHero, seatOf } from '../rules/board.ts';
import { NONE, NOWHERE } from '../rules/fireteam.ts';
import { hitsOf } from './attack-sum.ts';
import { actionCard, reconCard, twistCard } from './cards.ts';
import { activationDie, attackDie } from './dice.ts';
import { ICONS, tokenIcon } from './icons.ts';
import { deedName, figureName, heroName, nameOf, objectiveName } from './names.ts';
import { targetRef } from './picks.ts';
import { pieceRef, placeRef } from './refs.ts';
import type { SeenEvent } from './seen-event.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** A field of an event as a number. */
type Fields = (field: keyof SeenEvent['fields']) => number;
type Shown = (at: ViewContext, of: Fields, e: SeenEvent, line: string) => readonly ShownEffect[];

/** What is to be seen and heard, in this order. `line` is what the log says, for what only words can show. */
export function effectsOf(at: ViewContext, e: SeenEvent, line: string): readonly ShownEffect[] {
  const of: Fields = (field) => Number(e.fields[field]);
  return SHOWN[e.kind]?.(at, of, e, withoutLinks(line)) ?? [];
}

const listOf = (e: SeenEvent, field: keyof SeenEvent['fields']): readonly number[] => {
  const value = e.fields[field];
  return typeof value === 'object' ? value : [];
};

/** Who against whom. */
const titleOf = (at: ViewContext, of: Fields): string =>
  `${figureName(at, of('attacker'))} → ${figureName(at, of('target'))}`;

const rollOf = (
  at: ViewContext,
  of: Fields,
  e: SeenEvent,
  more: { readonly note: string } | { readonly again: true },
): ShownEffect => ({
  show: 'dice',
  title: titleOf(at, of),
  between: [targetRef(of('attacker')), targetRef(of('target'))],
  ...more,
  dice: listOf(e, 'dice').map((face) => attackDie(at, face, TYPES[of('type')])),
  sound: 'roll',
});

const atPlace = (place: number, icon: Icon, tone: Tone, label: string): readonly ShownEffect[] =>
  place === NOWHERE ? [] : [iconAt(placeRef(place), icon, tone, label)];

const atToken = (at: ViewContext, of: Fields, tone: Tone): readonly ShownEffect[] => {
  const { id } = at.statics.box.tokens[of('kind')];
  return atPlace(of('at'), tokenIcon(id), tone, nameOf(at, 'token', id));
};

const PHASES = ['tactics', 'hero', 'threat'] as const;

const SHOWN: Readonly<Partial<Record<SeenEvent['kind'], Shown>>> = {
  /* The round */
  roundBegan: (at, of) => [banner(at.say('story.round', { n: of('round') }), 'gold', { sound: 'turn' })],
  phaseBegan: (at, _of, e) => {
    const phase = PHASES.find((one) => one === e.fields.phase) ?? 'hero';
    return [
      banner(at.say(`story.phase.${phase}`), phase === 'threat' ? 'danger' : 'friend', { sound: 'turn' }),
    ];
  },
  turnBegan: (at, of) => [
    focusOn(pieceRef(of('hero'))),
    banner(heroName(at, of('hero')), 'friend', { text: at.say('story.turn') }),
  ],
  stoodUp: (at, of) => [iconAt(pieceRef(of('hero')), ICONS.stand, 'good', at.say('story.stoodUp'), 'heal')],

  /* Cards */
  drew: (_at, of) => [numberAt(pieceRef(of('hero')), `+${of('count')}`, 'good', 'card')],
  discarded: (_at, of, e) =>
    e.fields.why === 'hit'
      ? []
      : [numberAt(pieceRef(of('hero')), `−${listOf(e, 'cards').length}`, 'muted', 'card')],
  recovered: (_at, of) => [numberAt(pieceRef(of('hero')), '+1', 'good', 'card')],
  played: (at, of, e) => shownCard(at, of('hero'), actionCard(at, of('card')), String(e.fields.as)),
  used: (at, of) => [iconAt(pieceRef(of('hero')), ICONS.focus, 'gold', deedName(at, of('deed')), 'card')],
  triggered: (at, of, e) =>
    e.fields.source === 'twist' || e.fields.source === 'mission'
      ? [banner(deedName(at, of('deed')), 'danger')]
      : [],

  /* Movement */
  moved: (_at, of, e) => [
    {
      show: 'enter',
      pieces: [pieceRef(of('figure')), ...listOf(e, 'with').map(pieceRef)],
      area: placeRef(of('to')),
      ...(e.fields.how === 'placed' && { jump: true }),
      sound: e.fields.how === 'placed' ? 'teleport' : 'step',
    },
  ],

  /* Attacks */
  attacked: (_at, of) => [
    {
      show: 'shot',
      from: targetRef(of('attacker')),
      to: targetRef(of('target')),
      tone: isHero(of('attacker')) ? 'friend' : 'foe',
      sound: 'shot',
    },
  ],
  steppedIn: (at, of) => [iconAt(pieceRef(of('hero')), ICONS.shield, 'good', at.say('story.steppedIn'))],
  rolled(at, of, e) {
    const terrain = of('terrain') > 0 ? 1 : of('terrain') < 0 ? 2 : 0;
    const counts = { n: listOf(e, 'dice').length, strength: of('strength'), terrain };
    return [rollOf(at, of, e, { note: at.say('story.dice', counts) })];
  },
  // The one that was rolled again lies among the others: together they are the roll.
  rerolled: (at, of, e) => [rollOf(at, of, e, { again: true })],
  counted: (at, of, e) => [
    {
      show: 'result',
      title: titleOf(at, of),
      text: at.say('preview.hits', { n: of('hits') }),
      tone: of('hits') > 0 ? 'danger' : 'muted',
      ledger: hitsOf(at, e),
    },
  ],
  struck: (_at, of, _e, line) => [
    {
      show: 'outcome',
      text: line,
      ...(of('killed') === 1 ? { tone: 'good', icon: ICONS.killed } : { tone: 'muted' }),
    },
    numberAt(targetRef(of('target')), String(of('hits')), 'warn', 'hit'),
  ],
  killed: (at, of) => [
    iconAt(pieceRef(of('monster')), ICONS.killed, 'danger', at.say('story.killed'), 'slain'),
    { show: 'vanish', piece: pieceRef(of('monster')) },
  ],
  injured: (at, of) => {
    const text = at.say('scene.power', { n: of('power') });
    return [banner(figureName(at, of('boss')), 'good', { text, sound: 'hit' })];
  },
  wounded: (_at, of, _e, line) => [
    { show: 'outcome', text: line, tone: 'danger' },
    numberAt(pieceRef(of('hero')), `−${of('hits')}`, 'danger', 'hit'),
  ],
  prevented: (at, of, _e, line) => [
    { show: 'outcome', text: line, tone: 'good' },
    iconAt(pieceRef(of('hero')), ICONS.shield, 'good', at.say('story.prevented', { n: of('hits') })),
  ],
  knockedDown: (at, of) => [
    banner(at.say('story.down', { hero: heroName(at, of('hero')) }), 'danger', { sound: 'slain' }),
  ],
  coinTurned(at, of) {
    const face = of('heads') === 1 ? 'heads' : 'tails';
    const text = at.say(`scene.coin.${face}.hint`);
    return [banner(at.say(`story.${face}`), face === 'heads' ? 'gold' : 'danger', { text })];
  },
  unprotected: (_at, of, _e, line) => [iconAt(pieceRef(of('specialist')), ICONS.threat, 'danger', line)],

  /* Search */
  searchedFor(at, of) {
    if (of('card') === NONE) return [];
    const { title, text, tone } = reconCard(at, of('card'));
    return [banner(title, tone, { text, sound: 'card' })];
  },
  ambushed: (at, of) => [
    banner(at.say('story.ambush'), 'danger', { text: figureName(at, of('monster')), sound: 'summon' }),
  ],

  /* The threat */
  threatMoved: (at, of) => [banner(at.say('scene.track', { n: of('space') }), 'danger')],
  twistRevealed: (at, of) => {
    const { title, text } = twistCard(at, of('twist'));
    return [banner(title, 'danger', { text, sound: 'summon' })];
  },
  activated: (_at, of) => [focusOn(pieceRef(of('monster')))],
  // Whom it goes for, and why: said at the monster itself, one after the other.
  headed(at, of) {
    const label = at.say('story.headed', { hero: heroName(at, of('hero')), n: of('steps') });
    return [iconAt(pieceRef(of('monster')), ICONS.range, 'foe', label)];
  },
  activationRolled(at, of) {
    const title = figureName(at, of('monster'));
    const face = ACTIVATION_DIE[of('face')];
    return [
      { show: 'dice', title, dice: [activationDie(at, of('face'))], sound: 'roll' },
      { show: 'result', title, text: at.say(`die.${face}`), tone: face === 'blank' ? 'muted' : 'danger' },
    ];
  },
  stunned: (at, of) => [iconAt(pieceRef(of('monster')), ICONS.stunned, 'warn', at.say('scene.stunned'))],
  spawned: (at, of) => [
    { show: 'appear', piece: pieceRef(of('monster')), sound: 'summon' },
    ...atPlace(of('at'), ICONS.spawn, 'foe', figureName(at, of('monster'))),
  ],
  bossEntered: (at, of) => [
    banner(figureName(at, of('boss')), 'danger', { text: at.say('story.boss'), sound: 'summon' }),
    focusOn(placeRef(of('at'))),
  ],

  /* The mission */
  intelGained(at, of) {
    const progress = { now: of('intel'), most: at.statics.needs[of('objective')] };
    const text = at.say('objective.intel', progress);
    return [banner(objectiveName(at, of('objective')), 'gold', { text, sound: 'card' })];
  },
  objectiveDone: (at, of) => [
    banner(objectiveName(at, of('objective')), 'good', { text: at.say('objective.done'), sound: 'won' }),
  ],
  tokenPlaced: (at, of) => atToken(at, of, 'gold'),
  tokenGone: (at, of) => atToken(at, of, 'muted'),
  spawnPointChanged: (_at, of, _e, line) => atPlace(of('at'), ICONS.point, 'good', line),
};

/** Who plays a card knows it; the others are shown what it does. */
function shownCard(
  at: ViewContext,
  hero: number,
  { icon, title, abilities = [] }: Card,
  as: string,
): ShownEffect[] {
  if (at.view.seat === seatOf(openTable(at), hero))
    return [iconAt(pieceRef(hero), icon, 'gold', title, 'card')];
  const { text = '' } = (as === 'reaction' ? abilities[0] : abilities.at(-1)) ?? {};
  return [banner(`${heroName(at, hero)}: ${title}`, 'gold', { text, sound: 'card' })];
}
