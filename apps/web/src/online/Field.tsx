import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly required?: boolean;
  readonly test?: string;
  onChange(value: string): void;
}

/** A line to fill in, with its name above it. */
export function Field({ label, hint, test, type = 'text', onChange, ...rest }: Props) {
  const id = useId();
  return (
    <div className="online-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        data-test={test}
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="online-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
