import { type Call, call } from '@sightline/kernel';
import type { CardEffect } from '../../content/card-types.ts';
import { demonCalled, setCalled } from '../../content/index.ts';
import { attackGoesOn } from '../attack.ts';
import { sourceOfAbility } from '../attack-source.ts';
import { harm, heal } from '../damage.ts';
import { discardFromHand, drawActions, drawEvents, drawGlory, takeBack } from '../decks.ts';
import { type Doom, type G, INVADER, NONE } from '../doom.ts';
import { isMarine } from '../figures.ts';
import { throwGrenade } from '../grenades.ts';
import { buryInitiative, seizeInitiative } from '../initiative-deck.ts';
import { gainPoints } from '../points.ts';
import {
  attack,
  demonActivation,
  gainArgent,
  marineActivation,
  scout,
  spawning,
  strikeNow,
} from '../procedures.ts';
import { stun } from '../stun.ts';
import { teleportTo } from '../teleporters.ts';
import { isInvaders, registeredAt } from './ability-context.ts';
import { coverMatters } from './conditions.ts';
import { FACES, redo } from './dice.ts';
import { type EffectContext, whom } from './whom.ts';

type Kind = CardEffect['do'];
type Of<K extends Kind> = Extract<CardEffect, { do: K }>;
// biome-ignore lint/suspicious/noConfusingVoidType: an effect that leads nowhere returns nothing
type Doing = { readonly [K in Kind]: (g: G, e: Of<K>, s: EffectContext) => Call<Doom> | undefined | void };

/** Every word of the vocabulary, carried out. */
export const EFFECTS: Doing = {
  // Nobody is given points but "you", "target" and "subject": one figure, or none if it has left the board.
  move: (g, e, s) => {
    const [figure] = whom(g, e.who, s);
    return figure === undefined ? undefined : gainPoints(g, figure, e.points);
  },
  heal: (g, e, s) => {
    for (const figure of whom(g, e.who, s)) heal(g, figure, e.damage);
  },
  harm: (g, e, s) => harm(whom(g, e.who, s), e.damage),
  stun: (g, e, s) => {
    for (const figure of whom(g, e.who, s)) stun(g, figure);
  },
  draw: (g, e, s) => {
    if (isInvaders(registeredAt(s.ability))) drawEvents(g, e.cards);
    // DM-KIL-09: by his class card also a marine who was just slain.
    else for (const marine of e.who === 'you' ? [s.you] : whom(g, e.who, s)) drawActions(g, marine, e.cards);
  },
  discard: (g, e, s) => {
    for (const marine of whom(g, e.who, s)) {
      const { hand } = g.state.marines[marine];
      for (let i = 0; i < e.cards && hand.items.length > 0; i++)
        discardFromHand(g, marine, hand.items[g.draw('lots', hand.items.length)]);
    }
  },
  recover: (g, _e, s) => {
    if (g.state.marines[s.you].discard.items.includes(s.target)) takeBack(g, s.you, s.target);
  },
  dice: (g, e) => {
    const { red = 0, black = 0 } = e;
    const l = g.within(attack) ?? g.within(demonActivation);
    if (l === null) return;
    l.red += red;
    l.black += black;
  },
  reach: (g, e) => {
    const l = g.within(demonActivation);
    if (l !== null) l.reach += e.range;
  },
  damage: (g, e, s) => {
    const l = g.within(attack);
    if (l === null) return;
    l.extra += e.symbols;
    l.added.push({ ability: s.ability, symbols: e.symbols, shields: 0 });
  },
  reroll: (g, e) => redo(g, e.dice, (black) => g.roll('dice', FACES[black], 1)[0]),
  turn: (g, e) => redo(g, e.dice, (black) => Math.max(...FACES[black])),
  pierce: (g, e) => {
    const l = g.within(attack);
    if (l !== null) l.pierce += e.shields;
  },
  shields: (g, e, s) => {
    const l = g.within(attack);
    if (l === null) return;
    l.shields += e.shields;
    l.added.push({ ability: s.ability, symbols: 0, shields: e.shields });
  },
  dodge: (g) => {
    const l = g.within(attack);
    if (l !== null) l.dodge = true;
  },
  cover: (g) => {
    const l = g.within(attack);
    if (l !== null && coverMatters(g)) l.covered = true;
  },
  uncover: (g) => {
    const l = g.within(attack);
    if (l !== null) l.covered = false;
  },
  argent: (_g, e) => call(gainArgent, { tokens: e.tokens }),
  readyDemonCard: (g, _e, s) => {
    g.state.exhausted[s.target] = false;
  },
  readyClass: (g, e, s) => {
    for (const marine of whom(g, e.who, s)) if (isMarine(marine)) g.state.marines[marine].exhausted = false;
  },
  // Only the Invader has cards that do it.
  buryInitiative: (g) => buryInitiative(g, INVADER),
  scoutInitiative: (_g, _e, s) => call(scout, { marine: s.you }),
  seizeInitiative: (g, _e, s) => seizeInitiative(g, s.you),
  strike: (g, _e, s) => {
    // DM-ATK-14: no attack during another
    if (attackGoesOn(g)) return;
    const source = sourceOfAbility(s.ability);
    const activation = g.within(marineActivation);
    if (activation === null || activation.figure !== s.you) return call(strikeNow, { figure: s.you, source });
    activation.attacks.push(source);
  },
  mainAction: (g, _e, s) => {
    const activation = g.within(marineActivation);
    if (activation !== null && activation.figure === s.you) activation.mains++;
  },
  glory: (g, _e, s) => drawGlory(g, s.you),
  teleport: (g, _e, s) => teleportTo(g, s.you, s.target),
  spawn: (_g, e, s) => {
    const near = s.subject === NONE ? s.you : s.subject;
    return call(spawning, { type: demonCalled(e.demon), figures: e.figures, near });
  },
  grenade: (g, e, s) => throwGrenade(g, s.you, setCalled(`${e.grenade}Grenade`), s.target),
};

export function doEffect(g: G, effect: CardEffect, s: EffectContext): Call<Doom> | undefined {
  // Each effect meets the entry of its own name; the compiler cannot follow that over a union.
  const does = EFFECTS[effect.do] as (g: G, e: CardEffect, s: EffectContext) => Call<Doom> | undefined;
  return does(g, effect, s);
}
