import { type Check, call, only } from '@sightline/kernel';
import { around, CELLS, neighbours } from './field.ts';
import { interrupt, type Move, move } from './procedures.ts';
import { eachFigure, type Interrupts, interrupted, moveEnded, ownerOf, stepped } from './state.ts';

const MOST_INTERRUPTS = 4;

const sideBySide: Check<Interrupts, Move> = {
  rule: 'IN-03',
  holds: (g, l, to) => neighbours(g.state.figures[l.figure].at, to),
};

const nobodyThere: Check<Interrupts> = {
  rule: 'IN-04',
  holds: (g, _l, to) => !g.state.figures.some((f) => f.standing && f.at === to),
  because: (g, _l, to) => ({ figure: g.state.figures.findIndex((f) => f.standing && f.at === to) }),
};

const watches: Check<Interrupts, Move> = {
  rule: 'IN-05',
  holds(g, l, watcher) {
    const { figures } = g.state;
    const mover = figures[l.figure];
    return figures[watcher].standing && mover.standing && around(figures[watcher].at, mover.at);
  },
};

const hasAnAlert: Check<Interrupts> = {
  rule: 'IN-06',
  holds: (g) => g.state.alerts[g.seat] > 0,
};

const notTooDeep: Check<Interrupts, Move> = {
  rule: 'IN-08',
  holds: (_g, l) => l.depth < MOST_INTERRUPTS,
};

const notMovingItself: Check<Interrupts> = {
  rule: 'IN-09',
  holds: (g, _l, watcher) => !g.state.figures[watcher].moving,
};

move.steps('begin', 'step', 'watched', 'nextStep', 'end').are({
  begin(g, l) {
    g.state.figures[l.figure].moving = true;
  },
  step: {
    ask: 'one',
    seat: (g, l) => ownerOf(g, l.figure),
    choices: {
      step: {
        form: 'path',
        candidates(_g, _l, offer) {
          for (let cell = 0; cell < CELLS; cell++) offer(cell);
        },
        checks: [sideBySide, nobodyThere],
        does(g, l, to) {
          g.state.figures[l.figure].at = to;
          l.stepsLeft--;
          g.emit(stepped, { figure: l.figure, to });
        },
      },
      stop: { form: 'confirm', does: () => 'end' },
    },
    timeout: () => ['stop'],
  },
  watched: {
    ask: 'open',
    seats: (g, l) => only(1 - ownerOf(g, l.figure)),
    choices: {
      interrupt: {
        form: 'one',
        candidates: (g, _l, offer) => eachFigure(g, g.seat, offer),
        checks: [watches, hasAnAlert, notMovingItself, notTooDeep],
        does(g, l, watcher) {
          g.state.alerts[g.seat]--;
          g.emit(interrupted, { figure: l.figure, by: watcher });
          return call(interrupt, { figure: watcher, against: l.figure, depth: l.depth + 1 });
        },
      },
    },
  },
  // IN-10: whatever came between, the figure and its steps left say how the move goes on.
  nextStep: (g, l) => (g.state.figures[l.figure].standing && l.stepsLeft > 0 ? 'step' : 'end'),
  end(g, l) {
    g.state.figures[l.figure].moving = false;
    g.emit(moveEnded, { figure: l.figure, stepsLeft: l.stepsLeft });
  },
});
