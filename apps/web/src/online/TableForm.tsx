import type { NewMatchForm } from '@sightline/table';
import { useState } from 'react';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { type Draft, problemOf, takenPlayers } from '../new-match/draft.ts';
import { MissionPicker } from '../new-match/MissionPicker.tsx';
import { Options } from '../new-match/Options.tsx';
import { Seats } from '../new-match/Seats.tsx';
import '../new-match/StartBar.css';
import { Segments } from '../settings/Segments.tsx';
import { Switch } from '../settings/Switch.tsx';
import { server } from './http.ts';
import { firstOnlineDraft, firstTerms, onlineMatchOf, PACES, type Pace, type Terms } from './online-draft.ts';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { type OnlineTranslate, useOnlineWords } from './words.tsx';

const DAY = 86_400;

const paceWords = (t: OnlineTranslate, pace: Pace | null): string => {
  if (pace === null) return t('online.new.clock.0');
  return pace.clock < DAY
    ? t('online.new.clock.minutes', { n: pace.clock / 60 })
    : t('online.new.clock.days', { n: pace.clock / DAY });
};

/** The form of a match, with who may come to it. */
export function TableForm({ game, form }: { readonly game: string; readonly form: NewMatchForm }) {
  const t = useOnlineWords();
  const core = useWords();
  const [draft, setDraft] = useState<Draft>(() => firstOnlineDraft(form));
  const [terms, setTerms] = useState<Terms>(firstTerms);
  const { busy, fault, run } = useDoing();
  const change = (some: Partial<Draft>) => setDraft((now) => ({ ...now, ...some }));
  const settle = (some: Partial<Terms>) => setTerms((now) => ({ ...now, ...some }));
  // Free seats have no names yet.
  const named = {
    ...draft,
    players: draft.players.map((p, i) => (p.kind === 'guest' ? { ...p, name: `${i}` } : p)),
  };
  const problem = problemOf(form, named);
  const players = takenPlayers(draft);
  const count = (kind: string) => players.filter((player) => player.kind === kind).length;
  const note =
    problem?.what === 'preset'
      ? core('new-match.problem.preset', {
          role: problem.role.name,
          label: problem.preset.label,
          least: problem.preset.least,
        })
      : count('me') === 0
        ? t('online.new.noSeat')
        : '';
  const open = () => {
    if (problem === null && !busy)
      run(async () => {
        const { id } = await server.create(onlineMatchOf(game, form, draft, terms));
        // The way back from the table leads past this form, which would only open another one.
        location.replace(to.onlineMatch(id));
      });
  };
  return (
    // Enter in a text field is no decision to start.
    <form className="set-up" onSubmit={(event) => event.preventDefault()}>
      <div className="set-up-parts">
        <section className="set-up-what">
          <MissionPicker form={form} value={draft.mission} onChange={(mission) => change({ mission })} />
        </section>
        <div className="set-up-who">
          <Seats form={form} draft={draft} free={t('online.new.free')} onChange={setDraft} />
          <section className="online-terms">
            <Segments
              label={t('online.new.who')}
              hint="online-who"
              value={terms.open ? 'open' : 'link'}
              options={[
                { value: 'link', label: t('online.new.who.link') },
                { value: 'open', label: t('online.new.who.open') },
              ]}
              onChange={(who) => settle({ open: who === 'open' })}
            />
            <p id="online-who" className="online-soft">
              {t('online.new.who.hint')}
            </p>
            <Segments
              label={t('online.new.clock')}
              hint="online-clock"
              value={String(terms.pace)}
              options={PACES.map((pace, i) => ({ value: String(i), label: paceWords(t, pace) }))}
              onChange={(pace) => settle({ pace: Number(pace) })}
            />
            <p id="online-clock" className="online-soft">
              {t('online.new.clock.hint')}
            </p>
            <Switch
              label={t('online.new.watch')}
              hint={t('online.new.watch.hint')}
              on={terms.watch}
              onChange={(watch) => settle({ watch })}
            />
          </section>
          <Options form={form} draft={draft} noDeal onChange={change} />
        </div>
      </div>
      <Trouble code={fault} />
      <div className="start-bar">
        <div className="start-bar-words">
          <strong>{form.missions.find(({ id }) => id === draft.mission)?.name}</strong>
          <span> · {t('online.new.sum', { me: count('me'), free: count('guest'), bots: count('bot') })}</span>
          <p role="status">{note}</p>
        </div>
        <button
          type="button"
          className="button primary"
          aria-disabled={busy || problem !== null}
          onClick={open}
          data-test="open-table"
        >
          <Icon name="three-friends" />
          {t(busy ? 'online.new.going' : 'online.new.go')}
        </button>
      </div>
    </form>
  );
}
