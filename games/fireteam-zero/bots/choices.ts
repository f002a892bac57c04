import { aboutOf, anyItems, anyOption, best, itemsOf, localsOf, optionsOf } from '@sightline/bots';
import { TYPES } from '../content/dice.ts';
import { symbolsOf } from '../rules/attack-dice.ts';
import { isMonster } from '../rules/board.ts';
import type { Verb } from '../rules/decisions.ts';
import { whoHolds } from '../rules/decks.ts';
import { NONE, NOWHERE } from '../rules/fireteam.ts';
import * as sequences from '../rules/procedures.ts';
import { keepWorth, leastFirst } from './cards.ts';
import { type DeedView, deedViewOf } from './deed-view.ts';
import { jobsOf, reconWorth, walk, worthOfStanding } from './jobs.ts';
import { dread, forecast, huntedBy, outlookOf, toughness } from './outlook.ts';
import { type BotReading, type ReasonedAnswer, reasoned } from './reading.ts';
import { Fighter } from './strike.ts';
import type { BotReason } from './why.ts';
import { worthOf } from './worth-of-effects.ts';

/** The option that is worth most. */
function bestOf(
  r: BotReading,
  why: BotReason,
  verb: Verb,
  worth: (option: readonly number[]) => number,
): ReasonedAnswer {
  return reasoned(why, verb, ...(best(r, optionsOf(r, verb), worth)?.x ?? []));
}

/* Set-up */

export const anyOf = (r: BotReading, verb: Verb): ReasonedAnswer =>
  reasoned('any', verb, ...anyOption(r, verb));

/** Any: all are worth taking, and a team that never changes is dull company. */
export const anyOfThem = (r: BotReading, verb: Verb): ReasonedAnswer =>
  reasoned('any', verb, ...anyItems(r, verb));

/* Tactics */

/** What a tactical response is worth, less the draw that its hero does without (FZ-TAC-09). */
function responseWorth(r: BotReading, card: number, scene: DeedView): number {
  const { response, attack } = r.statics.box.cards[card];
  const you = whoHolds(r.table, card);
  if (response === undefined || you === NONE) return -1;
  const { o } = scene;
  const hand = o.hands[you];
  const lost = hand - r.state.heroes[you].hand.items.length + 1;
  // Who holds next to nothing can neither fight nor help, whatever comes.
  const cost =
    0.75 * lost +
    (lost > 3 ? 1 : 0) +
    dread(r, hand - lost, o.expected[you] + 0.5) -
    dread(r, hand, o.expected[you] + 0.5);
  return worthOf({ ...scene, you, subject: you, here: r.state.at[you], part: attack }, response) - cost;
}

export function propose(r: BotReading): ReasonedAnswer {
  const scene = deedViewOf(r, {});
  const top = best(r, optionsOf(r, 'propose'), ([card]) => responseWorth(r, card, scene));
  return top === null || top.score < 0.4 ? reasoned('any', 'none') : reasoned('help', 'propose', ...top.x);
}

export function decide(r: BotReading): ReasonedAnswer {
  const scene = deedViewOf(r, {});
  return bestOf(r, 'help', 'choose', ([card]) => responseWorth(r, card, scene));
}

/* Cards that go */

export function giveUp(r: BotReading, verb: Verb): ReasonedAnswer {
  const { items, least } = itemsOf(r, verb);
  return reasoned('any', verb, ...leastFirst(r, items).slice(0, least));
}

/* Knocked down */

/** FZ-HER-04: who lies there is safe, and does nothing. */
export function stand(r: BotReading): ReasonedAnswer {
  const hero = aboutOf(r, 'hero');
  const o = outlookOf(r);
  const places = o.places.slice();
  places[hero] = r.state.at[hero];
  const { expected } = forecast(r, o.foes, places);
  // On its feet it can act first: half of what waits may be dealt with.
  const afraid = dread(r, o.hands[hero], 0.6 * expected[hero]);
  // If nobody is up, nobody gets anywhere.
  const others = o.places.some((at) => at !== NOWHERE);
  return others && afraid > 7 ? reasoned('lieLow', 'stay') : reasoned('any', 'stand');
}

/* Attacks */

export function target(r: BotReading): ReasonedAnswer {
  const { parts = [] } = localsOf(r, sequences.attackAction) ?? {};
  return aimAt(r, parts, 'target');
}

export function aim(r: BotReading): ReasonedAnswer {
  const l = localsOf(r, sequences.aim);
  return aimAt(r, l === null ? [] : [l.part], 'attack');
}

function aimAt(r: BotReading, numbers: readonly number[], verb: Verb): ReasonedAnswer {
  const hero = aboutOf(r, 'hero');
  const parts = numbers.map((part) => r.statics.box.parts[part]);
  const o = outlookOf(r);
  const fighter = new Fighter(r, o, hero);
  const from = r.state.at[hero];
  const top = best(r, optionsOf(r, verb), ([figure]) => {
    const mark = fighter.marks.find((m) => m.target === figure);
    return mark === undefined || parts.length === 0 ? 0 : fighter.worthOf(parts, from, mark);
  });
  if (verb === 'attack' && (top === null || top.score < 0)) return reasoned('any', 'forgo');
  const after = huntedBy(o, top?.x[0] ?? NONE);
  return after < 0 || after === hero
    ? reasoned('kill', verb, ...(top?.x ?? []))
    : { ...reasoned('guard', verb, ...(top?.x ?? [])), to: [after] };
}

