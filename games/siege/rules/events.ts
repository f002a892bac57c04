import { event } from '@sightline/kernel';

/** What can happen. Bodies are known by their handle: twice the Operator's number, plus which of its bodies (0 or 1). */
/** `profiles`: the five of a squad (SG-SQD-16), or its four who are no Recruit (SG-MUL-01) */
export const squadChosen = event('squadChosen', { squad: 'open', profiles: 'open list' });
/** a pick of the draft (SG-CMT-05 to 08) */
export const drafted = event('drafted', { squad: 'open', profile: 'open' });
/** `squad`: which banned it; the profile is one of its opponents' */
export const profileBanned = event('profileBanned', { squad: 'open', profile: 'open' });
/** SG-MUL-02 */
export const recruitChosen = event('recruitChosen', { squad: 'open', profile: 'open' });
/** by the numbers of TACTICAL_GADGETS (SG-SQD-07) */
export const inventoryChosen = event('inventoryChosen', { squad: 'open', cubes: 'open list' });
/** `at` upstairs too; NOWHERE: taken back */
export const deployed = event('deployed', { body: 'open', at: 'open', standee: 'open', facing: 'open' });
/** SG-DEP-18: not placed in time */
export const leftOut = event('leftOut', { operator: 'open' });
export const plateGiven = event('plateGiven', { operator: 'open' });
/** a bomb, or the hostage (SG-FWD-02) */
export const objectivePlaced = event('objectivePlaced', { at: 'open' });
/** a door, window or wall gets or loses what is put there in deployment; `left`: the kind of section there now */
export const partitionChanged = event('partitionChanged', { partition: 'open', left: 'open' });
export const deploymentEnded = event('deploymentEnded', { squad: 'open' });
export const roundBegan = event('roundBegan', { round: 'open' });
export const phaseBegan = event('phaseBegan', { phase: 'open', squad: 'open' });
/** SG-MUL-04, 05: the section of a seat acts in a phase */
export const sectionChosen = event('sectionChosen', { phase: 'open', squad: 'open', section: 'open' });
export const activated = event('activated', { operator: 'open' });
export const activationEnded = event('activationEnded', { operator: 'open' });
/** `points`: MP left */
export const stepped = event('stepped', { body: 'open', from: 'open', to: 'open', points: 'open' });
export const leaned = event('leaned', { body: 'open', from: 'open', to: 'open', points: 'open' });
/** `back`: 1 into the space of the standee (SG-LEAN-13), 0 where the miniature is */
export const straightened = event('straightened', { body: 'open', to: 'open', back: 'open', points: 'open' });
export const wentUp = event('wentUp', { body: 'open', from: 'open', box: 'open' });
export const cameDown = event('cameDown', { body: 'open', box: 'open', to: 'open', points: 'open' });
/** SG-TIM-17: its time ran out where it may not stay */
export const movedBack = event('movedBack', { body: 'open', from: 'open', to: 'open' });
export const ran = event('ran', { operator: 'open', points: 'open' });
export const turned = event('turned', { body: 'open', side: 'open' });
/** the Operator overwatches an entryway, or nobody any more (`space` -1) */
export const watched = event('watched', { operator: 'open', space: 'open' });
export const guardDropped = event('guardDropped', { operator: 'open' });

/** two tokens in a stack instead of the miniature (SG-ADV-02) */
export const hid = event('hid', { operator: 'open', at: 'open' });
export const revealed = event('revealed', { operator: 'open', at: 'open', decoyAt: 'open' });
export const demanded = event('demanded', { by: 'open', body: 'open' });
export const located = event('located', { body: 'open' });
export const stunned = event('stunned', { body: 'open' });

