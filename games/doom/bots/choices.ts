import { aboutOf, anyItems, anyOption, best, isWithin, itemsOf, localsOf, optionsOf } from '@sightline/bots';
import { CLASS_CARDS, DEMON_CARDS, demonCalled, EVENTS } from '../content/index.ts';
import { INVASION } from '../rules/argent.ts';
import { outcome } from '../rules/attack.ts';
import type { Answer, Verb } from '../rules/decisions.ts';
import { demonsOnBoard, figuresOfType, isLarge, isMarine, sparesOf } from '../rules/figures.ts';
import { isInvaderCard } from '../rules/initiative-deck.ts';
import * as sequences from '../rules/procedures.ts';
import { groupAt, slotOf } from '../rules/summoning.ts';
import { promise } from './demon-act.ts';
import { distancesTo } from './distances.ts';
import { goalFor } from './goals.ts';
import { symbolsExpected } from './odds.ts';
import { answer, type BotReading, marineCells } from './reading.ts';

/* Set-up */

/** Of no use to a marine alone: all the card does takes another one. */
const FOR_A_SQUAD = CLASS_CARDS.map(
  ({ abilities = [] }) =>
    abilities.length > 0 &&
    abilities.every(
      ({ if: c, target }) => c?.part === 'friend' || (target?.choose === 'friend' && !target.self),
    ),
);

export function chooseClass(r: BotReading): Answer {
  const alone = r.statics.marines.length === 1;
  const options = optionsOf(r, 'class').filter(([card]) => !alone || !FOR_A_SQUAD[card]);
  return answer('class', options[r.random(options.length)]);
}

export const chooseWeapons = (r: BotReading): Answer => ['weapons', ...anyItems(r, 'weapons')];
export const anyOf = (r: BotReading, verb: Verb): Answer => answer(verb, anyOption(r, verb));

/** The option that is worth most. */
function bestOf(r: BotReading, verb: Verb, worth: (option: readonly number[]) => number): Answer {
  const top = best(r, optionsOf(r, verb), worth);
  return top === null ? [verb] : answer(verb, top.x);
}

/* The marines */

/** Back into the fight where the goal is near and no demon waits, or on top of a demon. */
export function chooseRespawn(r: BotReading): Answer {
  const far = distancesTo(r.statics, goalFor(r, r.seat - 1).cells);
  return bestOf(r, 'respawn', ([cell]) => -far[cell]);
}

export function chooseNearest(r: BotReading, verb: Verb, at: number): Answer {
  const marine = r.seat - 1;
  const far = distancesTo(r.statics, isMarine(marine) ? goalFor(r, marine).cells : marineCells(r));
  return bestOf(r, verb, (option) => -far[option[at]]);
}

/** A card that stops nothing is exchanged, unless nothing has to be stopped. */
export function chooseCover(r: BotReading): Answer {
  const l = localsOf(r, sequences.attack);
  if (l === null) return ['keep'];
  const { damage } = outcome(r.table, l);
  return damage > 0 && l.shields <= 1 ? ['redraw'] : ['keep'];
}

export const removeDie = (r: BotReading): Answer => answer('remove', optionsOf(r, 'remove')[0]);

export function chooseLeader(r: BotReading): Answer {
  return ['leader', r.statics.marines[0]];
}

/** The look at the top initiative card: a demon's turn may wait. */
export function chooseScout(r: BotReading): Answer {
  return isInvaderCard(aboutOf(r, 'card')) ? ['bury'] : ['keep'];
}

/* The Invader */

/** Any: what a bot always took, the marines would know. */
export const chooseInvasion = (r: BotReading): Answer => anyOf(r, 'invasion');
export const chooseEvents = (r: BotReading): Answer => anyOf(r, 'events');

