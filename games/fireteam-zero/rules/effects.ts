import { type Call, call } from '@sightline/kernel';
import type { Deed, Effect, Place } from '../content/card-types.ts';
import { ATTACK_DIE } from '../content/dice.ts';
import { attackWith, hasTargetFor, isAttackable, isInReach } from './attack.ts';
import { isActive, isHero, isMonster, monsterOf, seatOf } from './board.ts';
import { enterBoss, gainPower } from './boss.ts';
import { turnToHeads } from './coin.ts';
import { type Concern, holds } from './conditions.ts';
import { drawCards, recoverCard } from './decks.ts';
import {
  FIRST_MONSTER,
  type Fireteam,
  type G,
  NONE,
  NOWHERE,
  RESERVE,
  ROUND,
  SPAWN,
  TURN,
} from './fireteam.ts';
import { type Between, oneByOne } from './flow.ts';
import {
  enlisted,
  moved,
  prevented,
  rerolled,
  spawnPointChanged,
  stoodUp,
  stunned,
  tokenPlaced,
} from './happenings.ts';
import { fell, kills, removeToken } from './killing.ts';
import { standUp } from './knockdown.ts';
import { momentOf } from './moments.ts';
import { forceHero, moveMonster } from './movement.ts';
import { gainIntel, progressTask } from './objectives.ts';
import {
  activation,
  aim,
  ambush,
  attack,
  chooseOption,
  discard,
  heroTurn,
  monsterAttack,
  monsterMove,
  push,
  scout,
  search,
  specialMove,
  wound,
} from './procedures.ts';
import { maySearch } from './search.ts';
import { afterSpawn, put, spawnByDie } from './spawning.ts';
import { CLASSES } from './statics.ts';
import { takeOver } from './stepping-in.ts';
import { whom } from './targets.ts';
import { moveThreat } from './threat-track.ts';

/** What an effect works on. */
export interface Situation extends Concern {
  readonly deed: number;
  readonly target: number;
  readonly card: number;
  readonly task: number;
}

type Kind = Effect['do'];
type Of<K extends Kind> = Extract<Effect, { do: K }>;
// biome-ignore lint/suspicious/noConfusingVoidType: an effect that leads nowhere returns nothing
type Doing = { readonly [K in Kind]: (g: G, e: Of<K>, s: Situation) => Call<Fireteam> | undefined | void };

const heroesOf = (g: G, e: { readonly who: Parameters<typeof whom>[1] }, s: Situation): number[] =>
  whom(g, e.who, s).filter(isHero);
const monstersOf = (g: G, e: { readonly who: Parameters<typeof whom>[1] }, s: Situation): number[] =>
  whom(g, e.who, s).filter(isMonster);

/** A location, or NOWHERE. */
function placeFor(g: G, place: Place, s: Situation): number {
  if (place === 'here') return s.here;
  if (place === 'target') {
    if (s.target === NONE) return NOWHERE;
    return g.statics.box.deeds[s.deed].target?.choose === 'location'
      ? s.target
      : (g.state.at[s.target] ?? NOWHERE);
  }
  return typeof place === 'object' ? (g.statics.marks.get(place.mark) ?? NOWHERE) : NOWHERE;
}

/** What changes an attack: of a special ability the attack its activation will make (FZ-ADIE-06), else the one going on. */
function attackChanged(g: G, s: Situation): { dice: number; bonus: number } | null {
  const l = g.within(activation);
  return l !== null && s.it === l.monster && s.subject === l.monster ? l : null;
}

