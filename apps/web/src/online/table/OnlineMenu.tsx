import { useState } from 'react';
import { go, to } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { host } from '../../host/client.ts';
import { ConfirmDialog } from '../../table/ConfirmDialog.tsx';
import { Dialog } from '../../table/Dialog.tsx';
import { Entry } from '../../table/MenuDialog.tsx';
import { useTable } from '../../table/table-context.ts';
import { server } from '../http.ts';
import { invitationTo } from '../invitation.ts';
import { CopiedNote, LinkField, useCopying } from '../LinkToCopy.tsx';
import { lookBack, saveOnline } from '../Over.tsx';
import { Trouble } from '../Trouble.tsx';
import { useDoing } from '../use-doing.ts';
import { useOnlineWords } from '../words.tsx';
import { Absent } from './Absent.tsx';
import { useMatch } from './match-context.ts';
import { useRematch } from './Rematch.tsx';

interface Props {
  onKeys(): void;
  onClose(): void;
}

/** Everything about an online match that is not a move in it. */
export function OnlineMenu({ onKeys, onClose }: Props) {
  const t = useOnlineWords();
  const core = useWords();
  const { match } = useMatch();
  const { opened, frame, room, tell } = useTable((s) => s);
  const [resigning, setResigning] = useState(false);
  const link = invitationTo(match.id);
  const { copied, copy } = useCopying(link);
  const { busy, fault, run } = useDoing();
  const rematch = useRematch();
  if (opened === null || frame === null || room === null) return null;
  const { id, game } = opened;
  const { seats } = room.people;
  const own = seats.filter(({ mine }) => mine);
  const over = frame.ending !== null;
  const leaveTo = (address: string) => {
    onClose();
    go(address);
  };
  const act = (job: () => Promise<unknown>) => {
    if (!busy)
      run(async () => {
        await job();
        onClose();
      });
  };
  if (resigning)
    return (
      <ConfirmDialog
        text={t('online.menu.resignSure')}
        act={t('online.menu.resign')}
        onAnswer={(sure) => {
          onClose();
          if (sure && typeof frame.viewpoint === 'number')
            void host()
              .resign(frame.viewpoint)
              .then((refused) => refused !== null && tell(refused));
        }}
      />
    );
  return (
    <Dialog title={core('prompt.menu')} onClose={onClose}>
      <ul className="dialog-list">
        <Entry
          icon="exit-door"
          label={t(own.length > 0 && !over ? 'online.menu.lobby' : 'online.menu.leave')}
          act={() => leaveTo(to.online)}
        />
        {!over && own.some(({ bot }) => bot === null) && (
          <Entry icon="vintage-robot" label={t('online.menu.bot')} act={() => act(() => server.leave(id))} />
        )}
        {!over && own.some(({ bot }) => bot !== null) && (
          <Entry icon="person" label={t('online.menu.back')} act={() => act(() => server.comeBack(id))} />
        )}
        {over && rematch !== null && (
          <Entry icon={rematch.icon} label={rematch.label} act={() => act(rematch.take)} />
        )}
        {over && (
          <Entry icon="film-strip" label={t('online.over.back')} act={() => act(() => lookBack(match))} />
        )}
        {over && <Entry icon="save" label={t('online.over.save')} act={() => act(() => saveOnline(match))} />}
        {!over && <Entry icon="share" label={t('online.menu.invite')} act={copy} />}
        <Entry icon="open-book" label={core('prompt.menuRules')} act={() => leaveTo(to.rules(game))} />
        <Entry icon="keyboard" label={core('prompt.menuKeys')} act={onKeys} />
        <Entry icon="settings-knobs" label={core('prompt.menuSettings')} act={() => leaveTo(to.settings)} />
        {!over && own.some(({ seat, bot }) => seat === frame.viewpoint && bot === null) && (
          <Entry icon="flying-flag" label={t('online.menu.resign')} act={() => setResigning(true)} />
        )}
      </ul>
      {(match.host || own.length > 0) && !over && <Absent act={act} />}
      {copied === 'impossible' && <LinkField link={link} copied={copied} />}
      <CopiedNote copied={copied} />
      <Trouble code={fault} />
    </Dialog>
  );
}
