import { localsIn } from '@sightline/kernel';
import type { AttackBox, Effect } from '../content/card-types.ts';
import { FACES } from '../rules/abilities/dice.ts';
import { reachOf } from '../rules/attack.ts';
import { boxOf, DEMON_CARD, qualitiesOf } from '../rules/attack-source.ts';
import { symbolsOfCard } from '../rules/blow.ts';
import { type Defense, defenseOf } from '../rules/defense.ts';
import { NONE, type OpenTable } from '../rules/doom.ts';
import { isLarge } from '../rules/figures.ts';
import { hasCover, rangeOf } from '../rules/line-of-sight.ts';
import * as sequences from '../rules/procedures.ts';
import { decksOf, guardOf } from './defense-cards.ts';
import { type Blow, damageChances, exactly, type Guard, symbolChances, withoutADie } from './odds.ts';
import { type At, openTable } from './view-context.ts';

/** An attack that may be made, or one that goes on: everything its outcome depends on. */
export interface Attack {
  readonly attacker: number;
  readonly defender: number;
  readonly source: number;
  readonly box: AttackBox;
  readonly range: number;
  readonly reach: number;
  readonly red: number;
  readonly black: number;
  /** symbols that need no die */
  readonly extra: number;
  readonly pierce: number;
  readonly covered: boolean;
  /** faces of the dice, once they are rolled, and which of them are black */
  readonly rolled: { readonly dice: readonly number[]; readonly black: readonly number[] } | null;
  /** what was revealed, once it is */
  readonly defense: Defense | null;
}

/** What abilities have added to the attack of a demon's activation. */
interface Charged {
  readonly figure: number;
  readonly reach: number;
  readonly red: number;
  readonly black: number;
}

const NOT_CHARGED: Charged = { figure: NONE, reach: 0, red: 0, black: 0 };

/** An attack as it would be made now. */
export function prospect(at: At, attacker: number, defender: number, source: number): Attack {
  const t = openTable(at);
  const box = boxOf(source, attacker);
  const charged = chargedFor(at, attacker, source);
  return {
    attacker,
    defender,
    source,
    box,
    range: rangeOf(t, attacker, defender),
    reach: reachOf(t, attacker, source) + charged.reach,
    red: box.red + charged.red,
    black: box.black + charged.black,
    extra: 0,
    pierce: box.qualities?.pierce ?? 0,
    covered: !box.qualities?.ignoresCover && hasCover(t, attacker, defender),
    rolled: null,
    defense: null,
  };
}

function chargedFor(at: At, attacker: number, source: number): Charged {
  const l = source === DEMON_CARD ? localsIn(at.view, sequences.demonActivation) : null;
  return l !== null && l.figure === attacker ? l : NOT_CHARGED;
}

/** The attack that goes on now, as far as it has come; null: none does, or its damage is dealt. */
export function attackGoingOn(at: At): Attack | null {
  const l = localsIn(at.view, sequences.attack);
  if (l === null || l.resolved) return null;
  const revealed = l.dice.length > 0 && isRevealed(at);
  return {
    attacker: l.attacker,
    defender: l.defender,
    source: l.source,
    box: boxOf(l.source, l.attacker),
    range: l.range,
    // What made it reach farther is spent by now.
    reach: Math.max(l.range, reachOf(openTable(at), l.attacker, l.source)),
    red: l.red,
    black: l.black,
    extra: l.extra,
    pierce: l.pierce,
    covered: l.covered,
    rolled: l.dice.length > 0 ? { dice: l.dice, black: l.blackDice } : null,
    defense: revealed ? { shields: l.shields, dodge: l.dodge } : null,
  };
}

/** The card the defender has revealed, or NONE. */
const revealedCard = (at: At): number => localsIn(at.view, sequences.attack)?.card ?? NONE;

/** The steps of an attack after its defense card lies there. */
const AFTER_REVEAL = ['cover', 'defend', 'attack', 'damage'];
const isRevealed = ({ view }: At): boolean =>
  view.stack.some(({ procedure, step }) => procedure === 'attack' && AFTER_REVEAL.includes(step));

/** Symbols that need no die: those of the card itself, and those that were added. */
export const extraSymbols = (
  t: OpenTable,
  {
    source,
    attacker,
    defender,
    range,
    extra,
  }: Pick<Attack, 'source' | 'attacker' | 'defender' | 'range' | 'extra'>,
): number => extra + symbolsOfCard(t, qualitiesOf(source, attacker), defender, range);

/** The dice that will be rolled: a stunned attacker gives one up. */
export const diceOf = (t: OpenTable, { attacker, red, black }: Attack): { red: number; black: number } =>
  t.state.figures[attacker].stunned ? withoutADie(red, black) : { red, black };

export function blowOf(t: OpenTable, attack: Attack): Blow {
  const extra = extraSymbols(t, attack);
  const { red, black } = diceOf(t, attack);
  return {
    symbols:
      attack.rolled === null
        ? symbolChances(red, black, extra)
        : exactly(extra + attack.rolled.dice.reduce((sum, face) => sum + face, 0)),
    pierce: attack.pierce,
    sure: attack.box.qualities?.sure === true,
  };
}

