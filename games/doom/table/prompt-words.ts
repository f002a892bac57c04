import { spaceLabel } from '@sightline/board';
import { factOf, localsIn } from '@sightline/kernel';
import type { AbilityTiming } from '../content/card-types.ts';
import { symbols } from '../rules/attack.ts';
import { qualitiesOf } from '../rules/attack-source.ts';
import type { Decision, Prompt, Verb } from '../rules/decisions.ts';
import { NONE } from '../rules/doom.ts';
import { isDemon } from '../rules/figures.ts';
import { healthLeft } from '../rules/modifiers.ts';
import * as sequences from '../rules/procedures.ts';
import { attackGoingOn, isRolled } from './attack-going-on.ts';
import { blastAhead } from './blast.ts';
import { pointsOf } from './figure-question.ts';
import { sourceName } from './labels.ts';
import { momentTitle, netSoFar } from './moment-words.ts';
import { cardTitle, demonName, figureName, initiativeName, portalName } from './names.ts';
import { openTable, type ViewContext, waitingAttacks } from './view-context.ts';

/** What a question is about, as words: figures, cards and spaces by name. */
export function promptTitle(at: ViewContext, decision: Decision): string {
  const { prompt, about } = decision;
  const moment = decision.prompt === 'moment.use' ? momentTitle(at, decision) : null;
  if (moment !== null) return moment;
  const args: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(about))
    if (typeof value !== 'object') args[field] = inWords(at, prompt, field, value);
  if (decision.prompt === 'moment.use') args.of = at.say(`moment.${decision.about.of}`);
  return at.say(`prompt.${prompt}`, args);
}

function inWords(at: ViewContext, prompt: Prompt, field: string, value: number | string): string | number {
  if (typeof value === 'string') return value;
  switch (field) {
    case 'marine':
    case 'demon':
    case 'figure':
    case 'subject':
      return value === NONE ? 'none' : figureName(at, value);
    case 'type':
      return demonName(at, value);
    case 'portal':
      return spaceLabel(at.statics.layout, value);
    case 'colour':
      return portalName(at, value);
    case 'card':
      return prompt === 'scout.decide' ? initiativeName(at, value) : defenseTitle(at, value);
    default:
      return value;
  }
}

function defenseTitle(at: ViewContext, card: number): string {
  const attack = attackGoingOn(at);
  return cardTitle(at, attack !== null && isDemon(attack.defender) ? 'event' : 'action', card);
}

/** What one should know besides to answer; nothing where the title says it all. */
export function promptDetail(at: ViewContext, decision: Decision): string | null {
  switch (decision.prompt) {
    case 'marineActivation.act':
      return whatIsLeft(at, decision);
    case 'demonActivation.act':
      if (decision.choices.every(({ verb }) => verb === 'end')) return at.say('choices.detail.done');
      return localsIn(at.view, sequences.demonActivation)?.attacked
        ? at.say('choices.detail.attacked')
        : at.say('choices.detail.mayAttack');
    case 'setUp.events':
      return at.say('choices.detail.events');
    case 'setUp.leader':
      return at.say('choices.detail.leader');
    case 'attack.stunned':
    case 'attack.cover':
      return attackSoFar(at);
    case 'moment.use':
      return ATTACK_MOMENTS.includes(decision.about.of)
        ? (netSoFar(at) ?? attackSoFar(at))
        : blastToCome(at, decision);
    default:
      return null;
  }
}

const ATTACK_MOMENTS: readonly AbilityTiming[] = ['declared', 'defend', 'attack'];

/** Said to who may choose when it comes (DM-ABL-08). */
function blastToCome(at: ViewContext, { choices }: Decision): string | null {
  const blast = choices.some(({ verb }) => verb === 'blast') ? blastAhead(at) : null;
  return blast === null ? null : at.say('choices.detail.blast', blast);
}

/** What a marine can make of what he has left: an attack, a card, a walk. */
function whatIsLeft(at: ViewContext, decision: Decision): string | null {
  const { choices } = decision;
  const offers = (...verbs: readonly Verb[]): boolean => choices.some(({ verb }) => verbs.includes(verb));
  const sources = waitingAttacks(at);
  if (sources.length > 0) return attacksLeft(at, sources, offers('attack'), offers('play'));
  if ((factOf(decision, 'mains') ?? 0) > 0 && offers('play', 'sprint')) return at.say('choices.detail.play');
  if (pointsOf(decision) > 0 && offers('step')) return at.say('choices.detail.move');
  return choices.every(({ verb }) => verb === 'end') ? at.say('choices.detail.done') : null;
}

/** The attacks of the card being resolved: they are lost when the next card is played (DM-ACT-17). */
function attacksLeft(at: ViewContext, sources: readonly number[], lit: boolean, plays: boolean): string {
  const [source] = sources;
  const { times = 1 } = qualitiesOf(source, NONE);
  return at.say('choices.detail.attacks', {
    card: sourceName(at, source),
    n: sources.length,
    fresh: times === 1 && sources.length === 1 ? 1 : 0,
    lit: lit ? 1 : 0,
    plays: plays ? 1 : 0,
  });
}

/** Who attacks whom, and how it stands: the dice as they lie, the shields as far as they are known. */
function attackSoFar(at: ViewContext): string | null {
  const attack = attackGoingOn(at);
  if (attack === null) return null;
  const t = openTable(at);
  const { attacker, defender, source, covered } = attack;
  const rolled = isRolled(attack);
  return at.say('choices.detail.attack', {
    attacker: figureName(at, attacker),
    defender: figureName(at, defender),
    source: sourceName(at, source),
    covered: covered ? 1 : 0,
    symbols: rolled ? symbols(t, attack) : 'none',
    shields: rolled ? attack.shields : 'none',
    dodge: rolled && attack.dodge ? 1 : 0,
    left: healthLeft(t, defender),
  });
}