/** Cards that cannot be used this round, or hardly, become Argent Power. */
export function discardForArgent(r: BotReading): Answer {
  const { items, most } = itemsOf(r, 'discard');
  const demons = demonsOnBoard(r.table);
  const worth = (card: number) => {
    const { when, effects, if: conditions } = EVENTS[card].ability;
    if (demons.length === 0 && when !== 'round' && when !== 'initiative') return 0.2;
    if (conditions?.large && !demons.some(isLarge)) return 0.1;
    return 0.6 + 0.3 * effects.length + (when === 'attack' || when === 'declared' ? 0.5 : 0);
  };
  const sorted = items.toSorted((a, b) => worth(a) - worth(b));
  const count = Math.min(most, sorted.filter((card) => worth(card) < 0.5).length + (r.skill.careful ? 1 : 0));
  return ['discard', ...sorted.slice(0, count)];
}

/** On cards with something to pay for and figures to use it. */
export function placeArgent(r: BotReading): Answer {
  const choice = r.question.decision.choices.find((c) => c.verb === 'argent');
  if (choice === undefined || choice.form !== 'split') return ['argent'];
  const amounts = choice.bins.map(() => 0);
  const { state, table } = r;
  const wish = (bin: number, given: number) => {
    if (bin === INVASION) return isWithin(r, sequences.summoning) ? -5 : 0.3;
    const costs = DEMON_CARDS[bin].abilities.flatMap((a) => (a.argent === undefined ? [] : [a.argent]));
    const need = Math.max(0, ...costs);
    const figures = figuresOfType(table, bin);
    const held = state.argent[bin] + given;
    const promised = figures.reduce((top, f) => Math.max(top, promise(r, f)), 0);
    return held >= need * Math.max(1, Math.min(3, figures.length))
      ? -held
      : 1 + promised + 0.1 * figures.length + 0.05 * DEMON_CARDS[bin].health;
  };
  for (let i = 0; i < choice.total; i++) {
    let top = 0;
    choice.bins.forEach((bin, b) => {
      if (
        amounts[b] < choice.caps[b] &&
        (amounts[top] >= choice.caps[top] || wish(bin, amounts[b]) > wish(choice.bins[top], amounts[top]))
      )
        top = b;
    });
    amounts[top]++;
  }
  return ['argent', ...amounts];
}

/** The portal nearest to the marines. */
export function choosePortal(r: BotReading, verb: Verb): Answer {
  const far = distancesTo(r.statics, marineCells(r));
  return bestOf(r, verb, ([portal]) => {
    const { cell, colour } = r.state.portals[portal];
    return 2.5 * colour - 0.4 * Math.abs(far[cell] - 3);
  });
}

export function chooseGroup(r: BotReading): Answer {
  const l = localsOf(r, sequences.summoning);
  if (l === null) return ['group', 0];
  const { colour } = r.state.portals[l.portal];
  return bestOf(r, 'group', ([group]) => {
    const card = r.state.invasion[slotOf(colour, group)].value;
    if (card === null) return 0;
    const { demons, argent = 0 } = groupAt(card, colour, group);
    return demons.reduce((sum, [id, n]) => {
      const type = demonCalled(id);
      const { health, attack } = DEMON_CARDS[type];
      // One figure with much health lives longer than several with as much together.
      return sum + Math.min(n, sparesOf(r.table, type)) * (health ** 1.25 + 2 * symbolsExpected(attack));
    }, 2.5 * argent);
  });
}

/** As near to the marines as possible. */
export function placeDemon(r: BotReading): Answer {
  const far = distancesTo(r.statics, marineCells(r));
  return bestOf(r, 'summon', ([cell]) => -(far[cell] < 0 ? 50 : far[cell]));
}

/** The type whose figures promise most. */
export const chooseType = (r: BotReading): Answer =>
  bestOf(r, 'activate', ([type]) => figuresOfType(r.table, type).reduce((sum, f) => sum + promise(r, f), 0));

export const chooseDemon = (r: BotReading): Answer => bestOf(r, 'activate', ([figure]) => promise(r, figure));
