import { changeEdge } from '@sightline/board';
import { call, done, EVERYONE, inTurn, members } from '@sightline/kernel';
import { OPERATORS, profileNumber } from '../content/operators.ts';
import { type PieceId, pieceNumber } from '../content/pieces.ts';
import { tacticalNumber } from '../content/tactical-gadgets.ts';
import { deploymentEnded } from './events.ts';
import { sectionKind } from './map/legend.ts';
import type { MissionLayout } from './map/load-mission.ts';
import type { StandingPlace, TokenPlace } from './map/places.ts';
import { operatorsOf, seatsOfSquad, upperSpace } from './operators.ts';
import {
  defenderDeployment,
  objectivePlacement,
  operatorDeployment,
  setUp,
  squadSelection,
} from './procedures.ts';
import { coveredAtStart, RECRUITS } from './recruits.ts';
import { ATTACKER, type Body, DEFENDER, type G, NONE, NOWHERE, SQUADS, type Squad } from './siege.ts';
import { mayWearPlate } from './special-gadgets/rook.ts';
import { isMultiplayer } from './statics.ts';
import { hands, stopClocks } from './timer.ts';

/** SG-SET-01 */
export const setUpSteps = setUp
  .steps('layout', 'squads', 'objectives', 'defenders', 'attackers', 'clocks')
  .are({
    layout(g) {
      if (g.statics.mission !== null) layOut(g, g.statics.mission);
    },
    squads(g) {
      const { mission, squadChoice } = g.statics;
      if (mission === null) return done();
      if (squadChoice !== 'ready') return call(squadSelection, {}, 'objectives');
      takeReadySquads(g, mission);
      takeReadyInventories(g, mission);
      takeReadyDeployment(g, mission);
      return done();
    },
    /** SG-DEP-01, SG-FWD-07 */
    objectives(g) {
      hands(g, DEFENDER);
      if (g.statics.settings.forwardPlanning) return call(objectivePlacement, {});
    },
    defenders: () =>
      inTurn([call(defenderDeployment, {}), call(operatorDeployment, { squad: DEFENDER })], 'attackers'),
    /** SG-DEP-12 */
    attackers(g) {
      g.emit(deploymentEnded, { squad: DEFENDER });
      hands(g, ATTACKER);
      return call(operatorDeployment, { squad: ATTACKER }, 'clocks');
    },
    clocks(g) {
      g.emit(deploymentEnded, { squad: ATTACKER });
      stopClocks(g);
    },
  });

/** SG-SET-06 to 08: what the mission puts on the board. */
function layOut(g: G, mission: MissionLayout): void {
  const { plan } = g.statics;
  for (const partition of mission.barricades) {
    const { kind, edges } = plan.partitions[partition];
    const barricaded = sectionKind(kind === 'door' ? 'barricadedDoor' : 'barricadedWindow');
    for (const e of edges) changeEdge(plan.ground, g.state.changes, e, barricaded);
  }
  for (const { cell, side } of mission.cameras) lay(g, 'camera', cell, side);
  for (const cell of mission.barbedWire) lay(g, 'barbedWire', cell, NONE);
  for (const cell of mission.fortifiedEntryways) lay(g, 'fortifiedEntryway', cell, NONE);
  if (g.statics.settings.forwardPlanning) return;
  g.state.bombs = [...mission.bombs];
  g.state.hostage.at = mission.hostage;
}

/** A gadget of the defenders. */
export function lay(g: G, kind: PieceId, at: number, side: number): void {
  g.state.pieces.push({ kind: pieceNumber(kind), squad: DEFENDER, at, side });
}

/** SG-SQD-03, 10, SG-MUL-17: with more players the Recruit stands in for the Operator of neither section. */
function takeReadySquads(g: G, { starterZone }: MissionLayout): void {
  for (const squad of SQUADS) {
    const { squad: names, sections } = squad === ATTACKER ? starterZone.attackers : starterZone.defenders;
    const players = members(seatsOfSquad(g, squad));
    for (const [i, o] of operatorsOf(squad).entries()) {
      const { operator } = names[i];
      const section = sections.findIndex((each) => each.includes(operator));
      const recruit = isMultiplayer(g) && section < 0;
      takeProfile(g, o, recruit ? readyRecruit(g, starterZone, squad) : profileNumber(operator));
      if (players.length > 1 && section >= 0) g.state.operators[o].section = players[section];
    }
  }
}

