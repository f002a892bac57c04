import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import type { OnlineExtras } from './company.ts';
import { Meant } from './parts/Meant.tsx';

export type PaneName = 'squad' | 'log' | 'dice' | 'talk';

interface Props {
  readonly pane: PaneName;
  onPane(pane: PaneName): void;
  /** the pane the guided match speaks of */
  readonly meant?: PaneName | null;
  /** whom one may talk to, at an online table */
  readonly company?: OnlineExtras | undefined;
}

/** On a tablet squad, log and dice share one place: the buttons that say which of them is seen. */
export function Panes({ pane, onPane, meant = null, company }: Props) {
  const t = useWords();
  const panes: readonly { name: PaneName; icon: string; label: string }[] = [
    { name: 'squad', icon: 'person', label: t('prompt.tabSquad') },
    { name: 'log', icon: 'notebook', label: t('prompt.tabLog') },
    { name: 'dice', icon: 'rolling-dices', label: t('prompt.tabDice') },
  ];
  return (
    <nav className="table-panes" aria-label={t('prompt.tabs')}>
      {panes.map(({ name, icon, label }) => (
        <button
          key={name}
          type="button"
          aria-pressed={pane === name}
          onClick={() => onPane(name)}
          data-pane={name}
        >
          <Icon name={icon} />
          {name === meant && name !== pane && <Meant />}
          <span>{label}</span>
        </button>
      ))}
      {company !== undefined && <company.TalkTab pressed={pane === 'talk'} onPress={() => onPane('talk')} />}
    </nav>
  );
}

/** Whether there is such a place: how a table is laid out is the style sheet's business. */
export const hasPanes = (): boolean => document.querySelector('.table-panes')?.checkVisibility() === true;
