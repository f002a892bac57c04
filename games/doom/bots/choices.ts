import { aboutOf, best, isWithin, localsOf, optionsOf } from '@sightline/bots';
import { CLASS_CARDS, DEMON_CARDS, demonCalled, EVENTS, INVASION_CARDS } from '../content/index.ts';
import { INVASION } from '../rules/argent.ts';
import type { Answer, Verb } from '../rules/decisions.ts';
import { defenseOf } from '../rules/defense.ts';
import { figuresOfType, isFaceUp, isMarine } from '../rules/figures.ts';
import { isInvaderCard } from '../rules/initiative-deck.ts';
import * as sequences from '../rules/procedures.ts';
import { COLOURS } from '../rules/summoning.ts';
import { promise } from './demon-act.ts';
import { distancesTo } from './distances.ts';
import { goalFor } from './goals.ts';
import { answer, type BotReading, marineCells } from './reading.ts';

/* Set-up */

/** Of no use to a marine alone. */
const FOR_A_SQUAD = ['spotter', 'squadLeader', 'quartermaster'];

export function chooseClass(r: BotReading): Answer {
  const alone = r.statics.marines.length === 1;
  const options = optionsOf(r, 'class').filter(
    ([card]) => !alone || !FOR_A_SQUAD.includes(CLASS_CARDS[card].id),
  );
  return answer('class', options[r.random(options.length)]);
}

export function chooseWeapons(r: BotReading): Answer {
  const choice = r.question.decision.choices.find((c) => c.verb === 'weapons');
  if (choice === undefined || choice.form !== 'some') return ['weapons'];
  const left = [...choice.items];
  const sets: number[] = [];
  while (sets.length < choice.least) sets.push(...left.splice(r.random(left.length), 1));
  return ['weapons', ...sets];
}

export const anyOf = (r: BotReading, verb: Verb): Answer => {
  const options = optionsOf(r, verb);
  return answer(verb, options[r.random(options.length)]);
};

/* The marines */

/** Back into the fight where the goal is near and no demon waits, or on top of a demon. */
export function chooseRespawn(r: BotReading): Answer {
  const marine = r.seat - 1;
  const { cells } = goalFor(r, marine);
  const far = distancesTo(r.statics, cells);
  const top = best(r, optionsOf(r, 'respawn'), ([cell]) => -far[cell]);
  return top === null ? ['respawn'] : answer('respawn', top.x);
}

export function chooseNearest(r: BotReading, verb: Verb, at: number): Answer {
  const marine = r.seat - 1;
  const far = distancesTo(r.statics, isMarine(marine) ? goalFor(r, marine).cells : marineCells(r));
  const top = best(r, optionsOf(r, verb), (option) => -far[option[at]]);
  return top === null ? [verb] : answer(verb, top.x);
}

/** A card that stops nothing is exchanged, unless nothing has to be stopped. */
export function chooseCover(r: BotReading): Answer {
  const l = localsOf(r, sequences.attack);
  if (l === null) return ['keep'];
  const rolled = l.dice.reduce((sum, face) => sum + face, l.extra);
  const { shields, dodge } = defenseOf(l.defender, l.card);
  if (dodge || shields >= rolled || (shields >= 2 && rolled - shields <= 1)) return ['keep'];
  return shields <= 1 ? ['redraw'] : ['keep'];
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
  const choice = r.question.decision.choices.find((c) => c.verb === 'discard');
  if (choice === undefined || choice.form !== 'some') return ['discard'];
  const demons = DEMON_CARDS.some((_, type) => isFaceUp(r.table, type));
  const worth = (card: number) => {
    const { when, effects } = EVENTS[card].ability;
    if (!demons && when !== 'round' && when !== 'initiative') return 0.2;
    const large =
      EVENTS[card].ability.if?.large === true &&
      !DEMON_CARDS.some((d, type) => d.base !== undefined && isFaceUp(r.table, type));
    if (large) return 0.1;
    return 0.6 + 0.3 * effects.length + (when === 'attack' || when === 'declared' ? 0.5 : 0);
  };
  const sorted = choice.items.toSorted((a, b) => worth(a) - worth(b));
  const count = Math.min(
    choice.most,
    sorted.filter((card) => worth(card) < 0.5).length + (r.skill.careful ? 1 : 0),
  );
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
  const top = best(r, optionsOf(r, verb), ([portal]) => {
    const { cell, colour } = r.state.portals[portal];
    return 2.5 * colour - 0.4 * Math.abs(far[cell] - 3);
  });
  return top === null ? [verb] : answer(verb, top.x);
}

export function chooseGroup(r: BotReading): Answer {
  const l = localsOf(r, sequences.summoning);
  if (l === null) return ['group', 0];
  const { colour } = r.state.portals[l.portal];
  const top = best(r, optionsOf(r, 'group'), ([group]) => {
    const card = r.state.invasion[2 * colour + group].value;
    if (card === null) return 0;
    const { demons, argent = 0 } = INVASION_CARDS[card].groups[COLOURS[colour]][group];
    return demons.reduce((sum, [id, n]) => {
      const type = demonCalled(id);
      const spare = DEMON_CARDS[type].figures - figuresOfType(r.table, type).length;
      const { health, attack } = DEMON_CARDS[type];
      // One figure with much health lives longer than several with as much together.
      return sum + Math.min(n, spare) * (health ** 1.25 + 2 * (attack.red + 2 * attack.black));
    }, 2.5 * argent);
  });
  return top === null ? ['group', 0] : answer('group', top.x);
}

/** As near to the marines as possible. */
export function placeDemon(r: BotReading): Answer {
  const far = distancesTo(r.statics, marineCells(r));
  const top = best(r, optionsOf(r, 'summon'), ([cell]) => -(far[cell] < 0 ? 50 : far[cell]));
  return top === null ? ['summon'] : answer('summon', top.x);
}

/** The type whose figures promise most. */
export function chooseType(r: BotReading): Answer {
  const top = best(r, optionsOf(r, 'activate'), ([type]) =>
    figuresOfType(r.table, type).reduce((sum, f) => sum + promise(r, f), 0),
  );
  return top === null ? ['activate'] : answer('activate', top.x);
}

export function chooseDemon(r: BotReading): Answer {
  const top = best(r, optionsOf(r, 'activate'), ([figure]) => promise(r, figure));
  return top === null ? ['activate'] : answer('activate', top.x);
}
