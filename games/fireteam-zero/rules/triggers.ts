import { isMonster, monsterOf } from './board.ts';
import { holds } from './conditions.ts';
import { FIRST_MONSTER, type G, NONE, NOWHERE } from './fireteam.ts';
import { about, type MomentLocals } from './moment.ts';
import type { Trigger, TriggerSource } from './statics.ts';

function inForce(g: G, source: TriggerSource, l: { subject: number; other: number }): boolean {
  const { objectives, tasks, tokens, revealed } = g.state;
  switch (source.is) {
    case 'mission':
      return true;
    case 'objective':
      return !objectives[source.of].done;
    case 'task':
      return tasks.some((task) => task.card === source.of);
    case 'token':
      return tokens.some((token) => token.kind === source.of);
    case 'twist':
      return revealed.items.includes(source.of);
    case 'monster':
      return monsterConcerned(g, source.of, l) !== NONE;
  }
}

/** FZ-SET-21: the monster of that card which the moment is about; of moments about nobody, one on the board. */
function monsterConcerned(
  g: G,
  kind: number,
  { subject, other }: { subject: number; other: number },
): number {
  for (const figure of [subject, other])
    if (isMonster(figure) && monsterOf(g, figure).kind === kind) return figure;
  if (subject !== NONE) return NONE;
  const { at } = g.state;
  for (let m = FIRST_MONSTER; m < at.length; m++)
    if (at[m] !== NOWHERE && monsterOf(g, m).kind === kind) return m;
  return NONE;
}

export const itOf = (g: G, { source }: Trigger, l: { subject: number; other: number }): number =>
  source.is === 'monster' ? monsterConcerned(g, source.of, l) : NONE;

/** Does a rule of the game do its work now? */
export const fires = (g: G, trigger: Trigger, l: Omit<MomentLocals, 'next' | 'reacted' | 'used'>): boolean =>
  inForce(g, trigger.source, l) &&
  !g.state.spent.some((s) => s.deed === trigger.deed) &&
  holds(g, trigger.ability.if, about(l, NONE, itOf(g, trigger, l)));
