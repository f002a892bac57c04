import { type Call, call, NOBODY } from '@sightline/kernel';
import type { DemonId } from '../content/card-types.ts';
import { DEMON_CARDS, demonCalled, EVENTS } from '../content/index.ts';
import { attackWith } from '../rules/attack.ts';
import { DEMON_CARD } from '../rules/attack-source.ts';
import { type Doom, type G, INVADER, NONE } from '../rules/doom.ts';
import { activationPhase, demonActivation, marineActivation, slay, status } from '../rules/procedures.ts';
import { abilityOf, comesUp, use, usesOf } from './abilities.ts';
import { action, demon, eventsOf, put } from './arranging.ts';
import { type Given, given, type TestTable } from './given.ts';
import { ALPHA, BRAVO, CHARLIE } from './marines.ts';

export { ALPHA, BRAVO, CHARLIE } from './marines.ts';

/**
 * A little stage for the Invader's cards: one demon, Alpha before it, Bravo adjacent to Alpha and out of the demon's
 * arms, Charlie far away. Every die of the demon's own attack and of Alpha's shows a single symbol.
 */
export interface Cast extends Pick<Given, 'board' | 'dice' | 'seed'> {
  readonly demon?: DemonId;
  /** how far from Alpha the demon stands */
  readonly range?: number;
  /** event cards the Invader holds */
  readonly hand?: readonly string[];
  /** Argent Power on the demon's card */
  readonly argent?: number;
  readonly more?: (g: G, at: (x: number, y: number) => number) => void;
}

/** Where Alpha stands; the demon stands to his right. */
const ALPHA_AT = [1, 2] as const;

/** Cards without any symbol, for demons to defend with. */
const BLANKS = ['nightmare', 'relentlessAdvance', 'cripplingStrike', 'darkness', 'unbreakable'];

function stage(
  { demon: id = 'imp', range = 1, hand = [], argent = 0, more, ...rest }: Cast,
  run: (demon: number) => (g: G) => Call<Doom>,
): TestTable {
  const [x, y] = ALPHA_AT;
  return given({
    marines: 3,
    ...rest,
    arrange(g, at) {
      put(g, ALPHA, at(x, y));
      put(g, BRAVO, at(x - 1, y));
      put(g, CHARLIE, at(7, 0));
      put(g, demon(id), at(x + range, y));
      g.state.argent[demonCalled(id)] = argent;
      eventsOf(g, { hand, deck: BLANKS.filter((title) => !hand.includes(title)) });
      more?.(g, at);
    },
    run: run(demon(id)),
  });
}

const ones = (n: number): readonly number[] => Array.from({ length: n }, () => 1);
function diceOf({ demon: id = 'imp', dice }: Cast): NonNullable<Given['dice']> {
  const { red, black } = DEMON_CARDS[demonCalled(id)].attack;
  return dice ?? { red: ones(red), black: ones(black) };
}

/** The demon activates. */
export const demonActivates = (cast: Cast): TestTable =>
  stage({ ...cast, dice: diceOf(cast) }, (figure) => () => call(demonActivation, { figure }));
/** The demon attacks Alpha. */
export const demonAttacks = (cast: Cast): TestTable =>
  stage({ ...cast, dice: diceOf(cast) }, (figure) => (g) => attackWith(g, figure, ALPHA, DEMON_CARD));
export const marineActivates = (cast: Cast): TestTable =>
  stage(cast, () => () => call(marineActivation, { figure: ALPHA }));
/** Alpha attacks the demon with two red dice. */
export const marineAttacks = (cast: Cast): TestTable =>
  stage({ dice: { red: [1, 1] }, ...cast }, (figure) => (g) => attackWith(g, ALPHA, figure, action('uac4')));
export const demonSlain = (cast: Cast): TestTable =>
  stage(cast, (figure) => () => call(slay, { figure, by: 'damage' }));
export const marineSlain = (cast: Cast): TestTable =>
  stage(cast, () => () => call(slay, { figure: ALPHA, by: 'damage' }));
