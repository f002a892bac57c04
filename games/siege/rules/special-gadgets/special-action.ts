import type { Cell } from '@sightline/board';
import type { Call } from '@sightline/kernel';
import type { GadgetUser } from '../keywords.ts';
import type { G, OpenTable, Siege } from '../siege.ts';

/** An ACTION of a special gadget (SG-USG-02). */
export interface SpecialAction {
  readonly id: string;
  /** whose it is; alternates share it */
  readonly owner: string;
  /** thrown: its line is claimed, and Active Defense Systems may stop it (SG-KEY-19, SG-SGD-11) */
  readonly thrown?: true;
  /** its line of sight is claimed so (SG-KEY-18) */
  readonly aimed?: 'breachingRounds' | 'stimPistol';
  /** Deployable: electrified spaces strike who uses it there (SG-SGD-16) */
  readonly deployed?: true;
  /** it leaves an overlay where it lands (SG-KEY-10, 16) */
  readonly overlay?: true;
  /** a drone: electrified spaces keep it out (SG-SGD-17) */
  readonly drone?: true;
  /** it shows a struck-out charge slot (SG-USG-03) */
  readonly charge?: true;
  /** Signal Disruptors keep it out (SG-SGD-06) */
  readonly electronics?: true;
  /** it names no space */
  readonly untargeted?: true;
  /** spaces it reaches on the main floor; absent: any distance */
  readonly reach?: number;
  /** where it may be used by its keyword, and what else must hold */
  mayTarget(t: OpenTable, user: GadgetUser, space: Cell): boolean;
  /** what forbids it otherwise: the rule's id */
  readonly rule: string;
  effect(g: G, user: GadgetUser, space: Cell): Call<Siege> | undefined;
  /** what a drone does where it stopped, after the scan */
  landed?(g: G, user: GadgetUser, space: Cell): Call<Siege> | undefined;
}
