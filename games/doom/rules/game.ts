import { call, defineGame, NOBODY, procedure } from '@sightline/kernel';
import { setCalled, WEAPON_SETS } from '../content/index.ts';
import { REGISTER } from '../content/register.ts';
import './abilities/moment.ts';
import './abilities/use.ts';
import './activation-phase.ts';
import './argent.ts';
import './attack.ts';
import './damage.ts';
import './death.ts';
import './demon-activation.ts';
import './displacement.ts';
import './glory-kill.ts';
import './marine-activation.ts';
import './out-of-turn.ts';
import './respawn.ts';
import './set-up.ts';
import './status-phase.ts';
import './summoning.ts';
import './threat.ts';
import { type Doom, type G, INVADER, MOST_MARINES, NO_TRIO, NONE, NOWHERE, shape } from './doom.ts';
import { EVENT_KINDS } from './events.ts';
import { seatOf } from './figures.ts';
import { deckContents, guess, hypotheses, impossible, mayLieAt } from './hidden-information.ts';
import { HEALTH } from './items.ts';
import { layOutObjective } from './objectives.ts';
import * as sequences from './procedures.ts';
import { statics } from './statics.ts';
import { COLOURS } from './summoning.ts';

/** DM-RND-01: status phase and activation phase, until one side wins. */
const mission = procedure<Doom>()('mission');
mission.steps('setUp', 'status', 'activation').are({
  setUp: () => call(sequences.setUp, {}),
  status: () => call(sequences.status, {}),
  activation: () => call(sequences.activationPhase, {}, 'status'),
});

const empty = () => ({ items: [], known: [] });

/** DM-SET-07, 14, 17, 22: everything the mission's map shows. */
function begin(g: G): void {
  const { mission: plan, marines, box } = g.statics;
  const { state } = g;
  for (let f = 0; f < box.figures; f++) state.figures.push({ at: NOWHERE, damage: 0, stunned: false });
  for (let m = 0; m < MOST_MARINES; m++)
    state.marines.push({
      deck: empty(),
      hand: empty(),
      discard: empty(),
      inPlay: empty(),
      defense: empty(),
      glory: empty(),
      class: NONE,
      squad: NONE,
      exhausted: false,
      sets: [],
      layers: [],
      grenades: [],
    });
  for (let i = 0; i < 6; i++) state.invasion.push({ value: 0, known: NOBODY });
  state.trio = { value: NO_TRIO, known: NOBODY };
  state.invasionArgent = plan.file.argent;
  for (let type = 0; type <= Math.max(...box.demons); type++) {
    state.argent.push(0);
    state.exhausted.push(false);
  }
  state.initiativeCards = [...marines];
  for (const _ of plan.doors) state.doors.push(false);
  for (const { active } of plan.teleporters) state.teleporters.push(active);
  for (const { cell, colour, faceUp } of plan.portals)
    state.portals.push({ cell, colour: COLOURS.indexOf(colour), up: faceUp });
  for (const cell of plan.healthPacks) state.items.push({ cell, what: HEALTH });
  for (const { cell, weapon } of plan.weapons) state.items.push({ cell, what: setCalled(weapon) });
  for (let set = 0; set <= Math.max(...box.sets); set++) {
    const { copies, id } = WEAPON_SETS[set];
    const lying = plan.weapons.filter(({ weapon }) => weapon === id).length;
    state.box.push(box.sets.includes(set) ? copies - lying : 0);
  }
  layOutObjective(g);
}

export const game = defineGame<Doom>({
  name: 'doom',
  version: '3',
  edition: REGISTER.edition,
  seats: { least: 2, most: 1 + MOST_MARINES },
  state: shape,
  streams: ['dice', 'cards', 'lots'],
  secretStreams: ['cards'],
  events: EVENT_KINDS,
  // By name: a module's exports have another order after bundling, and a position holds the numbers of procedures.
  procedures: Object.values(sequences).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  main: mission,
  statics,
  begin,
  deckContents,
  guess,
  mayLieAt,
  hypotheses,
  impossible,
  // The marines go on without one of theirs; without an Invader, or without any marine, there is no game.
  resign(g, seat) {
    const left = g.statics.marines.map(seatOf).filter((s) => s !== seat && (g.resigned & (1 << s)) === 0);
    if (seat === INVADER) g.finish({ winners: g.statics.marines.map(seatOf), by: 'resigned' });
    else if (left.length === 0) g.finish({ winners: [INVADER], by: 'resigned' });
  },
});
