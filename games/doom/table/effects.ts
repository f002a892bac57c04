import { anchorOf, type Cell, xOf, yOf } from '@sightline/board';
import { type Card, type Icon, type ShownEffect, type Tone, withoutLinks } from '@sightline/table';
import { ABILITIES, type AbilitySource } from '../rules/abilities/registry.ts';
import { INVADER } from '../rules/doom.ts';
import { isDemon, marineAt, ownerOf } from '../rules/figures.ts';
import { isInvaderCard } from '../rules/initiative-deck.ts';
import { effectText } from './ability-words.ts';
import { attackSum } from './attack-sum.ts';
import { actionCard, classCard, demonCardInPlay, eventCard, gloryCard } from './cards.ts';
import { ICONS, itemIcon, setIcon } from './icons.ts';
import {
  abilityTitle,
  demonName,
  figureName,
  initiativeName,
  itemName,
  seatName,
  setName,
  tokenName,
} from './names.ts';
import { cellRef, doorRef, pieceRef } from './refs.ts';
import type { SeenEvent } from './seen-event.ts';
import type { ViewContext } from './view-context.ts';

/** A field of an event as a number. */
type Fields = (field: keyof SeenEvent['fields']) => number;

/** What is to be seen and heard, in this order. `line` is what the log says, for what only words can show. */
export function effectsOf(at: ViewContext, e: SeenEvent, line: string): readonly ShownEffect[] {
  const of: Fields = (field) => Number(e.fields[field]);
  const show = SHOWN[e.kind];
  return show === undefined ? [] : show(at, of, e, withoutLinks(line));
}

type Shown = (at: ViewContext, of: Fields, e: SeenEvent, line: string) => readonly ShownEffect[];

const place = ({ statics: { layout } }: ViewContext, cell: Cell) => ({
  x: xOf(layout, cell),
  y: yOf(layout, cell),
});
const toneOf = (figure: number): Tone => (isDemon(figure) ? 'foe' : 'friend');

