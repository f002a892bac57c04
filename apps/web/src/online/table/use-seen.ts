import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isLookedAt = () => !document.hidden;

/** Whether somebody can see this part of the page: it is in sight, and the page is not behind others. */
export function useSeen(part: RefObject<HTMLElement | null>): boolean {
  const lookedAt = useSyncExternalStore(listen, isLookedAt);
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (part.current === null) return;
    const watcher = new IntersectionObserver((changes) =>
      setInSight(changes.at(-1)?.isIntersecting === true),
    );
    watcher.observe(part.current);
    return () => watcher.disconnect();
  }, [part]);
  return lookedAt && inSight;
}
