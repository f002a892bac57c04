import { type PointerEvent, useId } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Card } from '../part-types.ts';
import type { CardProps } from '../parts.ts';
import { MeterBar } from './MeterBar.tsx';
import { numberInWords, wordiness } from './measures.ts';
import { usePointing } from './pointing.ts';
import { Strength } from './Strength.tsx';
import './tones.css';
import './CardFace.css';
import './card-states.css';
import './card-small.css';
import './card-strip.css';

/**
 * A card. What can be pointed at has a button over its whole face, so that the words below keep their structure and
 * the button a short name.
 */
export function CardFace({ card, lit, selected, hinted, size = 'full', onPoint, onChoose }: CardProps) {
  const t = useWords();
  const id = useId();
  const states = [
    'card-face',
    size,
    wordiness(card),
    lit && 'lit',
    selected && 'selected',
    hinted && 'hinted',
    card.spent !== undefined && 'spent',
    card.faceDown && 'face-down',
    card.attack === undefined && card.defence !== undefined && 'aside',
  ];
  const name = card.faceDown ? [card.title, t('table.card.faceDown')].filter(Boolean).join(': ') : card.title;
  return (
    <article className={states.filter(Boolean).join(' ')} data-tone={card.tone} aria-label={name}>
      {card.faceDown ? <Back card={card} /> : <Front card={card} id={id} small={size === 'small'} />}
      {selected && (
        <span className="card-face-chosen">
          <Icon name="check-mark" label={t('table.card.chosen')} />
        </span>
      )}
      {hinted && !selected && (
        <span className="card-face-hint">
          <Icon name="graduate-cap" label={t('table.coach.marked')} />
        </span>
      )}
      {card.spent !== undefined && <span className="card-face-spent">{card.spent}</span>}
      {onChoose !== undefined && (
        <Cover
          card={card}
          name={lit === undefined ? name : told(name, lit.label)}
          lit={lit}
          selected={selected}
          id={id}
          onPoint={onPoint}
          onChoose={onChoose}
        />
      )}
    </article>
  );
}

/** What is done with it, and with which: of ten cards in hand all are played the same way. */
const told = (name: string, label: string): string => (label.includes(name) ? label : `${name}: ${label}`);

interface CoverProps {
  readonly card: Card;
  readonly name: string;
  readonly id: string;
  readonly lit: CardProps['lit'];
  readonly selected: boolean | undefined;
  readonly onPoint: CardProps['onPoint'] | undefined;
  readonly onChoose: NonNullable<CardProps['onChoose']>;
}

function Cover({ card, name, id, lit, selected, onPoint, onChoose }: CoverProps) {
  const pointing = usePointing(card.ref, { onChoose, ...(onPoint && { onPoint }) });
  return (
    <button
      type="button"
      className="card-face-cover"
      aria-label={name}
      {...(!card.faceDown && { 'aria-describedby': describing(card, id) })}
      {...(selected !== undefined && { 'aria-pressed': selected })}
      {...(lit && { 'data-lit': lit.mark })}
      data-ref={card.ref}
      {...pointing}
      onPointerMove={nameSymbol}
    />
  );
}

/** The parts of a card's face that are read to whoever comes to it, by their ids. */
const describing = ({ corner, attack, defence }: Card, id: string): string =>
  [corner && `${id}-corner`, id, (attack ?? defence) && `${id}-foot`].filter(Boolean).join(' ');

/** The cover lies over the symbols of the card: the one below the pointer says through it what it is. */
function nameSymbol({ currentTarget: cover, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const symbol = document
    .elementsFromPoint(clientX, clientY)
    .find((below) => below.matches('[role="img"][aria-label]') && cover.parentElement?.contains(below));
  cover.title = symbol?.getAttribute('aria-label') ?? '';
}

function Back({ card }: { readonly card: Card }) {
  return (
    <div className="card-face-back">
      <Icon name={card.icon} />
      {card.title !== '' && <b>{card.title}</b>}
    </div>
  );
}

interface FrontProps {
  readonly card: Card;
  readonly id: string;
  readonly small: boolean;
}

function Front({ card, id, small }: FrontProps) {
  const { corner, stats, abilities, meter, attack, defence } = card;
  return (
    <>
      <Icon name={card.icon} className="card-face-ghost" />
      <div className="card-face-head">
        <b className="card-face-title">{card.title}</b>
        <span className="card-face-kicker">
          <Icon name={card.icon} className="card-face-icon" />
          {card.kicker}
        </span>
        {corner !== undefined && (
          <span
            className="card-face-corner"
            role="img"
            id={`${id}-corner`}
            aria-label={numberInWords(corner)}
            title={numberInWords(corner)}
          >
            <Icon name={corner.icon} />
            {corner.value}
          </span>
        )}
      </div>
      <div className="card-face-main">
        <div className="card-face-body" id={id}>
          {card.text !== '' && <p className="card-face-text">{card.text}</p>}
          {stats !== undefined && (
            <dl className="card-face-stats">
              {stats.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {abilities !== undefined && !small && (
            <ul className="card-face-abilities">
              {abilities.map(({ title, text, note }) => (
                <li key={title}>
                  <b>{title}.</b> {text}
                  {note !== undefined && <small>{note}</small>}
                </li>
              ))}
            </ul>
          )}
          {meter !== undefined && <MeterBar meter={meter} />}
        </div>
        {(attack !== undefined || defence !== undefined) && (
          <div className="card-face-foot" id={`${id}-foot`}>
            {attack !== undefined && <Attack attack={attack} />}
            {defence !== undefined && <Defence defence={defence} />}
          </div>
        )}
      </div>
    </>
  );
}

function Attack({ attack }: { readonly attack: NonNullable<Card['attack']> }) {
  return (
    <div className="card-face-attack">
      <span className="kicker">{attack.label}</span>
      <span className={attack.dice.length > 3 ? 'card-face-box many' : 'card-face-box'}>
        <Strength attack={attack} className="card-face-range" />
      </span>
    </div>
  );
}

function Defence({ defence: { label, symbols } }: { readonly defence: NonNullable<Card['defence']> }) {
  return (
    <div className="card-face-defence">
      <span className="kicker">{label}</span>
      <span className="card-face-box">
        {symbols.map(({ icon, label: name }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same symbol may be printed twice
          <span key={i} className="card-face-symbol" role="img" aria-label={name} title={name}>
            <Icon name={icon} />
          </span>
        ))}
      </span>
    </div>
  );
}
