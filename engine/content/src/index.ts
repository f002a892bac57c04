/**
 * Content of a game as data: cards, figures, missions. A schema says what a file must hold, in a few lines beside the
 * rules that use it; loading gives typed values or says every mistake with file, field, line and column.
 *
 *     const card = object({
 *       id: id('card'),
 *       cost: whole({ min: 0, max: 9 }),
 *       kind: oneOf('main', 'bonus', 'reaction'),
 *       after: optional(reference('card')),
 *     });
 *     const { cards } = loadContent({ cards: { schema: list(card), file: 'cards.json', text } });
 *
 *     cards.json:14:13: [2].cost: expected a whole number from 0 to 9, found "3".
 */
export {
  ContentError,
  type ContentFault,
  type ContentProblem,
  type Path,
  sentence,
  shown,
} from './content-error.ts';
export { type ContentOf, type Files, loadContent, readContent, type Source } from './load.ts';
export {
  type Fallback,
  fallback,
  type ObjectOf,
  type Optional,
  object,
  optional,
  type Shape,
  type VariantOf,
  variant,
} from './object.ts';
export { id, type KnownIds, reference } from './references.ts';
export { flag, type NumberLimits, nothing, oneOf, type TextLimits, text, whole } from './scalars.ts';
export type { Kind, Of, Schema } from './schema.ts';
export { either, type ListLimits, list, recursive, table } from './structures.ts';
