import type { DeploymentPlan, ReadyPlan } from '@sightline/table';
import { OPERATORS } from '../content/operators.ts';
import { pieceKind } from '../content/pieces.ts';
import { SET_UP_GADGETS } from '../rules/gadget-deployment.ts';
import type { StandingPlace } from '../rules/map/places.ts';
import type { SetupGadget } from '../rules/map/setup-gadgets.ts';
import { bodyHandle, isUpstairs, operatorsOf, upperSpace } from '../rules/operators.ts';
import { isPanel, kindNow } from '../rules/partitions.ts';
import { ATTACKER, DEFENDER, NONE, NOWHERE, type Squad } from '../rules/siege.ts';
import type { Answer, SiegeQuestion, Verb } from './asked.ts';
import { setUpPiece } from './deployed-gadgets.ts';
import { borderRef, cellRef, operatorRef, upperRef } from './refs.ts';

type Plan = DeploymentPlan<Verb>;
type Placing = { readonly step: readonly Answer[]; readonly spot: Plan['spots'][number] };

/**
 * What stands now as a plan that can be kept, with the ready one of the mission's Starter Zone. Gadgets and Operators
 * have plans of their own, one for each step of the deployment (SG-DEP-11).
 */
export function planFor(q: SiegeQuestion): Plan | undefined {
  const { at, t, decision } = q;
  const { mission } = at.statics;
  if (mission === null) return undefined;
  const made = (of: string, now: readonly Placing[], ready: readonly Placing[]): Plan => ({
    of: `${mission.id} ${of}`,
    ...planOf(now),
    ready: ready.length === 0 ? [] : [{ name: at.say('choices.plan.ready'), ...planOf(ready) }],
  });
  switch (decision.prompt) {
    case 'defenderDeployment.gadgets': {
      const stage = decision.about.step - 2;
      return made(`gadgets ${stage}`, gadgetsNow(q, stage), readyGadgets(q, stage));
    }
    case 'operatorDeployment.choose': {
      const squad = decision.about.squad as Squad;
      // Where all are revealed there are other things to place.
      const tokens = t.state.operators[operatorsOf(squad)[0]].bodies.length;
      const side = squad === ATTACKER ? 'attackers' : `defenders ${tokens}`;
      return made(side, operatorsNow(q, squad), readyOperators(q, squad));
    }
    default:
      return undefined;
  }
}

const planOf = (placings: readonly Placing[]): Omit<ReadyPlan<Verb>, 'name'> => ({
  steps: placings.map(({ step }) => step),
  spots: placings.map(({ spot }) => spot),
});

/* Gadgets */

const gadgetsNow = ({ t }: SiegeQuestion, stage: number): readonly Placing[] =>
  [...SET_UP_GADGETS.entries()].flatMap(([gadget, each]): readonly Placing[] => {
    if (each.stage !== stage) return [];
    const kind = setUpPiece(gadget);
    if (kind >= 0)
      return t.state.pieces
        .filter((piece) => piece.kind === kind)
        .map((piece) => pieceAt(gadget, piece.at, piece.side));
    if (each.id === 'armorPanel')
      return [...t.statics.plan.partitions.keys()]
        .filter((partition) => isPanel(kindNow(t, partition)))
        .map((partition) => panelAt(gadget, partition));
    return operatorsOf(DEFENDER)
      .filter((o) => t.state.operators[o].plate)
      .map((o) => plateOn(gadget, o));
  });

function readyGadgets({ at, t }: SiegeQuestion, stage: number): readonly Placing[] {
  const gadgets: readonly SetupGadget[] = at.statics.mission?.starterZone.defenders.gadgets ?? [];
  return gadgets.flatMap((one): readonly Placing[] => {
    const gadget = SET_UP_GADGETS.findIndex(({ id }) => id === one.piece);
    if (SET_UP_GADGETS[gadget]?.stage !== stage) return [];
    if (one.piece === 'armorPanel') return [panelAt(gadget, one.component)];
    if (one.piece !== 'armorPlate') return [pieceAt(gadget, one.cell, 'side' in one ? one.side : NONE)];
    const wearer = operatorsOf(DEFENDER).find(
      (o) => OPERATORS[t.state.operators[o].profile]?.id === one.operator,
    );
    return wearer === undefined ? [] : [plateOn(gadget, wearer)];
  });
}

const pieceAt = (gadget: number, cell: number, side: number): Placing => ({
  step: [
    ['gadget', gadget],
    pieceKind(setUpPiece(gadget)).placed === 'wall' ? ['hang', cell, side] : ['lay', cell],
  ],
  spot: cellRef(cell),
});

const panelAt = (gadget: number, partition: number): Placing => ({
  step: [
    ['gadget', gadget],
    ['panel', partition],
  ],
  spot: borderRef(partition),
});

const plateOn = (gadget: number, operator: number): Placing => ({
  step: [
    ['gadget', gadget],
    ['plate', operator],
  ],
  spot: operatorRef(operator),
});

/* Operators */

function operatorsNow({ t }: SiegeQuestion, squad: Squad): readonly Placing[] {
  return operatorsOf(squad).flatMap((o) =>
    t.state.operators[o].bodies.flatMap(({ at, facing, standee }, b): readonly Placing[] => {
      if (at === NOWHERE) return [];
      const handle = bodyHandle(o, b);
      return isUpstairs(t, at)
        ? [upstairsAt(handle, t.state.operators[o].watches, at - upperSpace(t, 0))]
        : [standingAt(handle, { cell: at, facing: facing as StandingPlace['facing'], standee })];
    }),
  );
}

function readyOperators({ at, t }: SiegeQuestion, squad: Squad): readonly Placing[] {
  const zone = at.statics.mission?.starterZone;
  if (zone === undefined) return [];
  if (squad === ATTACKER)
    return operatorsOf(ATTACKER).map((o, i) => standingAt(bodyHandle(o, 0), zone.attackers.squad[i].at));
  let box = 0;
  return operatorsOf(DEFENDER).flatMap((o, i) => {
    const { portrait, decoy } = zone.defenders.squad[i];
    return [portrait, decoy]
      .slice(0, t.state.operators[o].bodies.length)
      .map((place, b) =>
        place.watches >= 0
          ? upstairsAt(bodyHandle(o, b), place.watches, box++)
          : standingAt(bodyHandle(o, b), place),
      );
  });
}

const standingAt = (handle: number, { cell, facing, standee }: StandingPlace): Placing => ({
  step: [['take', handle], standee >= 0 ? ['lean', cell, standee, facing] : ['put', cell, facing]],
  spot: cellRef(cell),
});

const upstairsAt = (handle: number, entryway: number, box: number): Placing => ({
  step: [
    ['take', handle],
    ['upstairs', entryway],
  ],
  spot: upperRef(DEFENDER, box),
});
