/**
 * Records the corpus anew: `node games/siege/corpus/record.ts`, after a change of the rules or the content that is
 * meant to change how matches play out. Then say so in the changelog, and raise the version of the game.
 */
import { playOut } from '@sightline/bots';
import { seedFrom } from '@sightline/kernel';
import { recordCorpus } from '@sightline/soak';
import { easy, normal } from '../bots/bot.ts';
import { game } from '../rules/game.ts';
import type { SiegeSetup } from '../rules/match-setup.ts';

type Table = readonly [seats: number, setup: SiegeSetup];

/** Every mission, every way to come to squads, every clock and mode of sight; the modules one or two at a time. */
const TABLES: readonly Table[] = [
  [2, { mission: 'consulateControl' }],
  [2, { mission: 'consulateBomb', squads: 'choose', clock: 'untimed', losMode: 'assisted' }],
  [3, { mission: 'consulateHostage', clock: 'noApp', losMode: 'referee', oneOfEachRecruit: true }],
  [4, { mission: 'clubhouseControl', squads: 'choose', speed: ['extreme', 'chill'], advancedTactics: true }],
  [
    2,
    {
      mission: 'clubhouseBomb',
      squads: 'draft',
      clock: 'untimed',
      losMode: 'referee',
      forwardPlanning: true,
    },
  ],
  [
    2,
    { mission: 'clubhouseHostage', clock: 'noApp', losMode: 'assisted', swapped: true, wallModel: 'printed' },
  ],
  [4, { mission: 'consulateBomb', clock: 'untimed', losMode: 'referee', reactionWindows: true }],
  [3, { mission: 'clubhouseBomb', squads: 'choose', unplacedOperators: 'autoPlace', moveEndTriggers: true }],
  [2, { mission: 'consulateHostage', squads: 'draft', clock: 'noApp', panelLeavesBreach: true }],
  [2, { mission: 'clubhouseControl', clock: 'untimed', losMode: 'assisted', revealedDefenders: true }],
];

const plays = TABLES.map(([seats, setup], i) => {
  const play = () =>
    playOut(game, {
      setup,
      seats,
      seed: seedFrom(`corpus ${i}`),
      bots: Array.from({ length: seats }, (_, seat) => ((seat + i) % 3 === 0 ? easy : normal)),
    }).match;
  return [`${String(i + 1).padStart(2, '0')}-${setup.mission}-${seats}.json`, play] as const;
});

recordCorpus(game, new URL('.', import.meta.url), Object.fromEntries(plays));
