import { fieldsOf, type NewMatchForm, operationsOf, type SeatRole } from '@sightline/table';
import { MISSIONS } from '../content/missions/index.ts';
import { game } from '../rules/game.ts';
import { type SiegeSetup, SQUAD_CHOICES, type SquadChoice } from '../rules/match-setup.ts';
import { type ClockKind, DEFAULTS, type LosMode, type MatchSettings, type Speed } from '../rules/settings.ts';
import { ATTACKER } from '../rules/siege.ts';
import { LAST_ROUND } from '../rules/upkeep.ts';
import type { Table } from './contract.ts';
import { chosenIn, formChoices, formSwitches, isOn } from './form-settings.ts';
import { missionName, sayKey } from './names.ts';
import { seat, sides } from './seats.ts';
import type { Words } from './view-context.ts';

/** What can be chosen before a match. */
export function newMatch(at: Words): NewMatchForm {
  const { least, most } = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return {
    missions: MISSIONS.map((mission) => ({
      id: mission.id,
      name: missionName(at, mission),
      briefing: sayKey(at, `mission.${mission.id}.briefing`),
      operation: mission.map,
      kicker: sayKey(at, `location.${mission.map}`),
      objective: at.say(`mission.${mission.kind}.objective`, { rounds: LAST_ROUND }),
    })),
    seats: game.seats,
    roles: rolesFor(at, most),
    rolesOf: Object.fromEntries(counts.map((seats) => [seats, rolesFor(at, seats)])),
    // You attack: who moves in the open learns the rules before having to hide.
    first: {
      seats: least,
      online: least,
      players: ['me', ...Array.from({ length: most - 1 }, () => ({ bot: 'easy' }))],
    },
    levels: (['normal', 'easy'] as const).map((id) => ({
      id,
      label: at.say(`bot.${id}`),
      hint: at.say(`form.level.${id}`),
    })),
    switches: formSwitches(at),
    secrets: true,
    choices: formChoices(at),
    operations: operationsOf(
      MISSIONS.map(({ id, map }, number) => ({ id, operation: map, number })),
      (id) => sayKey(at, `location.${id}`),
    ),
  };
}

const rolesFor = (at: Words, seats: number): readonly SeatRole[] =>
  sides(seats).map((squad, n) => ({
    seat: n,
    ...seat(at, n, seats),
    text: at.say(squad === ATTACKER ? 'form.role.attackers' : 'form.role.defenders'),
    presets: [],
  }));

/** Squads and inventories are chosen at the table: nothing is settled before. */
export const preset: Table['preset'] = () => null;

/** The set-up of a match, by what was filled into the form; what does not go together is left out. */
export function setup(filled: Parameters<Table['setup']>[0]): SiegeSetup {
  const squads = chosenIn(filled, 'squads') as SquadChoice;
  const clock = chosenIn(filled, 'clock') as ClockKind;
  const settings: Partial<MatchSettings> = {
    losMode: chosenIn(filled, 'losMode') as LosMode,
    clock,
    // Without clocks nobody has a speed.
    ...(clock === 'timed' && {
      speed: [chosenIn(filled, 'attackerSpeed') as Speed, chosenIn(filled, 'defenderSpeed') as Speed],
    }),
    wallModel: chosenIn(filled, 'wallModel') as MatchSettings['wallModel'],
    diceSet: chosenIn(filled, 'diceSet') as MatchSettings['diceSet'],
    unplacedOperators: chosenIn(filled, 'unplacedOperators') as MatchSettings['unplacedOperators'],
    revealedDefenders: isOn(filled, 'revealedDefenders'),
    advancedTactics: isOn(filled, 'advancedTactics'),
    // SG-DEP-17: a ready deployment leaves nothing to plan.
    forwardPlanning: squads !== 'ready' && isOn(filled, 'forwardPlanning'),
    reactionWindows: isOn(filled, 'reactionWindows'),
  };
  const unusual = Object.entries(settings).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(DEFAULTS[key as keyof MatchSettings]),
  );
  return {
    mission: filled.mission,
    ...(squads !== SQUAD_CHOICES[0] && { squads }),
    ...Object.fromEntries(unusual),
  };
}

/**
 * Which token is the portrait is for the defenders alone, and squads are chosen behind a screen ("Hidden information").
 * Only with ready squads that can't hide is everything open.
 */
export function secrets(given: unknown): boolean {
  const { squads = 'ready', revealedDefenders, advancedTactics } = fieldsOf(given);
  return squads !== 'ready' || revealedDefenders !== true || advancedTactics === true;
}

/** The mission, and what those who are invited should know of it. */
export function title(at: Words, given: unknown): string {
  const { mission, squads, losMode, clock, revealedDefenders, advancedTactics, forwardPlanning } =
    fieldsOf(given);
  const page = MISSIONS.find(({ id }) => id === mission);
  if (page === undefined) return at.say('form.unknownMission');
  return [
    missionName(at, page),
    ...(losMode === undefined || losMode === 'faithful' ? [at.say('form.title.faithful')] : []),
    ...(losMode === 'referee' ? [at.say('form.title.referee')] : []),
    ...(clock === undefined || clock === 'timed' ? [at.say('form.title.timed')] : []),
    ...(clock === 'noApp' ? [at.say('form.title.noApp')] : []),
    ...(squads === 'choose' ? [at.say('form.title.choose')] : []),
    ...(revealedDefenders === true ? [at.say('form.title.revealed')] : []),
    ...(advancedTactics === true ? [at.say('form.advancedTactics')] : []),
    ...(forwardPlanning === true ? [at.say('form.forwardPlanning')] : []),
  ].join(' · ');
}