/** SG-MUL-02 */
function readyRecruit(g: G, { attackers, defenders }: MissionLayout['starterZone'], squad: Squad): number {
  const ready = profileNumber((squad === ATTACKER ? attackers : defenders).recruit);
  const alike = attackers.recruit === defenders.recruit && g.statics.settings.oneOfEachRecruit;
  return squad === DEFENDER && alike ? (RECRUITS.find((kind) => kind !== ready) ?? ready) : ready;
}

export function takeProfile(g: G, o: number, profile: number): void {
  const operator = g.state.operators[o];
  operator.profile = profile;
  operator.charges = OPERATORS[profile].charges;
  operator.covered = coveredAtStart(profile);
}

/** SG-SQD-05 to 08 */
function takeReadyInventories(g: G, { starterZone: { attackers, defenders } }: MissionLayout): void {
  for (const inventory of [attackers.inventory, defenders.inventory])
    for (const [gadget, cubes] of Object.entries(inventory))
      g.state.inventory[tacticalNumber(gadget)] = cubes;
}

const standing = ({ cell, facing, standee }: StandingPlace): Body => ({
  at: cell,
  standee,
  facing,
  located: false,
  stunned: false,
});

/** SG-DEP-17: Setup gadgets, tokens and attackers as the Starter Zone has them. */
function takeReadyDeployment(g: G, { starterZone: { attackers, defenders } }: MissionLayout): void {
  for (const gadget of defenders.gadgets)
    switch (gadget.piece) {
      case 'armorPlate':
        // A Recruit who stands in for somebody gets the plate too, if it may wear one.
        for (const [i, o] of operatorsOf(DEFENDER).entries())
          if (defenders.squad[i].operator === gadget.operator)
            g.state.operators[o].plate = mayWearPlate(g, o);
        break;
      case 'armorPanel':
        putPanel(g, gadget.component);
        break;
      case 'deployableShield':
      case 'ced1':
        lay(g, gadget.piece, gadget.cell, NONE);
        break;
      default:
        lay(g, gadget.piece, gadget.cell, gadget.side);
    }
  // SG-DEP-08: the cubes of what was placed are spent.
  g.state.inventory[tacticalNumber('bulletproofCamera')] = 0;
  g.state.inventory[tacticalNumber('deployableShield')] = 0;
  for (const [i, o] of operatorsOf(DEFENDER).entries())
    placeTokens(g, o, defenders.squad[i].portrait, defenders.squad[i].decoy);
  operatorsOf(ATTACKER).forEach((o, i) => {
    g.state.operators[o].bodies = [standing(attackers.squad[i].at)];
  });
}

/** SG-SGD-07: it replaces a barricade standing there. */
export function putPanel(g: G, partition: number): void {
  const { plan } = g.statics;
  const { kind, edges } = plan.partitions[partition];
  const panel = sectionKind(kind === 'door' ? 'panelledDoor' : 'panelledWindow');
  for (const e of edges) changeEdge(plan.ground, g.state.changes, e, panel);
}

/** SG-HID-02: two tokens; by lot which comes first, so that their order tells nothing. */
function placeTokens(g: G, o: number, portrait: TokenPlace, decoy: TokenPlace): void {
  const operator = g.state.operators[o];
  const token = (place: TokenPlace): Body => {
    if (place.watches < 0) return standing(place);
    operator.watches = place.watches;
    return {
      at: upperSpace(g, upperBox(g)),
      standee: NOWHERE,
      facing: place.facing,
      located: false,
      stunned: false,
    };
  };
  // SG-SQD-15: with all defenders revealed there are no hidden tokens.
  if (g.statics.settings.revealedDefenders) {
    g.hide(operator.portrait, 0, EVERYONE);
    operator.bodies = [token(portrait)];
    return;
  }
  const first = g.draw('lots', 2);
  operator.bodies = [];
  for (const place of first === 0 ? [portrait, decoy] : [decoy, portrait]) operator.bodies.push(token(place));
  g.hide(operator.portrait, first, seatsOfSquad(g, DEFENDER));
}

/** The first free box of the defenders' upper-floor area. */
function upperBox(g: G): number {
  const taken = (box: number) =>
    operatorsOf(DEFENDER).some((o) =>
      g.state.operators[o].bodies.some(({ at }) => at === upperSpace(g, box)),
    );
  return taken(0) ? 1 : 0;
}
