import { localsIn } from '@sightline/kernel';
import { type Chip, chip, compact, cutAtLinks, type Icon, link, type Panel } from '@sightline/table';
import { isActive, specialists } from '../rules/board.ts';
import { NONE, NOWHERE, PATTY } from '../rules/fireteam.ts';
import * as sequences from '../rules/procedures.ts';
import { FAR } from '../rules/statics.ts';
import { openTwistSpaces } from '../rules/threat-track.ts';
import type { MessageKey } from '../text/index.ts';
import { type Foreseen, sparedBy, threatAhead } from './ahead.ts';
import { intelMeter, monsterCard, objectiveCard } from './cards.ts';
import { phaseOf } from './header.ts';
import { ICONS, ROLE_HUES, ROLE_ICONS } from './icons.ts';
import { arrivalName, exitWords, missionRules } from './mission-rules.ts';
import { figureName, heroName, nameOf, placeName, reconName, roleOf, textOf, twistName } from './names.ts';
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
    health: handMeter(at, hero),
    chips: [...turnChips(at, hero), ...helpChips(at, hero)],
    down,
    active: acting,
  };
}

function turnChips(at: ViewContext, hero: number): Chip[] {
  const turn = localsIn(at.view, sequences.heroTurn);
  if (turn === null || turn.hero !== hero || !turn.begun) return [];
  const { points, actions } = turn;
  const look = (n: number, icon: Icon) => ({ icon, tone: n > 0 ? 'energy' : 'muted' }) as const;
  return [
    chip(at.say('scene.points', { n: points }), look(points, ICONS.speed)),
    chip(at.say('scene.actions', { n: actions }), look(actions, ICONS.action)),
  ];
}

/** Whom it guards, and what that is good for. */
function helpChips(at: ViewContext, hero: number): Chip[] {
  const t = openTable(at);
  if (!isActive(t, hero)) return [];
  return specialists
    .filter((s) => t.state.at[s] === t.state.at[hero])
    .map((s) => {
      const who = s === PATTY ? 'patty' : 'henry';
      const hint = at.say(`scene.${who}.hint`);
      return chip(figureName(at, s), { icon: ICONS[who], tone: 'good', hint, ref: pieceRef(s) });
    });
}

/* Objectives */

const objectivePanels = (at: ViewContext): Panel[] =>
  at.view.state.objectives.map(({ done }, i): Panel => {
    const { ref, title, tone, text, meter } = objectiveCard(at, i);
    return {
      type: 'note',
      ref,
      title,
      tone,
      text: [done ? at.say('objective.done') : text],
      ...(meter !== undefined && { pips: { ...meter, tone } }),
    };
  });

function taskPanels(at: ViewContext): Panel[] {
  const { say, statics, view } = at;
  return view.state.tasks.flatMap(({ card, intel }): Panel[] => {
    const recon = statics.box.recon[card];
    if (recon.is !== 'discovery' || recon.card.task === undefined) return [];
    const { id, task } = recon.card;
    const text = textOf(at, 'discovery', id) || say('objective.task');
    return [
      {
        type: 'note',
        title: nameOf(at, 'discovery', id),
        tone: 'energy',
        text: [{ text, ref: cardRef('recon', card) }],
        pips: { ...intelMeter(at, intel, task.needs), tone: 'energy' },
      },
    ];
  });
}

const exitPanel = (at: ViewContext): Panel[] =>
  at.statics.exit === NONE
    ? []
    : [
        {
          type: 'note',
          title: at.say('scene.exit'),
          tone: 'danger',
          text: [exitWords(at)],
          rule: 'FZ-WIN-02',
        },
      ];

/** What the mission has of its own: said as long as it is still to come. */
const rulesPanel = (at: ViewContext): Panel[] =>
  missionRules(at).map((text) => ({ type: 'note', title: at.say('scene.rules'), tone: 'foe', text: [text] }));

/* What is coming */

/** The threat phase as far as it is known: before it, what all will do; in it, what is still to come. */
export function aheadPanel(at: ViewContext): Panel[] {
  const { say, view } = at;
  const phase = phaseOf(at);
  if (view.state.round === 0 || phase === 'spawn' || phase === null) return [];
  const ahead = threatAhead(at);
  const inPhase = phase === 'threat';
  const { twist, space, boss, waiting: n, points } = ahead;
  return [
    {
      type: 'stats',
      title: say('ahead.title'),
      tone: 'foe',
      rows: compact([
        !inPhase && {
          label: say('ahead.threat'),
          value: say(twist ? 'ahead.threat.twist' : 'ahead.threat.to', { n: space }),
        },
        ...(inPhase ? [] : ahead.arrivals).map((arrival) => ({
          label: arrivalName(at, arrival),
          value: say(arrival.boss ? 'ahead.enters' : 'ahead.joins'),
        })),
        ...ahead.monsters.map((f) => ({
          label: figureName(at, f.monster),
          value: foreseenWords(at, f),
          ref: pieceRef(f.monster),
        })),
        {
          label: say('ahead.spawn'),
          value: boss ? say('ahead.spawn.boss') : say('ahead.spawn.n', { n, points }),
        },
      ]),
    },
  ];
}

export function foreseenWords(at: ViewContext, f: Foreseen): string {
  if (f.hero === NONE) return at.say('ahead.nobody');
  const hero = heroName(at, f.hero);
  if (f.stays) return at.say('ahead.strikes', { hero });
  return at.say(`ahead.goes.${f.attacks}`, { hero, n: f.steps === FAR ? 0 : f.steps });
}

/** Whom it spares, because they came later in turn order; null: nobody. */
export function sparedWords(at: ViewContext, f: Foreseen): string | null {
  const spared = sparedBy(at, f).map((h) => heroName(at, h));
  return spared.length === 0
    ? null
    : at.say('ahead.spared', { heroes: at.listed(spared), hero: heroName(at, f.hero) });
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
  const inRecon = compact([
    ...discoveries.map((n) => link(cardRef('recon', n), reconName(at, n))),
    events > 0 && say('scene.inRecon.events', { n: events }),
  ]);
  return [
    ...listing('scene.inRecon', recon.items.length === 0 ? [] : inRecon),
    ...listing('scene.twists', mayCome ? twists.map((n) => link(cardRef('twist', n), twistName(at, n))) : []),
  ];
}

function briefing(at: ViewContext): Panel[] {
  const { id } = at.statics.mission;
  const text = textOf(at, 'mission', id);
  return text === '' ? [] : [{ type: 'note', title: nameOf(at, 'mission', id), tone: 'muted', text: [text] }];
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
