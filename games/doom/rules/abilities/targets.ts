import { type Cell, exists } from '@sightline/board';
import type { AbilityTarget } from '../../content/card-types.ts';
import { type G, NONE } from '../doom.ts';
import { cellsOf, enemies, isFaceUp, isMarine, occupied, onBoard } from '../figures.ts';
import { rangeBetween, sees, seesCells, within } from '../line-of-sight.ts';
import { mayTeleport } from '../objectives.ts';
import { boardOf } from '../statics.ts';

/** Whom or what may be chosen for an ability: figures, cards, spaces or demon types by number. */
export function eachTarget(
  g: G,
  target: AbilityTarget,
  you: number,
  /** the card that is being played, which cannot pay for itself */
  card: number,
  offer: (target: number) => void,
): void {
  switch (target.choose) {
    case 'enemy':
    case 'friend':
    case 'marine':
      for (let f = 0; f < g.state.figures.length; f++)
        if (onBoard(g, f) && isFigureTarget(g, target, you, f)) offer(f);
      return;
    case 'exhaustedDemonCard':
      for (const type of g.statics.box.demons) if (g.state.exhausted[type] && isFaceUp(g, type)) offer(type);
      return;
    case 'discarded':
      for (const c of g.state.marines[you].discard.items) offer(c);
      return;
    case 'handCard':
      for (const c of g.state.marines[you].hand.items) if (c !== card) offer(c);
      return;
    case 'teleporter':
      if (!onBoard(g, you) || !mayTeleport(g, you)) return;
      g.statics.teleporterCells.forEach((cell, i) => {
        if (g.state.teleporters[i] && !occupied(g, cell)) offer(cell);
      });
      return;
    case 'space':
      eachSpace(g, you, target.range, offer);
  }
}

function isFigureTarget(g: G, target: AbilityTarget, you: number, figure: number): boolean {
  if (target.choose === 'marine') return isMarine(figure);
  if (you === NONE || !onBoard(g, you)) return false;
  if (target.choose === 'enemy')
    return enemies(you, figure) && within(g, you, figure, target.range) && sees(g, you, figure);
  if (target.choose !== 'friend' || enemies(you, figure)) return false;
  return figure === you ? target.self === true : within(g, you, figure, target.range);
}

function eachSpace(g: G, you: number, range: number, offer: (cell: Cell) => void): void {
  if (!onBoard(g, you)) return;
  const { ground } = boardOf(g);
  const from = cellsOf(g, you);
  for (let c = 0; c < ground.layout.cells; c++) {
    // Nobody reaches a space that walkers cannot enter, so no grenade is thrown there.
    if (!exists(ground, c) || g.statics.walkerEntry[c] === 0) continue;
    const n = rangeBetween(g, from, [c]);
    if (n >= 0 && n <= range && seesCells(g, from, [c])) offer(c);
  }
}

/** Could there be a target, as far as the whole table knows? A hand is a secret; that it is not empty is not. */
export function mayHaveTarget(g: G, target: AbilityTarget, you: number): boolean {
  if (target.choose === 'handCard') return g.state.marines[you].hand.items.length > 0;
  let found = false;
  eachTarget(g, target, you, NONE, () => {
    found = true;
  });
  return found;
}
