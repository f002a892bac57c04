/** For shapes that only please the eye, or that say again what a target says. */
export const decoration = { 'aria-hidden': true } as const;
