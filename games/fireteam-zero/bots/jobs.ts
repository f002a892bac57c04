import { costsFrom } from '@sightline/board';
import type { Conditions, Effect, HeroAction, Role } from '../content/card-types.ts';
import { isForRole } from '../rules/actions.ts';
import { isActive, monstersIn, specialists } from '../rules/board.ts';
import { holdsApart, holdsOnTable, isAnyNear } from '../rules/conditions.ts';
import { specialistsAfter } from '../rules/escorting.ts';
import { HENRY, NONE, NOWHERE, PATTY } from '../rules/fireteam.ts';
import { isEnoughIntel } from '../rules/objectives.ts';
import { FAR, IMPASSABLE, type Statics } from '../rules/statics.ts';
import { allObjectivesDone } from '../rules/victory.ts';
import { costOfTerrain } from '../rules/walking.ts';
import { dread, type Foe, forecast, type Outlook } from './outlook.ts';
import type { BotReading } from './reading.ts';

/** Something that waits to be done somewhere: a place to search, a token to work at, an exit to reach. */
export interface Job {
  readonly at: number;
  /** in cards */
  readonly worth: number;
  readonly what: 'search' | 'act' | 'destroy' | 'hunt' | 'exit';
  /** a specialist must be so near; NONE: none needed */
  readonly specialist: number;
  readonly role?: Role | undefined;
  /** everybody's job, not that of whoever is nearest */
  readonly all: boolean;
}

/** What a step towards the end of the mission is worth, in cards. */
const INTEL = 12;
/** Each token that the boss loses, if its death is an objective. */
const POWER = 9;
const COIN = 8;
const EXIT = 40;
/** An event found instead costs a little on average. */
const EVENT = -0.5;

/* What is worth doing */

/** One intel token on an objective. */
export function intelWorth(r: BotReading, id: string): number {
  const index = r.statics.objectives.findIndex((card) => card.id === id);
  const progress = r.state.objectives[index];
  if (progress === undefined || progress.done) return 0;
  const last = isEnoughIntel(r.table, index, progress.intel + 1);
  return INTEL + (last ? 2 : 0) + (last && r.statics.objectives[index].coin && !r.state.heads ? COIN : 0);
}

/** What carrying effects out does for the mission; nothing else is counted. */
export function missionWorth(r: BotReading, effects: readonly Effect[], task: number): number {
  let sum = 0;
  for (const e of effects) {
    if (e.do === 'intel') sum += e.tokens * intelWorth(r, e.objective);
    else if (e.do === 'progress') sum += e.tokens * taskWorth(r, task);
    else if (e.do === 'removeToken' && isInTheWay(r, e.token)) sum += INTEL;
    else if (e.do === 'token') sum += 0.8 * tokenWorth(r, e.token);
    else if (e.do === 'either') sum += Math.max(...e.options.map((o) => missionWorth(r, o.effects, task)));
  }
  return sum;
}

/** One step of a discovery's task. */
function taskWorth(r: BotReading, card: number): number {
  const recon = r.statics.box.recon[card];
  if (recon?.is !== 'discovery' || recon.card.task === undefined) return 0;
  return missionWorth(r, recon.card.task.done.effects, card) / recon.card.task.needs;
}

/** A token whose acts lead on. */
function tokenWorth(r: BotReading, id: string): number {
  const token = r.statics.box.tokens.find((t) => t.id === id);
  return Math.max(0, ...(token?.acts ?? []).map((act) => missionWorth(r, act.effects, NONE)));
}

/** While such a token lies there, an objective makes no progress. */
function isInTheWay(r: BotReading, token: string): boolean {
  return r.statics.objectives.some(
    (card, i) => !r.state.objectives[i].done && card.triggers?.some((t) => t.if?.noToken === token),
  );
}

/** What a recon card that is found brings to the mission. */
export function reconWorth(r: BotReading, card: number): number {
  const recon = r.statics.box.recon[card];
  if (recon.is === 'event') return EVENT;
  const { task, effects } = recon.card;
  return missionWorth(r, effects, card) + (task === undefined ? 0 : 0.8 * task.needs * taskWorth(r, card));
}

