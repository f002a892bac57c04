import { call, done, EVERYONE } from '@sightline/kernel';
import { top } from './decks.ts';
import { threatMoved, twistRevealed } from './events.ts';
import { type G, NONE, NOWHERE, type OpenTable } from './fireteam.ts';
import { afterwards, type Between } from './flow.ts';
import { momentOf } from './moments.ts';
import { advanceThreat, carryOut } from './procedures.ts';

/** FZ-THR-03: the twist spaces in order; the first ones have the revealed cards. */
export const twistSpaces = (t: OpenTable): readonly { readonly space: number; readonly twist: number }[] =>
  t.statics.setting.twists.map((space, i) => ({ space, twist: t.state.revealed.items[i] ?? NONE }));

/** FZ-THR-06, 13: the spaces that still give a card; each gives one. */
export const openTwistSpaces = (t: OpenTable): readonly number[] =>
  t.statics.setting.twists.slice(t.state.revealed.items.length);

/** FZ-THR-05: where the marker comes to, unless something changes on the way. */
export const threatAfter = ({ state, statics }: OpenTable, spaces: number): number =>
  Math.min(statics.setting.spaces, state.threat + spaces);

/** Whether a twist waits on the way to a space. */
export const isTwistBefore = (t: OpenTable, space: number): boolean =>
  openTwistSpaces(t).some((n) => n > t.state.threat && n <= space);

/** FZ-THR-08: space by space; FZ-THR-05: not beyond the last. */
advanceThreat.steps('advance', 'twist', 'cards').are({
  advance(g, l) {
    if (l.spaces <= 0 || g.state.threat >= g.statics.setting.spaces) return done();
    l.spaces--;
    g.state.threat++;
    g.emit(threatMoved, { space: g.state.threat });
  },
  twist(g) {
    const { threat, twists, revealed } = g.state;
    // FZ-THR-12
    if (!openTwistSpaces(g).includes(threat) || twists.items.length === 0) return;
    const twist = g.move(twists, top(twists), revealed, EVERYONE);
    g.emit(twistRevealed, { twist });
    const { reveal } = g.statics.box.content.twists[twist];
    // FZ-THR-04: in force at once, since it lies face up.
    if (reveal === undefined) return;
    const deed = g.statics.box.numberOf(reveal);
    return call(carryOut, {
      deed,
      you: NONE,
      it: NONE,
      subject: NONE,
      other: NONE,
      here: NOWHERE,
      target: NONE,
      card: NONE,
      task: NONE,
    });
  },
  cards: (g) => afterwards(momentOf(g, 'threatAdvanced', NONE, NONE, NOWHERE), 'advance'),
});

/** FZ-THR-09, 13: the marker moves, in whatever phase; going back reveals nothing and is no advance. */
export function moveThreat(g: G, spaces: number): Between {
  if (spaces > 0) return call(advanceThreat, { spaces });
  const space = Math.max(1, g.state.threat + spaces);
  if (space === g.state.threat) return undefined;
  g.state.threat = space;
  g.emit(threatMoved, { space });
  return undefined;
}
