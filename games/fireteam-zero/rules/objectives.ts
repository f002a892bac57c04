import { call, done } from '@sightline/kernel';
import { groupSeat } from './board.ts';
import { turnToHeads } from './coin.ts';
import { intelGained, objectiveDone, taskProgressed } from './events.ts';
import { type G, NONE, NOWHERE, type OpenTable } from './fireteam.ts';
import type { Between } from './flow.ts';
import { carryOut, completeObjective, completeTask } from './procedures.ts';
import { checkVictory } from './victory.ts';

/** FZ-OBJ-02: is an objective complete with so much intel on it? */
export const isEnoughIntel = (t: OpenTable, objective: number, intel: number): boolean =>
  intel >= t.statics.needs[objective];

/** FZ-OBJ-01, FZ-INT-01: intel on an objective card; complete with the number stated (FZ-OBJ-02). */
export function gainIntel(g: G, id: string, tokens: number): Between {
  const objective = g.statics.objectives.findIndex((card) => card.id === id);
  const progress = g.state.objectives[objective];
  if (progress === undefined || progress.done) return undefined;
  progress.intel = Math.min(g.statics.needs[objective], progress.intel + tokens);
  g.emit(intelGained, { objective, intel: progress.intel });
  return isEnoughIntel(g, objective, progress.intel) ? call(completeObjective, { objective }) : undefined;
}

const silent = { you: NONE, it: NONE, subject: NONE, other: NONE, here: NOWHERE, target: NONE, card: NONE };

/** FZ-OBJ-03: at once and for good. */
export const completeObjectiveSteps = completeObjective.steps('complete', 'coin', 'deed').are({
  complete(g, l) {
    g.state.objectives[l.objective].done = true;
    g.emit(objectiveDone, { objective: l.objective });
    checkVictory(g);
  },
  /** FZ-OBJC-04, 05: unless the mission is won, they may, and only a coin that shows tails is turned. */
  coin: {
    ask: 'one',
    seat: groupSeat,
    about: (_g, l) => ({ objective: l.objective }),
    choices: {
      turn: {
        form: 'confirm',
        checks: [
          { rule: 'FZ-OBJC-04', holds: (g, l) => g.statics.objectives[l.objective].coin === true },
          { rule: 'FZ-OBJC-05', holds: (g) => !g.state.heads },
        ],
        does: turnToHeads,
      },
      leave: {
        form: 'confirm',
        checks: [
          { rule: 'FZ-OBJC-04', holds: (g, l) => g.statics.objectives[l.objective].coin === true },
          { rule: 'FZ-OBJC-05', holds: (g) => !g.state.heads },
        ],
        does() {},
      },
    },
    ifNone() {},
  },
  deed(g, l) {
    const { complete } = g.statics.objectives[l.objective];
    if (complete === undefined) return;
    return call(carryOut, { deed: g.statics.box.numberOf(complete), ...silent, task: NONE });
  },
});

/** FZ-INT-01: a discovery's own task. */
export function progressTask(g: G, card: number, tokens: number): Between {
  const task = g.state.tasks.findIndex((t) => t.card === card);
  const recon = g.statics.box.recon[card];
  if (task < 0 || recon.is !== 'discovery' || recon.card.task === undefined) return undefined;
  const progress = g.state.tasks[task];
  progress.intel += tokens;
  g.emit(taskProgressed, { card, intel: progress.intel });
  return progress.intel >= recon.card.task.needs ? call(completeTask, { task: card }) : undefined;
}

completeTask.steps('complete').are({
  complete(g, l) {
    const recon = g.statics.box.recon[l.task];
    const at = g.state.tasks.findIndex((t) => t.card === l.task);
    if (at < 0 || recon.is !== 'discovery' || recon.card.task === undefined) return done();
    g.state.tasks.splice(at, 1);
    return call(carryOut, { deed: g.statics.box.numberOf(recon.card.task.done), ...silent, task: l.task });
  },
});
