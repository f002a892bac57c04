/** A message as it is read: words, arguments, and in a plural's cases where its number stands. */
export type Message = readonly MessagePart[];
type MessagePart = string | typeof COUNT | MessageArgument;

export interface MessageArgument {
  readonly name: string;
  /** what is said of its value; undefined: the value itself */
  readonly choice?: {
    readonly by: 'plural' | 'select';
    readonly cases: ReadonlyMap<string, Message>;
    readonly other: Message;
  };
}

/** `#` in a plural */
export const COUNT = Symbol('count');

type Inside = 'top' | 'select' | 'plural';

/** Two apostrophes are one; one before a sign of the syntax quotes up to the next; any other is itself. */
const WORDS: Readonly<Record<Inside, RegExp>> = {
  top: /'(?:(')|([{}<>](?:[^']|'')*)'?)|[^{']+|'/y,
  select: /'(?:(')|([{}<>](?:[^']|'')*)'?)|[^{}']+|'/y,
  plural: /'(?:(')|([{}<>#](?:[^']|'')*)'?)|[^{}#']+|'/y,
};
const OPENING = /\{[ \t\n]*/y;
const COMMA = /[ \t\n]*,[ \t\n]*/y;
const END = /[ \t\n]*\}/y;
const NAME = /\w+/y;
const KIND = /plural|select/y;
const SELECTOR = { plural: /=\d+|\w+/y, select: /\w+/y };
/** The words of a case begin at once: spaces are theirs. */
const CASE = /[ \t\n]*\{/y;
const END_OF_CASE = /\}[ \t\n]*/y;

/**
 * Reads ICU syntax as far as our messages need it: arguments, plurals and selects. Formats of numbers and times,
 * ordinals and offsets are refused.
 */
export function parseMessage(text: string): Message {
  let at = 0;

  function take(token: RegExp): RegExpExecArray | null {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found !== null) at = token.lastIndex;
    return found;
  }

  function need(token: RegExp): string {
    const found = take(token);
    if (found === null) throw new SyntaxError(`no ${token.source} at ${at} of "${text}"`);
    return found[0];
  }

  function words(inside: Inside): string {
    let all = '';
    for (let found = take(WORDS[inside]); found !== null; found = take(WORDS[inside])) {
      const [plain, apostrophe, quoted] = found;
      all += apostrophe ?? quoted?.replaceAll("''", "'") ?? plain;
    }
    return all;
  }

  function parts(inside: Inside): Message {
    const all: MessagePart[] = [];
    while (at < text.length) {
      const sign = text[at];
      if (sign === '{') all.push(argument());
      else if (sign === '}' && inside !== 'top') break;
      else if (sign === '#' && inside === 'plural') {
        at++;
        all.push(COUNT);
      } else all.push(words(inside));
    }
    return all;
  }

  function argument(): MessageArgument {
    need(OPENING);
    const name = need(NAME);
    const choice = take(COMMA) === null ? undefined : choiceOf(need(KIND) === 'plural' ? 'plural' : 'select');
    need(END);
    return { name, ...(choice && { choice }) };
  }

  function choiceOf(by: 'plural' | 'select'): MessageArgument['choice'] {
    need(COMMA);
    const cases = new Map<string, Message>();
    for (let found = take(SELECTOR[by]); found !== null; found = take(SELECTOR[by])) {
      const [selector] = found;
      if (cases.has(selector)) throw new SyntaxError(`${selector} stands twice in "${text}"`);
      need(CASE);
      cases.set(selector, parts(by));
      need(END_OF_CASE);
    }
    const other = cases.get('other');
    if (other === undefined) throw new SyntaxError(`a ${by} without other in "${text}"`);
    return { by, cases, other };
  }

  return parts('top');
}
