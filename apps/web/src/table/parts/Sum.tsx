import { signOf } from '@sightline/table';
import { Fragment } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { Ledger, Tone } from '../part-types.ts';
import './tones.css';
import './Sum.css';

interface Props {
  readonly ledger: Ledger;
  /** of the total */
  readonly tone: Tone;
}

/** How a number came about: its terms as a sum, each with its name. The log says it as a sentence. */
export function Sum({ ledger: { terms, total, note }, tone }: Props) {
  return (
    <div className="sum">
      {terms.map((term, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two terms may be alike
        <Fragment key={i}>
          <span className="sum-sign">{signOf(term, i === 0)}</span>
          <span className="sum-term" data-tone={term.tone}>
            <b>
              {Math.abs(term.amount)}
              {term.icon !== undefined && <Icon name={term.icon} />}
            </b>
            <span>{term.label}</span>
          </span>
        </Fragment>
      ))}
      <span className="sum-sign">=</span>
      <span className="sum-term sum-total" data-tone={tone}>
        <b>{total.amount}</b>
        <span>{total.label}</span>
      </span>
      {note !== undefined && <p className="sum-note">{note}</p>}
    </div>
  );
}
