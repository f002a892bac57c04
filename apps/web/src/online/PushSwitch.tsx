import { useEffect, useState } from 'react';
import { Switch } from '../settings/Switch.tsx';
import { type Push, pushOff, pushOn, pushState } from './push.ts';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { useOnlineWords } from './words.tsx';

interface Props {
  readonly label: string;
  /** nothing is said where this browser can get no notices whatever one does */
  readonly quiet?: boolean;
}

/** Whether notices come to this browser. */
export function PushSwitch({ label, quiet = false }: Props) {
  const t = useOnlineWords();
  /** null: not known yet */
  const [push, setPush] = useState<Push | null>(null);
  const { fault, run } = useDoing();
  useEffect(() => {
    void pushState().then(setPush, () => setPush('impossible'));
  }, []);
  if (push === null) return null;
  if (push === 'impossible' && quiet) return null;
  if (push === 'impossible' || push === 'home-screen')
    return <p className="online-soft">{t(`account.push.${push}`)}</p>;
  return (
    <>
      <Switch
        label={label}
        hint={t(push === 'refused' || push === 'unanswered' ? `account.push.${push}` : 'account.push.hint')}
        on={push === 'on'}
        onChange={(on) => run(async () => setPush(await (on ? pushOn() : pushOff())))}
      />
      <Trouble code={fault} />
    </>
  );
}
