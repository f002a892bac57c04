import { type Call, call } from '@sightline/kernel';
import type { DemonId } from '../content/card-types.ts';
import { attackWith } from '../rules/attack.ts';
import { DEMON_CARD } from '../rules/attack-source.ts';
import { type Doom, type G, NONE } from '../rules/doom.ts';
import { demonActivation, marineActivation } from '../rules/procedures.ts';
import { action, cardsOf, demon, eventsOf, giveClass, gloryOf, hurt, put } from './arranging.ts';
import { type Given, given, room, type TestTable } from './given.ts';
import { ALPHA, BRAVO } from './marines.ts';
import { sketch } from './sketch.ts';

export { left } from './looking.ts';
export { ALPHA, BRAVO } from './marines.ts';

type Spot = readonly [x: number, y: number];

/** A fight of a few figures, for the spec of a card: Alpha with his cards, who stands around him, the dice. */
export interface MarineScene extends Omit<Given, 'run'> {
  /** he stands at the left end of the middle row unless told otherwise */
  readonly alpha?: Spot;
  readonly bravo?: Spot;
  /** the n-th of a type here is `demon(type, n)`; the first one attacks or defends */
  readonly demons?: readonly (readonly [type: DemonId, x: number, y: number, damage?: number])[];
  /** Alpha's */
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly inPlay?: readonly string[];
  readonly glory?: readonly string[];
  readonly class?: string;
  /** his class card is exhausted; it becomes ready when he activates */
  readonly exhausted?: boolean;
  readonly damage?: number;
  /** the event deck from the top: what demons defend with */
  readonly events?: readonly string[];
}

/** Of (2,0) and (2,2), both within three spaces, Alpha sees only the second: a wall hides the other. */
export const ROUND_THE_CORNER: readonly string[] = sketch(12, 3, { wall: 'V(2,0) V(2,1)' });

/** A board three spaces high, longer than any weapon reaches. */
export function scene(s: MarineScene, run: (g: G) => Call<Doom>): TestTable {
  const { alpha = [0, 1], bravo, demons = [], hand = [], deck = [], discard = [], inPlay = [] } = s;
  return given({
    board: room(12, 3),
    ...s,
    arrange(g, at) {
      put(g, ALPHA, at(...alpha));
      if (bravo !== undefined) put(g, BRAVO, at(...bravo));
      demons.forEach(([type, x, y, damage = 0], i) => {
        const figure = demon(type, demons.slice(0, i).filter(([other]) => other === type).length);
        put(g, figure, at(x, y));
        hurt(g, figure, damage);
      });
      cardsOf(g, ALPHA, { hand, deck, discard, inPlay });
      gloryOf(g, ALPHA, ...(s.glory ?? []));
      if (s.class !== undefined) giveClass(g, ALPHA, s.class);
      g.state.marines[ALPHA].exhausted = s.exhausted ?? false;
      hurt(g, ALPHA, s.damage ?? 0);
      eventsOf(g, { deck: s.events ?? [] });
      s.arrange?.(g, at);
    },
    run,
  });
}

function firstDemon({ demons = [] }: MarineScene): number {
  if (demons.length === 0) throw new Error('the scene has no demon');
  return demon(demons[0][0]);
}

/** Alpha's activation, from its first window on. */
export const turn = (s: MarineScene): TestTable => scene(s, () => call(marineActivation, { figure: ALPHA }));

/** The activation of the first demon, from its first window on. */
export const demonTurn = (s: MarineScene): TestTable =>
  scene(s, () => call(demonActivation, { figure: firstDemon(s) }));

/** Alpha attacks the first demon with an action card. */
export const shot = (card: string, s: MarineScene): TestTable =>
  scene(s, (g) => attackWith(g, ALPHA, firstDemon(s), action(card)));

/** The first demon attacks Alpha. */
export const assault = (s: MarineScene): TestTable =>
  scene(s, (g) => attackWith(g, firstDemon(s), ALPHA, DEMON_CARD));

/** Plays an action card of Alpha's as soon as he may act, with what he chooses for it (else the first there is). */
export function playing(card: string, s: MarineScene, target?: number): TestTable {
  const table = turn({ ...s, hand: [card, ...(s.hand ?? [])] }).passAll();
  const chosen = target ?? table.options(ALPHA + 1, 'play').find(([c]) => c === action(card))?.[1] ?? NONE;
  return table.play(ALPHA + 1, 'play', action(card), chosen);
}

/** The result of the last attack. */
export function lastAttack(table: TestTable): {
  damage: unknown;
  shields: unknown;
  dodged: boolean;
  red: number;
  black: number;
} {
  const ended = table.passAll().happened('attackEnded').at(-1);
  const { dice, black } = table.happened('rolled').at(-1)?.fields ?? {};
  if (ended === undefined || !Array.isArray(dice) || !Array.isArray(black))
    throw new Error('no attack was made');
  const blackDice = black.filter((is) => is === 1).length;
  return {
    damage: ended.fields.damage,
    shields: ended.fields.shields,
    dodged: ended.fields.dodged === 1,
    red: dice.length - blackDice,
    black: blackDice,
  };
}

/** How far Alpha's attack with a card reaches: the farthest of eleven demons in a row that he may attack. */
export function reachWith(card: string, s: MarineScene = {}): number {
  const row = Array.from({ length: 11 }, (_, i) => i + 1);
  const demons = row.map((x) => [x <= 8 ? 'imp' : 'possessedSoldier', x, 1] as const);
  const table = playing(card, { ...s, demons });
  return table.options(ALPHA + 1, 'attack').length;
}