/** A die without a hit, while the target still stands. */
export function reroll(r: BotReading): ReasonedAnswer {
  const a = localsOf(r, sequences.attack);
  const options = optionsOf(r, 'reroll');
  const keep = optionsOf(r, 'keep').length > 0;
  if (a === null || options.length === 0) return reasoned('any', 'keep');
  const hits = symbolsOf(a.dice, a.type) + a.bonus;
  const foe = isMonster(a.target) ? outlookOf(r).foes.find((f) => f.figure === a.target) : undefined;
  const enough = foe !== undefined && hits >= toughness(foe, TYPES[a.type], a.pierce);
  const blank = options.find(([die]) => symbolsOf([a.dice[die]], a.type) === 0);
  if ((!enough && blank !== undefined) || !keep)
    return reasoned('kill', 'reroll', ...(blank ?? options[options.length - 1]));
  return reasoned('any', 'keep');
}

/** Of several volunteers the one with most cards. */
export const whoStepsIn = (r: BotReading): ReasonedAnswer =>
  bestOf(r, 'stepIn', 'choose', ([hero]) => r.state.heroes[hero].hand.items.length);

/* Movement out of turn */

/** What it is worth that a hero stands there with these specialists: more to do, less to fear. */
function standing(r: BotReading, hero: number): (to: number, escort: number) => number {
  const o = outlookOf(r);
  const jobs = jobsOf(r, o);
  const a = localsOf(r, sequences.attack);
  return (to, escort) => {
    const { worth } = worthOfStanding(r, o, jobs, hero, to, escort);
    // Out of reach of whoever is about to strike.
    const foe = a?.target === hero ? o.foes.find(({ figure }) => figure === a.attacker) : undefined;
    return foe !== undefined && walk(r, foe.at, to) > foe.reach ? worth + 20 : worth;
  };
}

/** Staying is an option too. */
export function specialMove(r: BotReading): ReasonedAnswer {
  const hero = aboutOf(r, 'hero');
  const worth = standing(r, hero);
  const top = best(r, optionsOf(r, 'step'), ([to, escort]) => worth(to, escort));
  if (top === null || top.score <= worth(r.state.at[hero], 0)) return reasoned('any', 'stay');
  return reasoned('approach', 'step', ...top.x);
}

/** FZ-ESC-09: whom a hero takes along that must go. */
export function escort(r: BotReading): ReasonedAnswer {
  const worth = standing(r, aboutOf(r, 'hero'));
  return bestOf(r, 'any', 'step', ([to, along]) => worth(to, along));
}

/** Monsters away from heroes, heroes away from monsters. */
export function push(r: BotReading): ReasonedAnswer {
  const figure = aboutOf(r, 'figure');
  const o = outlookOf(r);
  const worth = (to: number): number => {
    if (isMonster(figure)) {
      let sum = 0;
      for (const at of o.places) if (at !== NOWHERE) sum += Math.min(3, walk(r, to, at));
      return sum;
    }
    const places = o.places.slice();
    places[figure] = to;
    return -forecast(r, o.foes, places).expected.reduce((a, b) => a + b, 0);
  };
  const top = best(r, optionsOf(r, 'push'), ([to]) => worth(to));
  return top === null || top.score <= worth(r.state.at[figure])
    ? reasoned('any', 'stay')
    : reasoned('safety', 'push', ...top.x);
}

/** FZ-MMOV-09: not over what the monsters would break. */
export function monsterStep(r: BotReading): ReasonedAnswer {
  const { tokens } = r.statics.box;
  const breaks = (kind: number) => tokens[kind].triggers?.some((t) => t.when === 'monsterEnters');
  return bestOf(r, 'any', 'step', ([to]) =>
    r.state.tokens.some(({ kind, at }) => at === to && breaks(kind)) ? -1 : 0,
  );
}

/* Cards that ask */

export function chooseTarget(r: BotReading): ReasonedAnswer {
  const l = localsOf(r, sequences.carryOut);
  if (l === null) return anyOf(r, 'choose');
  const deed = r.statics.box.deeds[l.deed];
  const base = deedViewOf(r, { ...l, part: r.statics.box.cards[l.card]?.attack ?? null });
  const back = deed.target?.choose === 'discarded';
  return bestOf(
    r,
    'help',
    'choose',
    ([target]) => (back ? keepWorth(r, target) : 0) + worthOf({ ...base, target }, deed),
  );
}

export function chooseOption(r: BotReading): ReasonedAnswer {
  const l = localsOf(r, sequences.chooseOption);
  if (l === null) return anyOf(r, 'choose');
  const base = deedViewOf(r, { ...l, target: NONE });
  return bestOf(r, 'help', 'choose', ([deed]) => worthOf(base, r.statics.box.deeds[deed]));
}

/** A discovery that is needed stays on top. */
export const scout = (r: BotReading): ReasonedAnswer =>
  reasoned('search', reconWorth(r, aboutOf(r, 'card')) > 0 ? 'keep' : 'bury');

/** The ambusher that is missed least where it was. */
export const ambusher = (r: BotReading): ReasonedAnswer =>
  reasoned('any', 'choose', ...optionsOf(r, 'choose')[0]);
