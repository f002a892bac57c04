import { spaceLabel } from '@sightline/board';
import { localsIn, type Result, type Sequence, SPECTATOR } from '@sightline/kernel';
import { type Ending, reason, type Tone } from '@sightline/table';
import type { Prompt } from '../rules/decisions.ts';
import { INVADER } from '../rules/doom.ts';
import { isSlain } from '../rules/figures.ts';
import * as sequences from '../rules/procedures.ts';
import { isPrompt } from './attempts.ts';
import { header } from './header.ts';
import { demonName, figureName, marineName, missionStory, portalName, seatName } from './names.ts';
import { healthMeter } from './pieces.ts';
import { openTable, type ViewContext } from './view-context.ts';

/* Over */

const isRule = (by: string): boolean => /^DM-[A-Z]+-\d+$/.test(by);

function toneFor({ view }: ViewContext, winners: readonly number[]): Tone {
  if (view.seat === SPECTATOR) return 'plain';
  return winners.includes(view.seat) ? 'good' : 'danger';
}

/** How a match has ended, as the mission tells it. */
export function ending(at: ViewContext, { winners, by }: Result): Ending {
  const { say, statics } = at;
  const invader = winners.includes(INVADER);
  const story = missionStory(at, statics.mission.file.id, invader ? 'invaderWon' : 'marinesWon');
  const why = reason(at, { rule: by, facts: {} });
  return {
    title: say(invader ? 'scene.won.invader' : 'scene.won.marines'),
    // Where somebody has given up, the story has not come to its end.
    ...(isRule(by) && story !== '' ? { why, text: story } : { text: why }),
    figures: figuresOf(at),
    rule: isRule(by) ? by : null,
    tone: toneFor(at, winners),
  };
}

/** What the header counts, and what is left of each marine. */
function figuresOf(at: ViewContext): NonNullable<Ending['figures']> {
  const { say, statics, view } = at;
  const round = { label: say('scene.counter.round'), value: String(view.state.round) };
  const counted = header(at).counters.map(({ label, value, of }) => ({
    label,
    value: of === undefined ? value : `${value} ${of}`,
  }));
  const marines = statics.marines.map((marine) => {
    const { now, most } = healthMeter(at, marine);
    return {
      label: marineName(at, marine),
      value: isSlain(openTable(at), marine)
        ? say('scene.ending.slain')
        : say('scene.ending.health', { now, most }),
    };
  });
  return [...(counted.some(({ label }) => label === round.label) ? [] : [round]), ...counted, ...marines];
}

/* Waiting */

type Facts = Readonly<Record<string, string>>;

/** Facts made of the locals of what goes on. */
const of =
  <L>(sequence: Sequence<L>, facts: (at: ViewContext, l: L) => Facts) =>
  (at: ViewContext): Facts => {
    const l = localsIn(at.view, sequence);
    return l === null ? {} : facts(at, l);
  };
const figure = (at: ViewContext, l: { readonly figure: number }): Facts => ({
  figure: figureName(at, l.figure),
});
const type = (at: ViewContext, l: { readonly type: number }): Facts => ({ type: demonName(at, l.type) });
const fight = of(sequences.attack, (at, { attacker, defender }) => ({
  attacker: figureName(at, attacker),
  defender: figureName(at, defender),
}));
const portal = of(sequences.summoning, (at, l) => {
  const { cell, colour } = at.view.state.portals[l.portal];
  return { colour: portalName(at, colour), cell: spaceLabel(at.statics.layout, cell) };
});

/** What the words about some questions speak of besides who is asked. */
const FACTS: Readonly<Partial<Record<Prompt, (at: ViewContext) => Facts>>> = {
  'typeActivation.choose': of(sequences.typeActivation, type),
  'demonActivation.act': of(sequences.demonActivation, figure),
  'spendNow.move': of(sequences.spendNow, figure),
  'strikeNow.strike': of(sequences.strikeNow, figure),
  'attack.stunned': fight,
  'attack.cover': fight,
  'slay.choose': of(sequences.slay, figure),
  'summoning.group': portal,
  'summoning.place': portal,
  'spawning.place': of(sequences.spawning, type),
};

/** Who is to decide now, and what: one line for those who wait. */
export function waiting(at: ViewContext): string {
  const { say, view, listed } = at;
  const who = listed(view.awaiting.map((seat) => seatName(at, seat)));
  const frame = view.stack.at(-1);
  const asked = frame === undefined ? '' : `${frame.procedure}.${frame.step}`;
  if (who === '') return say('scene.waiting.nobody');
  if (!isPrompt(asked)) return say('scene.waiting.other', { who });
  return say(`scene.waiting.${asked}`, { who, ...FACTS[asked]?.(at) });
}
