import type { Result } from '@sightline/kernel';
import type { Ending } from '@sightline/table';
import { NONE } from '../rules/fireteam.ts';
import { figureName, heroName } from './names.ts';
import { panels } from './panels.ts';
import { handMeter } from './pieces.ts';
import type { At } from './view-context.ts';

const isRule = (by: string): boolean => /^FZ-[A-Z]+-\d+$/.test(by);

/** How a match has ended: all win or lose together (FZ-GEN-01). */
export function ending(at: At, { winners, by }: Result): Ending {
  const won = winners.length > 0;
  return {
    title: at.say(won ? 'ending.won' : 'ending.lost'),
    // Where somebody has given up, the story has not come to its end.
    ...(isRule(by)
      ? {
          why: at.say(`ending.why.${by}`),
          text: at.say(`mission.${at.statics.mission.id}.${won ? 'won' : 'lost'}`),
        }
      : { text: at.say(`reason.${by}`) }),
    figures: figuresOf(at),
    rule: isRule(by) ? by : null,
    tone: won ? 'good' : 'danger',
  };
}

/** How far the objectives had come, how late it was, and who was left standing. */
function figuresOf(at: At): NonNullable<Ending['figures']> {
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

type Locals = Readonly<Record<string, unknown>>;

/** Who is to decide now, and what: one line for those who wait. */
export function waiting(at: At): string {
  const { say, view, listed } = at;
  const seats = view.awaiting.map((seat) => heroName(at, at.statics.solo ? view.state.first : seat));
  if (seats.length === 0) return say('waiting.nobody');
  const who = listed(seats);
  const frame = view.stack.at(-1);
  const l = (frame?.locals ?? {}) as Locals;
  const name = (f: unknown) =>
    typeof f === 'number' && f !== NONE ? figureName(at, f) : say('scene.nobody');
  switch (frame?.procedure ?? '') {
    case 'setUp':
      return say('waiting.setUp', { who });
    case 'tactics':
      return say('waiting.tactics', { who });
    case 'heroTurn':
      return say('waiting.turn', { who });
    case 'moment':
      return say('waiting.react', { who });
    case 'discard':
      return say('waiting.discard', { who });
    case 'attack':
      return say('waiting.attack', { who, attacker: name(l.attacker), target: name(l.target) });
    case 'activateMonsters':
    case 'monsterMove':
      return say('waiting.monsters', { who });
    default:
      return say('waiting.other', { who });
  }
}
