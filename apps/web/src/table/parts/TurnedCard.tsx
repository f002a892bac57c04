import { Icon } from '../../icons/Icon.tsx';
import type { Moment } from '../parts.ts';
import './TurnedCard.css';

/** A card turned over: for its symbols, which count now, or for the effect it was used for. */
export function TurnedCard({ title, card, effect }: Moment['cards'][number]) {
  const symbols = effect === undefined ? (card.defence?.symbols ?? []) : [];
  return (
    <div className="turned-card" data-tone={card.tone}>
      <span className="turned-card-symbols">
        {symbols.length === 0 ? (
          <Icon name={card.icon} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same symbol may be printed twice
          symbols.map(({ icon, label }, i) => <Icon key={i} name={icon} label={label} />)
        )}
      </span>
      <span className="turned-card-names">
        <b>{card.title}</b>
        <span>{effect === undefined || effect === '' ? title : effect}</span>
      </span>
    </div>
  );
}
