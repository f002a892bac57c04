import type { TrayThing } from '@sightline/table';
import { Icon } from '../icons/Icon.tsx';
import { type Choosing, litTargets } from './choosing.ts';
import { usePointing } from './parts/pointing.ts';
import { useTable } from './table-context.ts';
import './tray.css';

interface Props {
  readonly things: readonly TrayThing[];
  readonly choosing: Choosing;
}

/** Things to be put on the board, with where those stand that are there: press one, then point at its place. */
export function Tray({ things, choosing }: Props) {
  const lit = litTargets(choosing);
  return (
    <ul className="tray">
      {things.map((thing) => (
        <li key={thing.ref}>
          <Thing thing={thing} mark={lit.get(thing.ref)?.mark} />
        </li>
      ))}
    </ul>
  );
}

interface ThingProps {
  readonly thing: TrayThing;
  /** without one it is only shown */
  readonly mark: string | undefined;
}

function Thing({ thing: { ref, label, note, icon, tone, placed }, mark }: ThingProps) {
  const { busy, choose, moveCursor } = useTable((s) => s);
  const pointing = usePointing(ref, { onPoint: moveCursor, onChoose: choose });
  return (
    <button
      type="button"
      className="tray-thing"
      disabled={busy || mark === undefined}
      data-tone={tone}
      data-placed={placed}
      data-ref={ref}
      {...(mark !== undefined && { 'data-lit': mark })}
      {...pointing}
    >
      <Icon name={icon} />
      <span>
        <b>{label}</b>
        <small>{note}</small>
      </span>
      {placed && <Icon name="check-mark" />}
    </button>
  );
}
