import type { Chip, Die, Icon, Tone } from './look.ts';

/**
 * Makes a composed answer (`some` or `split`) a large chooser over the table instead of a narrow list: each item is a
 * card, those chosen lie numbered in a tray. It can be folded to look at the board, and what was chosen stays.
 */
export interface Chooser {
  /** what is chosen: "Attackers" */
  readonly title: string;
  readonly tone?: Tone;
  /** ready-made choices, taken with one press and changed at will */
  readonly sets?: readonly ChooserSet[];
  /** how the cards may be sorted besides the order they come in; the largest number comes first */
  readonly sorts?: readonly ChooserSort[];
  /** what those chosen come to together, as bars */
  readonly sums?: readonly ChooserSum[];
  /** what all cards have in common, and how to read them: a last, plain card */
  readonly legend?: {
    readonly title: string;
    readonly lines: readonly ChooserLegendLine[];
  };
  /** what comes with it, whatever is chosen */
  readonly given?: {
    readonly title: string;
    readonly items: readonly {
      readonly label: string;
      readonly hint?: string;
      readonly icon?: Icon;
      readonly count?: number;
    }[];
  };
  /** handed in sealed: nobody sees it before all have chosen */
  readonly sealed?: ChooserSeal;
}

export interface ChooserSet {
  readonly name: string;
  /** what it is good for, in a few words */
  readonly hint?: string;
  /** of `some`: the items; of `split`: an amount for each item, in the order of the items */
  readonly items: readonly number[];
}

export interface ChooserSort {
  readonly label: string;
  /** by the item's number */
  readonly of: Readonly<Record<number, number>>;
}

export interface ChooserSum {
  readonly label: string;
  /** what each item counts for, by its number; of `split`: each of it */
  readonly of: Readonly<Record<number, number>>;
  /** where the bar is full */
  readonly most: number;
  /** an average of those chosen instead of their sum */
  readonly average?: true;
}

export interface ChooserLegendLine {
  readonly text: string;
  readonly icon?: Icon;
  readonly die?: Die;
}

export interface ChooserSeal {
  /** when it is opened: "Both envelopes open together." */
  readonly text: string;
  /** the other seats that choose at the same time: shown as still choosing, or as sealed once they are not awaited */
  readonly with: readonly number[];
}

/** An item of a composed answer as a card of the chooser. */
export interface ItemCard {
  /** the small line below the name: "Breacher" */
  readonly kicker?: string;
  readonly tone?: Tone;
  /** figures in a row: `label` is what they mean, in words */
  readonly figures?: readonly { readonly icon?: Icon; readonly value: string; readonly label: string }[];
  /** what it brings along: a gadget; `pips`: so many of it */
  readonly kit?: readonly (Chip & { readonly pips?: number })[];
  /** the dice it rolls, by range or kind of attack */
  readonly dice?: readonly { readonly label: string; readonly dice: readonly Die[] }[];
  /** what it does, in one line */
  readonly text?: string;
  /**
   * Items with the same word here are forms of one and the same: they share a card on which one switches between them,
   * and at most one of them is chosen.
   */
  readonly sameAs?: string;
  /** of such an item: what its form is called, as short as can be: "1", "2" */
  readonly form?: string;
}
