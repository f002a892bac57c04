import { localsIn } from '@sightline/kernel';
import { type Chip, cutAtLinks, link, type Panel } from '@sightline/table';
import { isActive, specialists } from '../rules/board.ts';
import { FIRST_MONSTER, NONE, NOWHERE } from '../rules/fireteam.ts';
import * as sequences from '../rules/procedures.ts';
import { FAR } from '../rules/statics.ts';
import { openTwistSpaces } from '../rules/threat-track.ts';
import type { MessageKey } from '../text/index.ts';
import { type Foreseen, threatAhead } from './ahead.ts';
import { monsterCard } from './cards.ts';
import { ruleWords } from './deed-words.ts';
import { phaseOf } from './header.ts';
import { ICONS, ROLE_HUES, ROLE_ICONS } from './icons.ts';
import { arrivalName, exitWords, missionRules } from './mission-rules.ts';
import {
  figureName,
  heroName,
  nameOf,
  objectiveName,
  placeName,
  reconName,
  roleOf,
  textOf,
  twistName,
} from './names.ts';
import { activeFigure, handMeter } from './pieces.ts';
import { cardRef, pieceRef } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

/* The fireteam */

function heroPanel(at: ViewContext, hero: number): Panel {
  const { say, view } = at;
  const role = roleOf(at, hero);
  const { down } = view.state.heroes[hero];
  const acting = activeFigure(at) === hero;
  const place = view.state.at[hero];
  return {
    type: 'figure',
    ref: pieceRef(hero),
    name: heroName(at, hero),
    note: [
      role === null ? say('scene.hero.unchosen') : down ? say('scene.hero.down') : say(`scene.role.${role}`),
      ...(place === NOWHERE ? [] : [placeName(at, place)]),
    ].join(' · '),
    icon: role === null ? ICONS.hero : down ? ICONS.down : ROLE_ICONS[role],
    tone: down ? 'danger' : 'friend',
    ...(role !== null && !down && { hue: ROLE_HUES[role] }),
    ...(view.state.first === hero && view.state.round > 0 && { badge: '1' }),
    health: role === null ? { now: 0, most: 5, label: say('scene.hero.unchosen') } : handMeter(at, hero),
    chips: [...turnChips(at, hero), ...helpChips(at, hero)],
    down,
    active: acting,
  };
}

function turnChips(at: ViewContext, hero: number): Chip[] {
  const turn = localsIn(at.view, sequences.heroTurn);
  if (turn === null || turn.hero !== hero || !turn.begun) return [];
  return [
    {
      text: at.say('scene.points', { n: turn.points }),
      icon: ICONS.speed,
      tone: turn.points > 0 ? 'energy' : 'muted',
    },
    {
      text: at.say('scene.actions', { n: turn.actions }),
      icon: ICONS.action,
      tone: turn.actions > 0 ? 'energy' : 'muted',
    },
  ];
}

/** Whom it guards, and what that is good for. */
function helpChips(at: ViewContext, hero: number): Chip[] {
  const t = openTable(at);
  if (!isActive(t, hero)) return [];
  return specialists.flatMap((s, i): Chip[] =>
    t.state.at[s] === t.state.at[hero]
      ? [
          {
            text: figureName(at, s),
            icon: i === 0 ? ICONS.patty : ICONS.henry,
            tone: 'good',
            hint: at.say(i === 0 ? 'scene.patty.hint' : 'scene.henry.hint'),
            ref: pieceRef(s),
          },
        ]
      : [],
  );
}

/* Objectives */

function objectivePanels(at: ViewContext): Panel[] {
  const { say, statics, view } = at;
  return statics.objectives.map((card, i): Panel => {
    const { intel, done } = view.state.objectives[i];
    const needs = statics.needs[i];
    const made = [say('objective.needs', { n: needs }), ruleWords(at, card)].filter(Boolean).join(' ');
    return {
      type: 'note',
      ref: cardRef('objective', i),
      title: objectiveName(at, i),
      tone: done ? 'good' : 'gold',
      text: [done ? say('objective.done') : textOf(at, 'objective', card.id) || made],
      pips: {
        now: done ? needs : intel,
        most: needs,
        tone: done ? 'good' : 'gold',
        label: say('objective.intel', { now: intel, most: needs }),
      },
    };
  });
}

function taskPanels(at: ViewContext): Panel[] {
  const { say, statics, view } = at;
  return view.state.tasks.flatMap(({ card, intel }): Panel[] => {
    const recon = statics.box.recon[card];
    if (recon.is !== 'discovery' || recon.card.task === undefined) return [];
    const { needs } = recon.card.task;
    return [
      {
        type: 'note',
        title: nameOf(at, 'discovery', recon.card.id),
        tone: 'energy',
        text: [
          {
            text: textOf(at, 'discovery', recon.card.id) || say('objective.task'),
            ref: cardRef('recon', card),
          },
        ],
        pips: {
          now: intel,
          most: needs,
          tone: 'energy',
          label: say('objective.intel', { now: intel, most: needs }),
        },
      },
    ];
  });
}

