import { isFrameOf, type Result, type Sequence } from '@sightline/kernel';
import { type Ending, reason } from '@sightline/table';
import { NONE } from '../rules/fireteam.ts';
import * as sequences from '../rules/procedures.ts';
import type { MessageKey } from '../text/index.ts';
import { figureName, heroName } from './names.ts';
import { panels } from './panels.ts';
import { handMeter } from './pieces.ts';
import type { ViewContext } from './view-context.ts';

type EndingKey = Extract<MessageKey, `ending.why.${string}`>;

const isRule = (by: string): boolean => /^FZ-[A-Z]+-\d+$/.test(by);

/** How a match has ended: all win or lose together (FZ-GEN-01). */
export function ending(at: ViewContext, { winners, by }: Result): Ending {
  const won = winners.length > 0;
  return {
    title: at.say(won ? 'ending.won' : 'ending.lost'),
    // Where somebody has given up, the story has not come to its end.
    ...(isRule(by)
      ? {
          why: at.say(`ending.why.${by}` as EndingKey),
          text: at.say(`mission.${at.statics.mission.id}.${won ? 'won' : 'lost'}`),
        }
      : { text: reason(at, { rule: by, facts: {} }) }),
    figures: figuresOf(at),
    rule: isRule(by) ? by : null,
    tone: won ? 'good' : 'danger',
  };
}

/** How far the objectives had come, how late it was, and who was left standing. */
function figuresOf(at: ViewContext): NonNullable<Ending['figures']> {
  const { say, view } = at;
  const { round, heads, heroes } = view.state;
  const ofPanels = panels(at).flatMap((panel) =>
    panel.type === 'note' && panel.pips !== undefined
      ? [{ label: panel.title, value: say('ending.of', { now: panel.pips.now, most: panel.pips.most }) }]
      : [],
  );
  return [
    ...ofPanels,
    { label: say('ending.round'), value: String(round) },
    { label: say('scene.coin'), value: say(heads ? 'scene.coin.heads' : 'scene.coin.tails') },
    ...heroes.map(({ down }, hero) => ({
      label: heroName(at, hero),
      value: down ? say('scene.hero.down') : handMeter(at, hero).label,
    })),
  ];
}

const WAITING: readonly (readonly [Sequence<unknown>, MessageKey])[] = [
  [sequences.setUp, 'waiting.setUp'],
  [sequences.tactics, 'waiting.tactics'],
  [sequences.heroTurn, 'waiting.turn'],
  [sequences.moment, 'waiting.react'],
  [sequences.discard, 'waiting.discard'],
  [sequences.activateMonsters, 'waiting.monsters'],
  [sequences.monsterMove, 'waiting.monsters'],
];

/** Who is to decide now, and what: one line for those who wait. */
export function waiting(at: ViewContext): string {
  const { say, view, listed } = at;
  const seats = view.awaiting.map((seat) => heroName(at, at.statics.solo ? view.state.first : seat));
  if (seats.length === 0) return say('waiting.nobody');
  const who = listed(seats);
  const frame = view.stack.at(-1);
  if (frame === undefined) return say('waiting.other', { who });
  if (isFrameOf(frame, sequences.attack)) {
    const { attacker, target } = frame.locals;
    const name = (f: number) => (f === NONE ? say('scene.nobody') : figureName(at, f));
    return say('waiting.attack', { who, attacker: name(attacker), target: name(target) });
  }
  const [, key] = WAITING.find(([sequence]) => isFrameOf(frame, sequence)) ?? [];
  return say(key ?? 'waiting.other', { who });
}
