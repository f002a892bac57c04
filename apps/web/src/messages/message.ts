import type { MessageArguments } from '@sightline/table';
import { COUNT, type Message, type MessageArgument, parseMessage } from './parse-message.ts';

/** Says a message in ICU syntax with its arguments. */
export type SayMessage = (text: string, args?: MessageArguments) => string;

/**
 * The messages of one language. `gap` stands where a fact is not given: what is known is said, and the sentence stays
 * one. Without it such a fact is an error.
 */
export function messagesIn(language: string, gap?: string): SayMessage {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const read = new Map<string, Message>();

  return (text, args = {}) => {
    if (!/[{']/.test(text)) return text;
    let message = read.get(text);
    if (message === undefined) {
      message = parseMessage(text);
      read.set(text, message);
    }
    return say(message, '');

    function say(parts: Message, count: string): string {
      let said = '';
      for (const part of parts)
        said += part === COUNT ? count : typeof part === 'string' ? part : sayArgument(part);
      return said;
    }

    function sayArgument({ name, choice }: MessageArgument): string {
      if (!Object.hasOwn(args, name)) {
        if (gap === undefined) throw new Error(`no ${name} is given for "${text}"`);
        return choice === undefined ? gap : say(choice.other, gap);
      }
      if (choice === undefined) return String(args[name]);
      const { by, cases, other } = choice;
      if (by === 'select') return say(cases.get(String(args[name])) ?? other, '');
      const n = Number(args[name]);
      return say(cases.get(`=${n}`) ?? cases.get(rules.select(n)) ?? other, numbers.format(n));
    }
  };
}
