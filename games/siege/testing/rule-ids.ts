import { readFileSync } from 'node:fs';

/** The ids of all rules of the catalog, as players read it. */
export const RULE_IDS: ReadonlySet<string> = new Set(
  Array.from(
    readFileSync(new URL('../rules.en.md', import.meta.url), 'utf8').matchAll(/^- \*\*(SG-[A-Z]+-\d+)\*\*/gm),
    ([, id]) => id,
  ),
);
