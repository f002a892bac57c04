import type { TwistCard } from '../card-types.ts';

/** The Ardennes, December: snow, smoke, and faces one knows. */
export const FETCH_TWISTS: readonly TwistCard[] = [
  { id: 'whiteout', table: { specialistReach: -1 } },
  { id: 'frozenBolts', heroes: [{ while: { type: 'bullet' }, dice: -1 }] },
  { id: 'deadFrequencies', table: { noResponses: true } },
  { id: 'yourOwnFace', monsters: [{ fixedTarget: true }] },
  { id: 'longestNight', table: { threat: 1 } },
  { id: 'theProcession', reveal: { effects: [{ do: 'enlist', class: 'elite', figures: 1 }] } },
  { id: 'ashInTheLungs', heroes: [{ while: { terrain: 'covered' }, handLimit: -1 }] },
  { id: 'noOneWalksAlone', monsters: [{ while: { againstLone: true }, bonus: 1 }] },
];
