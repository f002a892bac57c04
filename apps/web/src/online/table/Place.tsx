import { type ReactNode, useEffect } from 'react';
import { useTable } from '../../table/table-context.ts';
import { Trouble } from '../Trouble.tsx';
import { useDoing } from '../use-doing.ts';
import { Absent } from './Absent.tsx';
import { BotPlays } from './BotPlays.tsx';
import { useMatch } from './match-context.ts';
import { Rematch } from './Rematch.tsx';
import { Waiting } from './Waiting.tsx';

/** Who is waited for and not there, where everybody looks who waits. */
function WaitedFor() {
  const { busy, fault, run } = useDoing();
  const act = (job: () => Promise<unknown>) => {
    if (!busy) run(job);
  };
  return (
    <>
      <Absent act={act} brief />
      <Trouble code={fault} />
    </>
  );
}

/** What to do now; or what there is instead while nothing is asked. */
export function Place({ children }: { readonly children: ReactNode }) {
  const { choosing, room, frame, past } = useTable((s) => s);
  const { again } = useMatch();
  const over = frame?.ending != null;
  const peopleUpdates = room?.peopleUpdates;
  // Of a rematch those at the old table hear no more than that people were told anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked whenever they are
  useEffect(() => {
    if (over) again();
  }, [over, peopleUpdates, again]);
  if (choosing !== null || past !== null || room === null) return children;
  if (over)
    return (
      <>
        {children}
        <Rematch />
      </>
    );
  if (room.passing !== null) return <Waiting />;
  const { seats } = room.people;
  if (seats.some(({ mine, bot }) => mine && bot !== null)) return <BotPlays />;
  const missing = seats.some(({ name, bot, online }) => name !== null && bot === null && !online);
  if (missing && seats.some(({ mine }) => mine))
    return (
      <>
        {children}
        <WaitedFor />
      </>
    );
  return children;
}
