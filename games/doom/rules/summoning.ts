import { anchorOf, type Placement } from '@sightline/board';
import { done, EVERYONE } from '@sightline/kernel';
import type { InvasionGroup, PortalColour } from '../content/card-types.ts';
import { demonCalled, INVASION_CARDS } from '../content/index.ts';
import { argentToGain, INVASION, putArgent } from './argent.ts';
import { lastPlace } from './beside.ts';
import { type G, INVADER, NONE, NOWHERE } from './doom.ts';
import { argentGained, portalGone, portalTurned, summoned } from './events.ts';
import { cellsAt, FIRST_DEMON, isFaceUp, onBoard, spareFigure, typeOf } from './figures.ts';
import { objectiveOf, sampleFor, sampleLeft } from './objectives.ts';
import { attack, demonActivation, slay, spawning, summoning, typeActivation } from './procedures.ts';
import { closestPlaces, summonPlaces } from './summon-places.ts';

export const COLOURS: readonly PortalColour[] = ['blue', 'yellow', 'red'];

/** A group's place on the invasion card: two for each colour (DM-SUM-01). */
export const slotOf = (colour: number, group: number): number => 2 * colour + group;

export function groupAt(card: number, colour: number, group: number): InvasionGroup {
  return INVASION_CARDS[card].groups[COLOURS[colour]][group];
}

interface Summoning {
  portal: number;
  group: number;
  entry: number;
  placed: number;
  figures: number[];
}

const portalOf = (g: G, l: Summoning) => g.state.portals[l.portal];
function groupOf(g: G, l: Summoning): InvasionGroup {
  const { colour } = portalOf(g, l);
  return groupAt(g.state.invasion[slotOf(colour, l.group)].value, colour, l.group);
}

/** The types of the group whose cards lie face up: its Argent Power goes there (DM-SUM-08, 18). */
const cardsOfGroup = (g: G, l: Summoning): number[] =>
  groupOf(g, l)
    .demons.map(([demon]) => demonCalled(demon))
    .filter((type) => isFaceUp(g, type));

/**
 * The figure that comes from the supply. One that is being slain, attacked or activated just now is the last choice:
 * what goes on there is about the demon that has left, not about the newcomer.
 */
function newcomer(g: G, type: number): number {
  const { attacker, defender } = g.within(attack) ?? { attacker: NONE, defender: NONE };
  const busy = [attacker, defender, g.within(slay)?.figure, g.within(demonActivation)?.figure];
  for (let f = FIRST_DEMON; f < g.state.figures.length; f++)
    if (typeOf(f) === type && !onBoard(g, f) && !busy.includes(f)) return f;
  return spareFigure(g, type);
}

function put(g: G, type: number, at: Placement): number {
  const figure = newcomer(g, type);
  // DM-DEM-07: whatever demon the figure was before, this one has not activated yet.
  const activating = g.within(typeActivation);
  if (activating !== null) activating.done = activating.done.filter((f) => f !== figure);
  // Nor does it go on with the activation of a demon that was slain in it.
  const activation = g.within(demonActivation);
  if (activation !== null && activation.figure === figure) activation.replaced = true;
  const fight = g.within(attack);
  if (fight !== null && [fight.attacker, fight.defender].includes(figure)) fight.replaced.push(figure);
  const f = g.state.figures[figure];
  f.at = at;
  f.damage = 0;
  f.stunned = false;
  g.emit(summoned, { figure, at });
  return figure;
}

