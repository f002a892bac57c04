import type { Counter, TurnOrder } from '@sightline/table';
import { memo } from 'react';
import { type Translate, useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import { noUndoInWords } from '../no-undo.ts';
import type { TableHeaderProps } from '../parts.ts';
import { useFolding } from './folding.ts';
import { Hint } from './Hint.tsx';
import { Meant } from './Meant.tsx';
import './tones.css';
import './TableHeader.css';
import './header-folded.css';
import './header-smaller.css';
import './header-large-letters.css';

const FOLDS = 6;

/** What is played, how far it got, and the way back. Drawn anew only when it changes: it measures itself then. */
export const TableHeader = memo(function TableHeader({
  header,
  clocks,
  hinted = [],
  undo,
  again,
  onMenu,
}: TableHeaderProps) {
  const t = useWords();
  const bar = useFolding<HTMLDivElement>(FOLDS);
  const phase = header.phases.find((p) => p.now);
  return (
    <div className="table-head" ref={bar}>
      <div className="table-head-match">
        <p className="kicker table-head-kicker">
          {header.kicker}
          {phase !== undefined && <span className="table-head-now"> · {phase.label}</span>}
        </p>
        <h1>{header.title}</h1>
      </div>
      {clocks}
      <div className="table-head-state" data-floating>
        {header.phases.length > 0 && (
          <ol className="table-head-phases" aria-label={t('table.phases')}>
            {header.phases.map(({ label, now }) => (
              <li key={label} className={now ? 'now' : ''} {...(now && { 'aria-current': 'step' })}>
                {label}
              </li>
            ))}
          </ol>
        )}
        {header.order !== null && <Order order={header.order} t={t} />}
        {header.counters.length > 0 && (
          <ul className="table-head-counters" aria-label={t('table.counters')}>
            {header.counters.map((counter) => (
              <li key={counter.label}>
                <CounterView counter={counter} />
                {counter.ref !== undefined && hinted.includes(counter.ref) && <Meant />}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="table-head-buttons">
        <button
          type="button"
          className="table-head-button"
          disabled={undo.steps === 0 && undo.none === undefined}
          aria-disabled={undo.steps === 0}
          onClick={undo.onUndo}
          title={
            undo.steps > 0 || undo.none === undefined
              ? t('table.undo.steps', { steps: undo.steps })
              : noUndoInWords(t, undo.none)
          }
          aria-keyshortcuts="U"
          data-test="undo"
        >
          <Icon name="anticlockwise-rotation" />
          <span className="table-head-word">{t('table.undo')}</span>
          {undo.steps > 0 && <span className="table-head-steps">{undo.steps}</span>}
          <span className="keycap" aria-hidden="true">
            U
          </span>
        </button>
        <button
          type="button"
          className="table-head-button"
          disabled={!again.possible}
          onClick={again.onAgain}
          title={t('table.again.long')}
          aria-keyshortcuts="R"
          data-test="again"
        >
          <Icon name="film-strip" />
          <span className="table-head-word">{t('table.again')}</span>
          <span className="keycap" aria-hidden="true">
            R
          </span>
        </button>
        <button
          type="button"
          className="table-head-button"
          onClick={onMenu}
          aria-label={t('table.menu')}
          title={t('table.menu')}
          data-test="menu"
        >
          <Icon name="hamburger-menu" />
        </button>
      </div>
    </div>
  );
});

function Order({ order, t }: { readonly order: TurnOrder; readonly t: Translate }) {
  return (
    <div className="table-head-order">
      <span className="kicker" aria-hidden="true">
        {order.title}
      </span>
      <ol aria-label={order.title}>
        {order.cards.map(({ icon, tone, hue, badge, label, state }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may stand twice in the order
          <li key={i}>
            <Hint
              hint={`${label}: ${t(`table.order.${state}`)}`}
              className={`table-head-turn ${state}`}
              tone={tone}
              hue={hue}
            >
              <Icon name={icon} label={label} />
              {badge !== undefined && <span className="table-head-badge">{badge}</span>}
              {state === 'done' && <span className="table-head-done">✓</span>}
              <span className="visually-hidden">{t(`table.order.${state}`)}</span>
            </Hint>
          </li>
        ))}
        {order.hidden > 0 && (
          <li className="table-head-hidden">
            <span className="table-head-stack" aria-hidden="true">
              {Array.from({ length: Math.min(order.hidden, 4) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: backs of cards are all the same
                <span key={i} />
              ))}
              <b>{order.hidden}</b>
            </span>
            <span className="table-head-come">{order.hiddenLabel}</span>
          </li>
        )}
      </ol>
    </div>
  );
}

function CounterView({ counter: { icon, tone, label, value, of, hint } }: { readonly counter: Counter }) {
  return (
    <Hint hint={hint === undefined ? label : `${label}. ${hint}`} className="table-head-counter" tone={tone}>
      <Icon name={icon} />
      <span className="table-head-tally">
        <span className="kicker">{label}</span>
        <span className="table-head-value">
          <b>{value}</b> {of !== undefined && <span className="table-head-of">{of}</span>}
        </span>
      </span>
    </Hint>
  );
}
