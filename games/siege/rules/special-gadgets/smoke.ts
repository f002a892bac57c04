import { throwingOverlay } from './throwing-overlay.ts';

/** SG-SGD-01; what gas does is in space-effects.ts. */
export const gasGrenades = throwingOverlay('gasGrenades', 'smoke', 'gas');
