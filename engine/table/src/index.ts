/**
 * What a game tells the table, and in which words: scenes, questions, previews, stories. Types and names, and how
 * words carry links; a game describes with them, a screen draws them, and neither knows the other.
 */
export type * from './border.ts';
export type * from './card.ts';
export * from './chip.ts';
export type * from './chooser.ts';
export * from './compact.ts';
export type * from './deployment.ts';
export type * from './drawing.ts';
export * from './form-parts.ts';
export * from './inspected-card.ts';
export * from './ledger.ts';
export type * from './lesson.ts';
export * from './linked-words.ts';
export * from './log-line.ts';
export type * from './look.ts';
export type * from './narration.ts';
export type * from './new-match.ts';
export type * from './preview.ts';
export type * from './question.ts';
export * from './reason.ts';
export * from './ref.ts';
export type * from './scene.ts';
export * from './shown-effects.ts';
export type * from './table-game.ts';
export * from './told-apart.ts';
export type * from './unasked-act.ts';
