import type { BalanceReport } from '@sightline/bots';

type RoleReport = BalanceReport['tables'][number]['roles'][number];

/** A report for people: one table of figures after the other. */
export function balanceInWords(r: BalanceReport): string {
  const roles = [...new Set(r.tables.flatMap((t) => t.roles.map((x) => x.role)))];
  const wins = (of: readonly RoleReport[], role: string) => percent(of.find((x) => x.role === role)?.percent);
  const between = (of: readonly RoleReport[], role: string) =>
    range(of.find((x) => x.role === role)?.interval ?? null);
  const unfinished = r.tables.some((t) => t.unfinished > 0);
  const parts = [
    `${r.game}, rules ${r.rules}: ${r.matches} matches, seed ${r.seed}`,
    columns([
      [
        'normal against normal',
        'games',
        ...roles.flatMap((role) => [role, '95 %']),
        'nobody',
        'rounds',
        'decisions',
        ...(unfinished ? ['unfinished'] : []),
      ],
      ...r.tables.map((t) => [
        t.name,
        `${t.games}`,
        ...roles.flatMap((role) => [wins(t.roles, role), between(t.roles, role)]),
        `${t.nobody}`,
        decimal(t.rounds),
        decimal(t.decisions),
        ...(unfinished ? [`${t.unfinished}`] : []),
      ]),
    ]),
    columns([
      ['the better level wins', 'games', 'in all', ...roles.map((role) => `as ${role}`)],
      ...r.duels.map((d) => [
        `${d.better} against ${d.worse}`,
        `${d.games}`,
        percent(d.percent),
        ...roles.map((role) => wins(d.roles, role)),
      ]),
    ]),
    columns([
      ['bot', 'answers', 'refused', 'µs, mean', 'worst'],
      ...r.bots.map((b) => [
        b.level,
        `${b.answers}`,
        `${b.refused}`,
        b.meanMicros === null ? '–' : `${b.meanMicros}`,
        `${b.worstMicros}`,
      ]),
    ]),
    columns([
      ['card', 'could be played', 'was', ''],
      ...r.cards.map((c) => [c.title, `${c.could}`, `${c.played}`, percent(c.percent)]),
    ]),
    list(
      'TABLES THAT ARE NOT WHERE THEY SHOULD BE',
      r.tables.flatMap(({ name, roles: of, aim }) =>
        aim === null || aim.met
          ? []
          : [
              `${name}: ${aim.role} win ${wins(of, aim.role)} (${between(of, aim.role)}); ` +
                `wanted ${range(aim.middle)}, the interval within ${range(aim.interval)}`,
            ],
      ),
    ),
    list('answers of bots that were not taken', r.refusals),
    list('MATCHES WITHOUT AN END', r.troubles),
  ];
  return parts.filter((p) => p !== '').join('\n\n');
}

const decimal = (x: number | null): string => (x === null ? '–' : x.toFixed(1));
const percent = (x: number | null | undefined): string =>
  x === null || x === undefined ? '–' : `${x.toFixed(1)} %`;

const range = (of: readonly [number, number] | null): string => (of === null ? '–' : `${of[0]}–${of[1]}`);

/** The first column to the left, figures to the right; a table without a row is left out. */
function columns(rows: readonly (readonly string[])[]): string {
  if (rows.length < 2) return '';
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) => row.map((s, i) => (i === 0 ? s.padEnd(widths[i]) : s.padStart(widths[i]))).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : [`${title}:`, ...items.map((s) => `  ${s}`)].join('\n');
