import { hash } from 'node:crypto';

/** The same for the same plain data, in whatever order its fields came to be. */
export function fingerprint(data: unknown): string {
  return hash('sha1', JSON.stringify(data, inOrder), 'base64');
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((key) => [key, fields[key]]),
  );
}
