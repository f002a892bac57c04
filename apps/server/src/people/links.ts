import type { Database } from '../database/database.ts';

/** What we change of the library's own table of letters that are on their way. */
type Letters = { verification: { value: string } };

/** A link to a new password that went to an address somebody has no longer opens nothing any more. */
export async function voidPasswordLinks({ db }: Database, person: string): Promise<void> {
  await db.withTables<Letters>().deleteFrom('verification').where('value', '=', person).execute();
}

/** Whether a link exchanges an address, and does not only confirm one. What it is worth, the library says. */
export function exchanges(query: unknown): boolean {
  try {
    const { token } = query as { token: string };
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'updateTo' in claims;
  } catch {
    return false;
  }
}

/** What came of a link that was opened, by the names under which the app has words for it. */
type Outcome = 'changed' | 'change-expired' | 'confirmed' | 'expired' | 'other-account' | 'sign-in';

/** Where the app says what came of a link. */
export const linkPage = (outcome: Outcome): string => `/#/account/link/${outcome}`;

/** … by where the library leads, which says only what went wrong. */
export function outcomeOf(query: unknown, location: string): Outcome {
  const error = new URL(location, 'http://here').searchParams.get('error');
  const change = exchanges(query);
  if (error === null) return change ? 'changed' : 'confirmed';
  if (error === 'INVALID_USER') return 'other-account';
  return change ? 'change-expired' : 'expired';
}
