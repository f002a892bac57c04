import type { OnlineMatch } from '@sightline/wire';
import { MatchCard } from './MatchCard.tsx';
import { isMyTurn } from './order.ts';
import type { Listed } from './use-listed.ts';

interface Props {
  readonly matches: readonly OnlineMatch[];
  readonly listed: Listed | null;
  /** one of them is no longer as it was listed */
  onChange(): void;
}

/** Tables, one below the other, or side by side where there is room. */
export const MatchList = ({ matches, listed, onChange }: Props) => (
  <ul className="online-list">
    {matches.map((match) => (
      <MatchCard
        key={match.id}
        match={match}
        listed={listed?.get(match.id)}
        urgent={isMyTurn(match)}
        onChange={onChange}
      />
    ))}
  </ul>
);
