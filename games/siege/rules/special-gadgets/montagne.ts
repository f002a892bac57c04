import type { SpecialAction } from './special-action.ts';

/** SG-SGA-13, SG-GAD-17, 18: until Upkeep; what it does is in protection.ts. */
export const extendableShield: SpecialAction = {
  id: 'extendableShield',
  owner: 'montagne',
  untargeted: true,
  rule: 'SG-SGA-13',
  mayTarget: (t, { operator }) => !t.state.operators[operator].raised,
  effect(g, { operator }) {
    g.state.operators[operator].raised = true;
    return undefined;
  },
};