const fixed = (defense: Defense): Guard => ({ bare: defense, decks: [], covered: false });

/** How likely each amount of damage is, up to what the defender has left. */
export function chancesOf(at: At, attack: Attack, left: number): readonly number[] {
  const guard =
    attack.defense === null ? guardOf(at, attack.defender, attack.covered) : fixed(attack.defense);
  return damageChances(blowOf(openTable(at), attack), guard, left);
}

/** The same if the defender gives his card up for the next one. */
export function chancesOfRedraw(at: At, attack: Attack, left: number): readonly number[] {
  const given = defenseOf(attack.defender, revealedCard(at));
  const guard: Guard = {
    bare: defenseOf(attack.defender, NONE),
    decks: decksOf(at, attack.defender).map((deck) => ({ ...deck, discard: [...deck.discard, given] })),
    covered: false,
  };
  return damageChances(blowOf(openTable(at), attack), guard, left);
}

/** The same if a stunned attacker gives up this die. */
export function chancesWithoutDie(at: At, attack: Attack, black: boolean, left: number): readonly number[] {
  const t = openTable(at);
  const extra = extraSymbols(t, attack);
  const symbols = symbolChances(attack.red - (black ? 0 : 1), attack.black - (black ? 1 : 0), extra);
  return damageChances({ ...blowOf(t, attack), symbols }, guardOf(at, attack.defender, attack.covered), left);
}

/** Dice that are changed after the roll: those that fall farthest short of their best face first. */
function redone(
  { dice, black }: NonNullable<Attack['rolled']>,
  count: number,
): { readonly kept: number; readonly changed: readonly number[] } {
  const best = (i: number): number => Math.max(...FACES[black[i]]);
  const short = dice
    .map((face, i) => ({ i, by: best(i) - face }))
    .toSorted((a, b) => b.by - a.by || a.i - b.i);
  const changed = short
    .slice(0, count)
    .filter(({ by }) => by > 0)
    .map(({ i }) => i);
  const kept = dice.reduce((sum, face, i) => (changed.includes(i) ? sum : sum + face), 0);
  return { kept, changed };
}

/** The outcome if an ability is used now; null: it does nothing to the attack's outcome. */
export function chancesWith(
  at: At,
  attack: Attack,
  effects: readonly Effect[],
  left: number,
): readonly number[] | null {
  const t = openTable(at);
  let now = attack;
  let symbols: readonly number[] | null = null;
  let matters = false;
  for (const effect of effects) {
    const next = effected(now, effect);
    if (next !== null) now = next;
    else if ((effect.do === 'reroll' || effect.do === 'turn') && now.rolled !== null)
      symbols = symbolsAnew(t, now, effect);
    else continue;
    matters = true;
  }
  if (!matters) return null;
  if (symbols === null) return chancesOf(at, now, left);
  const guard = now.defense === null ? guardOf(at, now.defender, now.covered) : fixed(now.defense);
  return damageChances({ ...blowOf(t, now), symbols }, guard, left);
}

/** The words of the vocabulary that change an attack at once; null: there is nothing to change. */
const CHANGES: {
  readonly [K in Effect['do']]?: (attack: Attack, e: Extract<Effect, { do: K }>) => Attack | null;
} = {
  dice: (attack, { red = 0, black = 0 }) => ({
    ...attack,
    red: attack.red + red,
    black: attack.black + black,
  }),
  damage: (attack, { symbols }) => ({ ...attack, extra: attack.extra + symbols }),
  pierce: (attack, { shields }) => ({ ...attack, pierce: attack.pierce + shields }),
  cover: (attack) => ({ ...attack, covered: !isLarge(attack.defender) }),
  uncover: (attack) => ({ ...attack, covered: false }),
  shields: ({ defense, ...attack }, { shields }) =>
    defense === null ? null : { ...attack, defense: { ...defense, shields: defense.shields + shields } },
  dodge: ({ defense, ...attack }) =>
    defense === null ? null : { ...attack, defense: { ...defense, dodge: true } },
};

function effected(attack: Attack, effect: Effect): Attack | null {
  const changed = CHANGES[effect.do] as ((attack: Attack, e: Effect) => Attack | null) | undefined;
  return changed?.(attack, effect) ?? null;
}

function symbolsAnew(
  t: OpenTable,
  attack: Attack,
  effect: Extract<Effect, { do: 'reroll' | 'turn' }>,
): readonly number[] {
  const { rolled } = attack;
  if (rolled === null) return [1];
  const { kept, changed } = redone(rolled, effect.dice);
  const extra = kept + extraSymbols(t, attack);
  if (effect.do === 'turn')
    return exactly(changed.reduce((sum, i) => sum + Math.max(...FACES[rolled.black[i]]), extra));
  const black = changed.filter((i) => rolled.black[i] === 1).length;
  return symbolChances(changed.length - black, black, extra);
}
