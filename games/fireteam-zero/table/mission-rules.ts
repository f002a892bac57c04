import { onBoard } from '../rules/board.ts';
import { RESERVE } from '../rules/fireteam.ts';
import { enlistable, inPool } from '../rules/killing.ts';
import { CLASSES } from '../rules/statics.ts';
import { nameOf, placeName } from './names.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** What a rule of the mission brings when the threat marker comes to a space, if it has not come before. */
export interface ThreatArrival {
  readonly space: number;
  readonly kind: number;
  /** the boss enters, or figures of the reserve belong to the spawn pool from then on */
  readonly boss: boolean;
  readonly figures: number;
  /** how many of them would spawn at the end of the phase */
  readonly waiting: number;
}

/** Still to come by rules of the mission, the soonest first. */
export function arrivals(at: ViewContext): readonly ThreatArrival[] {
  const t = openTable(at);
  const found: ThreatArrival[] = [];
  for (const { source, ability } of t.statics.triggers.get('threatAdvanced') ?? []) {
    const space = ability.if?.threat;
    if (source.is !== 'mission' || space === undefined) continue;
    for (const effect of ability.effects) {
      if (effect.do === 'bossEnters' && at.view.state.bossMarked)
        found.push({ space, kind: CLASSES.indexOf('boss'), boss: true, figures: 1, waiting: 0 });
      if (effect.do !== 'enlist') continue;
      const kind = CLASSES.indexOf(effect.class);
      const some = enlistable(t, kind, effect.figures);
      const waiting = some.filter((m) => !onBoard(t, m)).length;
      if (some.length > 0) found.push({ space, kind, boss: false, figures: some.length, waiting });
    }
  }
  return found.toSorted((a, b) => a.space - b.space);
}

export const arrivalName = (at: ViewContext, { kind, figures }: ThreatArrival): string =>
  counted(nameOf(at, 'monster', at.statics.kinds[kind].id), figures);

const counted = (name: string, figures: number): string => (figures === 1 ? name : `${figures} × ${name}`);

/** In one word, for a space of the track. */
export const arrivalWord = (at: ViewContext, { kind }: ThreatArrival): string =>
  at.say(`scene.class.${at.statics.kinds[kind].class}`);

export function arrivalWords(at: ViewContext, arrival: ThreatArrival): string {
  const { space: n, boss } = arrival;
  const monster = arrivalName(at, arrival);
  return boss
    ? at.say('scene.rule.boss', { n, boss: monster, place: placeName(at, at.statics.bossPlace) })
    : at.say('scene.rule.enlist', { n, monster });
}

/** FZ-SET-06: a role without which the mission cannot be done; said while heroes are chosen. */
function requiredWords(at: ViewContext): string[] {
  const { requiredRoles = [] } = at.statics.mission;
  if (at.view.state.round > 0) return [];
  return requiredRoles.map((role) => at.say('scene.rule.role', { role: at.say(`scene.role.${role}`) }));
}

/** What this mission has of its own, and no card says. */
export const missionRules = (at: ViewContext): readonly string[] => [
  ...requiredWords(at),
  ...arrivals(at).map((arrival) => arrivalWords(at, arrival)),
];

/** FZ-WIN-02: who has to leave, and where. */
export const exitWords = (at: ViewContext): string =>
  at.say(at.statics.mission.specialistsLeaveToo ? 'scene.exit.text.all' : 'scene.exit.text', {
    place: placeName(at, at.statics.exit),
  });

/** Who stays in reserve, off the board (FZ-SET-27); empty: nobody. */
export function reserveNames(at: ViewContext): readonly string[] {
  const t = openTable(at);
  return at.statics.kinds.flatMap(({ id }, kind) => {
    const figures = inPool(t, kind, RESERVE).length;
    return figures === 0 ? [] : [counted(nameOf(at, 'monster', id), figures)];
  });
}
