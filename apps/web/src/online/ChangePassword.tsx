import { useState } from 'react';
import { Field } from './Field.tsx';
import { FoldedForm } from './FoldedForm.tsx';
import { server } from './http.ts';
import { NewPassword } from './NewPassword.tsx';
import { pushAgain } from './push.ts';
import { useOnlineWords } from './words.tsx';

/** Another password for an account: somebody else may know the old one. */
export function ChangePassword() {
  const t = useOnlineWords();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const change = async () => {
    await server.changePassword({ currentPassword, newPassword });
    await pushAgain();
    setCurrent('');
    setNew('');
    return t('account.password.changed');
  };
  return (
    <FoldedForm label={t('account.password.change')} test="change-password" onDo={change}>
      <Field
        label={t('account.password.current')}
        type="password"
        autoComplete="current-password"
        required
        value={currentPassword}
        onChange={setCurrent}
      />
      <NewPassword label={t('account.password.new')} value={newPassword} onChange={setNew} />
    </FoldedForm>
  );
}
