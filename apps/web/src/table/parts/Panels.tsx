import { useId } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { OptionMark, Panel } from '../part-types.ts';
import type { PanelsProps } from '../parts.ts';
import { CardFace } from './CardFace.tsx';
import { ChipView } from './ChipView.tsx';
import { Clamped } from './Clamped.tsx';
import { Disc } from './Disc.tsx';
import { Meant } from './Meant.tsx';
import { MeterBar } from './MeterBar.tsx';
import { usePointing } from './pointing.ts';
import { RuleLink } from './RuleLink.tsx';
import { TextParts } from './TextParts.tsx';
import './tones.css';
import './Panels.css';
import './panels-dense.css';

interface Props extends PanelsProps {
  /** whose rules a note leads to */
  readonly game?: string;
}

type Of<T extends Panel['type']> = Extract<Panel, { type: T }>;

/** From so many figures on each has two lines and its chips, so that all squads are in view. */
const DENSE = 8;

/** The column of squads, objectives and what else lies open. */
export function Panels({ panels, ...rest }: Props) {
  const isDense = panels.filter(({ type }) => type === 'figure').length >= DENSE;
  return (
    <div className={isDense ? 'panels dense' : 'panels'}>
      {panels.map((panel, i) => (
        <PanelView
          key={panel.type === 'figure' ? panel.ref : `${panel.title} ${i}`}
          panel={panel}
          {...rest}
        />
      ))}
    </div>
  );
}

function PanelView({ panel, ...rest }: Omit<Props, 'panels'> & { readonly panel: Panel }) {
  switch (panel.type) {
    case 'figure':
      return <FigurePanel panel={panel} {...rest} />;
    case 'note':
      return <NotePanel panel={panel} {...rest} />;
    case 'stats':
      return <StatsPanel panel={panel} {...rest} />;
    case 'cards':
      return <CardsPanel panel={panel} {...rest} />;
  }
}

/** How a lit target is marked beside the board. */
const MARKS: Readonly<Record<OptionMark, string>> = {
  step: 'walk',
  attack: 'crosshair',
  interact: 'hand',
  place: 'flag-objective',
  card: 'card-play',
  plain: 'check-mark',
};

type PartProps<T extends Panel['type']> = Omit<Props, 'panels'> & { readonly panel: Of<T> };

function FigurePanel({ panel, lit, onPoint, onChoose }: PartProps<'figure'>) {
  const id = useId();
  const light = lit.get(panel.ref);
  const pointing = usePointing(panel.ref, { onPoint, onChoose });
  const { health } = panel;
  const states = [
    'panels-figure',
    panel.active && 'active',
    light && 'lit',
    (panel.down ?? health.now <= 0) && 'down',
  ];
  return (
    <article className={states.filter(Boolean).join(' ')} data-tone={panel.tone} aria-label={panel.name}>
      <div className="panels-figure-head">
        <Disc icon={panel.icon} tone={panel.tone} hue={panel.hue} badge={panel.badge} />
        <div className="panels-figure-names">
          <b>{panel.name}</b>
          <span className="panels-figure-health" aria-hidden="true">
            <b>{health.now}</b>/{health.most}
          </span>
          <span className="panels-figure-note" id={id}>
            {panel.note}
          </span>
        </div>
      </div>
      <MeterBar meter={health} />
      {panel.chips.length > 0 && (
        <div className="chip-row panels-figure-chips">
          {panel.chips.map((chip) => (
            <ChipView key={`${chip.text} ${chip.ref}`} chip={chip} onPoint={onPoint} onChoose={onChoose} />
          ))}
        </div>
      )}
      {light !== undefined && (
        <span className="panels-figure-mark">
          <Icon name={MARKS[light.mark]} />
        </span>
      )}
      <button
        type="button"
        className="panels-figure-cover"
        aria-label={light?.label ?? panel.name}
        aria-describedby={id}
        data-ref={panel.ref}
        {...(light && { 'data-lit': light.mark })}
        {...pointing}
      />
    </article>
  );
}

/** More lines than any note has. */
const WHOLE = 99;

function NotePanel({ panel, game, hinted = [], onPoint, onChoose }: PartProps<'note'>) {
  return (
    <div className="panels-note" data-tone={panel.tone}>
      <div className="panels-note-head">
        <h2 className="kicker">{panel.title}</h2>
        {panel.pips !== undefined && <Pips pips={panel.pips} label={panel.pips.label} />}
      </div>
      <Clamped lines={panel.whole ? WHOLE : 7}>
        <p>
          <TextParts parts={panel.text} onPoint={onPoint} onChoose={onChoose} />
        </p>
        {panel.more?.map((line) => (
          <p key={line} className="panels-note-more">
            {line}
          </p>
        ))}
      </Clamped>
      {panel.rule !== undefined && game !== undefined && <RuleLink game={game} rule={panel.rule} />}
      {panel.ref !== undefined && hinted.includes(panel.ref) && <Meant />}
    </div>
  );
}

function StatsPanel({ panel, onPoint, onChoose }: PartProps<'stats'>) {
  return (
    <div className="panels-stats" data-tone={panel.tone}>
      <h2 className="kicker">{panel.title}</h2>
      <ul>
        {panel.rows.map((row) => (
          <li key={row.label}>
            <StatRow row={row} onPoint={onPoint} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type RowProps = { readonly row: Of<'stats'>['rows'][number] } & Pick<Props, 'onPoint' | 'onChoose'>;

function StatRow({ row, ...pointing }: RowProps) {
  const { label, value, pips, ref } = row;
  const face = (
    <>
      <span className="panels-stats-label">{label}</span>
      {pips === undefined ? <b>{value}</b> : <Pips pips={pips} label={value} />}
    </>
  );
  return ref === undefined ? (
    <span className="panels-stats-row">{face}</span>
  ) : (
    <PointedRow at={ref} {...pointing}>
      {face}
    </PointedRow>
  );
}

type PipsOf = NonNullable<Of<'stats'>['rows'][number]['pips']>;

function Pips({ pips, label }: { readonly pips: PipsOf; readonly label: string }) {
  return (
    <span className="panels-pips" data-tone={pips.tone} role="img" aria-label={label}>
      {Array.from({ length: Math.max(pips.most, pips.now) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is nothing but its place
        <span key={i} className={i < pips.now ? 'full' : ''} />
      ))}
    </span>
  );
}

type PointedProps = { readonly at: Of<'figure'>['ref']; readonly children: React.ReactNode } & Pick<
  Props,
  'onPoint' | 'onChoose'
>;

function PointedRow({ at, children, ...pointing }: PointedProps) {
  return (
    <button type="button" className="panels-stats-row" data-ref={at} {...usePointing(at, pointing)}>
      {children}
    </button>
  );
}

function CardsPanel({ panel, lit, onPoint, onChoose }: PartProps<'cards'>) {
  return (
    <div className="panels-cards">
      <h2 className="kicker">{panel.title}</h2>
      <ul>
        {panel.cards.map((card) => {
          const light = lit.get(card.ref);
          return (
            <li key={card.ref}>
              <CardFace
                card={card}
                size="small"
                onPoint={onPoint}
                onChoose={onChoose}
                {...(light && { lit: light })}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
