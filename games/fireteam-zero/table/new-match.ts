import type { Answer, Decision } from '@sightline/kernel';
import type { NewMatchForm, Preset, Presets, Role } from '@sightline/table';
import { CONTENT } from '../content/index.ts';
import { MOST_HEROES } from '../rules/fireteam.ts';
import type { FireteamSetup } from '../rules/statics.ts';
import type { Words } from './looking.ts';
import { nameOf, textOf } from './names.ts';
import { seat } from './seats.ts';

const HERO = 'hero';
const EASY = 'easy';
const HARD = 'hard';
const CLOSED = 'closedHands';

const MISSIONS = CONTENT.missions.map((file) => file.mission);

/** What can be chosen before a match. */
export function newMatch(at: Words): NewMatchForm {
  const { say } = at;
  const operations = [...new Set(MISSIONS.map(({ operation }) => operation))];
  return {
    missions: MISSIONS.map(({ id, operation, number }) => ({
      id,
      name: nameOf(at, 'mission', id),
      briefing: textOf(at, 'mission', id) || say('form.briefing'),
      operation,
      kicker: say('form.mission', { number }),
      objective: say(`mission.${id}.objective`),
    })),
    seats: { least: 1, most: MOST_HEROES },
    roles: Array.from({ length: MOST_HEROES }, (_, n) => role(at, n)),
    levels: ['easy', 'normal'].map((id) => ({
      id,
      label: say(`bot.${id}`),
      hint: say(`form.level.${id}`),
    })),
    switches: [EASY, HARD, CLOSED].map((id) => ({
      id,
      label: say(`form.${id}`),
      hint: say(`form.${id}.hint`),
      off: true,
    })),
    operations: operations.map((id) => ({
      id,
      name: nameOf(at, 'operation', id),
      missions: MISSIONS.filter(({ operation }) => operation === id)
        .toSorted((a, b) => a.number - b.number)
        .map((mission) => mission.id),
    })),
  };
}

function role(at: Words, n: number): Role {
  return { seat: n, ...seat(at, n), text: at.say('form.role'), presets: [heroPreset(at)] };
}

const heroPreset = (at: Words): Preset => ({
  id: HERO,
  label: at.say('form.hero'),
  least: 0,
  most: 1,
  items: CONTENT.heroes.map(({ id, role: of }, card) => ({
    id: card,
    label: nameOf(at, 'card', id),
    text: [at.say(`scene.role.${of}`), textOf(at, 'card', id)].filter(Boolean).join('. '),
  })),
});

/** The hero that was settled beforehand, if it may still be taken. */
export function preset({ seat: n, prompt, choices }: Decision, presets: Presets): Answer | null {
  const [card] = presets[n]?.[HERO] ?? [];
  const [choice] = choices;
  if (prompt !== 'setUp.hero' || card === undefined || choice === undefined || !('options' in choice))
    return null;
  return choice.options.some(([offered]) => offered === card) ? ['hero', card] : null;
}

/** The set-up of a match, by the words of the form's choices. */
export function setup({
  mission,
  switches,
}: {
  readonly mission: string;
  readonly switches: Readonly<Record<string, boolean>>;
}): FireteamSetup {
  return {
    mission,
    ...(switches[HARD]
      ? { difficulty: 'hard' as const }
      : switches[EASY]
        ? { difficulty: 'easy' as const }
        : {}),
    ...(switches[CLOSED] && { closedHands: true }),
  };
}

export function title(at: Words, given: unknown): string {
  const { mission } = (typeof given === 'object' && given !== null ? given : {}) as { mission?: unknown };
  return MISSIONS.some(({ id }) => id === mission)
    ? nameOf(at, 'mission', String(mission))
    : at.say('form.unknownMission');
}
