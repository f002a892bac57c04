import { Field } from './Field.tsx';
import { useOnlineWords } from './words.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly test?: string;
  onChange(value: string): void;
}

/** As long as the server wants it. */
const LEAST = 8;

/** A password that is made up here, not one that is remembered. */
export function NewPassword({ label, value, test, onChange }: Props) {
  const t = useOnlineWords();
  return (
    <Field
      label={label}
      type="password"
      autoComplete="new-password"
      minLength={LEAST}
      required
      hint={t('account.password.hint')}
      value={value}
      onChange={onChange}
      {...(test !== undefined && { test })}
    />
  );
}
