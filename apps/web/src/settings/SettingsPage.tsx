import { LANGUAGES, languages } from '@sightline/manifest';
import { useOffline } from '../app/offline.ts';
import { Page } from '../app/Page.tsx';
import { type Settings, useSettings } from '../app/settings.ts';
import { WayBack } from '../app/WayBack.tsx';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { play } from '../sound/sounds.ts';
import { Colours, Odds, SpeedWalk } from './previews.tsx';
import { Segments } from './Segments.tsx';
import { Switch } from './Switch.tsx';
import './SettingsPage.css';

const SPEEDS: readonly Settings['speed'][] = ['slow', 'normal', 'fast', 'off'];
const SIZES: readonly Settings['textSize'][] = ['normal', 'large', 'largest'];

/** How the reader likes it: each with a line of explanation, and shown where showing says more. */
export default function SettingsPage() {
  const t = useWords();
  const settings = useSettings();
  const { change } = settings;
  return (
    <Page title={t('settings.title')} className="settings">
      <p className="settings-text">{t('settings.text')}</p>
      <WayBack place="settings" past="settings" className="settings-back" />
      <div className="settings-groups">
        <section aria-labelledby="settings-reading">
          <h2 id="settings-reading">{t('settings.reading')}</h2>
          <div className="setting">
            <Segments
              label={t('settings.language')}
              hint="setting-language"
              value={settings.language}
              options={languages.map((value) => ({
                value,
                label: LANGUAGES[value].name,
                lang: value,
              }))}
              onChange={(language) => change({ language })}
            />
            <p id="setting-language">{t('settings.language.hint')}</p>
          </div>
          <div className="setting">
            <Segments
              label={t('settings.textSize')}
              hint="setting-size"
              value={settings.textSize}
              options={SIZES.map((value) => ({ value, label: t(`settings.textSize.${value}`) }))}
              onChange={(textSize) => change({ textSize })}
            />
            <p id="setting-size">{t('settings.textSize.hint')}</p>
            <p className="settings-sample">{t('settings.textSize.sample')}</p>
          </div>
          <div className="setting">
            <Switch
              label={t('settings.safeColours')}
              hint={t('settings.safeColours.hint')}
              on={settings.safeColours}
              onChange={(safeColours) => change({ safeColours })}
            />
            <Colours />
          </div>
        </section>

        <section aria-labelledby="settings-playing">
          <h2 id="settings-playing">{t('settings.playing')}</h2>
          <div className="setting">
            <Segments
              label={t('settings.speed')}
              hint="setting-speed"
              value={settings.speed}
              options={SPEEDS.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
              onChange={(speed) => change({ speed })}
            />
            <p id="setting-speed">{t('settings.speed.hint')}</p>
            <SpeedWalk speed={settings.speed} />
          </div>
          <div className="setting">
            <Switch
              label={t('settings.odds')}
              hint={t('settings.odds.hint')}
              on={settings.odds}
              onChange={(odds) => change({ odds })}
            />
            <Odds shown={settings.odds} />
          </div>
          <div className="setting">
            <Switch
              label={t('settings.autoPass')}
              hint={t('settings.autoPass.hint')}
              on={settings.autoPass}
              onChange={(autoPass) => change({ autoPass })}
            />
          </div>
          <div className="setting">
            <Switch
              label={t('settings.sound')}
              hint={t('settings.sound.hint')}
              on={settings.sound}
              onChange={(sound) => change({ sound })}
            />
            <button
              type="button"
              className="button settings-listen"
              disabled={!settings.sound}
              onClick={() => play('roll')}
            >
              <Icon name={settings.sound ? 'speaker' : 'speaker-off'} />
              {t('settings.sound.try')}
            </button>
          </div>
          <div className="setting">
            <Switch
              label={t('settings.clockSound')}
              hint={t('settings.clockSound.hint')}
              on={settings.clockSound}
              onChange={(clockSound) => change({ clockSound })}
            />
          </div>
        </section>

        <Device />
      </div>
    </Page>
  );
}

function Device() {
  const t = useWords();
  const offline = useOffline((s) => s.state);
  return (
    <section aria-labelledby="settings-device">
      <h2 id="settings-device">{t('settings.device')}</h2>
      <div className="setting">
        <b>{t('settings.offline')}</b>
        <p role="status">{t(`settings.offline.${offline}`)}</p>
      </div>
    </section>
  );
}
