import type { Question } from '@sightline/table';
import { Icon } from '../icons/Icon.tsx';
import { type Choosing, litTargets } from './choosing.ts';
import { usePointing } from './parts/pointing.ts';
import { useTable } from './table-context.ts';
import './act-buttons.css';

type Act = NonNullable<Question['acts']>[number];

interface Props {
  readonly acts: readonly Act[];
  readonly choosing: Choosing;
}

/** What can be done besides walking, always in the same places: press, then point at the target. */
export function ActButtons({ acts, choosing }: Props) {
  const atFirst = { ...choosing, picks: [] };
  const lit = litTargets(atFirst);
  return (
    <ul className="act-buttons">
      {acts.map((act) => (
        <li key={act.ref}>
          <ActButton act={act} mark={lit.get(act.ref)?.mark} taken={choosing.picks[0] === act.ref} />
        </li>
      ))}
    </ul>
  );
}

function ActButton({ act, mark, taken }: { act: Act; mark: string | undefined; taken: boolean }) {
  const { busy, choosing, choose, back, point } = useTable((s) => s);
  const picked = choosing !== null && choosing.picks.length > 0;
  const pointing = usePointing(act.ref, {
    onPoint: point,
    onChoose() {
      // Another act instead, or none after all.
      if (picked) back();
      if (!taken) choose(act.ref);
    },
  });
  return (
    <button
      type="button"
      className={mark === undefined ? 'act-button dim' : 'act-button'}
      disabled={busy}
      aria-pressed={taken}
      data-ref={act.ref}
      {...(mark !== undefined && !picked && { 'data-lit': mark })}
      {...pointing}
    >
      <Icon name={act.icon} />
      <span className="act-button-label">{act.label}</span>
      {act.note !== undefined && <small>{act.note}</small>}
    </button>
  );
}