/** What turning a spawn token is worth: by the top card if somebody has looked, else by what may be there. */
export function searchWorth(r: BotReading): number {
  const { recon, found } = r.state;
  const left = recon.items.length;
  if (left === 0) return 0;
  const top = recon.items[left - 1];
  if (top !== null) return reconWorth(r, top);
  let sum = 0;
  for (const card of r.statics.discoveries) if (!found.items.includes(card)) sum += reconWorth(r, card);
  return sum === 0 ? EVENT : sum / left + EVENT;
}

/** Progress that a kill brings, besides being rid of the monster. */
export function killWorth(r: BotReading, foe: Foe): number {
  let sum = 0;
  const about = { you: NONE, it: NONE, subject: foe.figure, other: NONE, here: foe.at };
  const fits = (c: Conditions | undefined) => c === undefined || holdsApart(r.table, c, about);
  r.statics.objectives.forEach((card, i) => {
    if (r.state.objectives[i].done) return;
    for (const { when, if: c, effects } of card.triggers ?? [])
      if (when === 'monsterKilled' && fits(c))
        sum += c?.class === 'boss' ? POWER : missionWorth(r, effects, NONE);
  });
  for (const { card } of r.state.tasks) {
    const recon = r.statics.box.recon[card];
    if (recon.is !== 'discovery') continue;
    for (const { when, if: c, effects } of recon.card.task?.triggers ?? [])
      if (when === 'monsterKilled' && fits(c)) sum += missionWorth(r, effects, card);
  }
  return sum;
}

/* Where */

/** How many points a hero needs from anywhere to anywhere; FAR: no way. */
const WALKS = new WeakMap<Statics, Uint8Array>();
function walksOf(statics: Statics): Uint8Array {
  let out = WALKS.get(statics);
  if (out !== undefined) return out;
  const { locations, graph, terrain } = statics;
  const cost = (to: number) => ((terrain[to] & IMPASSABLE) !== 0 ? 0 : costOfTerrain(terrain[to]));
  const from = (a: number) => Array.from(costsFrom(graph, a, cost), (n) => (n < 0 ? FAR : n));
  out = Uint8Array.from(Array.from({ length: locations }, (_, a) => from(a)).flat());
  WALKS.set(statics, out);
  return out;
}

export const walk = (r: BotReading, from: number, to: number): number =>
  walksOf(r.statics)[from * r.statics.locations + to];

/* Jobs */

export const isMissionDone = (r: BotReading): boolean => allObjectivesDone(r.table);

export function jobsOf(r: BotReading, o: Outlook): Job[] {
  const { state, statics } = r;
  const { box } = statics;
  const jobs: Job[] = [];
  const add = (
    what: Job['what'],
    at: number,
    worth: number,
    { specialist = NONE, role, all = false }: Partial<Job> = {},
  ) => {
    if (at !== NOWHERE && worth > 0) jobs.push({ what, at, worth, specialist, role, all });
  };
  if (isMissionDone(r)) {
    add('exit', statics.exit, EXIT, { all: true });
    return jobs;
  }
  const search = searchWorth(r);
  if (search > 0) for (const { at, up } of state.spawnTokens) if (up) add('search', at, search);
  const addAct = (act: HeroAction, task: number, places: readonly number[]) => {
    if (act.if !== undefined && !holdsOnTable(r.table, act.if)) return;
    const worth = missionWorth(r, act.effects, task) - 0.5 * (act.cost ?? 0);
    for (const at of places)
      add('act', at, worth, { specialist: act.if?.specialistWithin ?? NONE, role: act.role });
  };
  const placesOf = (act: HeroAction): number[] => {
    const id = act.if?.token;
    if (id !== undefined)
      return state.tokens.flatMap(({ kind, at }) => (box.tokens[kind].id === id ? [at] : []));
    return act.if?.specialistWithin === undefined ? [] : [state.at[PATTY], state.at[HENRY]];
  };
  statics.objectives.forEach((card, i) => {
    if (!state.objectives[i].done) for (const act of card.acts ?? []) addAct(act, NONE, placesOf(act));
  });
  for (const { card } of state.tasks) {
    const recon = box.recon[card];
    if (recon.is === 'discovery')
      for (const act of recon.card.task?.acts ?? []) addAct(act, card, placesOf(act));
  }
  for (const { kind, at } of state.tokens) {
    const token = box.tokens[kind];
    for (const act of token.acts ?? []) addAct(act, NONE, [at]);
    if (token.attackable !== undefined)
      add('destroy', at, missionWorth(r, token.attackable.destroyed.effects, NONE));
  }
  for (const foe of o.foes) add('hunt', foe.at, 0.5 * killWorth(r, foe), { all: foe.class === 'boss' });
  return jobs;
}