const SHOWN: Readonly<Partial<Record<SeenEvent['kind'], Shown>>> = {
  /* The round */
  roundBegan: (at, of) => [
    { show: 'banner', title: at.say('phase.round', { round: of('round') }), tone: 'gold', sound: 'turn' },
  ],
  initiativeRevealed: (at, of) => [
    {
      show: 'banner',
      title: initiativeName(at, of('card')),
      text: at.say('choices.story.initiative'),
      tone: isInvaderCard(of('card')) ? 'foe' : 'friend',
      sound: 'turn',
    },
  ],
  typeActivated: (at, of) => [
    {
      show: 'banner',
      title: demonName(at, of('type')),
      text: at.say('choices.story.typeActivated'),
      tone: 'foe',
    },
  ],
  activated: (_at, of) => [{ show: 'focus', at: pieceRef(of('figure')) }],

  /* Cards */
  played: (at, of) => {
    const card = actionCard(at, of('card'));
    return shownCard(at, ownerOf(of('marine')), card, card.text);
  },
  sprinted: (at, of) => [
    {
      show: 'icon',
      at: pieceRef(of('marine')),
      icon: 'sprint',
      tone: 'energy',
      label: at.say('verb.sprint'),
      sound: 'card',
    },
  ],
  used: (at, of, e) => {
    const card = abilityCard(at, String(e.fields.source) as AbilitySource, of('of'), of('card'));
    return shownCard(at, of('seat'), card, usedText(at, of('ability')));
  },

  /* Movement */
  stepped: (at, of, { fields }) => {
    const jumps = fields.by === 'teleporter';
    return [
      {
        show: 'move',
        piece: pieceRef(of('figure')),
        ...place(at, of('to')),
        ...(jumps ? { jump: true as const } : {}),
        sound: jumps ? 'teleport' : 'step',
      },
    ];
  },
  displaced: (at, of) => [
    { show: 'move', piece: pieceRef(of('figure')), ...place(at, of('to')), jump: true, sound: 'step' },
  ],
  placed: (at, of, { fields }) =>
    fields.by === 'respawn'
      ? [
          { show: 'appear', piece: pieceRef(of('figure')), sound: 'teleport' },
          { show: 'focus', at: cellRef(of('to')) },
          {
            show: 'banner',
            title: at.say('choices.story.back', { figure: figureName(at, of('figure')) }),
            tone: 'friend',
          },
        ]
      : [
          {
            show: 'move',
            piece: pieceRef(of('figure')),
            ...place(at, of('to')),
            jump: true,
            sound: 'teleport',
          },
        ],
  gained: (at, of) => [
    {
      show: 'number',
      at: pieceRef(of('figure')),
      text: at.say('choices.story.points', { n: of('points') }),
      tone: 'energy',
    },
  ],
  doorOpened: (_at, of) => [{ show: 'door', ref: doorRef(of('door')), sound: 'door' }],
  teleporterActivated: (at, of, _e, line) => [
    {
      show: 'icon',
      at: cellRef(at.statics.teleporterCells[of('teleporter')] ?? -1),
      icon: ICONS.teleporter,
      tone: 'energy',
      label: line,
      sound: 'teleport',
    },
  ],
  itemTaken: (at, of) => [
    {
      show: 'icon',
      at: cellRef(of('cell')),
      icon: itemIcon(of('what')),
      tone: 'good',
      label: itemName(at, of('what')),
      sound: 'card',
    },
  ],

  /* Attacks */
  attacked: (_at, of) => [
    {
      show: 'shot',
      from: pieceRef(of('attacker')),
      to: pieceRef(of('defender')),
      tone: toneOf(of('attacker')),
      sound: 'shot',
    },
  ],
  rolled: (at, of, { fields }) => {
    const { dice, black } = fields;
    if (typeof dice !== 'object' || typeof black !== 'object') return [];
    return [
      {
        show: 'dice',
        title: titleOf(at, of),
        between: [pieceRef(of('attacker')), pieceRef(of('defender'))],
        ...(of('again') === 1 ? { again: true as const } : {}),
        dice: dice.map((face, i) => ({
          tone: black[i] === 1 ? ('black' as const) : ('red' as const),
          face,
          label: at.say('die.rolled', { black: black[i], face }),
        })),
        sound: 'roll',
      },
    ];
  },
  defenseRevealed: (at, of) => [
    {
      show: 'flip',
      card: isDemon(of('figure')) ? eventCard(at, of('card')) : actionCard(at, of('card')),
      title: figureName(at, of('figure')),
      sound: 'card',
    },
  ],
  attackEnded: (at, of, e) => {
    const dodged = of('dodged') === 1;
    const damage = of('damage');
    return [
      {
        show: 'result',
        title: titleOf(at, of),
        text: at.say('choices.story.result', {
          outcome: dodged ? 'dodged' : damage > 0 ? 'hit' : 'none',
          damage,
        }),
        tone: damage > 0 ? 'danger' : 'muted',
        ledger: attackSum(at, e),
      },
    ];
  },
  suffered: (_at, of) => [
    { show: 'number', at: pieceRef(of('figure')), text: `−${of('damage')}`, tone: 'danger', sound: 'hit' },
  ],
  healed: (_at, of) => [
    { show: 'number', at: pieceRef(of('figure')), text: `+${of('damage')}`, tone: 'good', sound: 'heal' },
  ],
  stunned: (at, of) => [
    {
      show: 'icon',
      at: pieceRef(of('figure')),
      icon: ICONS.stunned,
      tone: 'warn',
      label: at.say('token.stun'),
      sound: 'hit',
    },
  ],
  slain: (at, of) => {
    const piece = pieceRef(of('figure'));
    const text = at.say('choices.story.slain', { figure: figureName(at, of('figure')) });
    return [
      { show: 'outcome', text, tone: 'danger', icon: ICONS.frag },
      {
        show: 'icon',
        at: piece,
        icon: ICONS.frag,
        tone: 'danger',
        label: at.say('choices.story.dead'),
        sound: 'slain',
      },
      { show: 'vanish', piece },
      ...(isDemon(of('figure')) ? [] : [{ show: 'banner' as const, title: text, tone: 'danger' as const }]),
    ];
  },
  gloryKilled: (at, of, _e, line) => [
    { show: 'banner', title: at.say('choices.verb.gloryKill'), text: line, tone: 'gold' },
    {
      show: 'icon',
      at: pieceRef(of('demon')),
      icon: ICONS.glory,
      tone: 'gold',
      label: at.say('choices.verb.gloryKill'),
      sound: 'hit',
    },
  ],
  fragGained: (at, of) => {
    const most = at.statics.mission.file.frags[at.statics.marines.length - 1];
    return [
      {
        show: 'banner',
        title: at.say('choices.story.frag', { n: of('frags'), most }),
        text: at.say('choices.story.frags', { most }),
        tone: 'danger',
      },
    ];
  },

  /* The Invader's portals, and what lies on the board */
  portalTurned: (_at, of, _e, line) =>
    of('up') === 1
      ? [{ show: 'focus', at: cellRef(of('cell')) }, atSpace(of('cell'), ICONS.portal, 'foe', line)]
      : [],
  portalGone: (_at, of, _e, line) => [atSpace(of('cell'), ICONS.portal, 'muted', line)],
  summoned: (_at, of) => [
    { show: 'appear', piece: pieceRef(of('figure')), sound: 'summon' },
    { show: 'focus', at: cellRef(anchorOf(of('at'))) },
  ],
  grenadeThrown: (at, of) => [
    { ...atSpace(of('cell'), setIcon(of('set')), 'warn', setName(at, of('set'))), sound: 'card' },
  ],
  grenadeWentOff: (at, of) => [
    { ...atSpace(of('cell'), 'explosion-rays', 'danger', setName(at, of('set'))), sound: 'shot' },
  ],
  tokenDropped: (at, of) => [atSpace(of('cell'), ICONS.sample, 'gold', tokenName(at, of('token')))],
  tokenTaken: (at, of) => [
    {
      show: 'icon',
      at: pieceRef(of('figure')),
      icon: ICONS.sample,
      tone: 'gold',
      label: tokenName(at, of('token')),
      sound: 'card',
    },
  ],
  progressed: (_at, _of, _e, line) => [{ show: 'banner', title: line, tone: 'friend' }],
};

