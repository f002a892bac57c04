import type { Chooser, ChooserSum } from '@sightline/table';
import { useWordsStore } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import { DieFace } from '../parts/DieFace.tsx';
import { total } from './item-groups.ts';

/** What all cards have in common. */
export function Legend({ legend: { title, lines } }: { readonly legend: NonNullable<Chooser['legend']> }) {
  return (
    <div className="chooser-legend">
      <b>{title}</b>
      {lines.map(({ text, icon, die }) => (
        <span key={text}>
          {icon !== undefined && <Icon name={icon} />}
          {die !== undefined && <DieFace die={die} />}
          {text}
        </span>
      ))}
    </div>
  );
}

/** What comes with it, whatever is chosen. */
export function Given({ given: { title, items } }: { readonly given: NonNullable<Chooser['given']> }) {
  return (
    <div className="chooser-given">
      <p className="kicker">{title}</p>
      <ul>
        {items.map(({ label, hint, icon, count = 0 }) => (
          <li key={label} className="chooser-share">
            {icon !== undefined && (
              <span className="chooser-share-icon">
                <Icon name={icon} />
              </span>
            )}
            <span className="chooser-share-names">
              <b>{label}</b>
              <small>{hint}</small>
            </span>
            {count > 0 && <b className="chooser-share-count">× {count}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SumsProps {
  readonly sums: readonly ChooserSum[];
  readonly amounts: ReadonlyMap<number, number>;
}

/** What those chosen come to together. */
export function Sums({ sums, amounts }: SumsProps) {
  const language = useWordsStore((s) => s.language);
  if (sums.length === 0) return null;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <ul className="chooser-sums">
      {sums.map((sum) => {
        const now = total(sum, amounts);
        return (
          <li key={sum.label}>
            <span>{sum.label}</span>
            <span className="chooser-bar" aria-hidden="true">
              <i style={{ width: `${Math.min(100, (100 * now) / sum.most)}%` }} />
            </span>
            <b>{number.format(now)}</b>
          </li>
        );
      })}
    </ul>
  );
}
