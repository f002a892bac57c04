import { useWords, useWordsStore } from '../../app/words.ts';
import type { PreviewBoxProps } from '../parts.ts';
import { ChipView } from './ChipView.tsx';
import { DieFace } from './DieFace.tsx';
import { percent } from './measures.ts';
import './PreviewBox.css';

/** What the choice under the pointer would mean: the odds first, for whoever points can't scroll. */
export function PreviewBox({ preview, odds }: PreviewBoxProps) {
  const t = useWords();
  const language = useWordsStore((s) => s.language);
  const { title, dice = [], chips = [], text } = preview;
  const chances = odds ? (preview.odds ?? []) : [];
  return (
    <article className="preview-box" aria-label={title}>
      <header>
        <b className="preview-box-title">{title}</b>
        {dice.length > 0 && (
          <span className="preview-box-dice">
            {dice.map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is nothing but its place
              <DieFace key={i} die={die} />
            ))}
          </span>
        )}
      </header>
      {chances.length > 0 && (
        <dl className="preview-box-odds" aria-label={t('table.odds')}>
          {chances.map(({ label, chance, note }) => (
            <div key={label}>
              <dt>
                {label}
                {note !== undefined && <small>{note}</small>}
              </dt>
              <dd>
                <span className="preview-box-bar">
                  <span style={{ width: `${chance * 100}%` }} />
                </span>
                <b>{percent(chance, language)}</b>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {chips.length > 0 && (
        <div className="chip-row">
          {chips.map((chip) => (
            <ChipView key={chip.text} chip={chip} />
          ))}
        </div>
      )}
      {text !== undefined && text !== '' && <p>{text}</p>}
    </article>
  );
}
