import { useId } from 'react';
import './Switch.css';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** Yes or no. */
export function Switch({ label, hint, on, onChange }: Props) {
  const id = useId();
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        checked={on}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}
