import { useState } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { LargeOption } from '../choosing.ts';
import { useTable } from '../table-context.ts';
import { HandIn } from './HandIn.tsx';
import { amountsFrom } from './item-groups.ts';
import { Given, Legend, Sums } from './Particulars.tsx';
import { Seal } from './Seal.tsx';
import { Sets } from './SomeChooser.tsx';

/** So much to each of several: counted out in pips. */
export function SplitChooser({ option }: { readonly option: LargeOption<'split'> }) {
  const t = useWords();
  const { amounts: kept, share } = useTable((s) => s);
  const { items, total, chooser } = option;
  const amounts = kept?.length === items.length ? kept : items.map(() => 0);
  const [last, setLast] = useState('');
  const left = total - amounts.reduce((sum, n) => sum + n, 0);
  const change = (i: number, by: number) => {
    share(amounts.with(i, amounts[i] + by));
    setLast(`${items[i].label}: ${amounts[i] + by}`);
  };
  return (
    <>
      <div className="chooser-head">
        <p className="chooser-count">
          {t('chooser.chosen', { same: 'yes', chosen: total - left, least: total, most: total })}
        </p>
        <Sets sets={chooser.sets ?? []} onTake={(set) => share(amountsFrom(set, items, total))} />
        <p className="visually-hidden" role="status">
          {last}
        </p>
      </div>
      <div className="chooser-items">
        {items.map(({ item, label, hint, icon, card, cap = total }, i) => (
          <div key={item} className="chooser-share" data-tone={card?.tone} data-some={amounts[i] > 0}>
            {icon !== undefined && (
              <span className="chooser-share-icon">
                <Icon name={icon} />
              </span>
            )}
            <span className="chooser-share-names">
              <b>{label}</b>
              <small>{card?.text ?? hint}</small>
            </span>
            <span className="chooser-pips" role="img" aria-label={`${amounts[i]} / ${cap}`}>
              {Array.from({ length: cap }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a pip is nothing but its place
                <i key={n} className={n < amounts[i] ? 'full' : 'free'} />
              ))}
            </span>
            <span className="chooser-steps">
              <button
                type="button"
                disabled={amounts[i] === 0}
                onClick={() => change(i, -1)}
                aria-label={t('prompt.less', { name: label })}
              >
                −
              </button>
              <button
                type="button"
                disabled={left === 0 || amounts[i] >= cap}
                onClick={() => change(i, 1)}
                aria-label={t('prompt.more', { name: label })}
                data-more={item}
              >
                +
              </button>
            </span>
          </div>
        ))}
        {chooser.legend !== undefined && <Legend legend={chooser.legend} />}
      </div>
      <div className="chooser-side">
        {chooser.given !== undefined && <Given given={chooser.given} />}
        {chooser.sealed !== undefined && <Seal seal={chooser.sealed} />}
        <Sums sums={chooser.sums ?? []} amounts={new Map(items.map(({ item }, i) => [item, amounts[i]]))} />
      </div>
      <div className="chooser-foot">
        <HandIn
          option={option}
          answer={[option.answer, ...amounts]}
          may={left === 0}
          note={left > 0 ? t('chooser.left', { n: left }) : (chooser.sealed?.text ?? '')}
        />
      </div>
    </>
  );
}
