import type { SquadCard } from './card-types.ts';

/** What makes up for missing marines (DM-SQD-01). */
export const SQUAD_CARDS: readonly SquadCard[] = [
  { id: 'takingPoint', copies: 1, marines: 3, modifiers: { health: 6, handLimit: 1, mainActions: 1 } },
  { id: 'combatVeteran', copies: 2, marines: 2, modifiers: { health: 3, mainActions: 1 } },
  { id: 'soloOperative', copies: 1, marines: 1, modifiers: { health: 1, handLimit: 1, mainActions: 1 } },
];
