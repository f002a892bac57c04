/**
 * A pass goes out so long after its question was seen, in milliseconds. Whoever decides within the first of them cannot
 * be told from who had nothing to decide; the wider the span above it, the more would show who decides within it.
 */
export const SHORTEST = 4000;
export const LONGEST = 5000;
/** Longer than this nobody's passes are imitated: the others wait. */
const SLOWEST = 12_000;
/** So many of a person's own passes are remembered. */
const REMEMBERED = 16;
/** What is imitated is never repeated exactly: it would be recognised. */
const BLUR = 0.15;

/**
 * When a pass goes out, for whoever watches the clock: the moment is drawn when the question is seen, whatever can be
 * answered to it. What is passed automatically goes out at that moment, and what a person passes earlier waits for it.
 * Only somebody who thinks longer gives away that there was something to think about; so a share of the automatic
 * passes is as late as this person's own lately were.
 */
export class PassPace {
  private readonly random: () => number;
  /** of the person's own last passes: how long they took where that was longer than drawn; 0: they were in time */
  private readonly own: number[] = [];

  constructor(random: () => number) {
    this.random = random;
  }

  /** The moment before which nobody who can choose passes. */
  draw(): number {
    return SHORTEST + this.random() * (LONGEST - SHORTEST);
  }

  /** The moment at which somebody who cannot choose passes, if `drawn` was drawn. */
  automatic(drawn: number): number {
    const { own, random } = this;
    const late = own.length === 0 ? 0 : own[Math.floor(random() * own.length)];
    return late <= drawn ? drawn : late * (1 - BLUR + 2 * BLUR * random());
  }

  /** A person who could choose has passed so long after the question was seen. */
  passed(after: number, drawn: number): void {
    this.own.push(after <= drawn ? 0 : Math.min(after, SLOWEST));
    if (this.own.length > REMEMBERED) this.own.shift();
  }
}
