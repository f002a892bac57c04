import type { CompanionButton, CompanionInterlude, CompanionMessage } from '@sightline/manifest';
import type { CompanionKey } from '../text/en/companion.ts';
import { lastRound, mayLevelUp } from './rounds.ts';
import { LEVEL_UP, ROUNDS } from './speeds.ts';
import type { CompanionState } from './state.ts';

type Message = CompanionMessage<CompanionKey>;
type Button = CompanionButton<CompanionKey>;

const FINISH: Button = { label: { key: 'button.finish' }, act: ['finish'] };

/** What is to be done between the clocks. */
export function interlude(state: CompanionState): CompanionInterlude<CompanionKey> | null {
  switch (state.stage) {
    case 'toDeploy':
      return {
        title: { key: 'interlude.deployment' },
        steps: [{ key: 'step.defendersFirst' }],
        clock: null,
        buttons: [{ label: { key: 'button.readyMade' }, act: ['readyMade'] }],
      };
    case 'toStart':
      return {
        title:
          state.round > ROUNDS
            ? { key: 'interlude.overtime' }
            : { key: 'interlude.round', args: { n: state.round } },
        steps: [],
        clock: null,
        buttons: [],
      };
    case 'upkeep':
      return {
        title: {
          key: 'interlude.upkeep',
          args: { n: state.round, overtime: state.round > ROUNDS ? 'yes' : 'no' },
        },
        steps: upkeepSteps(state),
        clock: null,
        buttons: upkeepButtons(state),
      };
    case 'levelUp':
      return {
        title: { key: 'interlude.levelUp' },
        steps: [{ key: 'step.levelUp' }, { key: 'step.revealCubes' }],
        clock: { ms: state.minute, of: LEVEL_UP, running: !state.stopped && state.minute > 0 },
        buttons: [next(state)],
      };
    default:
      return null;
  }
}

/** SG-UPK-01 to SG-UPK-04; both halves ask for SG-UPK-05. */
function upkeepSteps({ setUp, round }: CompanionState): readonly Message[] {
  const { mission } = setUp;
  const won: Message =
    round === ROUNDS && mission !== 'control'
      ? { key: `step.overtime.${mission}` }
      : { key: mission === 'control' ? 'step.score' : 'step.victory' };
  return [won, { key: 'step.markers' }, { key: 'step.tokens' }];
}

function upkeepButtons(state: CompanionState): readonly Button[] {
  // SG-RND-10: there is no round after this one.
  if (state.round >= lastRound(state)) return [FINISH];
  if (!mayLevelUp(state)) return [next(state), FINISH];
  return [{ label: { key: 'button.levelUp' }, act: ['levelUp'] }, next(state), FINISH];
}

const next = ({ round }: CompanionState): Button => ({
  label: round === ROUNDS ? { key: 'button.overtime' } : { key: 'button.nextRound', args: { n: round + 1 } },
  act: ['nextRound'],
});