function exitPanel(at: ViewContext): Panel[] {
  if (at.statics.exit === NONE) return [];
  return [
    {
      type: 'note',
      title: at.say('scene.exit'),
      tone: 'danger',
      text: [exitWords(at)],
      rule: 'FZ-WIN-02',
    },
  ];
}

/** What the mission has of its own: said as long as it is still to come. */
const rulesPanel = (at: ViewContext): Panel[] =>
  missionRules(at).map((text) => ({
    type: 'note',
    title: at.say('scene.rules'),
    tone: 'foe',
    text: [text],
  }));

/* What is coming */

/** The threat phase as far as it is known: before it, what all will do; in it, what is still to come. */
export function aheadPanel(at: ViewContext): Panel[] {
  const { say, view } = at;
  const phase = phaseOf(at);
  if (view.state.round === 0 || phase === 'spawn' || phase === null) return [];
  const ahead = threatAhead(at);
  const inPhase = phase === 'threat';
  const rows = ahead.monsters
    .filter(({ monster }) => !inPhase || !view.state.monsters[monster - FIRST_MONSTER].spent)
    .map((f) => ({
      label: figureName(at, f.monster),
      value: foreseenWords(at, f),
      ref: pieceRef(f.monster),
    }));
  return [
    {
      type: 'stats',
      title: say('ahead.title'),
      tone: 'foe',
      rows: [
        ...(inPhase
          ? []
          : [
              {
                label: say('ahead.threat'),
                value: say(ahead.twist ? 'ahead.threat.twist' : 'ahead.threat.to', { n: ahead.space }),
              },
            ]),
        ...(inPhase
          ? []
          : ahead.arrivals.map((arrival) => ({
              label: arrivalName(at, arrival),
              value: say(arrival.boss ? 'ahead.enters' : 'ahead.joins'),
            }))),
        ...rows,
        {
          label: say('ahead.spawn'),
          value: ahead.boss
            ? say('ahead.spawn.boss')
            : say('ahead.spawn.n', { n: ahead.waiting, points: ahead.points }),
        },
      ],
    },
  ];
}

export function foreseenWords(at: ViewContext, f: Foreseen): string {
  if (f.hero === NONE) return at.say('ahead.nobody');
  const hero = heroName(at, f.hero);
  if (f.stays) return at.say('ahead.strikes', { hero });
  return at.say(`ahead.goes.${f.attacks}`, { hero, n: f.steps === FAR ? 0 : f.steps });
}

function monsterCards(at: ViewContext): Panel[] {
  const kinds = [...new Set(at.view.state.monsters.map(({ kind }) => kind))].sort((a, b) => a - b);
  return [
    { type: 'cards', title: at.say('scene.monsterCards'), cards: kinds.map((kind) => monsterCard(at, kind)) },
  ];
}

/** FZ-HID-05: what the briefing put into the decks is open to all; only the order is not. */
function deckPanels(at: ViewContext): Panel[] {
  const { say, statics, view } = at;
  const { recon, found, revealed } = view.state;
  const listing = (title: MessageKey, words: readonly string[]): Panel[] =>
    words.length === 0
      ? []
      : [{ type: 'note', title: say(title), tone: 'muted', text: cutAtLinks(at.listed(words)) }];
  const twists = statics.twists.filter((n) => !revealed.items.includes(n));
  const mayCome = openTwistSpaces(openTable(at)).length > 0;
  const discoveries = statics.discoveries.filter((n) => !found.items.includes(n));
  const events = recon.items.length - discoveries.length;
  return [
    ...listing(
      'scene.inRecon',
      recon.items.length === 0
        ? []
        : [
            ...discoveries.map((n) => link(cardRef('recon', n), reconName(at, n))),
            ...(events > 0 ? [say('scene.inRecon.events', { n: events })] : []),
          ],
    ),
    ...listing('scene.twists', mayCome ? twists.map((n) => link(cardRef('twist', n), twistName(at, n))) : []),
  ];
}

function briefing(at: ViewContext): Panel[] {
  const text = textOf(at, 'mission', at.statics.mission.id);
  return text === ''
    ? []
    : [{ type: 'note', title: nameOf(at, 'mission', at.statics.mission.id), tone: 'muted', text: [text] }];
}

/** The column of heroes, objectives and what is coming. */
export const panels = (at: ViewContext): Panel[] => [
  ...at.view.state.heroes.map((_, hero) => heroPanel(at, hero)),
  ...objectivePanels(at),
  ...rulesPanel(at),
  ...taskPanels(at),
  ...exitPanel(at),
  ...deckPanels(at),
  ...monsterCards(at),
  ...briefing(at),
];
