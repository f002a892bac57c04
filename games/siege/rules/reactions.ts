import { type AskOpen, type Choice, call, type Flow } from '@sightline/kernel';
import { passiveSquad } from './active.ts';
import { NO_TRIGGER } from './chance.ts';
import { grabbed, released } from './events.ts';
import { inPlay, isHidden, operatorsOf, seatsOfSquad } from './operators.ts';
import { activation, announcing, reacting } from './procedures.ts';
import { canDemand, demandChoice } from './reveal-demands.ts';
import { couldRiposte, riposteChoice } from './riposte.ts';
import { ATTACKER, type G, NONE, type Siege, type Squad } from './siege.ts';
import { denyChoice, trapperAgainst } from './special-gadgets/kapkan.ts';
import { squadOfSeat } from './statics.ts';
import { announcementTime, clockOf, hands, reactionTime, restartClock, stopClocks } from './timer.ts';
import { asksInWindows } from './triggers.ts';

/**
 * SG-DIG-10: whether a squad has a chance to react, by what all know: portrait and decoy count alike, and LoS only
 * where the table shows it anyway.
 */
export function mayReact(g: G, squad: Squad): boolean {
  const l = g.within(activation);
  if (l === null || l.trigger === NO_TRIGGER || !inPlay(g, l.operator)) return false;
  if (operatorsOf(squad).some((o) => couldRiposte(g, o)) || trapperAgainst(g, squad) !== NONE) return true;
  return squad === ATTACKER && isHidden(g, l.operator) && canDemand(g, l.operator, l.triggerBody);
}

interface Reaction {
  readonly grabbed: boolean;
}
type Window<S extends string> = AskOpen<Siege, Reaction, Flow<Siege, S, undefined>>;

/** SG-REA-07, SG-MUL-09: one after the other, in the order that the reacting squad chooses, until it passes. */
const reactionWindow = <S extends string>(again: S) => ({
  ask: 'open' as const,
  seats: (g: G) => seatsOfSquad(g, passiveSquad(g)),
  mayHave: (g: G) => mayReact(g, passiveSquad(g)),
  clock: clockOf,
  allowance: reactionTime,
  choices: {
    deny: denyChoice(again) as Choice<Siege, Reaction, Flow<Siege, S, undefined>>,
    riposte: riposteChoice(again) as Choice<Siege, Reaction, Flow<Siege, S, undefined>>,
    demand: demandChoice(again) as Choice<Siege, Reaction, Flow<Siege, S, undefined>>,
  },
});

export const reactingSteps = reacting.steps('begin', 'react', 'atOnce', 'release').are({
  /** SG-REA-06, 10: who grabs thinks on their own clock; in a window of SG-REA-11 none runs. */
  begin(g, l) {
    l.resumes = stopClocks(g);
    if (!l.grabbed) return 'react';
    const squad = passiveSquad(g);
    hands(g, squad);
    g.emit(grabbed, { squad });
    return g.state.expired[squad] ? 'atOnce' : 'react';
  },
  react: {
    ...reactionWindow('react'),
    // SG-TIM-23: whose clock ran out meanwhile has a last moment.
    allPassed: (g, l) => (l.grabbed && g.state.expired[passiveSquad(g)] ? 'atOnce' : 'release'),
  } satisfies Window<'react' | 'atOnce' | 'release'>,
  /** SG-TIM-14, 23, 26: for who has no time left. */
  atOnce: {
    ...reactionWindow('atOnce'),
    clock: () => 0,
  } satisfies Window<'atOnce'>,
  release(g, l) {
    restartClock(g, l.resumes);
    if (l.grabbed) g.emit(released, { squad: passiveSquad(g) });
  },
});

/** SG-REA-06, 08: the passive player takes the clock to think about a reaction, which stops the active one's. */
export const grabChoice = <S extends string>(next: S): Choice<Siege, unknown, Flow<Siege, S, undefined>> => ({
  form: 'confirm',
  checks: [
    { rule: 'SG-REA-11', holds: (g) => !asksInWindows(g) },
    { rule: 'SG-REA-08', holds: (g) => (g.within(activation)?.trigger ?? NO_TRIGGER) !== NO_TRIGGER },
    { rule: 'SG-DIG-10', holds: (g) => mayReact(g, squadOfSeat(g, g.seat)) },
    {
      rule: 'SG-TIM-26',
      holds: (g) => !(g.state.expired[squadOfSeat(g, g.seat)] && g.within(activation)?.lateGrab === true),
    },
  ],
  does(g) {
    const l = g.within(activation);
    if (l !== null && g.state.expired[squadOfSeat(g, g.seat)]) l.lateGrab = true;
    return call(reacting, { grabbed: true }, next);
  },
});

/**
 * SG-REA-12, SG-RIP-15: what was announced is carried out no sooner than `stepPace`, on the active clock, and a grab in
 * that time goes first. Where reactions are asked in windows, and where no time passes, the squad is simply asked.
 */
export const announcingSteps = announcing.steps('begin', 'wait', 'end').are({
  begin: (g) => (asksInWindows(g) ? call(reacting, { grabbed: false }, 'end') : 'wait'),
  wait: {
    ask: 'open',
    seats: (g) => seatsOfSquad(g, passiveSquad(g)),
    mayHave: () => true,
    clock: clockOf,
    allowance: announcementTime,
    choices: { grab: grabChoice('wait') },
  },
  end() {},
});
