import type { Manifest } from '@sightline/manifest';
import type { ComponentType } from 'react';
import { Page } from '../app/Page.tsx';
import { to } from '../app/route.ts';
import { useCovers, useWords, type WordKey } from '../app/words.ts';
import { GameArt } from '../home/art/GameArt.tsx';
import { FaultNotice } from '../home/Notice.tsx';
import { lessonOf, TAUGHT, useStart } from '../home/use-start.ts';
import { Icon } from '../icons/Icon.tsx';
import { KeysPicture, LitPicture, PreviewPicture, UndoPicture, WhyNotPicture } from './pictures.tsx';
import './Learn.css';

const POINTS: readonly (readonly [title: WordKey, text: WordKey, Picture: ComponentType])[] = [
  ['learn.lit', 'learn.lit.text', LitPicture],
  ['learn.preview', 'learn.preview.text', PreviewPicture],
  ['learn.why', 'learn.why.text', WhyNotPicture],
  ['learn.undo', 'learn.undo.text', UndoPicture],
  ['learn.keyboard', 'learn.keyboard.text', KeysPicture],
];

/** The same words as in the table's own list of keys. */
const KEYS: readonly (readonly [keys: readonly string[], does: WordKey])[] = [
  [['←', '↑', '↓', '→'], 'prompt.keyArrows'],
  [['Tab'], 'prompt.keyTab'],
  [['Enter'], 'prompt.keyEnter'],
  [['Esc'], 'prompt.keyEsc'],
  [['U'], 'prompt.keyU'],
  [['R'], 'prompt.keyR'],
  [['+', '−'], 'prompt.keyZoom'],
  [['H'], 'prompt.keyH'],
  [['L'], 'prompt.keyL'],
  [['M'], 'prompt.keyM'],
  [['?'], 'prompt.keyHelp'],
];

function GuidedMatch({ manifest }: { readonly manifest: Manifest }) {
  const t = useWords();
  const { name: game } = manifest;
  const cover = useCovers()(game);
  const further = manifest.lessons.slice(1);
  const { busy, fault, start } = useStart();
  const heading = `learn-${game}`;
  return (
    <section className="learn-first" data-game-card={game} aria-labelledby={heading}>
      <div className="learn-first-art">
        <GameArt game={game} />
      </div>
      <div className="learn-first-words">
        <p className="learn-kicker">{t('learn.first.kicker')}</p>
        <h2 id={heading}>{cover?.lesson?.title}</h2>
        <p>{cover?.lesson?.text}</p>
        <div className="learn-ways">
          <button
            type="button"
            className="button primary"
            aria-disabled={busy}
            aria-describedby={heading}
            onClick={() => start(lessonOf(manifest))}
          >
            <Icon name="play-button" />
            {t(busy ? 'home.playNow.dealing' : 'learn.first.start')}
          </button>
          <a href={to.rules(game)} aria-describedby={heading}>
            {t('learn.first.rules')}
          </a>
        </div>
        <FaultNotice fault={fault} />
      </div>
      {further.length > 0 && (
        <div className="learn-further">
          <h3>{t('learn.further')}</h3>
          <ol start={2}>
            {further.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  className="learn-lesson"
                  aria-disabled={busy}
                  data-lesson={id}
                  onClick={() => start(lessonOf(manifest, id))}
                >
                  <b>{cover?.lessons?.[id]?.title}</b>
                  <span>{cover?.lessons?.[id]?.text}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** From nothing to the first match: play it guided, or read a page about how the table speaks. */
export default function Learn() {
  const t = useWords();
  return (
    <Page title={t('learn.title')} className="learn">
      {TAUGHT.map((manifest) => (
        <GuidedMatch key={manifest.name} manifest={manifest} />
      ))}

      <section aria-labelledby="learn-grammar">
        <h2 id="learn-grammar">{t('learn.grammar')}</h2>
        <p>{t('learn.grammar.text')}</p>
        <ol className="learn-points">
          {POINTS.map(([title, text, Picture]) => (
            <li key={title}>
              <Picture />
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="learn-keys">
        <h2 id="learn-keys">{t('learn.keys')}</h2>
        <table className="learn-keys">
          <thead>
            <tr>
              <th scope="col">{t('learn.keys.key')}</th>
              <th scope="col">{t('learn.keys.does')}</th>
            </tr>
          </thead>
          <tbody>
            {KEYS.map(([keys, does]) => (
              <tr key={does}>
                <th scope="row">
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </th>
                <td>{t(does)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Page>
  );
}