/** Every word of the vocabulary, carried out. */
export const EFFECTS: Doing = {
  draw: (g, e, s) => {
    for (const hero of heroesOf(g, e, s)) drawCards(g, hero, e.cards);
  },
  discard: (g, e, s) =>
    oneByOne(heroesOf(g, e, s).map((hero) => call(discard, { hero, cards: e.cards, by: s.it }))),
  harm: (g, e, s) =>
    oneByOne(
      heroesOf(g, e, s).map((hero) =>
        call(wound, { hero, hits: e.hits, by: s.it, unblockable: e.unblockable === true }),
      ),
    ),
  recover: (g, _e, s) => {
    if (s.you === NONE) return;
    const card = s.target === NONE ? g.state.heroes[s.you].discard.items.at(-1) : s.target;
    if (card !== undefined) recoverCard(g, s.you, card);
  },

  move: (g, e, s) => oneByOne(heroesOf(g, e, s).map((hero) => call(specialMove, { hero, points: e.points }))),
  place: (g, e, s) => {
    const at = placeFor(g, e.at, s);
    if (at === NOWHERE) return;
    return oneByOne(
      whom(g, e.who, s).map((f) =>
        isHero(f) ? forceHero(g, f, at, 'placed') : moveMonster(g, f, at, 'placed'),
      ),
    );
  },
  push: (g, e, s) =>
    oneByOne(whom(g, e.who, s).map((figure) => call(push, { figure, steps: e.steps, by: s.you }))),
  advance: (g, e, s) =>
    oneByOne(monstersOf(g, e, s).map((monster) => call(monsterMove, { monster, steps: e.steps }))),
  fetchSpecialist: (g, _e, s) => {
    if (s.target === NONE || s.you === NONE) return;
    const from = g.state.at[s.target];
    g.state.at[s.target] = g.state.at[s.you];
    g.emit(moved, { figure: s.target, from, to: g.state.at[s.you], how: 'placed', with: [] });
  },

  dice: (g, e, s) => {
    const own = attackChanged(g, s);
    const l = g.within(attack);
    if (own !== null) own.dice += e.by;
    else if (l !== null) l.strength += e.by;
  },
  bonus: (g, e, s) => {
    const own = attackChanged(g, s);
    const l = g.within(attack);
    if (own !== null) own.bonus += e.hits;
    else if (l !== null) l.bonus += e.hits;
  },
  reroll: (g, e) => {
    const l = g.within(attack);
    if (l === null) return;
    if (isHero(l.attacker)) l.rerolls += e.dice;
    else rollAnew(g, e.dice);
  },
  pierce: (g, e) => {
    const l = g.within(attack);
    if (l !== null) l.pierce += e.resistance;
  },
  prevent: (g, e) => {
    const hit = g.within(wound);
    // FZ-GLO-01
    if (hit === null || hit.unblockable) return;
    const hits = Math.min(hit.hits, e.hits);
    hit.hits -= hits;
    g.emit(prevented, { hero: hit.hero, hits });
  },
  takeIt: (g, _e, s) => {
    const hit = g.within(wound);
    const l = g.within(attack);
    if (!isActive(g, s.you)) return;
    if (hit !== null) {
      if (!hit.unblockable) hit.hero = s.you;
    } else if (l !== null && l.target !== s.you) {
      takeOver(g, l, s.you);
      l.taken = true;
    }
  },
  cancel: (g) => {
    const hit = g.within(wound);
    const l = g.within(attack);
    if (hit !== null) {
      if (!hit.unblockable) hit.hits = 0;
    } else if (l !== null) l.cancelled = true;
  },

  attack: (g, e, s) => {
    if (!isActive(g, s.you)) return;
    const part = e.with === 'thisCard' ? g.statics.box.cards[s.card]?.attack : e.with;
    if (part === undefined) return;
    if (e.at === 'choose')
      return hasTargetFor(g, s.you, [part])
        ? call(aim, { hero: s.you, part: g.statics.box.numberOfPart(part) })
        : undefined;
    const target = s[e.at];
    // FZ-SATK-01: an effect may aim even at another hero.
    const mayBeHit = isAttackable(g, target) || (target !== s.you && isActive(g, target));
    if (target === NONE || !mayBeHit || !isInReach(g, s.you, part, target)) return;
    return attackWith(g, s.you, target, [part]);
  },
  strike: (g, _e, s) =>
    s.it !== NONE && g.state.at[s.it] !== NOWHERE
      ? call(monsterAttack, { monster: s.it, dice: 0, bonus: 0 })
      : undefined,
  hit: (g, e, s) => {
    const calls: Between[] = [];
    for (const monster of monstersOf(g, e, s)) {
      const at = g.state.at[monster];
      if (!kills(g, monster, e.hits, e.type, 0)) continue;
      const gone = fell(g, monster, s.you);
      calls.push(momentOf(g, gone ? 'monsterKilled' : 'bossInjured', monster, s.you, at));
    }
    return oneByOne(calls);
  },

  action: (g, e, s) => {
    const turn = g.within(heroTurn);
    if (turn !== null && heroesOf(g, e, s).includes(turn.hero)) turn.actions++;
  },
  stride: (g, e, s) => {
    const turn = g.within(heroTurn);
    if (turn !== null && turn.hero === s.you) turn.points += e.points;
  },
  search: (g, _e, s) => {
    const token = s.you === NONE ? NONE : maySearch(g, s.you);
    return token === NONE ? undefined : call(search, { hero: s.you, token });
  },
  stand: (g, e, s) => {
    const hero = s[e.who];
    if (!isHero(hero) || !g.state.heroes[hero].down) return;
    standUp(g, hero);
    g.emit(stoodUp, { hero });
  },
  activate: (g, e, s) => oneByOne(monstersOf(g, e, s).map((monster) => call(activation, { monster }))),
  stun: (g, e, s) => {
    for (const monster of monstersOf(g, e, s)) {
      monsterOf(g, monster).stunned = true;
      g.emit(stunned, { monster });
    }
  },

  threat: (g, e) => moveThreat(g, e.spaces),
  coin: (g) => turnToHeads(g),
  spawn: (g, e, s) => {
    const home = e.from === 'spawn' ? SPAWN : RESERVE;
    const waiting = offBoard(g, CLASSES.indexOf(e.class), home).slice(0, e.figures);
    const calls: Between[] = [];
    for (const monster of waiting) {
      if (e.at === 'spawnDie') {
        if (!spawnByDie(g, monster)) continue;
      } else {
        const at = placeFor(g, e.at, s);
        if (at === NOWHERE) continue;
        put(g, monster, at, 'effect');
      }
      calls.push(afterSpawn(g, monster));
    }
    return oneByOne(calls);
  },
  /** FZ-RSV-03, 06: also one that is on the board. */
  enlist: (g, e) => {
    const kind = CLASSES.indexOf(e.class);
    let left = e.figures;
    g.state.monsters.forEach((m, i) => {
      if (left <= 0 || m.kind !== kind || m.home !== RESERVE) return;
      left--;
      m.home = SPAWN;
      g.emit(enlisted, { monster: FIRST_MONSTER + i });
    });
  },
  ambush: (g, e, s) =>
    isActive(g, s.you) ? call(ambush, { hero: s.you, kind: CLASSES.indexOf(e.class) }) : undefined,
  slay: (g, e, s) =>
    oneByOne(
      monstersOf(g, e, s).map((monster) => {
        const at = g.state.at[monster];
        const gone = fell(g, monster, s.you);
        return momentOf(g, gone ? 'monsterKilled' : 'bossInjured', monster, s.you, at);
      }),
    ),
  bossEnters: (g) => enterBoss(g),
  power: (g, e) => gainPower(g, e.tokens),
  closeSpawn: (g, e, s) => changeSpawn(g, placeFor(g, e.at, s), true),
  reopenSpawn: (g, e, s) => changeSpawn(g, placeFor(g, e.at, s), false),
  scout: (g, _e, s) =>
    g.state.recon.items.length > 0
      ? call(scout, { seat: s.you === NONE ? NONE : seatOf(g, s.you) })
      : undefined,

  intel: (g, e) => gainIntel(g, e.objective, e.tokens),
  progress: (g, e, s) => (s.task === NONE ? undefined : progressTask(g, s.task, e.tokens)),
  token: (g, e, s) => {
    const kind = g.statics.box.tokens.findIndex((token) => token.id === e.token);
    const at = placeFor(g, e.at, s);
    if (kind < 0 || at === NOWHERE) return;
    g.state.tokens.push({ kind, at });
    g.emit(tokenPlaced, { kind, at });
  },
  removeToken: (g, e, s) => {
    const is = (token: { kind: number }) => g.statics.box.tokens[token.kind].id === e.token;
    const { tokens } = g.state;
    const here = tokens.findIndex((token) => is(token) && token.at === s.here);
    const at = here >= 0 || e.at === 'here' ? here : tokens.findIndex(is);
    if (at >= 0) removeToken(g, at);
  },

  either: (g, e, s) =>
    call(chooseOption, { options: e.options.map((o: Deed) => g.statics.box.numberOf(o)), ...of(s) }),
  onlyIf: () => undefined,
  lasting: (g, e, s) => {
    const effect = g.statics.box.numberOfLasting(e);
    const until = e.until === 'turnEnds' ? TURN : ROUND;
    for (const figure of whom(g, e.who, s)) g.state.lasting.push({ effect, figure, until });
  },
};

