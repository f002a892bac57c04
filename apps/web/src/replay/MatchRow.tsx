import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { to } from '../app/route.ts';
import { useWords, useWordsStore } from '../app/words.ts';
import { failed } from '../home/use-asked.ts';
import { useGameName } from '../home/use-game-name.ts';
import { useStart } from '../home/use-start.ts';
import { type Fault, isFault, type MatchSummary } from '../host/api.ts';
import { host } from '../host/client.ts';
import { Icon } from '../icons/Icon.tsx';
import { copyLink, type Shared, saveFile } from './share.ts';

/** What came of something that was done with a match. */
export type RowOutcome =
  | { readonly did: 'deleted'; readonly title: string }
  | { readonly did: 'fault'; readonly fault: Fault }
  | Exclude<Shared, { did: 'nothing' }>;

interface Props {
  readonly match: MatchSummary;
  onOutcome(outcome: RowOutcome): void;
}

const outcomeOf = (shared: Shared): RowOutcome =>
  shared.did === 'nothing' ? { did: 'fault', fault: { fault: shared.why, detail: '' } } : shared;

/** The same opening again, with the same players. */
async function playAgain(id: string): Promise<string | Fault> {
  const opened = await host().openReplay(id);
  if (isFault(opened)) return opened;
  return host().fork(
    0,
    opened.seats.map(({ player }) => player),
  );
}

/** A match of the list, with all that can be done with it. */
export function MatchRow({ match, onOutcome }: Props) {
  const t = useWords();
  const language = useWordsStore((s) => s.language);
  const [asked, setAsked] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  /** The button that was pressed is gone: the last one there, to keep the match or to delete it, takes its place. */
  const ask = (whether: boolean) => {
    flushSync(() => setAsked(whether));
    ways.current?.querySelector<HTMLElement>(':scope > :last-child')?.focus();
  };
  const { id, where, state, over, mine, players, inputs, touched, lesson, fault } = match;
  const title = match.title === '' ? t('replays.unknown') : match.title;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const gameName = useGameName();
  const facts = [
    gameName(match.game),
    ...(over ? [] : [where]),
    ...(touched === 0 ? [] : [when.format(touched)]),
    ...(inputs === 0 ? [] : [t('home.replays.moves', { n: inputs })]),
    ...(lesson === null ? [] : [t('replays.guided')]),
    ...(mine || fault !== undefined ? [] : [t('replays.foreign')]),
  ].filter((fact) => fact !== '');
  const remove = () =>
    void host()
      .remove(id)
      .then(
        () => onOutcome({ did: 'deleted', title }),
        (error: unknown) => onOutcome({ did: 'fault', fault: failed(error) }),
      );
  return (
    <li className="match-row">
      <div className="match-row-words">
        <h3>{title}</h3>
        {fault !== undefined ? <p>{t(`fault.${fault}`)}</p> : <p>{state}</p>}
        <p className="match-row-facts">{facts.join(' · ')}</p>
      </div>
      <ul className="match-row-players" aria-label={t('replays.players')}>
        {players.map(({ name, icon, tone, bot }) => {
          const label = bot === null ? name : t('shell.bot', { name });
          return (
            <li key={name} data-tone={tone} data-bot={bot !== null} title={label}>
              <Icon name={icon} label={label} />
            </li>
          );
        })}
      </ul>
      <div ref={ways} className="match-row-ways">
        {asked ? (
          <>
            <strong>{t('replays.delete.ask', { title })}</strong>
            <button type="button" className="button match-row-delete" onClick={remove}>
              {t('replays.delete')}
            </button>
            <button type="button" className="button" onClick={() => ask(false)}>
              {t('replays.delete.no')}
            </button>
          </>
        ) : (
          <>
            {fault === undefined && <Ways match={match} title={title} onOutcome={onOutcome} />}
            {fault !== 'damaged' && (
              <Way
                icon="save"
                label={t('replays.save')}
                title={title}
                act={() => void saveFile(id).then((shared) => onOutcome(outcomeOf(shared)))}
              />
            )}
            <Way icon="trash-can" label={t('replays.delete')} title={title} act={() => ask(true)} />
          </>
        )}
      </div>
    </li>
  );
}

/** What can be done with a match that can be opened. */
function Ways({ match: { id, over }, title, onOutcome }: Props & { readonly title: string }) {
  const t = useWords();
  const { busy, fault, sit } = useStart();
  if (!over)
    return (
      <>
        <a className="button primary" href={to.play(id)}>
          {t('replays.continue')}
          <Of title={title} />
        </a>
        <a className="button" href={to.replay(id)}>
          {t('replays.soFar')}
          <Of title={title} />
        </a>
      </>
    );
  return (
    <>
      <a className="button primary" href={to.replay(id)}>
        <Icon name="film-strip" />
        {t('replays.watch')}
        <Of title={title} />
      </a>
      <button
        type="button"
        className="button"
        title={t('replays.again.hint')}
        aria-disabled={busy}
        onClick={() => sit(() => playAgain(id))}
      >
        <Icon name="split-arrows" />
        {t(busy ? 'home.playNow.dealing' : 'replays.again')}
        <Of title={title} />
      </button>
      <Way
        icon="share"
        label={t('replays.link')}
        title={title}
        act={() => void copyLink(id).then((shared) => onOutcome(outcomeOf(shared)))}
      />
      {fault !== null && <span role="alert">{t(`fault.${fault.fault}`)}</span>}
    </>
  );
}

interface WayProps {
  readonly icon: string;
  readonly label: ReactNode;
  readonly title: string;
  act(): void;
}

function Way({ icon, label, title, act }: WayProps) {
  return (
    <button type="button" className="button" onClick={act}>
      <Icon name={icon} />
      {label}
      <Of title={title} />
    </button>
  );
}

/** In a list the same words stand many times: which match is meant is said aloud. */
const Of = ({ title }: { readonly title: string }) => <span className="visually-hidden">: {title}</span>;
