import { elapsed } from '../time.ts';

/**
 * Remembers for a short while. What was asked for before something was forgotten is not remembered after it: an
 * answer on its way can't bring back what has just been ended.
 */
export class Memory<T> {
  private readonly entries = new Map<string, { readonly value: T; readonly until: number }>();
  private readonly ms: number;
  private readonly most: number;
  private readonly now: () => number;
  private epoch = 0;

  constructor(ms: number, most: number, now: () => number = elapsed) {
    this.ms = ms;
    this.most = most;
    this.now = now;
  }

  /** null: not remembered */
  peek(key: string): T | null {
    const entry = this.entries.get(key);
    if (entry && entry.until > this.now()) return entry.value;
    this.entries.delete(key);
    return null;
  }

  /** Nothing (null) is never remembered: whoever makes up keys would fill the memory with it. */
  async get(key: string, load: () => Promise<T | null>): Promise<T | null> {
    const there = this.peek(key);
    if (there !== null) return there;
    return this.filling(async (put) => {
      const value = await load();
      if (value !== null) put(key, value);
      return value;
    });
  }

  async filling<R>(load: (put: (key: string, value: T) => void) => Promise<R>): Promise<R> {
    const { epoch } = this;
    return load((key, value) => {
      if (epoch !== this.epoch) return;
      this.entries.delete(key);
      this.entries.set(key, { value, until: this.now() + this.ms });
      if (this.entries.size > this.most) for (const [oldest] of this.entries) if (this.shrunk(oldest)) break;
    });
  }

  forget(which: (value: T, key: string) => boolean): void {
    this.epoch++;
    for (const [key, { value }] of this.entries) if (which(value, key)) this.entries.delete(key);
  }

  private shrunk(oldest: string): boolean {
    this.entries.delete(oldest);
    return this.entries.size <= this.most / 2;
  }
}
