import {
  type FilledForm,
  fieldsOf,
  isFree,
  type NewMatchForm,
  operationsOf,
  type Preset,
  type Presets,
  type SeatRole,
} from '@sightline/table';
import { CLASS_CARDS, WEAPON_SETS } from '../content/index.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { BOX } from '../rules/box.ts';
import type { Answer, Decision } from '../rules/decisions.ts';
import { INVADER } from '../rules/doom.ts';
import { game } from '../rules/game.ts';
import { USUAL_WEAPONS } from '../rules/mission/mission-file.ts';
import { type DoomSetup, STARTING_DECKS, type StartingDecks, USUAL_DECKS } from '../rules/statics.ts';
import { cardTitle, missionName, missionStory, operationName, setName } from './names.ts';
import { seat } from './seats.ts';
import type { Words } from './view-context.ts';

/** What can be chosen before a match. */
export function newMatch(at: Words): NewMatchForm {
  const { say } = at;
  return {
    missions: MISSIONS.map(({ id, operation, number, objective, threat }) => ({
      id,
      name: missionName(at, id),
      briefing: missionStory(at, id, 'briefing'),
      operation,
      kicker: say('form.mission', { number }),
      objective: say('form.objective', {
        objective: say(`objective.${objective}.title`),
        threat: say(`threat.${threat}.title`),
      }),
    })),
    seats: game.seats,
    roles: Array.from({ length: game.seats.most }, (_, n) => role(at, n)),
    // A squad of two, one of them mine, against an Invader whom a newcomer can beat.
    first: {
      seats: 3,
      online: 2,
      players: [
        { bot: 'easy' },
        'me',
        ...Array.from({ length: game.seats.most - 2 }, () => ({ bot: 'normal' })),
      ],
    },
    levels: (['easy', 'normal'] as const).map((id) => ({
      id,
      label: say(`bot.${id}`),
      hint: say(`form.level.${id}`),
    })),
    switches: [{ id: RECOMMENDED, label: say('form.recommended'), hint: say('form.recommended.hint') }],
    secrets: true,
    choices: [
      {
        id: DECKS,
        label: say(`form.${DECKS}`),
        options: STARTING_DECKS.map((id) => ({
          id,
          label: say(`form.${DECKS}.${id}`),
          hint: say(`form.${DECKS}.${id}.hint`),
        })),
        first: USUAL_DECKS,
      },
    ],
    operations: operationsOf(MISSIONS, (id) => operationName(at, id)),
  };
}

const RECOMMENDED = 'recommended';
const DECKS = 'startingDecks';

function role(at: Words, n: number): SeatRole {
  const invader = n === INVADER;
  return {
    seat: n,
    ...seat(at, n),
    text: at.say(invader ? 'form.role.invader' : 'form.role.marine'),
    presets: invader ? [] : [classPreset(at), weaponsPreset(at)],
  };
}

/* What a marine may settle beforehand; what he leaves open is asked at the table. */

const CLASS = 'class';
const WEAPONS = 'weapons';

const classPreset = (at: Words): Preset => ({
  id: CLASS,
  label: at.say('form.class'),
  least: 0,
  most: 1,
  items: BOX.classes.map((card) => ({
    id: card,
    label: cardTitle(at, 'class', card),
    text: at.say(`class.${CLASS_CARDS[card].id}.text`),
  })),
});

const weaponsPreset = (at: Words): Preset => ({
  id: WEAPONS,
  label: at.say('form.weapons', { n: USUAL_WEAPONS }),
  least: 0,
  most: USUAL_WEAPONS,
  items: BOX.sets
    .filter((set) => WEAPON_SETS[set].starting)
    .map((set) => ({
      id: set,
      label: setName(at, set),
      text: BOX.cardsOfSet(set)
        .map((card) => cardTitle(at, 'action', card))
        .join(' · '),
    })),
});

/** The answer that was settled beforehand, if it may be given: another marine may have been faster. */
export function preset(decision: Decision, presets: Presets): Answer | null {
  const settled = presets[decision.seat];
  if (decision.prompt === 'setUp.class') {
    const card = settled?.[CLASS]?.[0];
    return card !== undefined && isFree(decision, 'class', card) ? ['class', card] : null;
  }
  const [choice] = decision.choices;
  if (decision.prompt !== 'setUp.weapons' || choice?.form !== 'some') return null;
  const sets = [...new Set(settled?.[WEAPONS] ?? [])];
  const fits = sets.length > 0 && sets.length >= choice.least && sets.length <= choice.most;
  return fits && sets.every((set) => choice.items.includes(set)) ? ['weapons', ...sets] : null;
}

/** The set-up of a match, by what was filled into the form. A kind of decks that there is not is for the rules to refuse. */
export function setup({ mission, switches, choices = {} }: FilledForm): DoomSetup {
  const decks = Object.hasOwn(choices, DECKS) ? (choices[DECKS] as StartingDecks) : USUAL_DECKS;
  return {
    mission,
    ...(switches[RECOMMENDED] && { recommended: true }),
    ...(decks !== USUAL_DECKS && { startingDecks: decks }),
  };
}

/** The mission, and what was chosen otherwise than usual. */
export function title(at: Words, given: unknown): string {
  const { mission, startingDecks } = fieldsOf(given);
  return [
    missionTitle(at, mission),
    ...(startingDecks === 'stacked' ? [at.say('form.title.stacked')] : []),
  ].join(' · ');
}

const LONGEST_ID = 80;

/** Of a mission file of one's own its id is enough for lists. */
export function abridged(given: unknown): unknown {
  const { mission, ...rest } = fieldsOf(given);
  if (typeof mission !== 'object' || mission === null) return null;
  const { id } = fieldsOf(mission);
  return { ...rest, mission: { id: typeof id === 'string' ? id.slice(0, LONGEST_ID) : null } };
}

/** A mission that somebody brought along has no name of ours: its own id stands for it. */
function missionTitle(at: Words, mission: unknown): string {
  const id = typeof mission === 'string' ? mission : fieldsOf(mission).id;
  return typeof id === 'string' ? missionName(at, id) : at.say('form.unknownMission');
}