export const shotDeclared = event('shotDeclared', {
  shooter: 'open',
  target: 'open',
  aim: 'open',
  declared: 'open',
  kind: 'open text',
  distance: 'open',
});
/** `dice`: pairs of colour and hits; `removed`: the colours of the lightning dice that are not rolled (SG-SHT-08) */
export const diceRolled = event('diceRolled', {
  shooter: 'open',
  target: 'open',
  dice: 'open list',
  removed: 'open list',
  protection: 'open',
});
/** What comes of the dice: `hits` less what the protection subtracts are the `wounds` (SG-SHT-11, 12). */
export const shotRolled = event('shotRolled', {
  shooter: 'open',
  target: 'open',
  dice: 'open list',
  protection: 'open',
  subtracted: 'open',
  hits: 'open',
  wounds: 'open',
});
/** SG-CHL-04 */
export const shotFailed = event('shotFailed', { shooter: 'open', target: 'open' });
/** `kept`: the place of the die that stays, or -1; `dice` and `removed` as in `diceRolled` */
export const rerolled = event('rerolled', {
  squad: 'open',
  kept: 'open',
  shooter: 'open',
  target: 'open',
  dice: 'open list',
  removed: 'open list',
});
/** A line is claimed: by an Operator's body, at a body by its handle or at a space. */
export const claimed = event('claimed', {
  of: 'open text',
  by: 'open',
  body: 'open',
  target: 'open',
  aim: 'open',
  declared: 'open',
});
/** `seat` -1: nobody objected */
export const approved = event('approved', { seat: 'open' });
/**
 * What the ruler found. `seat` -1: the engine checked of itself; `cover`: the end of the line of cover; `blocker`: what
 * broke the line first (border, corner, cell or none) and `where`; `sources`: see claims.ts; `winner` -1: nobody
 */
export const challenged = event('challenged', {
  seat: 'open',
  of: 'open text',
  by: 'open',
  from: 'open',
  to: 'open',
  cover: 'open',
  valid: 'open',
  declared: 'open',
  protection: 'open',
  blocker: 'open text',
  where: 'open',
  sources: 'open list',
  winner: 'open',
});
/** SG-DIG-14 */
export const objectionsSwitched = event('objectionsSwitched', { seat: 'open', on: 'open' });
export const rewarded = event('rewarded', { squad: 'open', seconds: 'open', of: 'open' });
/** `side`: 1 is "+1 action", -1 "-1 action"; `from`: the profile it was taken from, or -1 */
export const bonusPlaced = event('bonusPlaced', { operator: 'open', side: 'open', from: 'open' });
/** SG-NOA-11 */
export const activationLost = event('activationLost', { operator: 'open' });

export const rolledFor = event('rolledFor', {
  body: 'open',
  dice: 'open list',
  hits: 'open',
  cause: 'open text',
});
/** `wounds` of `dealt`, less the 1 that a Kóna Station takes and the 1 that an Armor Plate takes (SG-SGD-43) */
export const wounded = event('wounded', {
  operator: 'open',
  dealt: 'open',
  station: 'open',
  plate: 'open',
  wounds: 'open',
  cause: 'open text',
});
export const eliminated = event('eliminated', { operator: 'open', cause: 'open text' });
export const healed = event('healed', { operator: 'open', wounds: 'open' });

