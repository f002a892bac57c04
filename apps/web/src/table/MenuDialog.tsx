import { useEffect, useState } from 'react';
import { go, to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import type { Player } from '../host/api.ts';
import { host } from '../host/client.ts';
import { Icon } from '../icons/Icon.tsx';
import { saveFile } from '../replay/share.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { useTable } from './table-context.ts';

interface Props {
  onKeys(): void;
  onClose(): void;
}

/** Everything about the match that is not a move in it. */
export function MenuDialog({ onKeys, onClose }: Props) {
  const t = useWords();
  const { opened, frame } = useTable((s) => s);
  const [resigning, setResigning] = useState(false);
  const [notice, setNotice] = useState('');
  if (opened === null || frame === null) return null;
  const { id, game } = opened;
  const leaveTo = (address: string) => {
    onClose();
    go(address);
  };
  const save = async () => {
    const shared = await saveFile(id);
    if (shared.did === 'nothing') setNotice(t(`fault.${shared.why}`));
  };
  if (resigning)
    return (
      <ConfirmDialog
        text={t('prompt.resignSure')}
        act={t('prompt.menuResign')}
        onAnswer={(sure) => {
          if (sure && typeof frame.viewpoint === 'number') void host().resign(frame.viewpoint);
          onClose();
        }}
      />
    );
  const over = frame.ending !== null;
  return (
    <Dialog title={t('prompt.menu')} onClose={onClose}>
      <ul className="dialog-list">
        <Entry icon="exit-door" label={t('prompt.menuHome')} act={() => leaveTo(to.home)} />
        <Entry icon="film-strip" label={t('prompt.menuReplay')} act={() => leaveTo(to.replay(id))} />
        <Entry icon="open-book" label={t('prompt.menuRules')} act={() => leaveTo(to.rules(game))} />
        <Entry icon="save" label={t('prompt.menuSave')} act={() => void save()} />
        <Entry icon="keyboard" label={t('prompt.menuKeys')} act={onKeys} />
        <Entry icon="settings-knobs" label={t('prompt.menuSettings')} act={() => leaveTo(to.settings)} />
        {!over && <Entry icon="flying-flag" label={t('prompt.menuResign')} act={() => setResigning(true)} />}
      </ul>
      {notice !== '' && <p role="alert">{notice}</p>}
      {!over && <Seats />}
    </Dialog>
  );
}

/** Something that can be done from the menu. */
export function Entry({ icon, label, act }: { readonly icon: string; readonly label: string; act(): void }) {
  return (
    <li>
      <button type="button" className="button" onClick={act}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
}

/** A bot may take any seat over at any moment, and give it back. */
function Seats() {
  const t = useWords();
  const opened = useTable((s) => s.opened);
  const [levels, setLevels] = useState<readonly { id: string; label: string }[]>([]);
  const [players, setPlayers] = useState<readonly Player[]>(opened?.seats.map((s) => s.player) ?? []);
  const game = opened?.game;
  useEffect(() => {
    if (game !== undefined)
      void host()
        .form(game)
        .then((form) => setLevels(form.levels));
  }, [game]);
  if (opened === null) return null;
  return (
    <fieldset className="dialog-seats">
      <legend>{t('prompt.seats')}</legend>
      {opened.seats.map(({ seat, role, icon }) => {
        const player = players[seat];
        return (
          <label key={seat} className="dialog-seat">
            <span>
              <Icon name={icon} /> {role}
            </span>
            <select
              value={player.kind === 'bot' ? player.level : player.kind}
              onChange={(e) => {
                const kind = e.target.value;
                const original = opened.seats[seat].player;
                const next: Player =
                  kind === 'me'
                    ? { kind }
                    : kind === 'guest' && original.kind === 'guest'
                      ? original
                      : { kind: 'bot', level: kind };
                setPlayers(players.with(seat, next));
                void host().seat(seat, next);
              }}
            >
              <option value="me">{t('prompt.seatMe')}</option>
              {opened.seats[seat].player.kind === 'guest' && (
                <option value="guest">{opened.seats[seat].player.name}</option>
              )}
              {levels.map((level) => (
                <option key={level.id} value={level.id}>
                  {t('prompt.seatBot', { level: level.label })}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}
