import type { Cell, NeighbourTable } from '@sightline/board';
import { spacesNextTo } from './board.ts';
import type { G, OpenTable } from './doom.ts';
import { NONE, NOWHERE } from './doom.ts';
import { portalGone, progressed, tokenDropped, tokenTaken } from './events.ts';
import { cardOf, cellOf, figuresOn, isDemon, isMarine, onBoard } from './figures.ts';
import type { ObjectiveName } from './mission/mission-file.ts';
import { boardOf } from './statics.ts';
import { marinesWin } from './victory.ts';

/** A token that a marine has secured for good. */
export const COLLECTED = -2;

export const objectiveOf = (t: OpenTable): ObjectiveName => t.statics.mission.file.objective;
/** How much the objective card asks for. */
export const goalOf = (t: OpenTable): number =>
  t.statics.mission.file.progress?.[t.statics.marines.length - 1] ?? 1;

/** DM-SET-19: what the objective card puts on the board. */
export function layOutObjective(g: G): void {
  const { objectives } = g.statics.mission;
  const kind = objectiveOf(g);
  if (kind === 'assetExtraction')
    for (const { order, cell } of objectives) g.state.tokens.push({ order, cell, carrier: NONE });
  // Samples come with the demons.
  if (kind === 'sampleCollection')
    for (const { order } of objectives) g.state.tokens.push({ order, cell: NOWHERE, carrier: NONE });
  // Core Restart counts for each terminal, and remembers the round it was last worked on.
  const counters = kind === 'coreRestart' ? 2 * objectives.length : 1;
  for (let i = 0; i < counters; i++) g.state.progress.push(0);
}

/** Core Restart: a terminal that needs no more tokens. */
export const isSwitchedOn = (t: OpenTable, terminal: number): boolean =>
  t.state.progress[terminal] >= goalOf(t);

/** How far the marines are, and how far they have to come; null: nothing is counted, the asset is carried out. */
export function progressOf(t: OpenTable): { readonly now: number; readonly most: number } | null {
  const { objectives } = t.statics.mission;
  const [now = 0] = t.state.progress;
  switch (objectiveOf(t)) {
    case 'coreRestart':
      return { now: objectives.filter((_, i) => isSwitchedOn(t, i)).length, most: objectives.length };
    case 'sampleCollection':
      return { now, most: objectives.length };
    case 'assetExtraction':
      return null;
    default:
      return { now, most: goalOf(t) };
  }
}

/** DM-OBJ-12: the marines win as soon as their objective is reached. */
function advance(g: G, counter: number, by: number): void {
  g.state.progress[counter] += by;
  g.emit(progressed, { what: counter, progress: g.state.progress[counter] });
  const progress = progressOf(g);
  if (progress !== null && progress.now >= progress.most) marinesWin(g);
}

/** The spaces that the objective card marks on the map, by number. */
export function markedSpaces(t: OpenTable): readonly Cell[] {
  const { post, exits, objectives } = t.statics.mission;
  switch (objectiveOf(t)) {
    case 'guardDuty':
      return post;
    case 'assetExtraction':
      return exits;
    case 'coreRestart':
    case 'sampleCollection':
      return objectives.map(({ cell }) => cell);
    case 'portalClosure':
    case 'extermination':
      return [];
  }
}

/** Extermination: the health of slain demons adds up. */
export function demonSlain(g: G, demon: number): void {
  if (objectiveOf(g) === 'extermination') advance(g, 0, cardOf(demon).health);
}

/** A sample that has not come into play yet: no demon was summoned at its portal. */
export const isAwaited = (t: OpenTable, token: number): boolean =>
  t.state.tokens[token].cell === NOWHERE && t.state.tokens[token].carrier === NONE;

/** The sample that is awaited at a portal, or -1. */
function sampleAt(t: OpenTable, portal: Cell): number {
  if (objectiveOf(t) !== 'sampleCollection') return NONE;
  return t.statics.mission.objectives.findIndex(({ cell }, token) => cell === portal && isAwaited(t, token));
}

/** Sample Collection: the first demon summoned at a marked portal carries its sample. */
export function sampleFor(g: G, demon: number, portal: Cell): void {
  const token = sampleAt(g, portal);
  if (token >= 0) takeUp(g, token, demon);
}

