import { throwingOverlay } from './throwing-overlay.ts';

/** SG-SGD-32; what fire does is in space-effects.ts. */
export const shumikhaLauncher = throwingOverlay('shumikhaLauncher', 'tachanka', 'fire');
