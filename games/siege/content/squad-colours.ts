/** SG-CPT-02: of a squad's tokens, standees, markers and upper-floor area. */
export const SQUAD_COLOURS = { attacker: 'blue', defender: 'orange' } as const;
