import { event } from '@sightline/kernel';

/** Everything that can happen, for log, animation and sound. Figures, locations and cards are numbers. */
export const roundBegan = event('roundBegan', { round: 'open' });
export const tokenPassed = event('tokenPassed', { first: 'open' });
export const phaseBegan = event('phaseBegan', { phase: 'open text' });
export const heroChosen = event('heroChosen', { hero: 'open', card: 'open' });
export const equipped = event('equipped', { hero: 'open', upgrades: 'open list', focuses: 'open list' });
export const turnBegan = event('turnBegan', { hero: 'open' });
export const stayedDown = event('stayedDown', { hero: 'open' });
export const stoodUp = event('stoodUp', { hero: 'open' });

export const drew = event('drew', { hero: 'open', count: 'open', cards: 'secret list' });
export const reshuffled = event('reshuffled', { hero: 'open', cards: 'open' });
/** `why`: hit, cost, effect, attack */
export const discarded = event('discarded', { hero: 'open', cards: 'open list', why: 'open text' });
export const recovered = event('recovered', { hero: 'open', card: 'open' });
/** `as`: response, reaction */
export const played = event('played', { hero: 'open', card: 'open', as: 'open text' });
/** an ability or act, by its deed */
export const used = event('used', { hero: 'open', deed: 'open' });
/** a rule of the game did its work */
export const triggered = event('triggered', { source: 'open text', of: 'open', deed: 'open' });

/** `how`: walk, special, forced, placed; the specialists it took along */
export const moved = event('moved', {
  figure: 'open',
  from: 'open',
  to: 'open',
  how: 'open text',
  with: 'open list',
});
export const attacked = event('attacked', {
  attacker: 'open',
  target: 'open',
  type: 'open',
  cards: 'open list',
});
export const steppedIn = event('steppedIn', { hero: 'open', for: 'open' });
/** `strength` and `terrain`: how many dice that makes, before floor and cap */
export const rolled = event('rolled', {
  attacker: 'open',
  target: 'open',
  type: 'open',
  strength: 'open',
  terrain: 'open',
  dice: 'open list',
});
export const rerolled = event('rerolled', {
  attacker: 'open',
  target: 'open',
  type: 'open',
  die: 'open',
  face: 'open',
  /** all of them, as they lie now */
  dice: 'open list',
});
/** the dice stand: hits are the symbols that count and the bonus */
export const counted = event('counted', {
  attacker: 'open',
  target: 'open',
  type: 'open',
  symbols: 'open',
  bonus: 'open',
  hits: 'open',
});
/** `need`: the hits it takes, by health and by resistance without what is `pierced`; `barred`: no hit counts from there */
export const struck = event('struck', {
  target: 'open',
  hits: 'open',
  health: 'open',
  resistance: 'open',
  pierced: 'open',
  need: 'open',
  barred: 'open',
  killed: 'open',
});
export const attackEnded = event('attackEnded', { attacker: 'open', hits: 'open' });
export const killed = event('killed', { monster: 'open', at: 'open', by: 'open' });
export const injured = event('injured', { boss: 'open', power: 'open', by: 'open' });
export const wounded = event('wounded', { hero: 'open', hits: 'open', by: 'open' });
/** `armor`: 1 for hits that are ignored in every attack, maybe for focus cards; 0 for what a reaction prevents. */
export const prevented = event('prevented', {
  hero: 'open',
  hits: 'open',
  armor: 'open',
  focuses: 'open list',
});
export const knockedDown = event('knockedDown', { hero: 'open', by: 'open' });
export const coinTurned = event('coinTurned', { heads: 'open' });
export const unprotected = event('unprotected', { specialist: 'open' });

export const searchedFor = event('searchedFor', { hero: 'open', token: 'open', card: 'open' });
export const ambushed = event('ambushed', { hero: 'open', monster: 'open' });
export const scouted = event('scouted', { card: 'open', kept: 'open' });

export const threatMoved = event('threatMoved', { space: 'open' });
export const twistRevealed = event('twistRevealed', { twist: 'open' });
export const activated = event('activated', { monster: 'open' });
/** whom it goes for, and how far that is */
export const headed = event('headed', { monster: 'open', hero: 'open', steps: 'open' });
export const activationRolled = event('activationRolled', { monster: 'open', face: 'open' });
export const stunned = event('stunned', { monster: 'open' });
export const spawnRolled = event('spawnRolled', { monster: 'open', rolls: 'open list' });
export const spawned = event('spawned', { monster: 'open', at: 'open', by: 'open text' });
export const enlisted = event('enlisted', { monster: 'open' });
export const bossEntered = event('bossEntered', { boss: 'open', at: 'open', power: 'open' });
export const powerGained = event('powerGained', { power: 'open' });

export const intelGained = event('intelGained', { objective: 'open', intel: 'open' });
export const taskProgressed = event('taskProgressed', { card: 'open', intel: 'open' });
export const objectiveDone = event('objectiveDone', { objective: 'open' });
export const tokenPlaced = event('tokenPlaced', { kind: 'open', at: 'open' });
export const tokenGone = event('tokenGone', { kind: 'open', at: 'open' });
export const spawnPointChanged = event('spawnPointChanged', { token: 'open', at: 'open', up: 'open' });

export const EVENT_KINDS = [
  roundBegan,
  tokenPassed,
  phaseBegan,
  heroChosen,
  equipped,
  turnBegan,
  stayedDown,
  stoodUp,
  drew,
  reshuffled,
  discarded,
  recovered,
  played,
  used,
  triggered,
  moved,
  attacked,
  steppedIn,
  rolled,
  rerolled,
  counted,
  struck,
  attackEnded,
  killed,
  injured,
  wounded,
  prevented,
  knockedDown,
  coinTurned,
  unprotected,
  searchedFor,
  ambushed,
  scouted,
  threatMoved,
  twistRevealed,
  activated,
  headed,
  activationRolled,
  stunned,
  spawnRolled,
  spawned,
  enlisted,
  bossEntered,
  powerGained,
  intelGained,
  taskProgressed,
  objectiveDone,
  tokenPlaced,
  tokenGone,
  spawnPointChanged,
];
