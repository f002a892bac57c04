import { anchorOf, type Cell, xOf, yOf } from '@sightline/board';
import {
  banner,
  type Card,
  compact,
  focusOn,
  type Icon,
  iconAt,
  numberAt,
  type ShownEffect,
  type Sound,
  type Tone,
  withoutLinks,
} from '@sightline/table';
import { ABILITIES, type AbilitySource } from '../rules/abilities/registry.ts';
import { INVADER } from '../rules/doom.ts';
import { isDemon, marineAt, ownerOf } from '../rules/figures.ts';
import { isInvaderCard } from '../rules/initiative-deck.ts';
import { fragGoal } from '../rules/victory.ts';
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
  return SHOWN[e.kind]?.(at, of, e, withoutLinks(line)) ?? [];
}

type Shown = (at: ViewContext, of: Fields, e: SeenEvent, line: string) => readonly ShownEffect[];

const SHOWN: Readonly<Partial<Record<SeenEvent['kind'], Shown>>> = {
  /* The round */
  roundBegan: (at, of) => [banner(at.say('phase.round', { round: of('round') }), 'gold', { sound: 'turn' })],
  initiativeRevealed: (at, of) => [
    banner(initiativeName(at, of('card')), isInvaderCard(of('card')) ? 'foe' : 'friend', {
      text: at.say('choices.story.initiative'),
      sound: 'turn',
    }),
  ],
  typeActivated: (at, of) => [
    banner(demonName(at, of('type')), 'foe', { text: at.say('choices.story.typeActivated') }),
  ],
  activated: (_at, of) => [focusOn(pieceRef(of('figure')))],

  /* Cards */
  played: (at, of) => {
    const card = actionCard(at, of('card'));
    return shownCard(at, ownerOf(of('marine')), card, card.text);
  },
  sprinted: (at, of) => [iconAt(pieceRef(of('marine')), 'sprint', 'energy', at.say('verb.sprint'), 'card')],
  used: (at, of, e) => {
    const card = abilityCard(at, String(e.fields.source) as AbilitySource, of('of'), of('card'));
    return shownCard(at, of('seat'), card, usedText(at, of('ability')));
  },

  /* Movement */
  stepped: (at, of, { fields }) => [moveTo(at, of, fields.by === 'teleporter' ? 'teleport' : 'step')],
  displaced: (at, of) => [{ ...moveTo(at, of, 'step'), jump: true }],
  placed: (at, of, { fields }) =>
    fields.by === 'respawn'
      ? [
          { show: 'appear', piece: pieceRef(of('figure')), sound: 'teleport' },
          focusOn(cellRef(of('to'))),
          banner(at.say('choices.story.back', { figure: figureName(at, of('figure')) }), 'friend'),
        ]
      : [moveTo(at, of, 'teleport')],
  gained: (at, of) => [
    numberAt(pieceRef(of('figure')), at.say('choices.story.points', { n: of('points') }), 'energy'),
  ],
  doorOpened: (_at, of) => [{ show: 'door', ref: doorRef(of('door')), sound: 'door' }],
  teleporterActivated: (at, of, _e, line) => [
    atSpace(at.statics.teleporterCells[of('teleporter')] ?? -1, ICONS.teleporter, 'energy', line, 'teleport'),
  ],
  itemTaken: (at, of) => [
    atSpace(of('cell'), itemIcon(of('what')), 'good', itemName(at, of('what')), 'card'),
  ],

  /* Attacks */
  attacked: (_at, of) => [
    {
      show: 'shot',
      from: pieceRef(of('attacker')),
      to: pieceRef(of('defender')),
      tone: isDemon(of('attacker')) ? 'foe' : 'friend',
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
        ...(of('again') === 1 && { again: true }),
        dice: dice.map((face, i) => ({
          tone: black[i] === 1 ? 'black' : 'red',
          face,
          label: at.say('die.rolled', { black: black[i], face }),
        })),
        sound: 'roll',
      },
    ];
  },
  defenseRevealed: (at, of) => {
    const card = isDemon(of('figure')) ? eventCard(at, of('card')) : actionCard(at, of('card'));
    return [{ show: 'flip', card, title: figureName(at, of('figure')), sound: 'card' }];
  },
  attackEnded: (at, of, e) => {
    const damage = of('damage');
    const outcome = of('dodged') === 1 ? 'dodged' : damage > 0 ? 'hit' : 'none';
    return [
      {
        show: 'result',
        title: titleOf(at, of),
        text: at.say('choices.story.result', { outcome, damage }),
        tone: damage > 0 ? 'danger' : 'muted',
        ledger: attackSum(at, e),
      },
    ];
  },
  suffered: (_at, of) => [numberAt(pieceRef(of('figure')), `−${of('damage')}`, 'danger', 'hit')],
  healed: (_at, of) => [numberAt(pieceRef(of('figure')), `+${of('damage')}`, 'good', 'heal')],
  stunned: (at, of) => [iconAt(pieceRef(of('figure')), ICONS.stunned, 'warn', at.say('token.stun'), 'hit')],
  slain: (at, of) => {
    const piece = pieceRef(of('figure'));
    const text = at.say('choices.story.slain', { figure: figureName(at, of('figure')) });
    return compact<ShownEffect>([
      { show: 'outcome', text, tone: 'danger', icon: ICONS.frag },
      iconAt(piece, ICONS.frag, 'danger', at.say('choices.story.dead'), 'slain'),
      { show: 'vanish', piece },
      !isDemon(of('figure')) && banner(text, 'danger'),
    ]);
  },
  gloryKilled: (at, of, _e, line) => {
    const title = at.say('choices.verb.gloryKill');
    return [
      banner(title, 'gold', { text: line }),
      iconAt(pieceRef(of('demon')), ICONS.glory, 'gold', title, 'hit'),
    ];
  },
  fragGained: (at, of) => {
    const most = fragGoal(at);
    const title = at.say('choices.story.frag', { n: of('frags'), most });
    return [banner(title, 'danger', { text: at.say('choices.story.frags', { most }) })];
  },

  /* The Invader's portals, and what lies on the board */
  portalTurned: (_at, of, _e, line) =>
    of('up') === 1 ? [focusOn(cellRef(of('cell'))), atSpace(of('cell'), ICONS.portal, 'foe', line)] : [],
  portalGone: (_at, of, _e, line) => [atSpace(of('cell'), ICONS.portal, 'muted', line)],
  summoned: (_at, of) => [
    { show: 'appear', piece: pieceRef(of('figure')), sound: 'summon' },
    focusOn(cellRef(anchorOf(of('at')))),
  ],
  grenadeThrown: (at, of) => [
    atSpace(of('cell'), setIcon(of('set')), 'warn', setName(at, of('set')), 'card'),
  ],
  grenadeWentOff: (at, of) => [
    atSpace(of('cell'), 'explosion-rays', 'danger', setName(at, of('set')), 'shot'),
  ],
  tokenDropped: (at, of) => [atSpace(of('cell'), ICONS.sample, 'gold', tokenName(at, of('token')))],
  tokenTaken: (at, of) => [
    iconAt(pieceRef(of('figure')), ICONS.sample, 'gold', tokenName(at, of('token')), 'card'),
  ],
  progressed: (_at, _of, _e, line) => [banner(line, 'friend')],
};

const atSpace = (cell: Cell, icon: Icon, tone: Tone, label: string, sound?: Sound): ShownEffect =>
  iconAt(cellRef(cell), icon, tone, label, sound);

const moveTo = ({ statics: { layout } }: ViewContext, of: Fields, sound: Sound): ShownEffect => ({
  show: 'move',
  piece: pieceRef(of('figure')),
  x: xOf(layout, of('to')),
  y: yOf(layout, of('to')),
  ...(sound === 'teleport' && { jump: true }),
  sound,
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
  return [iconAt(pieceRef(marineAt(seat)), card.icon, card.tone, card.title, 'card')];
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
