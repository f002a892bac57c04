import type { MonsterClass } from './names.ts';

/** Whom, or what, is chosen when a deed is carried out: by your player; without a "you" by the first player's (FZ-GEN-12). */
export type Target =
  /** an active hero at most `within` away (anywhere unless given); `others`: not you */
  | { readonly choose: 'hero'; readonly within?: number; readonly others?: true }
  | { readonly choose: 'downedHero'; readonly within?: number }
  | { readonly choose: 'monster'; readonly within?: number; readonly class?: MonsterClass }
  /** a location that may be entered; `free`: without a monster; `spawn`: with a spawn token */
  | { readonly choose: 'location'; readonly within?: number; readonly free?: true; readonly spawn?: true }
  | { readonly choose: 'specialist'; readonly within?: number }
  /** a card in your discard pile */
  | { readonly choose: 'discarded' };

/**
 * Figures an effect is about. Effects on heroes take the active heroes among them (FZ-KD-07, FZ-TAC-07), effects on
 * monsters the monsters on the board.
 */
export type Whom =
  | 'you'
  | 'it'
  | 'target'
  | 'subject'
  | 'other'
  /** everybody here; in the chosen location; here and adjacent; in this sector; on the board; the same without you */
  | 'here'
  | 'there'
  | 'near'
  | 'sector'
  | 'all'
  | 'allies'
  /** the active hero nearest to it, by the rules of attacks (FZ-MATK-02, 03) */
  | 'nearest';

/** A place on the board: of a figure, the chosen location, a mark of the mission's map, or as the spawn die says. */
export type Place = 'here' | 'target' | 'spawnDie' | { readonly mark: string };
