import { best, isOffered, localsOf, notices, optionsOf } from '@sightline/bots';
import type { SeenLocals } from '@sightline/kernel';
import type { CardEffect } from '../content/card-types.ts';
import { shortfalls } from '../rules/abilities/dice.ts';
import { ABILITIES } from '../rules/abilities/registry.ts';
import { outcome } from '../rules/attack.ts';
import { boxOf } from '../rules/attack-source.ts';
import type { Answer } from '../rules/decisions.ts';
import { INVADER, NONE } from '../rules/doom.ts';
import { isDemon, isMarine, onBoard } from '../rules/figures.ts';
import { isInvaderCard } from '../rules/initiative-deck.ts';
import { handLimit, healthLeft } from '../rules/modifiers.ts';
import * as sequences from '../rules/procedures.ts';
import { promise } from './demon-act.ts';
import { answer, type BotReading } from './reading.ts';
import { blowOf, worthOfAttack, worthOfDamage } from './worth.ts';

/** The attack that is going on, as the table sees it. */
type SeenAttack = SeenLocals<typeof sequences.attack>;

/** A window: the card that is worth most now, if it is worth its price. */
export function useWindow(r: BotReading): Answer {
  const options = optionsOf(r, 'use');
  if (options.length === 0 || !notices(r)) return isOffered(r, 'pass') ? ['pass'] : answer('use', options[0]);
  // Once the blast has come, one sees for whom a card is still needed.
  if (isOffered(r, 'blast') && survivesBlast(r)) return ['blast'];
  const top = best(r, options, (option) => worthOfUse(r, option) - priceOf(option));
  return top !== null && top.score > 0 ? answer('use', top.x) : ['pass'];
}

/** Would the bot's own marine outlive the blast, even if it reaches him? */
function survivesBlast(r: BotReading): boolean {
  const l = localsOf(r, sequences.attack);
  return l !== null && onBoard(r.table, own(r)) && healthLeft(r.table, own(r)) > l.blast;
}

/** What a card could do another time. */
function priceOf([ability]: readonly number[]): number {
  const { source, ability: what } = ABILITIES[ability];
  if (source === 'event') return 0.35;
  if (source === 'glory') return 0.8;
  if (source === 'action') return 0.6;
  if (source === 'demon') return 0.25 * (what.argent ?? 0);
  return what.exhausts ? 0.3 : 0;
}

function worthOfUse(r: BotReading, [ability, , target]: readonly number[]): number {
  const { ability: what, source } = ABILITIES[ability];
  let worth = 0;
  for (const effect of what.effects)
    worth += worthOfEffect(r, effect, target, source === 'event' || source === 'demon');
  // a card in hand that is thrown away for it
  if (what.target?.choose === 'handCard') worth -= holdsTooMany(r) ? 0.2 : 1;
  return worth;
}

function worthOfEffect(r: BotReading, e: CardEffect, target: number, invaders: boolean): number {
  const l = localsOf(r, sequences.attack);
  switch (e.do) {
    case 'shields':
      return l === null ? 0 : -changed(r, l, { shields: l.shields + e.shields });
    case 'dodge':
      return l === null || l.dodge ? 0 : -changed(r, l, { dodge: true });
    case 'damage':
      return l === null ? 0 : changed(r, l, { extra: l.extra + e.symbols });
    case 'pierce':
      return l === null ? 0 : changed(r, l, { pierce: l.pierce + e.shields });
    case 'reroll':
      return l === null ? 0 : changed(r, l, { extra: l.extra + gain(l, e.dice, 0.9) });
    case 'turn':
      return l === null ? 0 : changed(r, l, { extra: l.extra + gain(l, e.dice, 0) });
    case 'dice':
      return l === null ? 0 : moreDice(r, l, e.red ?? 0, e.black ?? 0);
    case 'uncover':
      return l?.covered ? 0.6 : 0;
    case 'cover':
      return 0.7;
    case 'harm':
      return harms(r, e, target, l);
    case 'stun':
      return 1.3;
    case 'heal':
      return e.who === 'you'
        ? Math.min(e.damage, own(r) >= 0 ? r.state.figures[own(r)].damage : 2) * 0.6
        : 0.5;
    case 'draw':
      return 0.7 * e.cards;
    case 'discard':
      return 1.1;
    case 'recover':
      return 1;
    case 'argent':
      return 0.7 * e.tokens;
    case 'spawn':
      return 2.5;
    case 'readyDemonCard':
      return r.state.initiative.items.length > 0 ? 2.2 : 0;
    case 'buryInitiative':
      return 0.5;
    case 'seizeInitiative':
      return invaders ? (readyTypes(r) ? 1 : 0) : 0.6;
    case 'scoutInitiative':
      return 0.5;
    case 'move':
      return movesWorth(r);
    case 'glory':
      return 1.5;
    case 'strike':
      return 2;
    case 'readyClass':
    case 'mainAction':
    case 'grenade':
    case 'teleport':
    case 'reach':
      return 0.5;
  }
}

