import type { ReactNode } from 'react';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import type { OnlineExtras } from './company.ts';
import { Meant } from './parts/Meant.tsx';

export type TabName = 'hand' | 'squad' | 'log' | 'dice' | 'talk';

interface Props {
  readonly tab: TabName | null;
  onTab(tab: TabName | null): void;
  /** what the guided match speaks of is in there */
  readonly meant?: TabName | null;
  readonly counts: Partial<Readonly<Record<TabName, number>>>;
  readonly parts: Readonly<Record<Exclude<TabName, 'talk'>, ReactNode>>;
  /** whom one may talk to, at an online table */
  readonly company?: OnlineExtras | undefined;
}

/** On narrow screens hand, squad, log and dice are sheets that slide over the board. */
export function Tabs({ tab, onTab, meant, counts, parts, company }: Props) {
  const t = useWords();
  const tabs: readonly { name: TabName; icon: string; label: string }[] = [
    { name: 'hand', icon: 'card-pickup', label: t('prompt.tabHand') },
    { name: 'squad', icon: 'person', label: t('prompt.tabSquad') },
    { name: 'log', icon: 'notebook', label: t('prompt.tabLog') },
    { name: 'dice', icon: 'rolling-dices', label: t('prompt.tabDice') },
  ];
  return (
    <>
      {tab !== null && (
        <section className="table-sheet" aria-label={tabs.find(({ name }) => name === tab)?.label}>
          <button type="button" className="table-sheet-close" onClick={() => onTab(null)}>
            <Icon name="cancel" label={t('prompt.closeSheet')} />
          </button>
          {tab !== 'talk'
            ? parts[tab]
            : company !== undefined && <company.Talk onTable={() => onTab(null)} />}
        </section>
      )}
      <nav className="table-tabs" aria-label={t('prompt.tabs')}>
        {tabs.map(({ name, icon, label }) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            onClick={() => onTab(tab === name ? null : name)}
            data-tab={name}
          >
            <Icon name={icon} />
            {name === meant && name !== tab && <Meant />}
            <span>
              {label}
              {counts[name] !== undefined && ` ${counts[name]}`}
            </span>
          </button>
        ))}
        {company !== undefined && (
          <company.TalkTab pressed={tab === 'talk'} onPress={() => onTab(tab === 'talk' ? null : 'talk')} />
        )}
      </nav>
    </>
  );
}
