import type { TwistCard } from '../card-types.ts';

/** The salt mine, April: what crawls has learned to wait. */
export const INFESTED_TWISTS: readonly TwistCard[] = [
  {
    id: 'inTheBlood',
    triggers: [{ when: 'heroHit', if: { hits: 3 }, effects: [{ do: 'threat', spaces: 1 }] }],
  },
  { id: 'swollenHosts', monsters: [{ while: { class: 'minion', others: 1 }, health: 1 }] },
  { id: 'theyTakeTheStray', heroes: [{ while: { alone: true }, noReactions: true }] },
  { id: 'everyManForHimself', heroes: [{ noSteppingIn: true }] },
  { id: 'theBroodWakes', reveal: { effects: [{ do: 'enlist', class: 'elite', figures: 1 }] } },
  {
    id: 'spores',
    triggers: [{ when: 'searched', effects: [{ do: 'harm', who: 'subject', hits: 1 }] }],
  },
  {
    id: 'fever',
    triggers: [{ when: 'roundBegins', if: { coin: 'tails' }, effects: [{ do: 'threat', spaces: 1 }] }],
  },
  { id: 'dampPowder', heroes: [{ while: { type: 'bomb' }, dice: -1 }] },
];
