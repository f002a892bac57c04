import {
  bool,
  type Data,
  event,
  fields,
  type GameTypes,
  int,
  list,
  open,
  type Play,
  type Seat,
  type Seen,
} from '@sightline/kernel';

export const INVADER: Seat = 0;

export interface SpellEffect {
  readonly cost: number;
  readonly damage: number;
  /** what it adds to the next effect that deals damage */
  readonly adds: number;
}

/** PR-02, PR-08: strike, strike, blast, rage. */
export const EFFECTS: readonly SpellEffect[] = [
  { cost: 1, damage: 2, adds: 0 },
  { cost: 1, damage: 2, adds: 0 },
  { cost: 2, damage: 3, adds: 0 },
  { cost: 1, damage: 0, adds: 2 },
];

export const shape = fields({
  /** by seat and figure */
  health: open(list(list(int))),
  /** by seat and effect */
  ready: open(list(list(bool))),
  power: open(list(int)),
  moment: open(int),
});

export interface Priority extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: { readonly anew: boolean };
}

export const used = event('used', { seat: 'open', effects: 'open list' });
export const hit = event('hit', { by: 'open', seat: 'open', damage: 'open' });
export const wounded = event('wounded', { seat: 'open', figure: 'open', left: 'open' });

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const costOf = (effects: readonly number[]): number => sum(effects.map((e) => EFFECTS[e].cost));

export const healthOf = (g: Play<Priority>, seat: Seat): number => sum(g.state.health[seat]);

/** What is left of each side: the Invader's, the marines'. */
export function healthOfSides(g: Play<Priority>): readonly [number, number] {
  const all = sum(g.state.health.map(sum));
  const invader = healthOf(g, INVADER);
  return [invader, all - invader];
}

export const marines = (g: Play<Priority>): Seat[] => [...Array(g.seats).keys()].slice(1);
