import type { Icon } from '@sightline/table';
import type { DemonId, WeaponId } from '../content/card-types.ts';
import { CLASS_CARDS, DEMON_CARDS, EVENTS, SQUAD_CARDS, WEAPON_SETS } from '../content/index.ts';
import { isMarine, typeOf } from '../rules/figures.ts';
import { isInvaderCard } from '../rules/initiative-deck.ts';
import { HEALTH } from '../rules/items.ts';
import type { ObjectiveName } from '../rules/mission/mission-file.ts';

/** What everything looks like, by names of the table's set of icons. */
export const ICONS = {
  marine: 'robot-helmet',
  invader: 'daemon-skull',
  speed: 'wingfoot',
  range: 'crosshair',
  shield: 'shield',
  dodge: 'dodge',
  special: 'horned-skull',
  health: 'heart-plus',
  stunned: 'star-swirl',
  /** whoever steps onto a staggered demon finishes it */
  staggered: 'fist',
  points: 'boots',
  mainAction: 'card-play',
  hand: 'card-pickup',
  deck: 'card-draw',
  discard: 'card-discard',
  glory: 'fist',
  event: 'death-note',
  invasion: 'magic-portal',
  argent: 'crystal-shine',
  frag: 'death-skull',
  threat: 'evil-eyes',
  round: 'hourglass',
  portal: 'portal',
  teleporter: 'teleport',
  healthPack: 'medical-pack',
  sample: 'test-tubes',
  asset: 'briefcase',
  terminal: 'server-rack',
  guardPost: 'guarded-tower',
  exit: 'exit-door',
} as const satisfies Readonly<Record<string, Icon>>;

const DEMONS: Readonly<Record<DemonId, Icon>> = {
  possessedSoldier: 'pirate-skull',
  imp: 'imp',
  pinky: 'gluttonous-smile',
  cacodemon: 'eyeball',
  revenant: 'skeleton',
  mancubus: 'ogre',
  baronOfHell: 'minotaur',
  cyberdemon: 'robot-golem',
};

const SETS: Readonly<Record<WeaponId | 'uac', Icon>> = {
  uac: 'rank-3',
  combatShotgun: 'winchester-rifle',
  superShotgun: 'sawed-off-shotgun',
  heavyAssaultRifle: 'bolter-gun',
  plasmaRifle: 'plasma-bolt',
  burstRifle: 'bullets',
  staticRifle: 'lightning-arc',
  rocketLauncher: 'rocket',
  chaingun: 'minigun',
  chainsaw: 'chainsaw',
  gaussCannon: 'laser-blast',
  bfg9000: 'ray-gun',
  fragGrenade: 'fire-bomb',
  siphonGrenade: 'flash-grenade',
  snareGrenade: 'stun-grenade',
};

const CLASSES: Readonly<Record<string, Icon>> = {
  brawler: 'fist',
  infiltrator: 'sight-disabled',
  executioner: 'medal-skull',
  quartermaster: 'box-unpacking',
  scout: 'magnifying-glass',
  vanguard: 'forward-field',
  medic: 'heart-plus',
  juggernaut: 'muscle-up',
  guardian: 'shield',
  acrobat: 'dodge',
  marksman: 'eye-target',
  demolitionist: 'explosion-rays',
  runner: 'run',
  butcher: 'wolverine-claws',
  intimidator: 'sonic-screech',
  breacher: 'shotgun',
  rifleman: 'target-shot',
  gunfighter: 'bullets',
  tactician: 'treasure-map',
  armorer: 'return-arrow',
  sentry: 'targeting',
  technician: 'teleport',
  squadLeader: 'flying-flag',
  spotter: 'pointing',
};

const SQUADS: Readonly<Record<string, Icon>> = {
  takingPoint: 'flag-objective',
  combatVeteran: 'achievement',
  soloOperative: 'person',
};

/** Events look like what they are for: a demon's attack, its hide, a death, the order of battle. */
const EVENTS_AT: Readonly<Record<string, Icon>> = {
  beforeAttack: 'claws',
  declared: 'claws',
  attack: 'claws',
  afterAttack: 'fangs',
  defend: 'horned-skull',
  slain: 'skull-crossed-bones',
  round: 'burning-embers',
  initiative: 'hourglass',
  activation: 'evil-eyes',
};

const OBJECTIVES: Readonly<Record<ObjectiveName, Icon>> = {
  sampleCollection: ICONS.sample,
  guardDuty: ICONS.guardPost,
  assetExtraction: ICONS.asset,
  coreRestart: ICONS.terminal,
  portalClosure: ICONS.portal,
  extermination: 'skull-crossed-bones',
};

export const demonIcon = (type: number): Icon => DEMONS[DEMON_CARDS[type].id];
export const figureIcon = (figure: number): Icon =>
  isMarine(figure) ? ICONS.marine : demonIcon(typeOf(figure));
export const initiativeIcon = (card: number): Icon => (isInvaderCard(card) ? ICONS.invader : ICONS.marine);
export const setIcon = (set: number): Icon => SETS[WEAPON_SETS[set].id];
export const itemIcon = (what: number): Icon => (what === HEALTH ? ICONS.healthPack : setIcon(what));
export const classIcon = (card: number): Icon => CLASSES[CLASS_CARDS[card].id];
export const squadIcon = (card: number): Icon => SQUADS[SQUAD_CARDS[card].id];
export const eventIcon = (card: number): Icon => EVENTS_AT[EVENTS[card].ability.when] ?? ICONS.event;
export const objectiveIcon = (objective: ObjectiveName): Icon => OBJECTIVES[objective];
