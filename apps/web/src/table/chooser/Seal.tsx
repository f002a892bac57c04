import type { ChooserSeal } from '@sightline/table';
import { isolated } from '../../app/isolated.ts';
import { useWords } from '../../app/words.ts';
import { useTable } from '../table-context.ts';

/** Those who choose at the same time: an open envelope, or a sealed one. What is inside nobody is told. */
export function Seal({ seal }: { readonly seal: ChooserSeal }) {
  const t = useWords();
  const { opened, frame } = useTable((s) => s);
  if (opened === null || frame === null) return null;
  return (
    <ul className="chooser-seals">
      {seal.with.map((seat) => {
        const { name, tone } = opened.seats[seat];
        const sealed = !frame.awaited.some((awaited) => awaited.seat === seat);
        return (
          <li key={seat} className="chooser-envelope" data-tone={tone} data-sealed={sealed}>
            <svg viewBox="0 0 300 150" preserveAspectRatio="none" aria-hidden="true">
              <path
                d={sealed ? 'M0 0L150 84L300 0M0 150L118 66M300 150L182 66' : 'M0 0H300M0 0L150 60L300 0'}
              />
            </svg>
            <b>{t(sealed ? 'chooser.sealed' : 'chooser.open', { who: isolated(name) })}</b>
            {sealed && (
              <span className="chooser-wax" aria-hidden="true">
                <Lock />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function Lock() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M6 10V8a6 6 0 0 1 12 0v2h1.5v11h-15V10zm2.5 0h7V8a3.5 3.5 0 0 0-7 0zM13 17.6v-2.2a1.7 1.7 0 1 0-2 0v2.2z"
      />
    </svg>
  );
}
