import type { Answer } from '@sightline/kernel';
import type { Icon, Tone } from './look.ts';
import type { Ref } from './ref.ts';

/** What is to be put on the board, and what lies there already, as a list beside it while it is being deployed. */
export interface DeploymentTray {
  readonly groups: readonly {
    readonly title: string;
    readonly note?: string;
    readonly things: readonly TrayThing[];
  }[];
}

/**
 * One of those things. Where options pick its `ref` first it can be chosen, or dragged to its place; without such an
 * option it is only shown.
 */
export interface TrayThing {
  readonly ref: Ref;
  readonly label: string;
  /** where it is, or that it is to be placed: "N13 · south" */
  readonly note: string;
  readonly icon: Icon;
  readonly tone: Tone;
  /** as the piece itself looks: see `Piece` */
  readonly base?: 'hexagon';
  readonly hidden?: boolean;
  /** a double that is not what it seems: drawn fainter */
  readonly faint?: boolean;
  /** it is on the board */
  readonly placed: boolean;
}

/** Answers of one kind given one after the other: what is taken, then where it goes. */
export type PlanStep<Verb extends string = string> = readonly Answer<Verb>[];

/**
 * While a seat sets up its side: what stands now, as answers that would set it up again. People keep such plans under a
 * name, load them in another match and give them to each other; a step that is not allowed there is left out.
 */
export interface DeploymentPlan<Verb extends string = string> {
  /** what it is a plan of: plans fit wherever this is the same ("consulate bomb defender"); never shown */
  readonly of: string;
  /** from the beginning of the deployment, in an order in which they are allowed; empty: nothing was placed yet */
  readonly steps: readonly PlanStep<Verb>[];
  /** where its things stand, for a small picture of it */
  readonly spots: readonly Ref[];
  /** plans that come with the game */
  readonly ready?: readonly ReadyPlan<Verb>[];
}

export interface ReadyPlan<Verb extends string = string> {
  readonly name: string;
  readonly steps: readonly PlanStep<Verb>[];
  readonly spots: readonly Ref[];
}
