import type { DrawnEdge } from './drawing.ts';
import type { Icon, Tone } from './look.ts';
import type { Ref } from './ref.ts';

/**
 * What stands between spaces, and what became of it. A wall can be `breached`; a door or a window is open unless it is
 * `barricaded` or shut by a `panel`. Each looks different in form, not only in colour.
 */
export type BorderLook =
  | { readonly kind: 'heavy'; readonly state?: never }
  | { readonly kind: 'fortified' | 'light' | 'holed'; readonly state?: 'breached' }
  | { readonly kind: 'door' | 'window'; readonly state?: 'barricaded' | 'panel' };

/** A border as it is at one moment. */
export type BoardBorder = BorderLook & {
  /** `border:…` */
  readonly ref: Ref;
  /** "Barricaded door between C4 and C5" */
  readonly label: string;
};

/** A border as it is built: one piece, however many spaces long. */
export type DrawnBorder = BoardBorder & {
  /** in a row, each next to the one before */
  readonly edges: readonly DrawnEdge[];
};

/** Spaces that belong together: outlined by dots, with their name printed inside. */
export interface DrawnRoom {
  readonly name: string;
  readonly spaces: readonly Ref[];
  /** beside the name of a room that is special */
  readonly mark?: { readonly icon: Icon; readonly label: string };
}

/**
 * A level that is shown beside the board all the time, in a panel of its own: an abstract floor, a reserve. Its spaces
 * are among those of the drawing, with places of their own from (0, 0); they hold pieces and are lit like any other.
 */
export interface DrawnAnnex {
  /** not below the drawing's `levels` */
  readonly level: number;
  readonly title: string;
  readonly icon: Icon;
  readonly tone: Tone;
}

/** What a floor plan has beside its spaces. A board with a plan is drawn as one; its walls are borders. */
export interface DrawnPlan {
  readonly borders: readonly DrawnBorder[];
  readonly rooms: readonly DrawnRoom[];
  readonly annexes: readonly DrawnAnnex[];
  /** what the borders mean: "Light", "strength 2" */
  readonly samples: readonly (BorderLook & { readonly label: string; readonly note?: string })[];
}
