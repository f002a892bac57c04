import type { Ref } from '@sightline/table';
import { OPERATORS } from '../content/operators.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';
import { sayKey } from './names.ts';
import { profileRef, specialRef } from './refs.ts';
import type { Words } from './view-context.ts';

/** Gadgets that are no ACTION: they are set up, or react. By whose they are. */
const PASSIVE: Readonly<Record<string, string>> = {
  mute: 'signalDisruptors',
  castle: 'armorPanels',
  jager: 'activeDefense',
  bandit: 'shockWires',
  kapkan: 'entryDenial',
  rook: 'armorPlates',
  thunderbird: 'konaStations',
};

/** A profile's special gadget: the words it has, and what to point at for more. */
export interface ProfileGadget {
  readonly id: string;
  readonly name: string;
  readonly ref: Ref;
  /** Recruits have none (SG-RCT-01) */
  readonly isNone: boolean;
}

export function gadgetOfProfile(at: Words, profile: number): ProfileGadget {
  const { id, alternateOf } = OPERATORS[profile];
  const owner = alternateOf ?? id;
  const action = SPECIAL_ACTIONS.findIndex((each) => each.owner === owner);
  const gadget = action >= 0 ? SPECIAL_ACTIONS[action].id : (PASSIVE[owner] ?? 'none');
  return {
    id: gadget,
    name: sayKey(at, `special.${gadget}`),
    ref: action >= 0 ? specialRef(action) : profileRef(profile),
    isNone: gadget === 'none',
  };
}
