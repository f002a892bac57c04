import { type Context, game } from '../../bench/skirmish-boardgame-io.ts';

const { attack } = game.moves;

/** boardgame.io's skirmish without an end: who would fall has all hit points again. */
export const endless = {
  ...game,
  name: 'skirmish-endless',
  endIf: undefined,
  moves: {
    ...game.moves,
    attack(context: Context, i: number, j: number) {
      const target = context.G.figures[j];
      // One more than all: the attack takes it away again.
      if (target?.hp === 1) target.hp = 4;
      return attack(context, i, j);
    },
  },
};
