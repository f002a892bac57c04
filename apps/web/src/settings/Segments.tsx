import { useId } from 'react';
import './Segments.css';

interface Props<V extends string> {
  readonly label: string;
  /** the label is written elsewhere */
  readonly quiet?: boolean;
  /** explains the label, by its element's id */
  readonly hint?: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string; readonly lang?: string }[];
  onChange(value: V): void;
}

/** One of a few: radio buttons side by side. */
export function Segments<V extends string>({
  label,
  quiet = false,
  hint,
  value,
  options,
  onChange,
}: Props<V>) {
  const name = useId();
  return (
    <fieldset className="segments" aria-describedby={hint}>
      <legend className={quiet ? 'visually-hidden' : undefined}>{label}</legend>
      <div className="segments-row">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
