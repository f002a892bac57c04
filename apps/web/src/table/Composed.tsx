import type { Answer } from '@sightline/kernel';
import type { Card, ComposedOption } from '@sightline/table';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { Strength } from './parts/Strength.tsx';
import { useTable } from './table-context.ts';

interface Props<Form extends ComposedOption['form']> {
  readonly option: Extract<ComposedOption, { form: Form }>;
  /** where the button that hands it in stands: in sight, however long the list is */
  readonly foot: HTMLElement | null;
}

/** Answers that are put together: some of these, all in an order, so much to each. */
export function Composed({ option, foot }: Props<ComposedOption['form']>) {
  switch (option.form) {
    case 'some':
      return <Some option={option} foot={foot} />;
    case 'order':
      return <Order option={option} foot={foot} />;
    case 'split':
      return <Split option={option} foot={foot} />;
  }
}

interface DoneProps {
  readonly answer: Answer;
  readonly label: string;
  readonly may: boolean;
  /** something was put together: to hand in nothing is a way out, and does not stand out */
  readonly loud: boolean;
  readonly foot: HTMLElement | null;
}

function Done({ answer, label, may, loud, foot }: DoneProps) {
  const { answer: hand, busy } = useTable((s) => s);
  if (foot === null) return null;
  return createPortal(
    <button
      type="button"
      className={may && loud ? 'button primary' : 'button'}
      disabled={!may || busy}
      onClick={() => void hand([answer])}
      data-option={answer[0]}
      data-may={may}
    >
      <Icon name="check-mark" />
      <span>{label}</span>
    </button>,
    foot,
  );
}

function Some({ option, foot }: Props<'some'>) {
  const t = useWords();
  const { frame, scene, point, ticked, tick } = useTable((s) => s);
  const hand = scene?.hand.groups.flatMap(({ cards }) => cards) ?? [];
  const meant = frame?.coaching?.at ?? [];
  const { items, least, most, answer, label } = option;
  const full = ticked.length >= most;
  return (
    <fieldset className="composed">
      <legend>
        {t('prompt.some', { same: least === most ? 'yes' : 'no', least, most, chosen: ticked.length })}
      </legend>
      <div className="composed-items">
        {items.map(({ item, label: name, hint, icon, ref }) => (
          <label
            key={item}
            className="composed-item"
            // Only a hand that moves points: what is shown then may shift what lies below a hand that rests.
            onPointerMove={() => point(ref ?? null)}
            data-ticked={ticked.includes(item)}
            data-hinted={ref !== undefined && meant.includes(ref)}
          >
            <input
              type="checkbox"
              checked={ticked.includes(item)}
              disabled={full && most !== 1 && !ticked.includes(item)}
              onChange={() => tick(item)}
              onFocus={() => point(ref ?? null)}
              data-item={item}
            />
            {icon !== undefined && <Icon name={icon} />}
            <span>
              {name}
              {hint !== undefined && <small>{hint}</small>}
              <HandStrength attack={hand.find((card) => card.ref === ref)?.attack} />
            </span>
            {ref !== undefined && meant.includes(ref) && (
              <Icon name="graduate-cap" label={t('table.coach.marked')} />
            )}
          </label>
        ))}
      </div>
      <Done
        foot={foot}
        answer={[answer, ...items.map((i) => i.item).filter((i) => ticked.includes(i))]}
        label={label}
        may={ticked.length >= least && ticked.length <= most}
        loud={ticked.length > 0}
      />
    </fieldset>
  );
}

/** Where the hand itself is out of sight, its cards are compared by what they strike with. */
function HandStrength({ attack }: { readonly attack: Card['attack'] | undefined }) {
  if (attack === undefined) return null;
  return (
    <span className="composed-strength">
      <Strength attack={attack} />
    </span>
  );
}

function Order({ option, foot }: Props<'order'>) {
  const t = useWords();
  const [order, setOrder] = useState(option.items.map((i) => i.item));
  const name = (item: number) => option.items.find((i) => i.item === item)?.label ?? '';
  const raise = (i: number) => setOrder(order.toSpliced(i, 1).toSpliced(i - 1, 0, order[i]));
  return (
    <fieldset className="composed">
      <legend>{t('prompt.order')}</legend>
      <ol className="composed-items">
        {order.map((item, i) => (
          <li key={item} className="composed-item">
            <span>{name(item)}</span>
            <button
              type="button"
              className="button small"
              disabled={i === 0}
              onClick={() => raise(i)}
              aria-label={t('prompt.earlier', { name: name(item) })}
            >
              ↑
            </button>
          </li>
        ))}
      </ol>
      <Done foot={foot} answer={[option.answer, ...order]} label={option.label} may loud />
    </fieldset>
  );
}

function Split({ option, foot }: Props<'split'>) {
  const t = useWords();
  const { items, total, answer, label } = option;
  const [amounts, setAmounts] = useState(items.map(() => 0));
  const left = total - amounts.reduce((sum, n) => sum + n, 0);
  const change = (i: number, by: number) => setAmounts(amounts.with(i, amounts[i] + by));
  return (
    <fieldset className="composed">
      <legend>{t('prompt.left', { left, total })}</legend>
      <div className="composed-items">
        {items.map(({ item, label: name, hint, cap = total }, i) => (
          <div key={item} className="composed-item split">
            <span>
              {name}
              {hint !== undefined && <small>{hint}</small>}
            </span>
            <button
              type="button"
              className="button small"
              disabled={amounts[i] === 0}
              onClick={() => change(i, -1)}
              aria-label={t('prompt.less', { name })}
            >
              −
            </button>
            <output>{amounts[i]}</output>
            <button
              type="button"
              className="button small"
              disabled={left === 0 || amounts[i] >= cap}
              onClick={() => change(i, 1)}
              aria-label={t('prompt.more', { name })}
              data-more={item}
            >
              +
            </button>
          </div>
        ))}
      </div>
      <Done foot={foot} answer={[answer, ...amounts]} label={label} may={left === 0} loud />
    </fieldset>
  );
}
