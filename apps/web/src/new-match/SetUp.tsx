import type { NewMatchForm } from '@sightline/table';
import { useState } from 'react';
import { useWords } from '../app/words.ts';
import { FaultNotice, StorageNotice } from '../home/Notice.tsx';
import { useLists } from '../home/use-lists.ts';
import { useStart } from '../home/use-start.ts';
import { host } from '../host/client.ts';
import { Segments } from '../settings/Segments.tsx';
import { type Draft, firstDraft, matchOf, problemOf, takenPlayers } from './draft.ts';
import { MissionPicker, OperationPicker } from './MissionPicker.tsx';
import { Options } from './Options.tsx';
import { Seats } from './Seats.tsx';
import { StartBar } from './StartBar.tsx';

interface Props {
  readonly game: string;
  readonly form: NewMatchForm;
}

/** The form: ready to start as it comes, every part of it open to change. */
export function SetUp({ game, form }: Props) {
  const t = useWords();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(form));
  const { busy, fault, sit, start } = useStart();
  const { answer: lists } = useLists();
  const change = (some: Partial<Draft>) => setDraft((now) => ({ ...now, ...some }));
  const problem = problemOf(form, draft);
  const go = () => {
    if (problem !== null) return;
    if (draft.mode === 'mission') return start(matchOf(game, form, draft));
    sit(async () => {
      const { operation: id, switches, choices } = draft;
      const operation = await host().startOperation(game, id, takenPlayers(draft), { switches, choices });
      return host().playOperation(operation);
    });
  };
  return (
    // Enter in a text field is no decision to start.
    <form className="set-up" onSubmit={(event) => event.preventDefault()}>
      <div className="set-up-parts">
        <section className="set-up-what">
          {form.operations.length > 0 && (
            <Segments
              label={t('new-match.mode')}
              quiet
              value={draft.mode}
              options={[
                { value: 'mission', label: t('new-match.mode.mission') },
                { value: 'operation', label: t('new-match.mode.operation') },
              ]}
              onChange={(mode) => change({ mode })}
            />
          )}
          {draft.mode === 'mission' ? (
            <MissionPicker form={form} value={draft.mission} onChange={(mission) => change({ mission })} />
          ) : (
            <OperationPicker
              form={form}
              value={draft.operation}
              onChange={(operation) => change({ operation })}
            />
          )}
        </section>
        <div className="set-up-who">
          <Seats form={form} draft={draft} onChange={setDraft} />
          <Options form={form} draft={draft} noDeal={draft.mode === 'operation'} onChange={change} />
          <StorageNotice storage={lists?.storage} />
        </div>
      </div>
      <FaultNotice fault={fault} />
      <StartBar form={form} draft={draft} problem={problem} busy={busy} onStart={go} />
    </form>
  );
}
