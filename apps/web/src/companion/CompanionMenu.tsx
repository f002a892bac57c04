import { go, to } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { Segments } from '../settings/Segments.tsx';
import { Switch } from '../settings/Switch.tsx';
import { Dialog } from '../table/Dialog.tsx';
import { clockFace } from './clock-words.ts';
import { useDesk, useFace } from './companion-context.ts';
import { ARRANGEMENTS, usePreferences } from './preferences.ts';
import { useAct } from './use-act.ts';

/** What is seldom needed while the clocks run; they run on below it. */
export function CompanionMenu({ onClose }: { onClose(): void }) {
  const t = useWords();
  const face = useFace();
  const act = useAct();
  const { sound, change } = useSettings();
  const { arrangement, swappedEnds, awake, prefer } = usePreferences();
  return (
    <Dialog title={t('companion.menu')} onClose={onClose}>
      <div className="companion-menu">
        {face.corrections.length > 0 && <Corrections />}
        <Segments
          label={t('companion.arrangement')}
          value={arrangement}
          options={ARRANGEMENTS.map((value) => ({ value, label: t(`companion.arrangement.${value}`) }))}
          onChange={(value) => prefer({ arrangement: value })}
        />
        <Switch
          label={t('companion.ends')}
          hint={t('companion.ends.hint')}
          on={swappedEnds}
          onChange={(on) => prefer({ swappedEnds: on })}
        />
        <Switch
          label={t('settings.sound')}
          hint={t('companion.sound.hint')}
          on={sound}
          onChange={(on) => change({ sound: on })}
        />
        <Switch
          label={t('companion.awake')}
          hint={t('wakeLock' in navigator ? 'companion.awake.hint' : 'companion.awake.impossible')}
          on={awake}
          onChange={(on) => prefer({ awake: on })}
        />
        <p className="companion-keys">{t('companion.keys')}</p>
        <ul className="dialog-list">
          {face.finish !== null && (
            <li>
              <button
                type="button"
                className="button"
                onClick={() => {
                  if (face.finish !== null) act(face.finish, 'once');
                  onClose();
                }}
                data-test="finish-early"
              >
                <Icon name="flying-flag" />
                {t('companion.finish')}
              </button>
            </li>
          )}
          <li>
            <button type="button" className="button" onClick={() => go(to.home)}>
              <Icon name="exit-door" />
              {t('companion.home')}
            </button>
          </li>
        </ul>
      </div>
    </Dialog>
  );
}

/** For a clock that somebody forgot to press. */
function Corrections() {
  const t = useWords();
  const { say } = useDesk();
  const { corrections, sides } = useFace();
  const act = useAct();
  return (
    <fieldset className="companion-corrections">
      <legend>{t('companion.correct')}</legend>
      {sides.map(({ name, clock }, i) => (
        <div key={name.key}>
          <span>
            {say(name)} <b>{clockFace(clock.ms)}</b>
          </span>
          {corrections[i].map(({ seconds, act: correct }) => (
            <button key={seconds} type="button" className="button" onClick={() => act(correct, 'any')}>
              {seconds < 0 ? '−' : '+'}
              {Math.abs(seconds) < 60 ? Math.abs(seconds) : clockFace(Math.abs(seconds) * 1000)}
              <span className="visually-hidden">
                {' '}
                {t('companion.correct.by', {
                  who: say(name),
                  sign: seconds < 0 ? 'less' : 'more',
                  n: Math.abs(seconds),
                })}
              </span>
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
