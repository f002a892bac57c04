import type { Answer, Decision, GameTypes, VerbOf, View, Why } from '@sightline/kernel';

/** What a bot is handed: what a person in its seat would see, and dice. Never the match. */
export interface BotQuestion<T extends GameTypes, D extends Decision = Decision> {
  readonly view: View<T, D>;
  readonly decision: D;
  readonly statics: T['statics'];
  /** A whole number from 0 to n-1. The only chance a bot may use: then the same match can be played again. */
  readonly random: (n: number) => number;
}

/**
 * Somebody who answers for a seat. A bot keeps nothing between two answers, so it may take over any seat at any
 * decision, and one bot may play several seats and several matches at once.
 */
export interface Bot<T extends GameTypes, D extends Decision = Decision> {
  readonly name: string;
  answer(question: BotQuestion<T, D>): Answer<VerbOf<D>>;
  /** The same with a reason, asked of a bot that can say one. Everybody at the table reads it: it tells no secret. */
  think?(question: BotQuestion<T, D>): Thought<VerbOf<D>>;
  /**
   * What it does now without being asked (`meanwhile`); null: nothing. Asked after each input, for every seat that may
   * act so: an answer has to come cheaply. A bot without it never acts unasked.
   */
  unasked?(question: BotQuestion<T, D>): Answer<VerbOf<D>> | null;
}

/** What a bot answers, and why, for the log; null: it goes without saying. */
export interface Thought<Verb extends string = string> {
  readonly answer: Answer<Verb>;
  readonly why: Why | null;
}
