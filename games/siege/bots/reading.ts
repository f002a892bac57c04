import type { BotReading as BotReadingOf } from '@sightline/bots';
import type { Answer, PromptOf, VerbOf } from '@sightline/kernel';
import type { SiegeDecision } from '../rules/decisions.ts';
import type { OperatorNumber } from '../rules/operators.ts';
import type { Body, OpenTable, Siege, Squad } from '../rules/siege.ts';
import { squadOfSeat } from '../rules/statics.ts';
import type { Skill } from './skill.ts';
import type { Temper } from './temper.ts';

export type SiegePrompt = PromptOf<SiegeDecision>;
export type SiegeVerb = VerbOf<SiegeDecision>;
export type SiegeAnswer = Answer<SiegeVerb>;
export type BotReading = BotReadingOf<Siege, Skill, SiegeDecision>;

/** The squad that the bot's seat belongs to. */
export const ownSquad = (r: BotReading): Squad => squadOfSeat(r.table, r.seat);

/** What it sets against each other now: later it has less to lose. */
export function temperOf(r: BotReading): Temper {
  const temper = r.skill.tempers(r.statics.mission?.kind ?? 'control', ownSquad(r));
  const left = Math.max(0.1, 1 - temper.waning * (r.state.round - 1));
  if (left === 1) return temper;
  return {
    ...temper,
    fear: left * temper.fear,
    exposure: left * temper.exposure,
    hiddenExposure: left * temper.hiddenExposure,
    danger: left * temper.danger,
    hiddenDanger: left * temper.hiddenDanger,
  };
}

/** Where one of its own Operators really is: of a hidden one, which of the tokens is the portrait. */
export function portraitOf(r: BotReading, o: OperatorNumber): number {
  const { bodies, portrait } = r.state.operators[o];
  return bodies.length === 2 ? (portrait.value ?? 0) : 0;
}

/** The same table with other bodies of one Operator: what the rules would say if it stood elsewhere, or nowhere. */
export function tableWith(t: OpenTable, o: OperatorNumber, bodies: readonly Body[]): OpenTable {
  const operators = t.state.operators.slice();
  operators[o] = { ...operators[o], bodies: [...bodies] };
  return { statics: t.statics, state: { ...t.state, operators } };
}