const of = ({ you, it, subject, other, here, target, task }: Situation) => ({
  you,
  it,
  subject,
  other,
  here,
  target,
  task,
});

/** Of a monster's attack: so many of the dice that hit are rolled anew, and the hits counted again. */
function rollAnew(g: G, dice: number): void {
  const l = g.within(attack);
  const hit = g.within(wound);
  if (l === null || hit === null) return;
  let left = dice;
  for (let i = 0; i < l.dice.length && left > 0; i++) {
    const before = ATTACK_DIE[l.dice[i]][l.type];
    if (before === 0) continue;
    left--;
    l.dice[i] = g.draw('dice', ATTACK_DIE.length);
    g.emit(rerolled, { attacker: l.attacker, die: i, face: l.dice[i] });
    hit.hits = Math.max(0, hit.hits + ATTACK_DIE[l.dice[i]][l.type] - before);
  }
}

/** FZ-RSV-01: monsters of a pool that are off the board. */
function offBoard(g: G, kind: number, home: number): number[] {
  const out: number[] = [];
  g.state.monsters.forEach((m, i) => {
    if (m.kind === kind && m.home === home && g.state.at[FIRST_MONSTER + i] === NOWHERE)
      out.push(FIRST_MONSTER + i);
  });
  return out;
}

function changeSpawn(g: G, at: number, close: boolean): void {
  if (at === NOWHERE) return;
  g.state.spawnTokens.forEach((token, i) => {
    if (token.at !== at) return;
    if (close) token.at = NOWHERE;
    else token.up = true;
    g.emit(spawnPointChanged, { token: i + 1, at: token.at, up: token.up ? 1 : 0 });
  });
}

/** Carries one effect out; `false`: the rest of the deed is off. */
export function doEffect(g: G, effect: Effect, s: Situation): Between | false {
  if (effect.do === 'onlyIf') return holds(g, effect.if, s) ? undefined : false;
  // Each effect meets the entry of its own name; the compiler cannot follow that over a union.
  const does = EFFECTS[effect.do] as (g: G, e: Effect, s: Situation) => Between;
  return does(g, effect, s);
}
