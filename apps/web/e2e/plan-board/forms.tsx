import { BorderForm } from '../../src/board/plan/border-form.tsx';
import { formOf } from '../../src/board/plan/borders-now.ts';
import { samplePlan } from '../../src/testing/sample-plan.ts';
import '../../src/board/plan/borders.css';

/** Every kind of border, one space long, at 32 pixels a space: is it told from the others? */
export function Forms() {
  return (
    <div className="board plan" data-game="sample" style={{ containerType: 'normal', padding: 16 }}>
      <div style={{ display: 'flex', background: 'var(--plan-floor)' }}>
        {(samplePlan.plan?.samples ?? []).map((look) => (
          <svg
            key={formOf(look)}
            data-form={formOf(look)}
            width="48"
            height="48"
            viewBox="-16 -48 96 96"
            aria-hidden="true"
          >
            <BorderForm look={look} long={64} />
          </svg>
        ))}
      </div>
    </div>
  );
}
