import { useEffect } from 'react';

/** As long as a companion is shown, it is what is installed: build/companions.ts writes what it is called. */
export function useOwnManifest(game: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (link === null || !import.meta.env.PROD) return undefined;
    const house = link.href;
    link.href = `/assets/companion-${game}.webmanifest`;
    return () => {
      link.href = house;
    };
  }, [game]);
}
