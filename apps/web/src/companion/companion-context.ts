import type { Companion, CompanionFace, CompanionMessage } from '@sightline/manifest';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { CompanionMatch, CompanionStore } from './companion-store.ts';

/** A game's companion, its words and the match that it runs. */
export interface CompanionDesk {
  readonly game: string;
  readonly companion: Companion<unknown>;
  readonly store: CompanionStore;
  /** says what the game says */
  readonly say: (message: CompanionMessage) => string;
}

export const CompanionContext = createContext<CompanionDesk | null>(null);

export function useDesk(): CompanionDesk {
  const desk = useContext(CompanionContext);
  if (desk === null) throw new Error('there is no companion here');
  return desk;
}

export const useMatch = <T>(pick: (match: CompanionMatch) => T): T => useStore(useDesk().store, pick);

/** Of a match that is running. */
export function useFace(): CompanionFace {
  const face = useMatch((match) => match.face);
  if (face === null) throw new Error('no match is running');
  return face;
}