/** `partition`: the place in the map's list; `was` and `left`: the kind of section before and after */
export const destroyed = event('destroyed', {
  partition: 'open',
  edges: 'open list',
  was: 'open',
  left: 'open',
});
/** SG-CPT-08, SG-DES-18: it would have fallen, but the box has no such breach left */
export const wallStays = event('wallStays', { partition: 'open', lacking: 'open text' });
/** `how`: `destroyed`, `tripped` (a Claymore) or `removed` in deployment */
export const pieceLost = event('pieceLost', {
  kind: 'open',
  at: 'open',
  side: 'open',
  how: 'open text',
});
/** SG-TGA-13 */
export const claymoreWentOff = event('claymoreWentOff', { at: 'open' });
export const piecePlaced = event('piecePlaced', { kind: 'open', at: 'open', side: 'open', squad: 'open' });
export const overlayPlaced = event('overlayPlaced', { kind: 'open', spaces: 'open list' });
/** an Operator's special-gadget REACTION, by name and not by place (SG-HID-08); Doc's is for a squad-mate */
export const reactionUsed = event('reactionUsed', {
  operator: 'open',
  against: 'open',
  gadget: 'open text',
});
/** an extra action was spent, or the detector of `by` made it needless (SG-ACT-14, SG-SGA-10) */
export const effectIgnored = event('effectIgnored', { operator: 'open', against: 'open', by: 'open' });
export const plateLost = event('plateLost', { operator: 'open' });
/** placed elsewhere without a step (SG-SGA-04) */
export const moved = event('moved', { body: 'open', from: 'open', to: 'open' });
export const droneRolled = event('droneRolled', { operator: 'open', hits: 'open' });
/** a drone has flown a step */
export const droneMoved = event('droneMoved', { operator: 'open', from: 'open', to: 'open', points: 'open' });
/** SG-KEY-32; `room` -1: it stopped in none and scans nothing (SG-ENV-20) */
export const droneScanned = event('droneScanned', { operator: 'open', at: 'open', room: 'open' });
export const gadgetUsed = event('gadgetUsed', { operator: 'open', gadget: 'open text', space: 'open' });
export const grabbed = event('grabbed', { squad: 'open' });
export const released = event('released', { squad: 'open' });
export const disputed = event('disputed', { operator: 'open', owner: 'open', space: 'open' });
export const gaveWay = event('gaveWay', { operator: 'open', space: 'open' });
/** a shot of an exchange of fire is not fired (SG-XFR-11) */
export const heldFire = event('heldFire', { operator: 'open' });

export const hostageTaken = event('hostageTaken', { operator: 'open' });
export const hostageDown = event('hostageDown', { operator: 'open', at: 'open' });
export const defuserStarted = event('defuserStarted', { operator: 'open', bomb: 'open' });
/** `operator` NONE: deserted (SG-MIS-20) */
export const defuserStopped = event('defuserStopped', { operator: 'open', bomb: 'open' });
export const roomScored = event('roomScored', { room: 'open', squad: 'open', value: 'open' });
/** a Recruit's die in a range category (0 short, 1 medium, 2 long); `gadget`: where the cube went, -1: to the box */
export const leveledUp = event('leveledUp', { operator: 'open', range: 'open', gadget: 'open' });
export const upkept = event('upkept', { round: 'open' });
export const scored = event('scored', { attacker: 'open', defender: 'open' });
export const ranOut = event('ranOut', { squad: 'open' });

export const EVENT_KINDS = [
  squadChosen,
  recruitChosen,
  drafted,
  profileBanned,
  inventoryChosen,
  deployed,
  leftOut,
  plateGiven,
  objectivePlaced,
  partitionChanged,
  deploymentEnded,
  roundBegan,
  phaseBegan,
  sectionChosen,
  activated,
  activationEnded,
  stepped,
  leaned,
  straightened,
  wentUp,
  cameDown,
  movedBack,
  ran,
  turned,
  watched,
  guardDropped,
  hid,
  revealed,
  demanded,
  located,
  stunned,
  shotDeclared,
  diceRolled,
  shotRolled,
  shotFailed,
  rerolled,
  claimed,
  approved,
  challenged,
  objectionsSwitched,
  rewarded,
  bonusPlaced,
  activationLost,
  rolledFor,
  wounded,
  eliminated,
  healed,
  destroyed,
  wallStays,
  pieceLost,
  claymoreWentOff,
  piecePlaced,
  overlayPlaced,
  reactionUsed,
  effectIgnored,
  plateLost,
  moved,
  droneRolled,
  droneMoved,
  droneScanned,
  gadgetUsed,
  grabbed,
  released,
  disputed,
  gaveWay,
  heldFire,
  hostageTaken,
  hostageDown,
  defuserStarted,
  defuserStopped,
  roomScored,
  leveledUp,
  upkept,
  scored,
  ranOut,
];
