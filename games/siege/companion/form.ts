import type { CompanionChoices, CompanionField } from '@sightline/manifest';
import type { CompanionKey } from '../text/en/companion.ts';
import { MINUTE, SECOND, speedTimes } from './speeds.ts';
import { ATTACKERS, type ClockSetUp, type ClockSide, setUpOf, VALUES } from './state.ts';

const field = <V extends string>(
  id: string,
  value: V,
  values: readonly V[],
  keys: { label: CompanionKey; value(value: V): CompanionKey; hint: CompanionKey | null },
  args: Readonly<Record<string, number>> = {},
): CompanionField<CompanionKey> => ({
  id,
  value,
  label: { key: keys.label },
  hint: keys.hint === null ? null : { key: keys.hint, args },
  values: values.map((each) => ({ id: each, label: { key: keys.value(each) } })),
});

/** SG-TIM-01: each side has a speed of its own. */
function speedField({ speeds, table }: ClockSetUp, side: ClockSide): CompanionField<CompanionKey> {
  const { deployment, perOperator } = speedTimes(table, speeds[side]);
  const name = side === ATTACKERS ? 'attackers' : 'defenders';
  return field(
    name,
    speeds[side],
    VALUES.speed,
    {
      label: `form.speed.${name}`,
      value: (speed) => `speed.${speed}`,
      hint: 'form.speed.hint',
    },
    { minutes: deployment[name] / MINUTE, seconds: perOperator / SECOND },
  );
}

export function form(chosen: CompanionChoices): readonly CompanionField<CompanionKey>[] {
  const setUp = setUpOf(chosen);
  const { mission, table, time } = setUp;
  return [
    field('mission', mission, VALUES.mission, {
      label: 'form.mission',
      value: (each) => `mission.${each}`,
      hint: `mission.${mission}.hint`,
    }),
    field('table', table, VALUES.table, {
      label: 'form.table',
      value: (each) => `table.${each}`,
      hint: `table.${table}.hint`,
    }),
    field('time', time, VALUES.time, {
      label: 'form.time',
      value: (each) => `time.${each}`,
      hint: time === 'untimed' ? 'time.untimed.hint' : null,
    }),
    ...(time === 'timed' ? [speedField(setUp, 0), speedField(setUp, 1)] : []),
  ];
}

/** SG-CMT-02: roles are swapped, and a speed is its player's. */
export const swapped = (chosen: CompanionChoices): CompanionChoices => {
  const [attackers, defenders] = setUpOf(chosen).speeds;
  return { ...chosen, attackers: defenders, defenders: attackers };
};
