import { call } from '@sightline/kernel';
import { COLOURS } from '../content/dice.ts';
import { type TacticalId, tacticalGadget, tacticalNumber } from '../content/tactical-gadgets.ts';
import { hitsOf } from './areas-of-effect.ts';
import { claymoreWentOff, rolledFor } from './events.ts';
import { inPlay, ownerOfBody } from './operators.ts';
import { blast, claymoreBlast, suffer } from './procedures.ts';
import { rollDie } from './rolling.ts';
import { NONE } from './siege.ts';
import { GAS_WOUNDS } from './space-effects.ts';

/** SG-GAD-12: dice rolled separately for each, one after the other. */
export const blastSteps = blast.steps('roll').are({
  roll(g, l) {
    const hit = l.bodies[l.next++];
    if (hit === undefined) return;
    const o = ownerOfBody(hit.body);
    if (hit.body === NONE || !inPlay(g, o)) return 'roll';
    const wounded = (wounds: number) =>
      call(suffer, { operator: o, body: hit.body & 1, wounds, cause: l.cause }, 'roll');
    // SG-SGD-02: gas needs no dice.
    if (l.cause === 'gas') return wounded(GAS_WOUNDS);
    const dice: number[] = [];
    COLOURS.forEach((colour, i) => {
      for (let n = Math.floor(hit.dice / 8 ** i) % 8; n > 0; n--) dice.push(i, rollDie(g, colour));
    });
    const hits = dice.reduce((sum, n, i) => (i % 2 === 1 ? sum + n : sum), 0);
    g.emit(rolledFor, { body: hit.body, dice, hits, cause: l.cause });
    return wounded(hits);
  },
});

/** SG-TGA-13, 17: two red dice for everybody in its space and adjacent ones. */
export const claymoreBlastSteps = claymoreBlast.steps('goOff').are({
  goOff(g, l) {
    g.emit(claymoreWentOff, { at: l.at });
    return hitsOf(g, l.at, tacticalHits('claymore'));
  },
});

/** The dice of a tactical gadget in its target space and beside it. */
function tacticalHits(id: TacticalId): { readonly target?: string; readonly beside?: string } {
  const { target, beside } = tacticalGadget(tacticalNumber(id));
  return {
    ...(target?.dice === undefined ? {} : { target: target.dice }),
    ...(beside?.dice === undefined ? {} : { beside: beside.dice }),
  };
}
