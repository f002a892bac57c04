import { event } from '@sightline/kernel';

/** Everything that can happen, for log, animation and sound. Figures, spaces and cards are numbers. */
export const roundBegan = event('roundBegan', { round: 'open' });
export const initiativeRevealed = event('initiativeRevealed', { card: 'open' });
export const initiativeBuried = event('initiativeBuried', { seat: 'open' });
export const initiativeSeized = event('initiativeSeized', { marine: 'open' });
export const typeActivated = event('typeActivated', { type: 'open' });
export const activated = event('activated', { figure: 'open' });
export const classChosen = event('classChosen', { marine: 'open', class: 'open' });
export const weaponsChosen = event('weaponsChosen', { marine: 'open', sets: 'open list' });
export const squadCardGiven = event('squadCardGiven', { marine: 'open', squad: 'open' });

export const drewActions = event('drewActions', { marine: 'open', count: 'open', cards: 'secret list' });
export const drewEvents = event('drewEvents', { count: 'open', cards: 'secret list' });
export const drewGlory = event('drewGlory', { marine: 'open', card: 'secret' });
export const reshuffled = event('reshuffled', { seat: 'open', cards: 'open' });
export const discarded = event('discarded', { marine: 'open', card: 'open' });
export const recovered = event('recovered', { marine: 'open', card: 'open' });
export const played = event('played', { marine: 'open', card: 'open' });
export const sprinted = event('sprinted', { marine: 'open', card: 'open' });
/**
 * `source` says whose: action, class, glory, event, demon; `of` is the card's number there, an event's title. `card` is
 * the one from the hand, which copy of an event too: it lies face up now; NONE for what lay there before; `ability` is
 * which of the card's abilities it was, by its number in the registry
 */
export const used = event('used', {
  seat: 'open',
  source: 'open text',
  of: 'open',
  card: 'open',
  ability: 'open',
  target: 'open',
});

/** of a large figure: where its anchor was and is */
export const stepped = event('stepped', { figure: 'open', from: 'open', to: 'open', by: 'open text' });
export const gained = event('gained', { figure: 'open', points: 'open' });
export const displaced = event('displaced', { figure: 'open', to: 'open' });
export const placed = event('placed', { figure: 'open', to: 'open', by: 'open text' });
export const doorOpened = event('doorOpened', { figure: 'open', door: 'open' });
export const teleporterActivated = event('teleporterActivated', { teleporter: 'open', marine: 'open' });
export const itemTaken = event('itemTaken', { marine: 'open', what: 'open', cell: 'open' });

export const attacked = event('attacked', {
  attacker: 'open',
  defender: 'open',
  source: 'open',
  covered: 'open',
});
export const dieRemoved = event('dieRemoved', { attacker: 'open', black: 'open' });
/** `dice`: faces; `black`: 1 for each die that is black; `again`: 1 where some of them were rolled before */
export const rolled = event('rolled', {
  attacker: 'open',
  defender: 'open',
  dice: 'open list',
  black: 'open list',
  again: 'open',
});
export const defenseRevealed = event('defenseRevealed', { figure: 'open', card: 'open' });
/** `parts`, `by`, `amounts`: how the damage came about, part by part (reckoning.ts) */
export const attackEnded = event('attackEnded', {
  attacker: 'open',
  defender: 'open',
  damage: 'open',
  dodged: 'open',
  shields: 'open',
  parts: 'open list',
  by: 'open list',
  amounts: 'open list',
});
export const suffered = event('suffered', { figure: 'open', damage: 'open' });
export const healed = event('healed', { figure: 'open', damage: 'open' });
export const stunned = event('stunned', { figure: 'open' });
export const recoveredFromStun = event('recoveredFromStun', { figure: 'open' });
export const slain = event('slain', { figure: 'open', by: 'open text' });
export const gloryKilled = event('gloryKilled', { marine: 'open', demon: 'open' });
export const fragGained = event('fragGained', { frags: 'open' });

export const argentGained = event('argentGained', { tokens: 'open' });
export const argentPlaced = event('argentPlaced', { type: 'open', tokens: 'open' });
export const eventsDiscarded = event('eventsDiscarded', { cards: 'open list' });
export const portalTurned = event('portalTurned', { cell: 'open', up: 'open' });
export const portalGone = event('portalGone', { cell: 'open', by: 'open text' });
export const summoned = event('summoned', { figure: 'open', at: 'open' });
export const grenadeThrown = event('grenadeThrown', { marine: 'open', set: 'open', cell: 'open' });
export const grenadeWentOff = event('grenadeWentOff', { marine: 'open', set: 'open', cell: 'open' });
export const tokenDropped = event('tokenDropped', { token: 'open', cell: 'open' });
export const tokenTaken = event('tokenTaken', { token: 'open', figure: 'open' });
export const progressed = event('progressed', { what: 'open', progress: 'open' });

export const EVENT_KINDS = [
  roundBegan,
  initiativeRevealed,
  initiativeBuried,
  initiativeSeized,
  typeActivated,
  activated,
  classChosen,
  weaponsChosen,
  squadCardGiven,
  drewActions,
  drewEvents,
  drewGlory,
  reshuffled,
  discarded,
  recovered,
  played,
  sprinted,
  used,
  stepped,
  gained,
  displaced,
  placed,
  doorOpened,
  teleporterActivated,
  itemTaken,
  attacked,
  dieRemoved,
  rolled,
  defenseRevealed,
  attackEnded,
  suffered,
  healed,
  stunned,
  recoveredFromStun,
  slain,
  gloryKilled,
  fragGained,
  argentGained,
  argentPlaced,
  eventsDiscarded,
  portalTurned,
  portalGone,
  summoned,
  grenadeThrown,
  grenadeWentOff,
  tokenDropped,
  tokenTaken,
  progressed,
];
