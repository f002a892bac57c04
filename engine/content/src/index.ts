/**
 * Content of a game as data: cards, figures, missions. A schema says what a file must hold, in a few lines beside the
 * rules that use it; loading gives typed values or says what is wrong with file, field, line and column. Every text
 * and every list has a bound: content may come from anybody.
 *
 *     const card = object({
 *       id: id('card'),
 *       cost: whole({ min: 0, max: 9 }),
 *       kind: oneOf('main', 'bonus', 'reaction'),
 *       after: optional(reference('card')),
 *     });
 *     const { cards } = loadContent({ cards: { schema: list(card, { max: 200 }), file: 'cards.json', text } });
 *
 *     cards.json:14:13: [2].cost: expected a whole number from 0 to 9, found "3".
 */
export {
  ContentError,
  type ContentFault,
  type ContentProblem,
  type JsonPath,
  sentence,
  shown,
} from './content-error.ts';
export { type ContentOf, type ContentSource, type Files, loadContent, readContent } from './load.ts';
export {
  type Fallback,
  fallback,
  type ObjectFields,
  type ObjectOf,
  type Optional,
  object,
  optional,
  type VariantOf,
  variant,
} from './object.ts';
export { type Oversized, oversized } from './oversized.ts';
export { id, type KnownIds, reference } from './references.ts';
export { type NamesByKind, Register, type RegisterFile, sealOf, withMissingNames } from './register.ts';
export { registerProblems } from './register-problems.ts';
export { flag, type NumberLimits, nothing, oneOf, type TextLimits, text, whole } from './scalars.ts';
export type { Infer, JsonKind, Schema, SchemaForm } from './schema.ts';
export { either, type ListLimits, list, recursive, type TableLimits, table } from './structures.ts';
