import { cornerTable } from '@sightline/board';
import { smallGames } from '@sightline/small-games';
import { soak } from '@sightline/soak';
import { sightlineFork, structuredCloneFork } from './fork.ts';
import { BARS, benchGround } from './grid.ts';
import { type Benchmark, type Comparison, compare } from './measure.ts';
import { pathFindingJs, sightlineReach } from './reach.ts';
import { byCentres, patchTimes, rotSight, sightlineSight } from './sight.ts';
import { boardgameIo } from './skirmish-boardgame-io.ts';
import { ours } from './skirmish-ours.ts';

const round = (n: number, digits = 2): number => Number(n.toFixed(digits));

/** Kernel and board against the field's libraries, everything in one run on one machine, as ratios. */
export function kernelSuite(quick: boolean): Readonly<Record<string, number>> {
  const rounds = quick ? 3 : 15;
  const ms = quick ? 100 : 400;
  const against = (a: Benchmark, b: Benchmark): Comparison => {
    console.error(`${a.name} against ${b.name} …`);
    return compare(a, b, rounds, ms);
  };
  const skirmish = against(ours, boardgameIo());
  const fork = against(sightlineFork(), structuredCloneFork());
  const centre = against(sightlineSight(byCentres, 'sight by centres'), rotSight());
  const corner = against(sightlineSight(cornerTable(benchGround(), BARS), 'sight by corners'), rotSight());
  const reach = against(sightlineReach(), pathFindingJs());
  const patch = patchTimes();
  return {
    skirmishRatio: round(skirmish.ratio),
    forkRatio: round(fork.ratio),
    // two sight models, one promise: the slower of the two counts
    sightRatio: round(Math.min(centre.ratio, corner.ratio)),
    reachRatio: round(reach.ratio),
    skirmishDecisionsPerSecond: Math.round(skirmish.ours),
    boardgameIoMovesPerSecond: Math.round(skirmish.theirs),
    forkMicroseconds: round(1e6 / fork.ours, 3),
    structuredCloneMicroseconds: round(1e6 / fork.theirs, 1),
    sightByCentresPerSecond: Math.round(centre.ours),
    sightByCornersPerSecond: Math.round(corner.ours),
    rotShadowcastingPerSecond: Math.round(centre.theirs),
    patchByCentresMs: round(patch.centres, 4),
    patchByCentresP99Ms: round(patch.centresP99, 4),
    patchByCornersMs: round(patch.corners, 4),
    patchByCornersP99Ms: round(patch.cornersP99, 4),
    floodsPerSecond: Math.round(reach.ours),
    pathFindingPathsPerSecond: Math.round(reach.theirs),
    ...(quick ? {} : soaked()),
  };
}

const DECISIONS = 200_000;

/** Every small game for 200,000 decisions: how many decisions each a second, and how many failures in all. */
function soaked(): Record<string, number> {
  const out: Record<string, number> = {};
  let failures = 0;
  for (const s of smallGames) {
    console.error(`soaking ${s.game.name} …`);
    const report = soak(s, { games: Number.MAX_SAFE_INTEGER, decisions: DECISIONS, seed: 1 });
    out[`soak ${s.game.name} decisions`] = report.decisions;
    failures += report.failures.length;
  }
  return { ...out, soakFailures: failures };
}
