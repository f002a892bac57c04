import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Card, HandArea, Ref } from '../part-types.ts';
import type { HandProps } from '../parts.ts';
import { CardFace } from './CardFace.tsx';
import { CardRow } from './CardRow.tsx';
import { cardWidth, LOW, TALL } from './card-width.ts';
import { usePointing } from './pointing.ts';
import './tones.css';
import './Hand.css';

/** What a player holds: piles, the cards that lie there all the time, and the hand with what was played from it. */
export function Hand({ hand, ...rest }: HandProps) {
  const t = useWords();
  return (
    <section className="hand" aria-label={t('table.hand')}>
      {(hand.piles.length > 0 || hand.standing.length > 0) && (
        <div className="hand-side">
          {hand.piles.length > 0 && (
            <ul className="hand-piles">
              {hand.piles.map((pile) => (
                <li key={pile.ref}>
                  <Pile pile={pile} {...rest} />
                </li>
              ))}
            </ul>
          )}
          {hand.standing.length > 0 && (
            <ul className="hand-standing">
              {hand.standing.map((card) => (
                <li key={card.ref}>
                  <Held card={card} size="small" {...rest} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <CardRow>
        {hand.groups.map((group) => (
          <Group key={group.title} group={group} {...rest} />
        ))}
      </CardRow>
    </section>
  );
}

type Rest = Omit<HandProps, 'hand'>;

function Group({ group, ...rest }: Rest & { readonly group: HandArea['groups'][number] }) {
  const id = useId();
  return (
    <div className="hand-group">
      <h2 className="kicker hand-title" id={id}>
        {group.title}
      </h2>
      {group.cards.length === 0 ? (
        <p className="hand-empty">{group.empty}</p>
      ) : (
        <ul className="hand-cards" aria-labelledby={id}>
          {group.cards.map((card) => (
            <li key={card.ref} style={roomFor(card)}>
              <Held card={card} size="full" {...rest} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** No wider than its words and dice need: the more cards are in sight. */
const roomFor = (card: Card) =>
  ({
    '--tall': `${cardWidth(card, TALL)}rem`,
    '--low': `${cardWidth(card, LOW)}rem`,
  }) as CSSProperties;

function Held({
  card,
  lit,
  selected,
  hinted = [],
  ...rest
}: Rest & { readonly card: Card; readonly size: 'full' | 'small' }) {
  const light = lit.get(card.ref);
  const chosen = selected.includes(card.ref);
  return (
    <CardFace
      card={card}
      {...rest}
      {...(light && { lit: light })}
      {...((light || chosen) && { selected: chosen })}
      {...(hinted.includes(card.ref) && { hinted: true })}
    />
  );
}

/** A pile; one that lies face up opens to be leafed through, and what may be chosen from it is chosen there. */
function Pile({
  pile,
  lit,
  selected,
  onPoint,
  onChoose,
}: Rest & { readonly pile: HandArea['piles'][number] }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const { ref, label, count, cards = [] } = pile;
  const choosable = cards.some((card) => lit.has(card.ref));
  const own = lit.get(ref);
  const pointing = usePointing(ref, {
    onPoint,
    onChoose: (at: Ref) => (cards.length > 0 && own === undefined ? setOpen(true) : onChoose(at)),
  });
  const states = ['hand-pile', cards.length > 0 && 'face-up', (own || choosable) && 'lit'];
  return (
    <>
      <button
        type="button"
        className={states.filter(Boolean).join(' ')}
        title={t(cards.length > 0 ? 'table.pile.open' : 'table.pile', { label, count })}
        {...(cards.length > 0 && { 'aria-haspopup': 'dialog' as const })}
        {...(own && { 'data-lit': own.mark })}
        data-ref={ref}
        {...pointing}
      >
        {own !== undefined && <span className="visually-hidden">{own.label}</span>}
        <span className="kicker">{label}</span>
        <b>{count}</b>
        {cards.length > 0 && <Icon name="magnifying-glass" />}
      </button>
      {open && (
        <PileDialog
          label={label}
          cards={cards}
          lit={lit}
          selected={selected}
          onPoint={onPoint}
          onChoose={(at) => {
            if (lit.has(at)) setOpen(false);
            onChoose(at);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface DialogProps extends Rest {
  readonly label: string;
  readonly cards: readonly Card[];
  onClose(): void;
}

function PileDialog({ label, cards, onClose, ...rest }: DialogProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="hand-dialog" aria-label={label} onClose={onClose}>
      <header>
        <h2>{label}</h2>
        <button type="button" className="hand-close" onClick={onClose} aria-label={t('table.close')}>
          <Icon name="cancel" />
        </button>
      </header>
      <ul>
        {cards.map((card) => (
          <li key={card.ref}>
            <Held card={card} size="full" {...rest} />
          </li>
        ))}
      </ul>
    </dialog>
  );
}
