import { type Card, type Icon, type ShownEffect, type Tone, withoutLinks } from '@sightline/table';
import { ACTIVATION_DIE, TYPES } from '../content/dice.ts';
import { isHero, seatOf } from '../rules/board.ts';
import { NONE, NOWHERE } from '../rules/fireteam.ts';
import { hitsOf } from './attack-sum.ts';
import { actionCard, reconCard, twistCard } from './cards.ts';
import { activationDie, attackDie } from './dice.ts';
import { ICONS, tokenIcon } from './icons.ts';
import { deedName, figureName, heroName, nameOf, objectiveName, reconName } from './names.ts';
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
const toneOf = (f: number): Tone => (isHero(f) ? 'friend' : 'foe');

/** Who against whom. */
const titleOf = (at: ViewContext, of: Fields): string =>
  `${figureName(at, of('attacker'))} → ${figureName(at, of('target'))}`;

const rollOf = (
  at: ViewContext,
  of: Fields,
  e: SeenEvent,
  more: { readonly note: string } | { readonly again: true },
): readonly ShownEffect[] => [
  {
    show: 'dice',
    title: titleOf(at, of),
    between: [targetRef(of('attacker')), targetRef(of('target'))],
    ...more,
    dice: listOf(e, 'dice').map((face) => attackDie(at, face, TYPES[of('type')])),
    sound: 'roll',
  },
];

const atPlace = (place: number, icon: Icon, tone: Tone, label: string): readonly ShownEffect[] =>
  place === NOWHERE ? [] : [{ show: 'icon', at: placeRef(place), icon, tone, label }];

const PHASES = ['tactics', 'hero', 'threat'] as const;

