import type { DrawnPlan } from '@sightline/table';
import { UNIT } from '../units.ts';
import { BorderForm } from './border-form.tsx';
import { formOf } from './borders-now.ts';
import './plan-legend.css';

interface Props {
  readonly samples: DrawnPlan['samples'];
  /** what opens it where it has no room of its own */
  readonly opens: string;
}

/** What walls and openings mean: a row where there is room, folded where there is none. */
export function PlanLegend({ samples, opens }: Props) {
  if (samples.length === 0) return null;
  return (
    <>
      <Samples samples={samples} row />
      <details className="plan-legend-folded" data-floating>
        <summary>{opens}</summary>
        <Samples samples={samples} />
      </details>
    </>
  );
}

/** What is seen of a border; an open door takes more room. */
const BAR = `-8 -22 ${UNIT + 16} 44`;
const DOOR = `-24 -14 ${UNIT + 48} 70`;

function Samples({ samples, row }: { readonly samples: Props['samples']; readonly row?: true }) {
  return (
    <ul className={row ? 'plan-legend row' : 'plan-legend'}>
      {samples.map((sample) => (
        <li key={formOf(sample)} data-sample={formOf(sample)}>
          <svg viewBox={formOf(sample) === 'door' ? DOOR : BAR} aria-hidden="true">
            <BorderForm look={sample} long={UNIT} />
          </svg>
          <span>
            {sample.label}
            {sample.note !== undefined && <small>{sample.note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
