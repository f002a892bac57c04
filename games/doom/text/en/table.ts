/** What things on the table are called. An initiative card has the name of its marine, or of the Invader. */
export const table = {
  'figure.alpha': 'Alpha',
  'figure.bravo': 'Bravo',
  'figure.charlie': 'Charlie',
  'figure.delta': 'Delta',
  /** the {n}th figure of its type; `demon` is the name on its card */
  'figure.demon': '{demon}\u00a0{n}',

  'side.marines': 'Marines',
  'side.invader': 'Invader',

  'phase.setUp': 'Set-up',
  'phase.status': 'Status phase',
  'phase.activation': 'Activation phase',
  'phase.round': 'Round {round}',

  'portal.blue': 'Blue portal',
  'portal.yellow': 'Yellow portal',
  'portal.red': 'Red portal',
  'portal.faceUp': 'face up',
  'portal.faceDown': 'face down',

  'door.closed': 'Door {n}, closed',
  'door.open': 'Door {n}, open',
  'teleporter.active': 'Teleporter {n}, active',
  'teleporter.inactive': 'Teleporter {n}, inactive',
  'item.healthPack': 'Health pack',
  'item.weapon': 'Weapon token: {set}',

  'token.sample': 'Sample {n}',
  'token.asset': 'Asset',
  'token.terminal': 'Terminal {n}',
  'token.guardPost': 'Guard post',
  'token.exit': 'Exit',
  'token.grenade': 'Grenade token: {set}',
  'token.damage': '{n} damage',
  'token.stun': 'Stun',
  'token.frag': '{n, plural, one {# frag token} other {# frag tokens}}',
  'token.progress': '{n, plural, one {# progress token} other {# progress tokens}}',
  'token.threat': '{n, plural, one {# threat token} other {# threat tokens}}',
  'token.argent': '{n, plural, one {# Argent Power token} other {# Argent Power tokens}}',

  /** where Argent Power may lie besides the demon cards */
  'argent.invasionCard': 'Invasion card',

  'die.red': 'Red die',
  'die.black': 'Black die',
  /** one die of a roll; `black` is 1 if it is black */
  'die.rolled': '{black, select, 1 {black} other {red}} {face}',

  'bot.random': 'Random',
  'bot.easy': 'Easy',
  'bot.normal': 'Normal',
} as const;
