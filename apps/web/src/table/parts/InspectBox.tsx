import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { InspectBoxProps } from '../parts.ts';
import { CardFace } from './CardFace.tsx';
import { Disc } from './Disc.tsx';
import { symbolsOf } from './measures.ts';
import { RuleLink } from './RuleLink.tsx';
import './InspectBox.css';

/** What the thing under the pointer is. */
export function InspectBox({ inspection, game }: InspectBoxProps) {
  const t = useWords();
  const { title, kicker, icon, tone, stats = [], lines, card, rules } = inspection;
  const symbols = card === undefined ? [] : symbolsOf(card);
  // A card says its own name.
  const named = card !== undefined && card.title === title && card.faceDown !== true;
  return (
    <article className="inspect-box" aria-label={title}>
      {!named && (
        <header>
          <Disc icon={icon} tone={tone} />
          <div>
            <b>{title}</b>
            <span>{kicker}</span>
          </div>
        </header>
      )}
      {stats.length > 0 && (
        <dl>
          {stats.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {card !== undefined && <CardFace card={card} />}
      {symbols.length > 0 && (
        <ul className="inspect-box-symbols">
          {symbols.map(({ icon: symbol, text }) => (
            <li key={text}>
              <Icon name={symbol} />
              {text}
            </li>
          ))}
        </ul>
      )}
      {lines.map((line) => (
        <p key={`${line.title} ${line.text}`}>
          {line.title !== undefined && <b>{line.title}. </b>}
          {line.text}
        </p>
      ))}
      {rules.length > 0 && (
        <ul aria-label={t('table.rules')}>
          {rules.map((rule) => (
            <li key={rule}>
              <RuleLink game={game} rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
