import { int, open, type Play, procedure, working } from '@sightline/kernel';
import { DEFENDER, type Decoys, realCell } from './decoys.ts';
import { sees, shootAttacker } from './shooting.ts';

interface Riposte {
  figure: number;
  fired: number;
}

/** DC-12: an attacker's figure has stepped or shot; `fired` has a bit for each operator that has answered. */
export const riposte = procedure<Decoys>()('riposte', {
  figure: open(int),
  fired: working(open(int)),
});
riposte.steps('answer').are({
  answer: {
    ask: 'priority',
    seats: () => [DEFENDER],
    // A window that opened for real tokens only would tell which they are: by itself, and by whom it lets wait.
    mayHave(g, l) {
      const { at } = g.state.attackers[l.figure];
      return watchers(g, l).some((o) => g.state.operators[o].tokens.some((cell) => sees(g, cell, at)));
    },
    choices: {
      riposte: {
        form: 'one',
        candidates(g, l, offer) {
          for (const o of watchers(g, l)) offer(o);
        },
        checks: [
          { rule: 'DC-12', holds: (g, l, o) => sees(g, realCell(g, o), g.state.attackers[l.figure].at) },
        ],
        does(g, l, o) {
          l.fired |= 1 << o;
          shootAttacker(g, o, l.figure);
        },
      },
    },
  },
});

/** The operators that have not answered yet; none, once the figure is out. */
function watchers(g: Play<Decoys>, l: Riposte): number[] {
  if (g.state.attackers[l.figure].hp === 0) return [];
  return [...g.state.operators.keys()].filter(
    (o) => g.state.operators[o].hp > 0 && (l.fired & (1 << o)) === 0,
  );
}
