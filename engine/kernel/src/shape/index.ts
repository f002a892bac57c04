export { ByteReader, ByteWriter, DecodeError } from './bytes.ts';
export { dict, fields, list, open, opt, places, record } from './containers.ts';
export type { GuessContext, HiddenPlace } from './guess-context.ts';
export { Hasher } from './hasher.ts';
export { type Pile, pile, type SeenPile } from './pile.ts';
export { bool, id, int, oneOf, text } from './scalars.ts';
export { type Secret, type SeenSecret, secret } from './secret.ts';
export type { AnyShape, Data, Declared, Seen, Shape } from './shape.ts';