const SHOWN: Readonly<Partial<Record<SeenEvent['kind'], Shown>>> = {
  /* The round */
  roundBegan: (at, of) => [
    { show: 'banner', title: at.say('story.round', { n: of('round') }), tone: 'gold', sound: 'turn' },
  ],
  phaseBegan: (at, _of, e) => [
    {
      show: 'banner',
      title: at.say(`story.phase.${PHASES.find((phase) => phase === e.fields.phase) ?? 'hero'}`),
      tone: e.fields.phase === 'threat' ? 'danger' : 'friend',
      sound: 'turn',
    },
  ],
  turnBegan: (at, of) => [
    { show: 'focus', at: pieceRef(of('hero')) },
    { show: 'banner', title: heroName(at, of('hero')), text: at.say('story.turn'), tone: 'friend' },
  ],
  stoodUp: (at, of) => [
    {
      show: 'icon',
      at: pieceRef(of('hero')),
      icon: ICONS.stand,
      tone: 'good',
      label: at.say('story.stoodUp'),
      sound: 'heal',
    },
  ],

  /* Cards */
  drew: (_at, of) => [
    { show: 'number', at: pieceRef(of('hero')), text: `+${of('count')}`, tone: 'good', sound: 'card' },
  ],
  discarded: (_at, of, e) =>
    e.fields.why === 'hit'
      ? []
      : [
          {
            show: 'number',
            at: pieceRef(of('hero')),
            text: `−${listOf(e, 'cards').length}`,
            tone: 'muted',
            sound: 'card',
          },
        ],
  recovered: (_at, of) => [
    { show: 'number', at: pieceRef(of('hero')), text: '+1', tone: 'good', sound: 'card' },
  ],
  played: (at, of, e) => shownCard(at, of('hero'), actionCard(at, of('card')), String(e.fields.as)),
  used: (at, of) => [
    {
      show: 'icon',
      at: pieceRef(of('hero')),
      icon: ICONS.focus,
      tone: 'gold',
      label: deedName(at, of('deed')),
      sound: 'card',
    },
  ],
  triggered: (at, of, e) =>
    e.fields.source === 'twist' || e.fields.source === 'mission'
      ? [{ show: 'banner', title: deedName(at, of('deed')), tone: 'danger' }]
      : [],

  /* Movement */
  moved: (_at, of, e) => [
    {
      show: 'enter',
      pieces: [pieceRef(of('figure')), ...listOf(e, 'with').map(pieceRef)],
      area: placeRef(of('to')),
      ...(e.fields.how === 'placed' && { jump: true as const }),
      sound: e.fields.how === 'placed' ? 'teleport' : 'step',
    },
  ],

  /* Attacks */
  attacked: (_at, of) => [
    {
      show: 'shot',
      from: targetRef(of('attacker')),
      to: targetRef(of('target')),
      tone: toneOf(of('attacker')),
      sound: 'shot',
    },
  ],
  steppedIn: (at, of) => [
    {
      show: 'icon',
      at: pieceRef(of('hero')),
      icon: ICONS.shield,
      tone: 'good',
      label: at.say('story.steppedIn'),
    },
  ],
  rolled: (at, of, e) =>
    rollOf(at, of, e, {
      note: at.say('story.dice', {
        n: listOf(e, 'dice').length,
        strength: of('strength'),
        terrain: of('terrain') > 0 ? 1 : of('terrain') < 0 ? 2 : 0,
      }),
    }),
  // The one that was rolled again lies among the others: together they are the roll.
  rerolled: (at, of, e) => rollOf(at, of, e, { again: true }),
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
      tone: of('killed') === 1 ? 'good' : 'muted',
      ...(of('killed') === 1 && { icon: ICONS.killed }),
    },
    { show: 'number', at: targetRef(of('target')), text: String(of('hits')), tone: 'warn', sound: 'hit' },
  ],
  killed: (at, of) => [
    {
      show: 'icon',
      at: pieceRef(of('monster')),
      icon: ICONS.killed,
      tone: 'danger',
      label: at.say('story.killed'),
      sound: 'slain',
    },
    { show: 'vanish', piece: pieceRef(of('monster')) },
  ],
  injured: (at, of) => [
    {
      show: 'banner',
      title: figureName(at, of('boss')),
      text: at.say('scene.power', { n: of('power') }),
      tone: 'good',
      sound: 'hit',
    },
  ],
  wounded: (_at, of, _e, line) => [
    { show: 'outcome', text: line, tone: 'danger' },
    { show: 'number', at: pieceRef(of('hero')), text: `−${of('hits')}`, tone: 'danger', sound: 'hit' },
  ],
  prevented: (at, of, _e, line) => [
    { show: 'outcome', text: line, tone: 'good' },
    {
      show: 'icon',
      at: pieceRef(of('hero')),
      icon: ICONS.shield,
      tone: 'good',
      label: at.say('story.prevented', { n: of('hits') }),
    },
  ],
  knockedDown: (at, of) => [
    {
      show: 'banner',
      title: at.say('story.down', { hero: heroName(at, of('hero')) }),
      tone: 'danger',
      sound: 'slain',
    },
  ],
  coinTurned: (at, of) => [
    {
      show: 'banner',
      title: at.say(of('heads') === 1 ? 'story.heads' : 'story.tails'),
      text: at.say(of('heads') === 1 ? 'scene.coin.heads.hint' : 'scene.coin.tails.hint'),
      tone: of('heads') === 1 ? 'gold' : 'danger',
    },
  ],
  unprotected: (_at, of, _e, line) => [
    { show: 'icon', at: pieceRef(of('specialist')), icon: ICONS.threat, tone: 'danger', label: line },
  ],

  /* Search */
  searchedFor: (at, of) =>
    of('card') === NONE
      ? []
      : [
          {
            show: 'banner',
            title: reconName(at, of('card')),
            text: reconCard(at, of('card')).text,
            tone: at.statics.box.recon[of('card')].is === 'event' ? 'warn' : 'good',
            sound: 'card',
          },
        ],
  ambushed: (at, of) => [
    {
      show: 'banner',
      title: at.say('story.ambush'),
      text: figureName(at, of('monster')),
      tone: 'danger',
      sound: 'summon',
    },
  ],

  /* The threat */
  threatMoved: (at, of) => [
    { show: 'banner', title: at.say('scene.track', { n: of('space') }), tone: 'danger' },
  ],
  twistRevealed: (at, of) => {
    const { title, text } = twistCard(at, of('twist'));
    return [{ show: 'banner', title, text, tone: 'danger', sound: 'summon' }];
  },
  activated: (_at, of) => [{ show: 'focus', at: pieceRef(of('monster')) }],
  // Whom it goes for, and why: said at the monster itself, one after the other.
  headed: (at, of) => [
    {
      show: 'icon',
      at: pieceRef(of('monster')),
      icon: ICONS.range,
      tone: 'foe',
      label: at.say('story.headed', { hero: heroName(at, of('hero')), n: of('steps') }),
    },
  ],
  activationRolled: (at, of) => [
    {
      show: 'dice',
      title: figureName(at, of('monster')),
      dice: [activationDie(at, of('face'))],
      sound: 'roll',
    },
    {
      show: 'result',
      title: figureName(at, of('monster')),
      text: at.say(`die.${ACTIVATION_DIE[of('face')]}`),
      tone: ACTIVATION_DIE[of('face')] === 'blank' ? 'muted' : 'danger',
    },
  ],
  stunned: (at, of) => [
    {
      show: 'icon',
      at: pieceRef(of('monster')),
      icon: ICONS.stunned,
      tone: 'warn',
      label: at.say('scene.stunned'),
    },
  ],
  spawned: (at, of) => [
    { show: 'appear', piece: pieceRef(of('monster')), sound: 'summon' },
    ...atPlace(of('at'), ICONS.spawn, 'foe', figureName(at, of('monster'))),
  ],
  bossEntered: (at, of) => [
    {
      show: 'banner',
      title: figureName(at, of('boss')),
      text: at.say('story.boss'),
      tone: 'danger',
      sound: 'summon',
    },
    { show: 'focus', at: placeRef(of('at')) },
  ],

  /* The mission */
  intelGained: (at, of) => [
    {
      show: 'banner',
      title: objectiveName(at, of('objective')),
      text: at.say('objective.intel', { now: of('intel'), most: at.statics.needs[of('objective')] }),
      tone: 'gold',
      sound: 'card',
    },
  ],
  objectiveDone: (at, of) => [
    {
      show: 'banner',
      title: objectiveName(at, of('objective')),
      text: at.say('objective.done'),
      tone: 'good',
      sound: 'won',
    },
  ],
  tokenPlaced: (at, of) =>
    atPlace(
      of('at'),
      tokenIcon(at.statics.box.tokens[of('kind')].id),
      'gold',
      nameOf(at, 'token', at.statics.box.tokens[of('kind')].id),
    ),
  tokenGone: (at, of) =>
    atPlace(
      of('at'),
      tokenIcon(at.statics.box.tokens[of('kind')].id),
      'muted',
      nameOf(at, 'token', at.statics.box.tokens[of('kind')].id),
    ),
  spawnPointChanged: (_at, of, _e, line) => atPlace(of('at'), ICONS.point, 'good', line),
};

/** Who plays a card knows it; the others are shown what it does. */
function shownCard(at: ViewContext, hero: number, card: Card, as: string): readonly ShownEffect[] {
  const { icon, title, abilities = [] } = card;
  const text = (as === 'reaction' ? abilities[0] : abilities.at(-1))?.text ?? '';
  const own = at.view.seat === seatOf(openTable(at), hero);
  return own
    ? [{ show: 'icon', at: pieceRef(hero), icon, tone: 'gold', label: title, sound: 'card' }]
    : [{ show: 'banner', title: `${heroName(at, hero)}: ${title}`, text, tone: 'gold', sound: 'card' }];
}
