import { useState } from 'react';
import { Field } from './Field.tsx';
import { FoldedForm } from './FoldedForm.tsx';
import { server } from './http.ts';
import { findMe, useMe } from './me.ts';
import { useOnlineWords } from './words.tsx';

/** Another address for an account: it may have been mistyped, or is not used any more. */
export function ChangeEmail() {
  const t = useOnlineWords();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const change = async () => {
    await server.changeEmail({ email, password });
    await findMe();
    setEmail('');
    setPassword('');
    // A confirmed address stays until the new one is confirmed, too.
    const changed = useMe.getState().me?.email === email.toLowerCase();
    return changed ? t('account.email.changed') : t('account.email.letter', { email });
  };
  return (
    <FoldedForm label={t('account.email.change')} test="change-email" onDo={change}>
      <Field
        label={t('account.email.new')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={email}
        onChange={setEmail}
      />
      <Field
        label={t('account.password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
    </FoldedForm>
  );
}
