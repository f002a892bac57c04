/** A process has so long to tell lists of an input that it has stored: much longer than it takes. */
const GRACE_MS = 4_000;
/** Who said nothing for so long is not remembered. */
const SILENT_MS = 60_000;

/**
 * What other processes did a moment ago. One that dies just after it stored an input has told neither lists of it nor a
 * bot to go on; whoever heard of that input finds out. A process that is heard of again later has done it all itself, so
 * that as a rule nothing has to be looked up.
 */
export class LeftBehind {
  private readonly advanced = new Map<string, { readonly by: string; readonly at: number }>();
  private readonly spoke = new Map<string, number>();

  /** A process said something; `match`: that it stored an input there. */
  heard(by: string, match: string | null, now: number): void {
    this.spoke.set(by, now);
    if (match !== null) this.advanced.set(match, { by, at: now });
  }

  /** Matches that may have been left so, each once. */
  since(now: number): string[] {
    const left: string[] = [];
    for (const [match, { by, at }] of this.advanced) {
      if (now - at < GRACE_MS) continue;
      this.advanced.delete(match);
      if ((this.spoke.get(by) ?? 0) - at < GRACE_MS) left.push(match);
    }
    for (const [by, at] of this.spoke) if (now - at > SILENT_MS) this.spoke.delete(by);
    return left;
  }
}
