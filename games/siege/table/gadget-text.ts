import type { MessageArguments } from '@sightline/table';
import { diceOf } from '../content/dice.ts';
import { pieceKind, pieceNumber } from '../content/pieces.ts';
import {
  TACTICAL_GADGETS,
  type TacticalGadget,
  tacticalGadget,
  tacticalNumber,
} from '../content/tactical-gadgets.ts';
import { SET_UP_GADGETS } from '../rules/gadget-deployment.ts';
import { DOUBLE, SUBTRACTED } from '../rules/protection.ts';
import { FIRE_DIE, GAS_WOUNDS, SHOCK_WOUNDS } from '../rules/space-effects.ts';
import { ROUND_RATING } from '../rules/special-gadgets/ash.ts';
import { MOST_HEALED } from '../rules/special-gadgets/doc.ts';
import { RCE } from '../rules/special-gadgets/flores.ts';
import { CLUSTER } from '../rules/special-gadgets/fuze.ts';
import { DETECTOR_RATING } from '../rules/special-gadgets/iq.ts';
import { DENIAL_WOUNDS } from '../rules/special-gadgets/kapkan.ts';
import { MOST_STAMINA_FOR_PLATES } from '../rules/special-gadgets/rook.ts';
import { HAMMER_RATING } from '../rules/special-gadgets/sledge.ts';
import { EMP_RATING } from '../rules/special-gadgets/thatcher.ts';
import { EXOTHERMIC_RATING } from '../rules/special-gadgets/thermite.ts';
import { SHOCK } from '../rules/special-gadgets/twitch.ts';
import { DRONE_POINTS } from '../rules/tactical-gadgets.ts';
import { diceInWords } from './dice-counts.ts';
import { sayKey } from './names.ts';
import type { ViewContext } from './view-context.ts';

type Speaker = Pick<ViewContext, 'say' | 'listed'>;

/** What a gadget does, in words: of `special.hammer`, `tactical.frag`, `piece.camera` or `overlay.gas`. */
export function gadgetText(at: Speaker, gadget: string): string {
  return sayKey(at, `about.${gadget}`, figuresOf(at, gadget));
}

/** How many of a gadget are set up (SG-DEP-07). */
function mostSetUp(id: string): number {
  const found = SET_UP_GADGETS.find((gadget) => gadget.id === id);
  return found !== undefined && 'most' in found ? found.most : 0;
}

function figuresOf(at: Speaker, gadget: string): MessageArguments {
  const dice = (text: string) => diceInWords(at, diceOf(text));
  const [kind, id] = gadget.split('.');
  if (kind === 'tactical') return tacticalFigures(tacticalGadget(tacticalNumber(id)), dice);
  switch (gadget) {
    case 'special.hammer':
      return { rating: HAMMER_RATING };
    case 'special.empGrenades':
      return { rating: EMP_RATING };
    case 'special.breachingRounds':
      return { rating: ROUND_RATING };
    case 'special.exothermicCharges':
      return { rating: EXOTHERMIC_RATING };
    case 'special.spectreDetector':
      return { rating: DETECTOR_RATING };
    case 'special.shockDrones':
      return { points: DRONE_POINTS, rating: SHOCK.rating, dice: at.say(`dice.${SHOCK.die}`, { n: 1 }) };
    case 'special.clusterCharge':
      return { rating: CLUSTER.rating, dice: dice(CLUSTER.dice) };
    case 'special.extendableShield':
      return { hits: SUBTRACTED[DOUBLE] };
    case 'special.rceDrone':
      return { points: DRONE_POINTS, rating: RCE.rating, dice: dice(RCE.dice) };
    case 'special.stimPistol':
      return { n: MOST_HEALED };
    case 'special.signalDisruptors':
      return { n: mostSetUp('signalDisruptor') };
    case 'special.armorPanels':
      return { n: mostSetUp('armorPanel') };
    case 'special.shockWires':
      return { n: mostSetUp('ced1'), wounds: SHOCK_WOUNDS };
    case 'special.armorPlates':
      return { n: mostSetUp('armorPlate'), stamina: MOST_STAMINA_FOR_PLATES };
    case 'special.konaStations':
      return { n: mostSetUp('konaStation') };
    case 'special.entryDenial':
      return { n: DENIAL_WOUNDS };
    case 'special.gasGrenades':
    case 'overlay.gas':
      return { n: GAS_WOUNDS };
    case 'special.shumikhaLauncher':
    case 'overlay.fire':
      return { dice: dice(FIRE_DIE) };
    case 'piece.ced1':
      return { wounds: SHOCK_WOUNDS };
    case 'piece.fortifiedEntryway':
      return { rating: pieceKind(pieceNumber('fortifiedEntryway')).strength };
    case 'piece.claymore':
      return tacticalFigures(TACTICAL_GADGETS[tacticalNumber('claymore')], dice);
    default:
      return {};
  }
}

/** What stands in its data: ratings and dice in the target and beside it. */
function tacticalFigures(
  { target = {}, beside = {} }: TacticalGadget,
  dice: (text: string) => string,
): MessageArguments {
  return {
    points: DRONE_POINTS,
    ...(target.destroy !== undefined && { rating: target.destroy }),
    ...(target.dice !== undefined && { dice: dice(target.dice) }),
    ...(beside.destroy !== undefined && { besideRating: beside.destroy }),
    ...(beside.dice !== undefined && { besideDice: dice(beside.dice) }),
  };
}
