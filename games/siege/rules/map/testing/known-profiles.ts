import type { KnownProfile } from '../ready-squads.ts';

const named = (side: 'attacker' | 'defender', stamina: number, ids: string): KnownProfile[] =>
  ids.split(' ').map((id) => ({ id, side, stamina }));
const alternate = (side: 'attacker' | 'defender', stamina: number, alternateOf: string): KnownProfile => ({
  id: `${alternateOf}Alternate`,
  side,
  stamina,
  alternateOf,
});

/** For tests: the Operators as far as missions know them. */
export const KNOWN_PROFILES: readonly KnownProfile[] = [
  ...named('attacker', 4, 'ash iq'),
  ...named('attacker', 5, 'sledge thatcher thermite blitz glaz twitch flores'),
  ...named('attacker', 6, 'fuze montagne'),
  ...named('defender', 4, 'pulse bandit thunderbird'),
  ...named('defender', 5, 'smoke mute castle jager kapkan'),
  ...named('defender', 6, 'doc tachanka rook'),
  alternate('attacker', 5, 'sledge'),
  alternate('attacker', 5, 'ash'),
  alternate('defender', 6, 'jager'),
  alternate('defender', 6, 'tachanka'),
  { id: 'recruitLight', side: 'either', stamina: 4 },
  { id: 'recruitHeavy', side: 'either', stamina: 6 },
];
