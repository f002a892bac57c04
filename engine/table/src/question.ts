import type { Answer } from '@sightline/kernel';
import type { Chooser, ItemCard } from './chooser.ts';
import type { DeploymentPlan, DeploymentTray } from './deployment.ts';
import type { Die, Facing, Icon } from './look.ts';
import type { Preview } from './preview.ts';
import type { Ref } from './ref.ts';

/** How a lit target is marked: each kind of choice has a mark of its own. */
export type OptionMark = 'step' | 'attack' | 'interact' | 'place' | 'card' | 'plain';

/**
 * A decision of the kernel as the table offers it. The same list serves the mouse, the keyboard, the screen reader and
 * the test that plays by following what is lit.
 */
export interface Question<Verb extends string = string> {
  /** the decision's number, which an answer names */
  readonly id: number;
  readonly seat: number;
  /** who is to do it: "Alpha", "Invader" */
  readonly who: string;
  readonly title: string;
  readonly detail?: string;
  /** whom and what it is about besides what may be chosen: in view while it is asked */
  readonly about?: readonly Ref[];
  readonly options: readonly Option<Verb>[];
  /** places farther away, reached by several answers in a row */
  readonly walks: readonly Walk<Verb>[];
  readonly composed: readonly ComposedOption<Verb>[];
  /** options of one verb differ only in where and how: what can be taken back of one can be of all */
  readonly alike?: true;
  /** dice that lie on the table and that it is about, to be seen beside it */
  readonly dice?: readonly AskedDie[];
  /** what is taken up by a button of the prompt, then pointed at its target */
  readonly acts?: readonly QuestionAct[];
  /** what it is about as a preview: drawn and told as long as nothing is pointed at */
  readonly shown?: Preview;
  /** while things are deployed: those that are, and those that are to be */
  readonly tray?: DeploymentTray;
  /** while things are deployed: what stands now as a plan that can be kept, and loaded in another match */
  readonly plan?: DeploymentPlan<Verb>;
}

/**
 * An act with a button of its own in the prompt, always in the same place: the first pick of its options. Without options
 * it is dim, and a press says why not.
 */
export interface QuestionAct {
  readonly ref: Ref;
  readonly label: string;
  readonly icon: Icon;
  /** how often it can still be done, or that it is done: "2", "done" */
  readonly note?: string;
}

/** A die that a question is about. Where an option picks its `ref` it may be chosen. */
export interface AskedDie {
  readonly ref: Ref;
  readonly die: Die;
  /** what it counts for now, as short as can be: "+1" */
  readonly worth: string;
  /** what was done with it already */
  readonly done?: { readonly icon: Icon; readonly label: string };
}

export interface Option<Verb extends string = string> {
  /** the answer, joined: unique in the question */
  readonly key: string;
  readonly answer: Answer<Verb>;
  readonly mark: OptionMark;
  /**
   * What to click, in this order; none: a button of the prompt. With several options on the same first target the
   * table asks for the next one, or, where these are used up, shows the options' labels to choose from.
   */
  readonly picks: readonly Ref[];
  /** the whole of it in words: "Attack Imp 3 with “Pump and Fire”" */
  readonly label: string;
  /** what is done, for a button: "Attack" */
  readonly verb: string;
  /** a few words more where it is named in the prompt: what a reaction does */
  readonly note?: string;
  readonly icon?: Icon;
  /** of a step: how many movement points */
  readonly cost?: number;
  /** its outcome can't be taken back: dice roll, something hidden is seen */
  readonly final: boolean;
  /** asked back before it is done, in these words */
  readonly confirm?: string;
  /** the way out when nothing else is wanted: pass, end */
  readonly closing?: true;
  /**
   * The first of its picks is taken up to be put somewhere: it may be dragged there instead of being clicked. Where the
   * option has no second pick, the question that it leads to says where it may go, by the first picks of its options.
   */
  readonly carried?: true;
  /** the side the thing is turned to: options of one spot that have one are shown as arrows around it, with Q and E */
  readonly turn?: Facing;
}

export interface Walk<Verb extends string = string> {
  readonly key: string;
  readonly to: Ref;
  readonly answers: readonly Answer<Verb>[];
  readonly cost: number;
  /** "Move to C7: 3 movement points" */
  readonly label: string;
}

/** Answers too many to list. */
export type ComposedOption<Verb extends string = string> = {
  /** the answer's own verb; the numbers are put together by the player */
  readonly answer: Verb;
  /** what is done, for a button */
  readonly verb: string;
  readonly label: string;
  readonly items: readonly ComposedItem[];
  /** of `some` and `split`: chosen at large, over the table */
  readonly chooser?: Chooser;
} & (
  | {
      readonly form: 'some';
      readonly least: number;
      readonly most: number;
      /**
       * Its target is asked for next: as soon as enough is ticked, the table lights what can be targeted, and choosing
       * one hands in both.
       */
      readonly aimed?: true;
    }
  | { readonly form: 'order' }
  | { readonly form: 'split'; readonly total: number }
);

export interface ComposedItem {
  readonly item: number;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: Icon;
  readonly ref?: Ref;
  /** split: how much it takes at most */
  readonly cap?: number;
  /** in a `chooser`: all that is to be seen of it */
  readonly card?: ItemCard;
}
