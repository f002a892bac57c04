import { isolated } from '../app/isolated.ts';
import { useWords } from '../app/words.ts';
import type { BarAct } from '../host/api.ts';
import { Icon } from '../icons/Icon.tsx';
import { useTable } from './table-context.ts';
import { pressAct, useActKeys } from './use-act-keys.ts';
import './UnaskedBar.css';

/** More have no key. */
const KEYS = 9;

/**
 * What people here may do though nobody asks them: always in the same place and in the same order, each with its key and,
 * where several people share the screen, with whose it is. What can't be done now stays there.
 */
export function UnaskedBar() {
  const t = useWords();
  const { bar, acting, actUnasked } = useTable((s) => s);
  useActKeys(pressAct);
  if (bar.length === 0) return null;
  const isActing = (act: BarAct) => acting?.seat === act.seat && acting.verb === act.verb;
  return (
    <section className="unasked" aria-label={t('table.unasked')} data-test="unasked">
      <p className="unasked-title" aria-hidden="true">
        {t('table.unasked')}
      </p>
      {bar.map((act, i) => {
        const { seat, verb, who, label, icon, hint, open } = act;
        return (
          <button
            type="button"
            key={`${seat} ${verb}`}
            className="unasked-act"
            aria-disabled={!open}
            aria-pressed={isActing(act)}
            {...(i < KEYS && { 'aria-keyshortcuts': String(i + 1) })}
            title={hint}
            onClick={() => void actUnasked(act)}
            data-unasked={`${seat} ${verb}`}
          >
            {icon !== undefined && <Icon name={icon} />}
            <span className="unasked-words">
              <b>{label}</b>
              {who !== '' && <small dir="auto">{isolated(who)}</small>}
            </span>
            {i < KEYS && (
              <span className="keycap" aria-hidden="true">
                {i + 1}
              </span>
            )}
          </button>
        );
      })}
    </section>
  );
}
