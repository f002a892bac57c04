import { has, SPECTATOR } from '@sightline/kernel';
import { squadOfPhase } from '../rules/active.ts';
import type { Table } from './contract.ts';

const UPKEEP = 4;

/**
 * SG-MUL-11: squad-mates talk freely while they deploy; during play only in their own activation phases. When the match
 * is over everybody may.
 */
export const maySpeak: Table['maySpeak'] = ({ view, statics }) => {
  if (view.seat === SPECTATOR) return false;
  const { round, phase } = view.state;
  if (round === 0 || view.result !== null) return true;
  return phase < UPKEEP && has(statics.squads[squadOfPhase(phase)], view.seat);
};
