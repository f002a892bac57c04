import { type NamesByKind, Register } from '@sightline/content';
import type { Content, MissionContent } from './card-types.ts';
import { CONTENT, TRAINING } from './index.ts';
import stored from './register.json' with { type: 'json' };

const MISSIONS = [...CONTENT.missions, ...TRAINING];
const idOf = ({ id }: { readonly id: string }): string => id;
const roleOf = ({ role }: { readonly role: string }): string => role;
const missionOf = ({ mission }: MissionContent): string => mission.id;

/** All content that states and logs refer to, by kind. */
export const names = {
  hero: CONTENT.heroes.map(idOf),
  role: CONTENT.roles.map(roleOf),
  action: CONTENT.roles.flatMap(({ actions }) => actions.map(idOf)),
  upgrade: CONTENT.roles.flatMap(({ upgrades }) => upgrades.map(idOf)),
  focus: CONTENT.roles.flatMap(({ focuses }) => focuses.map(idOf)),
  monster: CONTENT.monsters.map(idOf),
  twist: CONTENT.twists.map(idOf),
  event: CONTENT.events.map(idOf),
  mission: MISSIONS.map(missionOf),
  objective: MISSIONS.flatMap(({ objectives }) => objectives.map(idOf)),
  discovery: MISSIONS.flatMap(({ discoveries }) => discoveries.map(idOf)),
  token: MISSIONS.flatMap(({ tokens = [] }) => tokens.map(idOf)),
} as const satisfies NamesByKind;

export const REGISTER = new Register(stored, names);

/**
 * What is in the box of an edition, in the order of the register. A state holds places in these lists and in what
 * follows from them: they are the same for ever.
 */
export function contentOf(edition: number): Content {
  const those = <T extends { readonly id: string }>(kind: keyof typeof names, items: readonly T[]) =>
    REGISTER.inEdition(kind, edition, items, idOf);
  return {
    ...CONTENT,
    heroes: those('hero', CONTENT.heroes),
    roles: REGISTER.inEdition('role', edition, CONTENT.roles, roleOf).map((role) => ({
      ...role,
      actions: those('action', role.actions),
      upgrades: those('upgrade', role.upgrades),
      focuses: those('focus', role.focuses),
    })),
    monsters: those('monster', CONTENT.monsters),
    twists: those('twist', CONTENT.twists),
    events: those('event', CONTENT.events),
    missions: missionsOf(edition, CONTENT.missions),
  };
}

/** The missions of the guided matches in an edition. */
export const trainingOf = (edition: number): readonly MissionContent[] => missionsOf(edition, TRAINING);

function missionsOf(edition: number, files: readonly MissionContent[]): readonly MissionContent[] {
  const those = <T extends { readonly id: string }>(kind: keyof typeof names, items: readonly T[]) =>
    REGISTER.inEdition(kind, edition, items, idOf);
  const isHeld = (kind: keyof typeof names) => {
    const held = REGISTER.held(kind, edition);
    return (id: string) => held.includes(REGISTER.numberOf(kind, id));
  };
  return REGISTER.inEdition('mission', edition, files, missionOf).map(({ mission, tokens, ...file }) => ({
    ...file,
    mission: {
      ...mission,
      objectives: mission.objectives.filter(isHeld('objective')),
      discoveries: mission.discoveries.filter(isHeld('discovery')),
      twists: mission.twists.filter(isHeld('twist')),
    },
    objectives: those('objective', file.objectives),
    discoveries: those('discovery', file.discoveries),
    ...(tokens === undefined ? {} : { tokens: those('token', tokens) }),
  }));
}