const atSpace = (cell: Cell, icon: Icon, tone: Tone, label: string): ShownEffect => ({
  show: 'icon',
  at: cellRef(cell),
  icon,
  tone,
  label,
});

/** Who against whom. */
const titleOf = (at: ViewContext, of: Fields): string =>
  at.say('preview.attack.title', {
    attacker: figureName(at, of('attacker')),
    defender: figureName(at, of('defender')),
  });

/** Who plays a card knows it; the others are shown what it does. Its shields do not count now. */
function shownCard(at: ViewContext, seat: number, card: Card, effect: string): readonly ShownEffect[] {
  if (at.view.seat !== seat)
    return [{ show: 'flip', card, title: seatName(at, seat), effect, sound: 'card' }];
  if (seat === INVADER) return [];
  const { icon, tone, title } = card;
  return [{ show: 'icon', at: pieceRef(marineAt(seat)), icon, tone, label: title, sound: 'card' }];
}

/** What was used: of a card with abilities of several names the one. */
function usedText(at: ViewContext, ability: number): string {
  const { source } = ABILITIES[ability];
  const text = effectText(at, ability);
  return source === 'demon' ? at.say('sum.effect', { name: abilityTitle(at, ability), text }) : text;
}

/** The card an ability stands on; of an event the copy that was used. */
function abilityCard(at: ViewContext, source: AbilitySource, of: number, card: number): Card {
  switch (source) {
    case 'action':
      return actionCard(at, of);
    case 'class':
      return classCard(at, of);
    case 'glory':
      return gloryCard(at, of);
    case 'demon':
      return demonCardInPlay(at, of);
    case 'event':
      return eventCard(at, card);
  }
}
