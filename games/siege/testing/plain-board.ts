import type { SectionKind } from '../rules/map/legend.ts';

/** A board as plain lists, for the ruler. A place is a space, or a point where grid lines cross. */
export interface PlainPlace {
  readonly x: number;
  readonly y: number;
}

/** A wall or opening that is one component: a straight run of sections, its west or north end first. */
export interface PlainSections {
  readonly kind: SectionKind;
  readonly from: PlainPlace;
  readonly to: PlainPlace;
  /** as in wall-lists.ts */
  readonly offset: number;
  readonly before: number;
  readonly after: number;
}

/** A miniature or hidden token, with the standee of whoever leans. */
export interface PlainFigure {
  readonly squad: 0 | 1;
  readonly at: PlainPlace;
  readonly standee: PlainPlace | null;
  readonly located: boolean;
  readonly shield: boolean;
}

export interface PlainBoard {
  readonly width: number;
  readonly height: number;
  readonly wallModel: 'line' | 'printed';
  readonly touchingSmokeBlocks: boolean;
  readonly sections: readonly PlainSections[];
  /** enclosed by heavy walls on the list (SG-PRT-18) */
  readonly structural: readonly PlainPlace[];
  /** each piece with the spaces it fills; Deployable Shields are among them (SG-TGD-05) */
  readonly obstacles: readonly (readonly PlainPlace[])[];
  readonly overlays: readonly {
    readonly kind: 'smoke' | 'gas' | 'fire';
    readonly spaces: readonly PlainPlace[];
  }[];
  readonly figures: readonly PlainFigure[];
}
