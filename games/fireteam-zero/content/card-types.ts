/**
 * What cards, monsters and missions are made of, as data. Everything says what it does with one small vocabulary:
 * moments, conditions, targets, effects, modifiers. rules/ carries each word out; content/ uses them. So a card is a few
 * lines that a person, a test and a bot can read, and a new card needs no new code.
 *
 * Three words are used throughout. **You** is the hero whose card it is; cards of the game itself (twists, monsters,
 * missions, objectives) have no "you", except an event or discovery: there it is the searcher. **It** is the monster
 * whose card it is. **Here** is where it happens: the location of whoever the moment is about, else yours, else its.
 */

export type * from './vocabulary/abilities.ts';
export type * from './vocabulary/effects.ts';
export type * from './vocabulary/game-cards.ts';
export type * from './vocabulary/hero-cards.ts';
export type * from './vocabulary/missions.ts';
export type * from './vocabulary/modifiers.ts';
export type * from './vocabulary/moments.ts';
export type * from './vocabulary/names.ts';
export type * from './vocabulary/targets.ts';