export const summoningSteps = summoning
  .steps('group', 'next', 'place', 'argent', 'distribute', 'stored', 'moveStored', 'close')
  .are({
    // DM-SUM-04
    group: {
      ask: 'one',
      seat: () => INVADER,
      about: (g, l) => ({ portal: portalOf(g, l).cell, colour: portalOf(g, l).colour }),
      choices: {
        group: {
          form: 'one',
          candidates(_g, _l, offer) {
            offer(0);
            offer(1);
          },
          does(g, l, group) {
            l.group = group;
            g.show(g.state.invasion[slotOf(portalOf(g, l).colour, group)], EVERYONE);
          },
        },
      },
    },
    // DM-SUM-05, 14, 16: all of the group, in its order, as far as there are figures.
    next(g, l) {
      const entry = groupOf(g, l).demons[l.entry];
      if (entry === undefined) return 'argent';
      const [demon, count] = entry;
      const type = demonCalled(demon);
      const places =
        l.placed < count && spareFigure(g, type) >= 0 ? summonPlaces(g, type, portalOf(g, l).cell) : [];
      if (places.length > 0) return;
      l.entry++;
      l.placed = 0;
      return 'next';
    },
    place: {
      ask: 'one',
      seat: () => INVADER,
      about: (g, l) => ({ type: demonCalled(groupOf(g, l).demons[l.entry][0]), portal: portalOf(g, l).cell }),
      choices: {
        summon: {
          form: 'place',
          candidates(g, l, offer) {
            const type = demonCalled(groupOf(g, l).demons[l.entry][0]);
            for (const at of summonPlaces(g, type, portalOf(g, l).cell)) offer(anchorOf(at), at & 3);
          },
          does(g, l, anchor, lying) {
            const figure = put(g, demonCalled(groupOf(g, l).demons[l.entry][0]), anchor * 4 + lying);
            if (l.figures.length === 0) sampleFor(g, figure, portalOf(g, l).cell);
            l.figures.push(figure);
            l.placed++;
            return 'next';
          },
        },
      },
    },
    argent(g, l) {
      const tokens = argentToGain(g, groupOf(g, l).argent ?? 0);
      const cards = cardsOfGroup(g, l);
      if (tokens === 0 || cards.length === 0) return 'stored';
      g.emit(argentGained, { tokens });
      if (cards.length > 1) return;
      putArgent(g, cards[0], tokens);
      return 'stored';
    },
    // DM-SUM-08
    distribute: {
      ask: 'one',
      seat: () => INVADER,
      choices: {
        argent: {
          form: 'split',
          total: (g, l) => argentToGain(g, groupOf(g, l).argent ?? 0),
          bins(g, l, offer) {
            const total = argentToGain(g, groupOf(g, l).argent ?? 0);
            for (const type of cardsOfGroup(g, l)) offer(type, total);
          },
          does(g, l, amounts) {
            cardsOfGroup(g, l).forEach((type, i) => {
              putArgent(g, type, amounts[i]);
            });
          },
        },
      },
    },
    stored: (g) => (g.state.invasionArgent === 0 ? 'close' : undefined),
    // DM-SUM-11: any number is moved to cards of the group; what stays on the invasion card is discarded.
    moveStored: {
      ask: 'one',
      seat: () => INVADER,
      choices: {
        argent: {
          form: 'split',
          total: (g) => g.state.invasionArgent,
          bins(g, l, offer) {
            for (const type of cardsOfGroup(g, l)) offer(type, g.state.invasionArgent);
            offer(INVASION, g.state.invasionArgent);
          },
          does(g, l, amounts) {
            const cards = cardsOfGroup(g, l);
            g.state.invasionArgent = 0;
            cards.forEach((type, i) => {
              putArgent(g, type, amounts[i]);
            });
          },
        },
      },
    },
    // DM-SUM-09
    close(g, l) {
      const portal = portalOf(g, l);
      sampleLeft(g, portal.cell);
      portal.up = false;
      if (portalsStay(g)) g.emit(portalTurned, { cell: portal.cell, up: 0 });
      else {
        g.emit(portalGone, { cell: portal.cell, by: 'summoning' });
        portal.cell = NOWHERE;
      }
      return done();
    },
  });

/** Cards that say otherwise than that a used portal is discarded: Horde, Portal Closure, Extermination. */
const portalsStay = (g: G): boolean =>
  g.statics.mission.file.threat === 'horde' || ['portalClosure', 'extermination'].includes(objectiveOf(g));

/** Demons that an effect brings, as close as possible to a figure, or to where it stood. */
export const spawningSteps = spawning.steps('next', 'place').are({
  next(g, l) {
    const [only, ...others] = spawnPlaces(g, l);
    if (only === undefined) return done();
    if (others.length > 0) return;
    put(g, l.type, only);
    l.figures--;
    return 'next';
  },
  place: {
    ask: 'one',
    seat: () => INVADER,
    about: (_g, l) => ({ type: l.type }),
    choices: {
      summon: {
        form: 'place',
        candidates(g, l, offer) {
          for (const at of spawnPlaces(g, l)) offer(anchorOf(at), at & 3);
        },
        does(g, l, anchor, lying) {
          put(g, l.type, anchor * 4 + lying);
          l.figures--;
          return 'next';
        },
      },
    },
  },
});

function spawnPlaces(g: G, l: { type: number; figures: number; near: number }): readonly Placement[] {
  const at = lastPlace(g, l.near);
  if (l.figures <= 0 || spareFigure(g, l.type) < 0 || at === NOWHERE) return [];
  return closestPlaces(g, l.type, cellsAt(g, l.near, at));
}
