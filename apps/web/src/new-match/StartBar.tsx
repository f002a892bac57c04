import type { NewMatchForm } from '@sightline/table';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { type Draft, needsCurtain, type Problem, takenPlayers } from './draft.ts';
import './StartBar.css';

interface Props {
  readonly form: NewMatchForm;
  readonly draft: Draft;
  readonly problem: Problem | null;
  readonly busy: boolean;
  onStart(): void;
}

/** What will be played, what stands in the way, and the button: in reach wherever the form is scrolled to. */
export function StartBar({ form, draft, problem, busy, onStart }: Props) {
  const t = useWords();
  const players = takenPlayers(draft);
  const count = (kind: string) => players.filter((player) => player.kind === kind).length;
  const { name } =
    draft.mode === 'mission'
      ? form.missions.find(({ id }) => id === draft.mission)!
      : form.operations.find(({ id }) => id === draft.operation)!;
  const note = () => {
    if (problem !== null) return <Trouble problem={problem} />;
    if (needsCurtain(form, draft)) return t('new-match.curtain');
    if (count('me') === 0) return t('new-match.watch');
    return null;
  };
  return (
    <div className="start-bar">
      <div className="start-bar-words">
        <strong>{name}</strong>
        <span> · {t('new-match.sum', { seats: players.length, bots: count('bot') })}</span>
        <p role="status">{note()}</p>
      </div>
      <button
        type="button"
        className="button primary"
        aria-disabled={busy || problem !== null}
        onClick={onStart}
        data-test="start"
      >
        <Icon name="play-button" />
        {t(busy ? 'new-match.starting' : 'new-match.start')}
      </button>
    </div>
  );
}

function Trouble({ problem }: { readonly problem: Problem }) {
  const t = useWords();
  const words = () => {
    switch (problem.what) {
      case 'name':
        return t('new-match.problem.name', { role: problem.role.name });
      case 'same':
        return t('new-match.problem.same', { name: problem.name });
      case 'preset':
        return t('new-match.problem.preset', {
          role: problem.role.name,
          label: problem.preset.label,
          least: problem.preset.least,
        });
    }
  };
  return (
    <span className="start-bar-problem">
      <Icon name="cancel" /> {words()}
    </span>
  );
}