/** Does the bot's own marine hold cards that he would have to discard anyway? */
function holdsTooMany(r: BotReading): boolean {
  const marine = own(r);
  return marine !== NONE && r.state.marines[marine].hand.items.length > handLimit(r.table, marine);
}

const own = (r: BotReading): number => (r.seat === INVADER ? NONE : r.seat - 1);

/** More points for a demon that is about to move are worth most if a marine is just out of reach. */
function movesWorth(r: BotReading): number {
  const l = localsOf(r, sequences.moment);
  if (l === null || l.of !== 'activation' || !isDemon(l.subject)) return 0.6;
  return promise(r, l.subject) > 1 ? 0.1 : 0.8;
}

const readyTypes = (r: BotReading): boolean =>
  r.state.exhausted.some((exhausted) => !exhausted) && r.state.initiativeCards.some(isInvaderCard);

/** What a change in the attack that goes on is worth to the attacker's side. */
function changed(r: BotReading, l: SeenAttack, by: Partial<SeenAttack>): number {
  const worth = (attack: SeenAttack): number => {
    const { damage } = outcome(r.table, attack);
    return damage <= 0 ? 0 : worthOfDamage(r.table, l.defender, damage);
  };
  return worth({ ...l, ...by }) - worth(l);
}

/** What the worst dice may gain, less what each of them loses again on average. */
const gain = (l: SeenAttack, dice: number, loss: number): number =>
  shortfalls(l)
    .slice(0, dice)
    .reduce((sum, { by }) => sum + Math.max(0, by - loss), 0);

function moreDice(r: BotReading, l: SeenAttack, red: number, black: number): number {
  const box = { ...boxOf(l.source, l.attacker), red: l.red, black: l.black };
  const blow = blowOf(r.table, box, l.defender, l.range, l.covered);
  return (
    worthOfAttack(r.table, l.defender, { ...blow, red: l.red + red, black: l.black + black }) -
    worthOfAttack(r.table, l.defender, blow)
  );
}

function harms(
  r: BotReading,
  e: Extract<CardEffect, { do: 'harm' }>,
  target: number,
  l: SeenAttack | null,
): number {
  const t = r.table;
  const one = (figure: number) => {
    if (figure < 0 || !onBoard(t, figure)) return 0;
    if (isMarine(figure) === (r.seat !== INVADER)) return -1;
    return worthOfDamage(t, figure, e.damage);
  };
  switch (e.who) {
    case 'target':
      return one(target);
    case 'defender':
      return one(l?.defender ?? NONE);
    case 'attacker':
      return one(l?.attacker ?? NONE);
    case 'subject':
      return one(localsOf(r, sequences.moment)?.subject ?? NONE);
    case 'you':
      return -0.5;
    case 'enemiesByYou':
    case 'enemiesByTarget':
    case 'enemiesByDefender':
      return 0.9;
  }
}
