import type { Hue, Icon } from '@sightline/table';
import type { AttackType, MonsterCard, Role, TokenId } from '../content/card-types.ts';
import type { ActivationFace } from '../content/dice.ts';

/** Names of the game-icons set; all of them are listed in apps/web/icons.json. */
export const ICONS = {
  hero: 'person',
  patty: 'binoculars',
  henry: 'open-book',
  monsters: 'fangs',
  exit: 'exit-door',
  point: 'wolf-trap',
  intel: 'files',
  boss: 'horned-skull',
  killed: 'death-skull',
  heads: 'horseshoe',
  tails: 'crossed-bones',
  recon: 'binoculars',
  pool: 'claws',
  twist: 'tornado',
  objective: 'flag-objective',
  range: 'targeting',
  strength: 'rolling-dices',
  bonus: 'muscle-up',
  speed: 'walking-boot',
  hand: 'card-draw',
  action: 'lightning-arc',
  search: 'magnifying-glass',
  down: 'falling',
  stunned: 'star-swirl',
  event: 'hazard-sign',
  discovery: 'full-folder',
  upgrade: 'stars-stack',
  focus: 'eye-target',
  threat: 'ringing-alarm',
  spawn: 'raise-zombie',
  reroll: 'anticlockwise-rotation',
  step: 'walk',
  shield: 'shield',
  draw: 'card-draw',
  discard: 'card-discard',
  play: 'card-play',
  end: 'hourglass',
  stand: 'muscle-up',
  stay: 'pause-button',
  power: 'crowned-skull',
} as const satisfies Record<string, Icon>;

export const TYPE_ICONS: Readonly<Record<AttackType, Icon>> = {
  brawl: 'fist',
  bullet: 'heavy-bullets',
  bomb: 'unlit-bomb',
};

export const ROLE_ICONS: Readonly<Record<Role, Icon>> = {
  leader: 'rank-3',
  closeCombat: 'trench-knife',
  sniper: 'crosshair',
  demolitions: 'dynamite',
};
/** A colour of its own for each role. */
export const ROLE_HUES: Readonly<Record<Role, Hue>> = {
  leader: 1,
  closeCombat: 2,
  sniper: 3,
  demolitions: 4,
};

export const FACE_ICONS: Readonly<Record<ActivationFace, Icon | null>> = {
  blank: null,
  move: 'footprint',
  special: 'claws',
};

const MONSTER_ICONS: Readonly<Record<string, Icon>> = {
  corruptedAnimal: 'wolf-head',
  corruptedHuman: 'shambling-zombie',
  sonOfTyphon: 'hydra',
  kindledDead: 'burning-skull',
  pyreBearer: 'flame-claws',
  lanternKing: 'crowned-skull',
  wormHost: 'leeching-worm',
  broodCarrier: 'worm-mouth',
  motherOfWorms: 'spiked-tentacle',
};
const CLASS_ICONS = { minion: 'wolf-head', elite: 'shambling-zombie', boss: 'horned-skull' } as const;
export const monsterIcon = ({ id, class: of }: MonsterCard): Icon => MONSTER_ICONS[id] ?? CLASS_ICONS[of];

const TOKEN_ICONS: Readonly<Record<TokenId, Icon>> = {
  altarOfHorns: 'evil-eyes',
  altarOfScales: 'evil-eyes',
  altarOfRoots: 'evil-eyes',
  fire: 'fire',
  safe: 'steel-door',
  lamp: 'lantern-flame',
  deadLamp: 'lantern-flame',
  lantern: 'lantern-flame',
  nest: 'worm-mouth',
  charge: 'dynamite',
  transmitter: 'radio-tower',
  switchboard: 'radio-tower',
  tankAlpha: 'test-tubes',
  tankBeta: 'test-tubes',
  vent: 'crystal-shine',
};
export const tokenIcon = (id: TokenId): Icon => TOKEN_ICONS[id] ?? ICONS.intel;
