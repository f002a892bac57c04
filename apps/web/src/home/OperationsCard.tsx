import { useWords } from '../app/words.ts';
import type { SavedOperation } from '../host/api.ts';
import { host } from '../host/client.ts';
import { Icon } from '../icons/Icon.tsx';
import { FaultNotice } from './Notice.tsx';
import { useStart } from './use-start.ts';

type Mission = SavedOperation['state']['missions'][number];

const ICON: Readonly<Record<Mission['state'], string | null>> = {
  won: 'check-mark',
  lost: 'cancel',
  now: 'crosshair',
  open: null,
  'to come': null,
};

/** The operations that are under way, the one played last first. */
export function OperationsCard({ operations }: { readonly operations: readonly SavedOperation[] }) {
  const t = useWords();
  const under = operations
    .filter(({ state }) => state.over === null)
    .toSorted((a, b) => b.touched - a.touched);
  const { busy, fault, sit } = useStart();
  if (under.length === 0) return null;
  return (
    <section className="house-card" aria-labelledby="operations-title">
      <header>
        <h2 id="operations-title">{t('home.operations')}</h2>
      </header>
      <ul className="house-card-operations">
        {under.slice(0, 2).map(({ id, state: { name, missions } }) => (
          <li key={id}>
            <strong>{name}</strong>
            <ol className="operation-track" aria-label={t('home.operations.missions', { name })}>
              {missions.map((mission) => (
                <li key={mission.id} data-state={mission.state} title={mission.label}>
                  <Stage mission={mission} />
                </li>
              ))}
            </ol>
            <div className="house-card-foot">
              <button
                type="button"
                className="button"
                aria-disabled={busy}
                onClick={() => sit(() => host().playOperation(id))}
              >
                {t(busy ? 'home.playNow.dealing' : 'home.operations.play')}
                <span className="visually-hidden">: {name}</span>
              </button>
              <Next missions={missions} />
            </div>
          </li>
        ))}
      </ul>
      <FaultNotice fault={fault} />
    </section>
  );
}

function Stage({ mission: { state, label } }: { readonly mission: Mission }) {
  const icon = ICON[state];
  return (
    <>
      {icon !== null && <Icon name={icon} />}
      <span className="visually-hidden">{label}</span>
    </>
  );
}

function Next({ missions }: { readonly missions: readonly Mission[] }) {
  const t = useWords();
  const next = missions.find(({ state }) => state === 'now');
  return next === undefined ? null : <span>{t('home.operations.next', { name: next.name })}</span>;
}
