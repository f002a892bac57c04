import type { Icon } from '@sightline/table';
import { OPERATORS } from '../content/operators.ts';
import { OVERLAYS, type OverlayId, PIECES, type PieceId } from '../content/pieces.ts';
import { TACTICAL_GADGETS, type TacticalId } from '../content/tactical-gadgets.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';

/** What everything looks like, by names of the table's set of icons. */
export const ICONS = {
  attackers: 'crosshair',
  defenders: 'bordered-shield',
  located: 'targeting',
  stunned: 'star-swirl',
  eliminated: 'death-skull',
  hidden: 'sight-disabled',
  revealed: 'spyglass',
  overwatch: 'eye-target',
  stamina: 'heart-plus',
  run: 'run',
  move: 'boots',
  shoot: 'crosshair',
  destroy: 'broken-wall',
  special: 'eagle-emblem',
  plate: 'kevlar-vest',
  shield: 'riot-shield',
  challenge: 'pointing',
  reroll: 'return-arrow',
  round: 'hourglass',
  clock: 'time-bomb',
  stairs: 'ladder',
  wall: 'brick-wall',
  window: 'window',
  door: 'wooden-door',
  obstacle: 'box-unpacking',
  bomb: 'detonator',
  hostage: 'handcuffed',
  control: 'flag-objective',
  bonus: 'achievement',
  vertical: 'split-arrows',
  points: 'footprint',
  actions: 'check-mark',
  rooms: 'treasure-map',
  supply: 'briefcase',
  leaning: 'dodge',
  dice: 'dice-six-faces-three',
} as const satisfies Readonly<Record<string, Icon>>;

const OPERATOR_ICONS: Readonly<Record<string, Icon>> = {
  sledge: 'hammer-drop',
  thatcher: 'electric',
  ash: 'rocket',
  thermite: 'burning-embers',
  blitz: 'lightning-shield',
  iq: 'radar-sweep',
  glaz: 'eye-target',
  twitch: 'delivery-drone',
  fuze: 'cluster-bomb',
  montagne: 'riot-shield',
  flores: 'rolling-bomb',
  smoke: 'gas-mask',
  mute: 'radar-cross-section',
  castle: 'metal-plate',
  pulse: 'heart-beats',
  jager: 'laser-turret',
  bandit: 'car-battery',
  doc: 'syringe',
  kapkan: 'tripwire',
  tachanka: 'brodie-helmet',
  rook: 'trench-body-armor',
  thunderbird: 'first-aid-kit',
  recruitLight: 'person',
  recruitHeavy: 'robot-helmet',
};

const TACTICAL_ICONS: Readonly<Record<TacticalId, Icon>> = {
  breachCharge: 'detonator',
  frag: 'grenade',
  flashbang: 'flash-grenade',
  smokeGrenade: 'smoke-bomb',
  claymore: 'claymore-explosive',
  tacticalDrone: 'delivery-drone',
  bulletproofCamera: 'cctv-camera',
  deployableShield: 'eye-shield',
  nitroCell: 'time-bomb',
  impactGrenade: 'mine-explosion',
};

const PIECE_ICONS: Readonly<Record<PieceId, Icon>> = {
  camera: 'cctv-camera',
  bulletproofCamera: 'cctv-camera',
  barbedWire: 'barbed-wire',
  deployableShield: 'eye-shield',
  fortifiedEntryway: 'brick-wall',
  claymore: 'claymore-explosive',
  signalDisruptor: 'radar-cross-section',
  ced1: 'battery-pack',
  konaStation: 'first-aid-kit',
};

const OVERLAY_ICONS: Readonly<Record<OverlayId, Icon>> = {
  smoke: 'smoke-bomb',
  gas: 'gas-mask',
  fire: 'fire-bomb',
};

export function profileIcon(profile: number): Icon {
  if (profile < 0) return 'person';
  const { id, alternateOf } = OPERATORS[profile];
  return OPERATOR_ICONS[alternateOf ?? id];
}
export const tacticalIcon = (gadget: number): Icon => TACTICAL_ICONS[TACTICAL_GADGETS[gadget].id];
export const pieceIcon = (kind: number): Icon => PIECE_ICONS[PIECES[kind].id];
export const overlayIcon = (kind: number): Icon => OVERLAY_ICONS[OVERLAYS[kind]];
/** A special gadget looks like its owner. */
export const specialIcon = (action: number): Icon => OPERATOR_ICONS[SPECIAL_ACTIONS[action].owner];