/** What can be done at a distance, or after so many steps, is worth less than the same at once. */
const FADES = Float64Array.from({ length: FAR + 1 }, (_, steps) => 0.84 ** steps);

/** How strongly a hero is drawn to a place by what is to be done. */
function pull(
  r: BotReading,
  jobs: readonly Job[],
  hero: number,
  at: number,
  escort: readonly number[],
): number {
  const { statics, state, table } = r;
  let top = 0;
  let rest = 0;
  for (const job of jobs) {
    if (!isForRole(table, hero, job.role)) continue;
    let steps = walk(r, at, job.at);
    if (steps === FAR) continue;
    if (
      (job.what === 'destroy' || job.what === 'hunt') &&
      steps > 0 &&
      !isForRole(table, hero, 'closeCombat')
    )
      steps--;
    let worth = job.worth * FADES[steps];
    if (job.specialist !== NONE && !isAnyNear(table, escort, job.at, job.specialist))
      worth *= escort.includes(at) ? 0.8 : 0.25;
    if (!job.all)
      for (let h = 0; h < statics.heroes; h++)
        if (h !== hero && isActive(table, h)) {
          const theirs = walk(r, state.at[h], job.at);
          if (theirs < steps || (theirs === steps && h < hero)) {
            worth *= 0.55;
            break;
          }
        }
    if (job.what !== 'destroy' && job.what !== 'hunt' && monstersIn(table, job.at) > 0) worth *= 0.75;
    if (worth > top) {
      rest += top;
      top = worth;
    } else rest += worth;
  }
  return top + 0.06 * rest;
}

/** What it is worth that a specialist is somewhere: near work that needs it, Patty near places to search. */
function specialistWorth(r: BotReading, jobs: readonly Job[], specialist: number, at: number): number {
  const shares: Readonly<Record<Job['what'], number>> = {
    search: specialist === PATTY ? 0.25 : 0,
    exit: r.statics.mission.specialistsLeaveToo ? 0.8 : 0,
    hunt: 0.1,
    act: 0,
    destroy: 0,
  };
  let top = 0;
  for (const job of jobs) {
    const share = job.specialist !== NONE ? 0.6 : shares[job.what];
    if (share === 0) continue;
    const steps = walk(r, at, job.at);
    if (steps !== FAR) top = Math.max(top, share * job.worth * FADES[steps]);
  }
  return top;
}

/** What it is worth to the team that a hero stands there with these specialists, and what each hero then expects. */
export function worthOfStanding(
  r: BotReading,
  o: Outlook,
  jobs: readonly Job[],
  hero: number,
  to: number,
  escort: number,
): { readonly worth: number; readonly expected: Float64Array } {
  const beside = specialistsAfter(r.table, to, escort);
  let worth = pull(r, jobs, hero, to, beside);
  specialists.forEach((s, i) => {
    worth += specialistWorth(r, jobs, s, beside[i]);
  });
  const places = o.places.slice();
  places[hero] = to;
  const { expected } = forecast(r, o.foes, places);
  for (let h = 0; h < places.length; h++)
    if (places[h] !== NOWHERE) worth -= dread(r, o.hands[h], expected[h]);
  return { worth, expected };
}
