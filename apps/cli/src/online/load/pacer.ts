import { setTimeout as sleep } from 'node:timers/promises';
import { anyAnswer } from '@sightline/server';
import type { LightClient } from './light-client.ts';

/** A match that is played one input after the other: the next is sent when all have seen the last. */
export class PacedMatch {
  private readonly clients: readonly LightClient[];
  private readonly random: (n: number) => number;
  private pacer: Pacer | null = null;
  private sentAt: number | null = null;
  private answered = true;
  private shownTo = 0;

  constructor(clients: readonly LightClient[], random: (n: number) => number) {
    this.clients = clients;
    this.random = random;
    for (const client of clients) {
      client.told = () => this.told();
      client.answered = (refused) => this.acknowledged(refused);
    }
  }

  get over(): boolean {
    return this.clients[0].facts.result !== null;
  }

  /** Sends an answer of somebody who is asked; false: nobody can right now. */
  play(pacer: Pacer): boolean {
    if (this.sentAt !== null) return false;
    const asked = this.clients.filter((client) => client.isAsked);
    if (asked.length === 0) return false;
    const client = asked[this.random(asked.length)];
    const { decision } = client.facts;
    if (decision === null) return false;
    this.pacer = pacer;
    this.answered = false;
    this.shownTo = 0;
    const answer = [...anyAnswer(decision, this.random)];
    this.sentAt = performance.now();
    client.answer(answer);
    return true;
  }

  private acknowledged(refused: string | null): void {
    this.answered = true;
    if (refused === null) this.pacer?.acknowledged.push(performance.now() - (this.sentAt ?? 0));
    else {
      this.pacer?.refuse(refused);
      this.shownTo = this.clients.length;
    }
    this.settle();
  }

  private told(): void {
    if (this.sentAt !== null && ++this.shownTo === this.clients.length)
      this.pacer?.shown.push(performance.now() - this.sentAt);
    this.settle();
  }

  private settle(): void {
    if (this.answered && this.shownTo >= this.clients.length) this.sentAt = null;
  }
}

/** A moment in which nothing could be sent is made up for, but not for more than so many inputs at once. */
const MOST_AT_ONCE = 25;

/** Lets many matches go on, so many inputs a second in all, whatever the server manages. */
export class Pacer {
  private readonly matches: readonly PacedMatch[];
  private turn = 0;
  /** milliseconds, one for each input */
  acknowledged: number[] = [];
  shown: number[] = [];
  refused = 0;

  constructor(matches: readonly PacedMatch[]) {
    this.matches = matches;
  }

  /** What was measured so far does not count. */
  forget(): void {
    this.acknowledged = [];
    this.shown = [];
    this.refused = 0;
  }

  refuse(code: string): void {
    this.refused++;
    console.error(`refused: ${code}`);
  }

  async play(perSecond: number, ms: number): Promise<void> {
    const began = performance.now();
    let sent = 0;
    for (let now = began; now < began + ms; now = performance.now()) {
      const due = Math.floor(((now - began) * perSecond) / 1000);
      sent = Math.max(sent, due - MOST_AT_ONCE);
      while (sent < due && this.playNext()) sent++;
      await sleep(1);
    }
  }

  /** The next match in turn that can go on. */
  private playNext(): boolean {
    for (let i = 0; i < this.matches.length; i++) {
      this.turn = (this.turn + 1) % this.matches.length;
      if (this.matches[this.turn].play(this)) return true;
    }
    return false;
  }
}