/** A status phase in which no card is turned into Argent Power. */
export const roundBegins = (cast: Cast): TestTable =>
  stage(cast, () => () => call(status, {})).play(INVADER, 'discard');
/** Before initiative cards are revealed, from the top: two of the Invader's. All demon cards are exhausted. */
export const initiativeComes = ({ more, ...cast }: Cast, cards: readonly number[] = [4, 5]): TestTable =>
  stage(
    {
      ...cast,
      more(g, at) {
        for (const card of cards.toReversed()) g.add(g.state.initiative, card, NOBODY);
        g.state.exhausted.fill(true);
        more?.(g, at);
      },
    },
    () => () => call(activationPhase, {}),
  );

const SCENES = {
  demonActivates,
  marineActivates,
  marineAttacks,
  demonSlain,
  marineSlain,
  roundBegins,
  initiativeComes,
};

/** All moments of all scenes at which an ability is offered to the Invader: `marineAttacks.defend`. */
export function momentsOf(words: string, cast: Cast): string[] {
  const { hand = words.startsWith('event.') ? [words.slice('event.'.length)] : [] } = cast;
  return Object.entries(SCENES).flatMap(([scene, begin]) => [
    ...new Set(momentsIn(begin({ ...cast, hand }), words).map((when) => `${scene}.${when}`)),
  ]);
}

function momentsIn(table: TestTable, words: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < 50; i++) {
    const [seat] = table.match.awaiting();
    const decision = table.match.decision(seat);
    if (decision === null || decision.prompt === 'test.idle') return found;
    if (seat === INVADER && usesOf(table, INVADER, words).length > 0)
      found.push(decision.prompt === 'moment.use' ? String(decision.about.of) : 'beforeAttack');
    const verbs = table.verbs(seat);
    if (verbs.includes('pass')) table.play(seat, 'pass');
    else if (verbs.includes('attack')) table.play(seat, 'attack', ALPHA);
    else table.play(seat, verbs.includes('keep') ? 'keep' : 'end');
  }
  throw new Error(`the scene does not end: ${table.asked(INVADER)}`);
}

/** The faces of the last roll, red dice first. */
export const diceRolled = (table: TestTable): unknown => table.happened('rolled').at(-1)?.fields.dice;
/** How much damage a figure has. */
export const damageOf = (table: TestTable, figure: number): number => table.state.figures[figure].damage;
/** Argent Power on a demon's card. */
export const argentOf = (table: TestTable, id: DemonId): number => table.state.argent[demonCalled(id)];
/** The movement points of the demon that is being asked about. */
export const pointsOf = (table: TestTable): unknown => table.match.decision(INVADER)?.about.points;

/**
 * Plays an event card at the first moment it is offered, with the answers it asks for. It is paid for with the card
 * itself, and a second copy cannot follow at the same moment.
 */
export function playEvent(
  table: TestTable,
  title: string,
  target = NONE,
  resolve: (table: TestTable) => void = () => {},
): TestTable {
  const words = `event.${title}`;
  const [card, ...copies] = table.state.eventHand.items.filter((held) => EVENTS[held].title === title);
  comesUp(table, INVADER, words);
  const moment = table.match.decision(INVADER)?.about.of;
  resolve(use(table, INVADER, words, target));
  const { eventHand, eventDiscard } = table.state;
  if (!eventDiscard.items.includes(card)) throw new Error(`${title} is not in the discard pile`);
  if (!copies.every((copy) => eventHand.items.includes(copy))) throw new Error('copies stay in the hand');
  if (usesOf(table, INVADER, words).length > 0) throw new Error(`${title} is offered once more`);
  if (table.match.decision(INVADER)?.about.of !== moment) return table;
  for (const copy of copies)
    if (table.forbids(INVADER, 'use', abilityOf(words), copy, target) !== 'DM-ABL-12')
      throw new Error(`nothing forbids the second ${title}`);
  return table;
}
