import { anchorOf } from '@sightline/board';
import { call, done, EVERYONE } from '@sightline/kernel';
import { ACTIONS } from '../content/index.ts';
import { drawActions, shuffleAll } from './decks.ts';
import { type G, NONE, NOWHERE } from './doom.ts';
import { slain } from './events.ts';
import { isDemon, isFaceUp, typeOf } from './figures.ts';
import { handLimit } from './modifiers.ts';
import { dropSpaces, putDown } from './objective-tokens.ts';
import { demonSlain } from './objectives.ts';
import { moment, slay } from './procedures.ts';
import { marineSeats } from './seats.ts';
import { gainFrag } from './victory.ts';

export const slaySteps = slay.steps('remove', 'drop', 'choose', 'after').are({
  remove(g, l) {
    const f = g.state.figures[l.figure];
    if (f.at === NOWHERE) return done();
    l.at = f.at;
    f.at = NOWHERE;
    f.damage = 0;
    f.stunned = false;
    g.emit(slain, { figure: l.figure, by: l.by });
    g.state.tokens.forEach((token, i) => {
      if (token.carrier !== l.figure) return;
      token.carrier = NONE;
      l.dropping.push(i);
    });
    if (isDemon(l.figure)) removeDemon(g, l.figure);
    else removeMarine(g, l.figure);
  },
  drop(g, l) {
    if (l.dropping.length === 0) return 'after';
    const spaces = dropSpaces(g, l.figure, l.at);
    if (spaces.length > 1) return;
    putDown(g, l.dropping.pop() ?? NONE, spaces[0] ?? anchorOf(l.at));
    return 'drop';
  },
  // DM-OBJ-06 to 08: the marines say where, whoever of them is first.
  choose: {
    ask: 'open',
    seats: marineSeats,
    mayPass: false,
    about: (_g, l) => ({ figure: l.figure }),
    choices: {
      drop: {
        form: 'place',
        candidates(g, l, offer) {
          for (const cell of dropSpaces(g, l.figure, l.at)) offer(cell);
        },
        does(g, l, cell) {
          putDown(g, l.dropping.pop() ?? NONE, cell);
          return 'drop';
        },
      },
    },
  },
  after: (_g, l) => call(moment, { of: 'slain', subject: l.figure }),
});

/** DM-KIL-01, 02, DM-ARG-05 */
function removeDemon(g: G, demon: number): void {
  const type = typeOf(demon);
  if (!isFaceUp(g, type)) g.state.argent[type] = 0;
  demonSlain(g, demon);
}

/** DM-KIL-03 to 08, DM-MAR-12 */
function removeMarine(g: G, marine: number): void {
  const { discard, inPlay } = g.state.marines[marine];
  for (let i = inPlay.items.length - 1; i >= 0; i--)
    if (ACTIONS[inPlay.items[i]].keeps === undefined) g.move(inPlay, i, discard, EVERYONE);
  shuffleAll(g, marine);
  drawActions(g, marine, handLimit(g, marine));
  gainFrag(g);
}
