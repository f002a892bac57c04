import { adjacent, type Cell } from '@sightline/board';
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

function advance(g: G, counter: number, by: number): void {
  g.state.progress[counter] += by;
  g.emit(progressed, { what: counter, progress: g.state.progress[counter] });
}

/** Extermination: the health of slain demons adds up. */
export function demonSlain(g: G, demon: number): void {
  if (objectiveOf(g) !== 'extermination') return;
  advance(g, 0, cardOf(demon).health);
  if (g.state.progress[0] >= goalOf(g)) marinesWin(g);
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
    if (g.state.progress[0] >= g.state.tokens.length) marinesWin(g);
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

/**
 * What a marine may work on with a main action, by number: the terminals, the portals, or the samples still awaited
 * at their portals, on his space or adjacent to it.
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
    if (cell === here || adjacent(walk, here, cell)) visit(what);
  });
}

/** Core Restart: one token a round on each terminal. */
export const maySwitchOn = (g: G, terminal: number): boolean =>
  objectiveOf(g) !== 'coreRestart' ||
  (g.state.progress[terminal] < goalOf(g) &&
    g.state.progress[g.statics.mission.objectives.length + terminal] < g.state.round);

export function work(g: G, marine: number, what: number): void {
  // Sample Collection: taken from the sleeping portal.
  if (objectiveOf(g) === 'sampleCollection') {
    takeToken(g, marine, what);
    return;
  }
  if (objectiveOf(g) === 'coreRestart') {
    const terminals = g.statics.mission.objectives.length;
    g.state.progress[terminals + what] = g.state.round;
    advance(g, what, 1);
    if (g.state.progress.slice(0, terminals).every((n) => n >= goalOf(g))) marinesWin(g);
    return;
  }
  const portal = g.state.portals[what];
  g.emit(portalGone, { cell: portal.cell, by: 'marines' });
  portal.cell = NOWHERE;
  advance(g, 0, 1);
  if (g.state.progress[0] >= goalOf(g)) marinesWin(g);
}

/** Guard Duty: looked at when a round ends. */
export function roundEnds(g: G): void {
  if (objectiveOf(g) !== 'guardDuty') return;
  const there = figuresOn(g, g.statics.mission.post, -1);
  if (there.filter(isMarine).length <= there.filter(isDemon).length) return;
  advance(g, 0, 1);
  if (g.state.progress[0] >= goalOf(g)) marinesWin(g);
}
