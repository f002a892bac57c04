import type { AskedDie } from '@sightline/table';
import { Icon } from '../icons/Icon.tsx';
import { DieFace } from './parts/DieFace.tsx';
import { useTable } from './table-context.ts';
import './asked-dice.css';

/** The dice a question is about, as they lie: what each counts for, which may be chosen, which one is. */
export function AskedDice({ dice }: { readonly dice: readonly AskedDie[] }) {
  const { choosing, choose, point } = useTable((s) => s);
  const options = choosing?.question.options ?? [];
  const chosen = choosing?.picks.at(-1);
  const offered = new Map(dice.map(({ ref }) => [ref, options.find(({ picks }) => picks[0] === ref)]));
  const still = dice.every(({ ref }) => offered.get(ref) === undefined);
  return (
    <ul className="asked-dice" data-still={still}>
      {dice.map(({ ref, die, worth, done }) => {
        const option = offered.get(ref);
        const face = (
          <>
            <DieFace die={die} />
            <b>{worth}</b>
            {done !== undefined && <Icon name={done.icon} label={done.label} />}
          </>
        );
        if (still)
          return (
            <li key={ref} className="asked-die">
              {face}
            </li>
          );
        return (
          <li key={ref}>
            {/* One that may not be chosen says why not. */}
            <button
              type="button"
              className="asked-die"
              aria-label={[
                option?.label ?? die.label,
                worth,
                ...(done === undefined ? [] : [done.label]),
              ].join(', ')}
              aria-pressed={chosen === ref}
              onClick={() => choose(ref)}
              onPointerMove={(e) => e.pointerType === 'mouse' && point(ref)}
              onPointerLeave={(e) => e.pointerType === 'mouse' && point(null)}
              onFocus={(e) => e.currentTarget.matches(':focus-visible') && point(ref)}
              data-ref={ref}
              data-lit={option?.mark}
            >
              {face}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
