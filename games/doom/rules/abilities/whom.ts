import type { CardEffect } from '../../content/card-types.ts';
import { demonCalled } from '../../content/index.ts';
import { qualitiesOf } from '../attack-source.ts';
import { figuresBeside, figuresBesideDefender } from '../beside.ts';
import { isDodged, shieldsAgainst } from '../blow.ts';
import { type G, NONE } from '../doom.ts';
import { enemies, isLarge, onBoard, spareFigure } from '../figures.ts';
import { mayBeSeized } from '../initiative-deck.ts';
import { isNewcomer } from '../newcomers.ts';
import { attack } from '../procedures.ts';
import { fallShort } from './dice.ts';

/** What an effect works on. */
export interface EffectContext {
  readonly ability: number;
  readonly you: number;
  readonly target: number;
  readonly subject: number;
}

/** The figures a word stands for; those that have left the board are left out. */
export function whom(
  g: G,
  who: Extract<CardEffect, { who: unknown }>['who'],
  s: EffectContext,
): readonly number[] {
  const l = g.within(attack);
  const one = (figure: number) => (figure !== NONE && onBoard(g, figure) ? [figure] : []);
  const party = (figure: number) => (isNewcomer(g, figure) ? [] : one(figure));
  const foesBeside = (figure: number) =>
    figure === NONE
      ? []
      : figuresBeside(g, figure).filter((f) => enemies(f, s.you === NONE ? figure : s.you));
  switch (who) {
    case 'you':
      return party(s.you);
    case 'target':
      return one(s.target);
    case 'attacker':
      return party(l?.attacker ?? NONE);
    case 'defender':
      return party(l?.defender ?? NONE);
    case 'subject':
      return one(s.subject);
    case 'enemiesByYou':
      return foesBeside(s.you);
    case 'enemiesByDefender':
      if (l === null) return [];
      return figuresBesideDefender(g, l).filter((f) => enemies(f, s.you === NONE ? l.defender : s.you));
    case 'enemiesByTarget':
      return foesBeside(s.target).filter((f) => f !== s.target);
  }
}

/** DM-COV-05, 06: large and stunned figures never have cover, and some attacks do not care. */
function mayGetCover(g: G): boolean {
  const l = g.within(attack);
  if (l === null || isLarge(l.defender) || g.state.figures[l.defender].stunned) return false;
  return !qualitiesOf(l.source, l.attacker).ignoresCover;
}

/** Effects that change what the attack does, and nothing else. */
const ON_OUTCOME: readonly CardEffect['do'][] = ['damage', 'reroll', 'turn', 'pierce', 'shields', 'dodge'];

/** DM-ABL-14: nothing changes an attack that is dodged, nor dice and shields that cannot change. */
function mayChangeOutcome(g: G, effect: CardEffect): boolean {
  const l = g.within(attack);
  if (l === null) return true;
  if (isDodged(l, qualitiesOf(l.source, l.attacker).sure === true)) return false;
  // Dice that are yet to be rolled may fall short.
  if (effect.do === 'reroll' || effect.do === 'turn')
    return l.dice.length < l.red + l.black || fallShort(l).length > 0;
  // Before the roll no card is revealed yet.
  if (effect.do === 'pierce') return l.dice.length === 0 || shieldsAgainst(l, l.pierce) > 0;
  return true;
}

/** Would an effect do anything? Asked of what the whole table knows. */
export function doesAnything(g: G, effect: CardEffect, s: EffectContext): boolean {
  if (ON_OUTCOME.includes(effect.do)) return mayChangeOutcome(g, effect);
  if (effect.do === 'seizeInitiative') return mayBeSeized(g, s.you);
  if (effect.do === 'buryInitiative') return g.state.initiative.items.length > 1;
  if (effect.do === 'draw') return true;
  if (effect.do === 'spawn') return spareFigure(g, demonCalled(effect.demon)) >= 0;
  if (effect.do === 'cover') return mayGetCover(g);
  if (effect.do === 'stun' && effect.who !== 'target')
    return whom(g, effect.who, s).some((figure) => !g.state.figures[figure].stunned);
  // Whom the user chooses is seen to by the choice itself.
  return (
    !('who' in effect) ||
    effect.who === 'target' ||
    effect.who === 'enemiesByTarget' ||
    whom(g, effect.who, s).length > 0
  );
}
