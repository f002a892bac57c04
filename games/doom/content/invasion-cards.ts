import type { DemonId, InvasionCard, InvasionGroup } from './card-types.ts';

type Figures = readonly [DemonId, number];
const group = (...demons: readonly Figures[]): InvasionGroup => ({ demons });
const groupWithArgent = (argent: number, ...demons: readonly Figures[]): InvasionGroup => ({
  demons,
  argent,
});

const CARDS = [
  {
    id: 'impAssault',
    groups: {
      blue: [group(['imp', 3]), groupWithArgent(2, ['imp', 2])],
      yellow: [
        groupWithArgent(2, ['imp', 2], ['cacodemon', 2]),
        groupWithArgent(1, ['imp', 2], ['revenant', 1]),
      ],
      red: [group(['imp', 3], ['revenant', 2]), groupWithArgent(3, ['imp', 4], ['baronOfHell', 1])],
    },
  },
  {
    id: 'firstStrike',
    groups: {
      blue: [groupWithArgent(1, ['pinky', 1]), group(['possessedSoldier', 2])],
      yellow: [
        group(['possessedSoldier', 2], ['imp', 3]),
        groupWithArgent(1, ['possessedSoldier', 2], ['pinky', 1]),
      ],
      red: [
        groupWithArgent(1, ['possessedSoldier', 3], ['imp', 2], ['pinky', 1]),
        group(['possessedSoldier', 2], ['pinky', 2], ['revenant', 1]),
      ],
    },
  },
  {
    id: 'brutePack',
    groups: {
      blue: [group(['possessedSoldier', 1], ['pinky', 1]), groupWithArgent(2, ['pinky', 1])],
      yellow: [groupWithArgent(1, ['possessedSoldier', 1], ['pinky', 2]), group(['pinky', 3])],
      red: [group(['pinky', 3], ['mancubus', 1]), groupWithArgent(2, ['pinky', 2], ['baronOfHell', 1])],
    },
  },
  {
    id: 'skyTerror',
    groups: {
      blue: [group(['imp', 1], ['cacodemon', 1]), groupWithArgent(2, ['cacodemon', 1])],
      yellow: [group(['cacodemon', 3]), groupWithArgent(1, ['imp', 1], ['cacodemon', 2])],
      red: [groupWithArgent(2, ['cacodemon', 4]), group(['cacodemon', 3], ['baronOfHell', 1])],
    },
  },
  {
    id: 'boneStorm',
    groups: {
      blue: [group(['imp', 1], ['revenant', 1]), groupWithArgent(1, ['revenant', 1])],
      yellow: [
        group(['possessedSoldier', 1], ['revenant', 2]),
        groupWithArgent(1, ['imp', 3], ['revenant', 1]),
      ],
      red: [
        group(['possessedSoldier', 2], ['revenant', 3]),
        groupWithArgent(2, ['cacodemon', 2], ['revenant', 2]),
      ],
    },
  },
  {
    id: 'heavyMetal',
    groups: {
      blue: [groupWithArgent(1, ['possessedSoldier', 2]), group(['imp', 3])],
      yellow: [group(['possessedSoldier', 2], ['mancubus', 1]), groupWithArgent(3, ['mancubus', 1])],
      red: [
        group(['possessedSoldier', 2], ['mancubus', 2]),
        groupWithArgent(2, ['mancubus', 1], ['baronOfHell', 1]),
      ],
    },
  },
  {
    id: 'infernalCourt',
    groups: {
      blue: [groupWithArgent(1, ['imp', 2]), groupWithArgent(1, ['cacodemon', 1])],
      yellow: [group(['imp', 2], ['baronOfHell', 1]), groupWithArgent(2, ['baronOfHell', 1])],
      red: [groupWithArgent(2, ['baronOfHell', 2]), group(['imp', 2], ['mancubus', 1], ['baronOfHell', 1])],
    },
  },
  {
    id: 'swarm',
    groups: {
      blue: [group(['possessedSoldier', 1], ['imp', 2]), group(['imp', 4])],
      yellow: [group(['possessedSoldier', 2], ['imp', 4]), groupWithArgent(1, ['possessedSoldier', 4])],
      red: [
        group(['possessedSoldier', 4], ['imp', 4]),
        groupWithArgent(1, ['possessedSoldier', 5], ['imp', 3]),
      ],
    },
  },
  {
    id: 'ironTide',
    groups: {
      blue: [group(['possessedSoldier', 3]), groupWithArgent(1, ['possessedSoldier', 2])],
      yellow: [
        group(['possessedSoldier', 3], ['pinky', 1]),
        groupWithArgent(1, ['possessedSoldier', 2], ['revenant', 1]),
      ],
      red: [
        group(['possessedSoldier', 4], ['mancubus', 1]),
        groupWithArgent(2, ['possessedSoldier', 3], ['pinky', 2]),
      ],
    },
  },
  {
    id: 'houndmasters',
    groups: {
      blue: [group(['imp', 1], ['pinky', 1]), group(['possessedSoldier', 1], ['imp', 2])],
      yellow: [group(['imp', 2], ['pinky', 2]), groupWithArgent(2, ['pinky', 1], ['revenant', 1])],
      red: [
        groupWithArgent(1, ['pinky', 3], ['revenant', 1]),
        groupWithArgent(2, ['pinky', 2], ['revenant', 2]),
      ],
    },
  },
  {
    id: 'siegeOfFire',
    groups: {
      blue: [groupWithArgent(1, ['imp', 3]), groupWithArgent(1, ['cacodemon', 1])],
      yellow: [groupWithArgent(1, ['imp', 2], ['mancubus', 1]), group(['imp', 2], ['cacodemon', 2])],
      red: [
        groupWithArgent(1, ['imp', 2], ['mancubus', 2]),
        groupWithArgent(2, ['imp', 1], ['cacodemon', 2], ['mancubus', 1]),
      ],
    },
  },
  {
    id: 'titanRising',
    groups: {
      blue: [group(['possessedSoldier', 1], ['imp', 2]), groupWithArgent(2, ['revenant', 1])],
      yellow: [
        group(['possessedSoldier', 1], ['pinky', 1], ['revenant', 1]),
        group(['imp', 3], ['baronOfHell', 1]),
      ],
      red: [
        groupWithArgent(2, ['imp', 2], ['cyberdemon', 1]),
        groupWithArgent(2, ['revenant', 2], ['baronOfHell', 1]),
      ],
    },
  },
] as const satisfies readonly InvasionCard[];

export type InvasionId = (typeof CARDS)[number]['id'];

/** The twelve invasion cards (DM-SUM-01). A group with fewer figures makes up for it with Argent Power. */
export const INVASION_CARDS: readonly InvasionCard<InvasionId>[] = CARDS;
