import type { Icon } from './look.ts';

/**
 * Something that a seat may do without being asked (`meanwhile`), as the bar beside the board offers it. The bar stands
 * there all the time, so that nothing has to appear, or be looked for, in the moment when it counts.
 */
export interface UnaskedAct<Verb extends string = string> {
  readonly verb: Verb;
  /** "Demand a reveal" */
  readonly label: string;
  readonly icon?: Icon;
  /** what it does, and when */
  readonly hint?: string;
  /** nothing has to be chosen for it: one press does it */
  readonly plain?: true;
}
