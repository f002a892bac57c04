import { compact, type Inspection } from '@sightline/table';
import { diceOf } from '../content/dice.ts';
import type { SpaceHit } from '../content/hits.ts';
import { OPERATORS, profileNumber } from '../content/operators.ts';
import { OVERLAYS, PIECES, pieceKind } from '../content/pieces.ts';
import { TACTICAL_GADGETS, tacticalGadget } from '../content/tactical-gadgets.ts';
import { ATTACKER, DEFENDER } from '../rules/siege.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';
import { STOCKED, STOCKS, stockLeft } from '../rules/supply.ts';
import { diceInShort } from './dice-counts.ts';
import { boardGadgetName } from './gadget-pieces.ts';
import { gadgetRules } from './gadget-rules.ts';
import { gadgetText } from './gadget-text.ts';
import { ICONS, overlayIcon, pieceIcon, specialIcon, tacticalIcon } from './icons.ts';
import {
  overlayName,
  placeName,
  profileName,
  specialName,
  squadName,
  squadTone,
  tacticalName,
} from './names.ts';
import type { ViewContext } from './view-context.ts';

type Stat = NonNullable<Inspection['stats']>[number];

/** A gadget of a tactical inventory. */
export function inspectTactical(at: ViewContext, number: number): Inspection | null {
  if (TACTICAL_GADGETS[number] === undefined) return null;
  const { say } = at;
  const { id, side, keyword, slots, target, beside, ours = [], electronics } = tacticalGadget(number);
  const squad = side === 'attacker' ? ATTACKER : DEFENDER;
  const name = `tactical.${id}`;
  return {
    title: tacticalName(at, number),
    kicker: say('inspect.gadgetOf', {
      squad: squadName(at, squad),
      keyword: say(`inspect.keyword.${keyword}`),
    }),
    icon: tacticalIcon(number),
    tone: squadTone(squad),
    stats: compact<Stat>([
      {
        label: say('inspect.left'),
        value: say('scene.nOf', { n: at.view.state.inventory[number], most: slots }),
      },
      ...hitStats(at, 'target', target),
      ...hitStats(at, 'beside', beside),
      electronics === true && { label: say('inspect.labels'), value: say('inspect.electronics') },
    ]),
    lines: [{ text: gadgetText(at, name) }, ...ours.map((value) => oursLine(at, value))],
    rules: gadgetRules(name),
  };
}

function hitStats(at: ViewContext, where: 'target' | 'beside', { destroy, dice }: SpaceHit = {}): Stat[] {
  const { say } = at;
  const found = compact([
    destroy !== undefined && say('inspect.rating', { n: destroy }),
    dice !== undefined && diceInShort(at, diceOf(dice)),
  ]);
  return found.length === 0 ? [] : [{ label: say(`inspect.${where}`), value: at.listed(found) }];
}

const oursLine = ({ say }: ViewContext, value: 'slots' | 'ratings' | 'piece') => ({
  title: say('inspect.ours'),
  text: say(`inspect.ours.${value}`),
});

/** An ACTION of a special gadget. */
export function inspectSpecial(at: ViewContext, action: number): Inspection | null {
  if (SPECIAL_ACTIONS[action] === undefined) return null;
  const { id, owner, reach, electronics } = SPECIAL_ACTIONS[action];
  const { say } = at;
  const profile = profileNumber(owner);
  const { side, charges, ours } = OPERATORS[profile];
  return {
    title: specialName(at, action),
    kicker: say('inspect.specialOf', { who: profileName(at, profile) }),
    icon: specialIcon(action),
    tone: squadTone(side === 'attacker' ? ATTACKER : DEFENDER),
    stats: compact<Stat>([
      { label: say('inspect.charges'), value: charges > 0 ? String(charges) : say('inspect.unlimited') },
      reach !== undefined && { label: say('inspect.reach'), value: say('inspect.spaces', { n: reach }) },
      electronics === true && { label: say('inspect.labels'), value: say('inspect.electronics') },
    ]),
    lines: compact([
      { text: gadgetText(at, `special.${id}`) },
      ours?.includes('charges') && { title: say('inspect.ours'), text: say('inspect.ours.charges') },
    ]),
    rules: gadgetRules(`special.${id}`),
  };
}

/** A gadget on the board. */
export function inspectBoardGadget(at: ViewContext, piece: number): Inspection | null {
  const gadget = at.view.state.pieces[piece];
  if (gadget === undefined) return null;
  const { say } = at;
  const kind = pieceKind(gadget.kind);
  const name = `piece.${PIECES[gadget.kind].id}`;
  const squad = gadget.squad === ATTACKER ? ATTACKER : DEFENDER;
  const labels = compact([
    kind.bulletproof && say('inspect.bulletproof'),
    kind.electronics && say('inspect.electronics'),
    kind.alwaysVisible && say('inspect.alwaysVisible'),
  ]);
  return {
    title: boardGadgetName(at, gadget),
    kicker: say(`inspect.placed.${kind.placed}`, {
      squad: squadName(at, squad),
      where: placeName(at, gadget.at),
    }),
    icon: pieceIcon(gadget.kind),
    tone: squadTone(squad),
    stats: compact<Stat>([
      { label: say('inspect.strength'), value: say('inspect.strength.value', { n: kind.strength }) },
      labels.length > 0 && { label: say('inspect.labels'), value: at.listed(labels) },
    ]),
    lines: compact([{ text: gadgetText(at, name) }, kind.ours && oursLine(at, 'piece')]),
    rules: gadgetRules(name),
  };
}

export function inspectOverlay(at: ViewContext, overlay: number): Inspection | null {
  const it = at.view.state.overlays[overlay];
  if (it === undefined) return null;
  const name = `overlay.${OVERLAYS[it.kind]}`;
  return {
    title: overlayName(at, it.kind),
    kicker: at.say('inspect.overlay', { spaces: at.listed(it.spaces.map((space) => placeName(at, space))) }),
    icon: overlayIcon(it.kind),
    tone: 'warn',
    lines: [{ text: gadgetText(at, name) }],
    rules: gadgetRules(name),
  };
}

/** Breaches that are left in the box. */
export function inspectStock(at: ViewContext, stock: number): Inspection | null {
  const name = STOCKS[stock];
  if (name === undefined) return null;
  const value = at.say('scene.nOf', { n: stockLeft(at.view, name), most: STOCKED[name] });
  return {
    title: at.say(`scene.stock.${name}`),
    kicker: at.say('scene.supply'),
    icon: ICONS.destroy,
    tone: 'plain',
    stats: [{ label: at.say('inspect.left'), value }],
    lines: [{ text: at.say('inspect.stock') }],
    rules: ['SG-DES-18', 'SG-CPT-08'],
  };
}
