import type { IntlMessageFormat } from 'intl-messageformat';

type Message = ReturnType<IntlMessageFormat['getAst']>;

/** Kinds of the parts of a parsed message, by the parser's numbers. */
const [LITERAL, SELECT, PLURAL, POUND] = [0, 5, 6, 7];
const GAP = '…';

/** A message in which every fact that is not given is a gap: what is known is said, and the sentence stays one. */
export function withGaps(message: Message, given: Readonly<Record<string, unknown>>): Message {
  return message.flatMap((part) => {
    if (part.type === LITERAL || part.type === POUND) return [part];
    const { value: name } = part as unknown as { value: string };
    if (Object.hasOwn(given, name)) return [part];
    if (part.type !== SELECT && part.type !== PLURAL) return [{ type: LITERAL, value: GAP }] as Message;
    const { options } = part as unknown as { options: { other: { value: Message } } };
    const other = options.other.value.map((inner) =>
      inner.type === POUND ? { type: LITERAL, value: GAP } : inner,
    );
    return withGaps(other, given);
  });
}
