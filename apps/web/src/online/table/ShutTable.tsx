import type { Fault } from '../../host/api.ts';
import { Shut } from '../Shut.tsx';
import { useMatch } from './match-context.ts';

/** In place of a table that could not be opened. */
export function ShutTable({ fault: { fault, detail } }: { readonly fault: Fault }) {
  const { match } = useMatch();
  // What the host has no word for it calls by the server's.
  return <Shut match={match} why={fault === 'failed' ? detail : fault} />;
}
