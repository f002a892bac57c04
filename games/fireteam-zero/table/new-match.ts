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
import type { Difficulty } from '../content/card-types.ts';
import { SETTINGS } from '../content/difficulty.ts';
import { CONTENT, TRAINING } from '../content/index.ts';
import type { Answer, Decision } from '../rules/decisions.ts';
import { MOST_HEROES } from '../rules/fireteam.ts';
import { game } from '../rules/game.ts';
import type { FireteamSetup } from '../rules/statics.ts';
import { BOX } from '../rules/statics.ts';
import { nameOf, textOf } from './names.ts';
import { seat } from './seats.ts';
import type { Words } from './view-context.ts';

const HERO = 'hero';
const DIFFICULTY = 'difficulty';
const DIFFICULTIES: readonly Difficulty[] = ['easy', 'standard', 'hard'];
const CLOSED = 'closedHands';

const MISSIONS = CONTENT.missions.map((file) => file.mission);

/** What can be chosen before a match. */
export function newMatch(at: Words): NewMatchForm {
  const { say } = at;
  return {
    missions: MISSIONS.map(({ id, operation, number, requiredRoles = [] }) => ({
      id,
      name: nameOf(at, 'mission', id),
      briefing: textOf(at, 'mission', id) || say('form.briefing'),
      operation,
      kicker: say('form.mission', { number }),
      objective: [
        say(`mission.${id}.objective`),
        ...requiredRoles.map((role) => say('scene.rule.role', { role: say(`scene.role.${role}`) })),
      ].join(' '),
    })),
    seats: game.seats,
    roles: Array.from({ length: MOST_HEROES }, (_, n) => role(at, n)),
    // All win or lose together: nobody wants a weak companion.
    first: {
      seats: MOST_HEROES,
      online: MOST_HEROES,
      players: ['me', ...Array.from({ length: MOST_HEROES - 1 }, () => ({ bot: 'normal' }))],
    },
    levels: (['easy', 'normal'] as const).map((id) => ({
      id,
      label: say(`bot.${id}`),
      hint: say(`form.level.${id}`),
    })),
    switches: [
      {
        id: CLOSED,
        label: say(`form.${CLOSED}`),
        hint: say(`form.${CLOSED}.hint`),
        off: true,
        secrets: true,
      },
    ],
    secrets: false,
    choices: [
      {
        id: DIFFICULTY,
        label: say('form.difficulty'),
        options: DIFFICULTIES.map((id) => ({
          id,
          label: say(`form.difficulty.${id}`),
          hint: say(`form.difficulty.${id}.hint`, { twists: SETTINGS[id].twists.join(', ') }),
        })),
        first: 'standard',
      },
    ],
    operations: operationsOf(MISSIONS, (id) => nameOf(at, 'operation', id)),
  };
}

function role(at: Words, n: number): SeatRole {
  // Where there is one seat, it is the first.
  const text = n === 0 ? `${at.say('form.role')} ${at.say('form.alone')}` : at.say('form.role');
  return { seat: n, ...seat(at, n), text, presets: [heroPreset(at)] };
}

const heroPreset = (at: Words): Preset => ({
  id: HERO,
  label: at.say('form.hero'),
  least: 0,
  most: 1,
  items: BOX.content.heroes.map(({ id, role: of }, card) => ({
    id: card,
    label: nameOf(at, 'card', id),
    text: [at.say(`scene.role.${of}`), textOf(at, 'card', id)].filter(Boolean).join('. '),
  })),
});

/** The hero that was settled beforehand, if it may still be taken. */
export function preset(decision: Decision, presets: Presets): Answer | null {
  const card = presets[decision.seat]?.[HERO]?.[0];
  if (decision.prompt !== 'setUp.hero' || card === undefined) return null;
  return isFree(decision, 'hero', card) ? ['hero', card] : null;
}

/** The set-up of a match, by what was filled into the form. A difficulty that there is not is for the rules to refuse. */
export function setup({ mission, switches, choices = {} }: FilledForm): FireteamSetup {
  const difficulty = Object.hasOwn(choices, DIFFICULTY) ? (choices[DIFFICULTY] as Difficulty) : 'standard';
  return {
    mission,
    ...(difficulty !== 'standard' && { difficulty }),
    ...(switches[CLOSED] && { closedHands: true }),
  };
}

/** FZ-HID-01: hands are open unless the players want them closed. */
export const secrets = (given: unknown): boolean => fieldsOf(given).closedHands === true;

/** The mission, and what is not as it comes: whoever is invited should know. */
export function title(at: Words, given: unknown): string {
  const { mission, difficulty } = fieldsOf(given);
  if (![...MISSIONS, ...TRAINING.map((file) => file.mission)].some(({ id }) => id === mission))
    return at.say('form.unknownMission');
  return [
    nameOf(at, 'mission', String(mission)),
    ...(difficulty === 'easy' || difficulty === 'hard' ? [at.say(`form.title.${difficulty}`)] : []),
    ...(secrets(given) ? [at.say('form.title.closedHands')] : []),
  ].join(' · ');
}