/** Sample Collection: where no demon could be placed, the sample is left on the portal's space. */
export function sampleLeft(g: G, portal: Cell): void {
  const token = sampleAt(g, portal);
  if (token < 0) return;
  g.state.tokens[token].cell = portal;
  g.emit(tokenDropped, { token, cell: portal });
}

export const carriedBy = (t: OpenTable, figure: number): number =>
  t.state.tokens.findIndex(({ carrier }) => carrier === figure);

function takeUp(g: G, token: number, figure: number): void {
  const it = g.state.tokens[token];
  it.cell = NOWHERE;
  it.carrier = figure;
  g.emit(tokenTaken, { token, figure });
}

/** The objective token on a marine's space, or -1. */
export const tokenUnder = (t: OpenTable, marine: number): number =>
  t.state.tokens.findIndex(({ cell }) => cell >= 0 && cell === cellOf(t, marine));

/** A marine takes an objective token: a sample is secured at once, the asset is carried. */
export function takeToken(g: G, marine: number, token: number): void {
  takeUp(g, token, marine);
  if (objectiveOf(g) === 'sampleCollection') {
    const it = g.state.tokens[token];
    it.carrier = NONE;
    it.cell = COLLECTED;
    advance(g, 0, 1);
  } else marineArrived(g, marine);
}

/** Asset Extraction: the marines win as soon as the carrier stands on an exit space. */
export function marineArrived(g: G, marine: number): void {
  if (objectiveOf(g) !== 'assetExtraction' || carriedBy(g, marine) < 0) return;
  if (g.statics.mission.exits.includes(cellOf(g, marine))) marinesWin(g);
}

/** Asset Extraction: the carrier cannot use teleporters, whatever other cards say (DM-GLD-03). */
export const mayTeleport = (t: OpenTable, marine: number): boolean =>
  objectiveOf(t) !== 'assetExtraction' || carriedBy(t, marine) < 0;

/** From where a marine may work on what is on a space: from there, or from beside it. */
export const workplacesOf = (walk: NeighbourTable, cell: Cell): Cell[] => [cell, ...spacesNextTo(walk, cell)];

/**
 * What a marine may work on with a main action, by number: the terminals, the portals, or the samples still awaited
 * at their portals.
 */
export function eachWork(t: OpenTable, marine: number, visit: (what: number) => void): void {
  if (!onBoard(t, marine)) return;
  const kind = objectiveOf(t);
  const here = cellOf(t, marine);
  const { walk } = boardOf(t);
  const places = kind === 'portalClosure' ? t.state.portals : t.statics.mission.objectives;
  if (kind !== 'portalClosure' && kind !== 'coreRestart' && kind !== 'sampleCollection') return;
  places.forEach(({ cell }, what) => {
    if (kind === 'sampleCollection' && !isAwaited(t, what)) return;
    if (cell >= 0 && workplacesOf(walk, cell).includes(here)) visit(what);
  });
}

/** Core Restart: one token a round on each terminal. */
export const maySwitchOn = (t: OpenTable, terminal: number): boolean =>
  objectiveOf(t) !== 'coreRestart' ||
  (!isSwitchedOn(t, terminal) &&
    t.state.progress[t.statics.mission.objectives.length + terminal] < t.state.round);

export function work(g: G, marine: number, what: number): void {
  // Sample Collection: taken from the sleeping portal.
  if (objectiveOf(g) === 'sampleCollection') {
    takeToken(g, marine, what);
    return;
  }
  if (objectiveOf(g) === 'coreRestart') {
    g.state.progress[g.statics.mission.objectives.length + what] = g.state.round;
    advance(g, what, 1);
    return;
  }
  const portal = g.state.portals[what];
  g.emit(portalGone, { cell: portal.cell, by: 'marines' });
  portal.cell = NOWHERE;
  advance(g, 0, 1);
}

/** Guard Duty: looked at when a round ends. */
export function roundEnds(g: G): void {
  if (objectiveOf(g) !== 'guardDuty') return;
  const there = figuresOn(g, g.statics.mission.post, -1);
  if (there.filter(isMarine).length > there.filter(isDemon).length) advance(g, 0, 1);
}
