import { setTimeout as sleep } from 'node:timers/promises';
import { ProtocolClient } from '@sightline/server';
import type { AnyScenario } from '@sightline/soak';
import { Chair } from './chair.ts';
import type { Witness } from './witness.ts';

/** How many people there are: as many as sit at the largest table. */
const PEOPLE = 4;

export interface ClubOptions {
  readonly address: string;
  readonly scenario: AnyScenario;
  readonly witness: Witness;
  readonly random: (n: number) => number;
}

/** Matches that people are at all the time; who has finished one begins another. */
export class Club {
  private readonly scenario: AnyScenario;
  private readonly witness: Witness;
  private readonly random: (n: number) => number;
  private readonly tokens: readonly string[];
  private address: string;
  private tables: { readonly match: string; readonly chairs: readonly Chair[] }[] = [];
  private made = 0;
  /** told of each thing that is sent, in the moment in which it is sent */
  onSent: (from: Chair) => void = () => {};
  acknowledged = 0;

  private constructor(o: ClubOptions, tokens: readonly string[]) {
    this.scenario = o.scenario;
    this.witness = o.witness;
    this.random = o.random;
    this.tokens = tokens;
    this.address = o.address;
  }

  static async open(o: ClubOptions): Promise<Club> {
    const tokens: string[] = [];
    for (let i = 0; i < PEOPLE; i++) tokens.push((await ProtocolClient.guest(o.address)).token);
    return new Club(o, tokens);
  }

  get matches(): number {
    return this.made;
  }

  private get chairs(): readonly Chair[] {
    return this.tables.flatMap(({ chairs }) => chairs);
  }

  /** how many inputs are on their way */
  get unanswered(): number {
    return this.chairs.filter(({ busy }) => busy).length;
  }

  /** how deep the deepest window is that somebody is asked in */
  get deepest(): number {
    return Math.max(0, ...this.chairs.map((chair) => chair.window));
  }

  /** Lets there be so many matches that are not over. */
  async fill(matches: number): Promise<void> {
    for (const over of this.tables.filter((table) => lengthOf(table).over))
      for (const chair of over.chairs) chair.leave();
    this.tables = this.tables.filter((table) => !lengthOf(table).over);
    while (this.tables.length < matches) await this.add();
  }

  private async add(): Promise<void> {
    const { scenario, random, address, witness, tokens } = this;
    const { mission } = scenario.table(random).setup as { mission: string };
    const people = 2 + random(PEOPLE - 1);
    const bots = this.made++ % 3 === 2 ? 1 : 0;
    const players = tokens.slice(0, people).map((token) => new ProtocolClient([address], token));
    const { id: match } = await players[0].create({
      game: scenario.game.name,
      mission,
      switches: { recommended: random(4) > 0 },
      seats: Array.from({ length: people + bots }, (_, seat) =>
        seat === 0 ? { kind: 'me' } : seat < people ? { kind: 'free' } : { kind: 'bot', level: 'easy' },
      ),
    });
    for (const [seat, player] of players.entries()) {
      if (seat === 0) continue;
      const { status, body } = await player.request('POST', `/api/matches/${match}/join`, { seat });
      if (status !== 200) throw new Error(`seat ${seat} was not to be had: ${JSON.stringify(body)}`);
    }
    const chairs = players.map(
      (player, seat) =>
        new Chair({
          player,
          match,
          seat,
          witness,
          random,
          sent: (from) => this.onSent(from),
          acknowledged: () => {
            this.acknowledged++;
          },
        }),
    );
    this.tables.push({ match, chairs });
    for (const player of players) {
      player.tireless = true;
      await player.connect();
      await player.join(match);
    }
  }

  /** Waits until so many more inputs are acknowledged; whether that came about in time. */
  async playOn(inputs: number, ms: number): Promise<boolean> {
    const enough = this.acknowledged + inputs;
    return until(() => this.acknowledged >= enough, ms);
  }

  /** Waits until every match has gone on by so many inputs or is over; those that have not. */
  async stuck(inputs: number, ms: number): Promise<string[]> {
    const before = new Map(this.tables.map((table) => [table, lengthOf(table).n]));
    const waiting = () =>
      this.tables.filter((table) => {
        const { n, over } = lengthOf(table);
        return !over && n < (before.get(table) ?? 0) + inputs;
      });
    await until(() => waiting().length === 0, ms);
    return waiting().map(({ match }) => match);
  }

  close(): void {
    for (const chair of this.chairs) chair.leave();
  }
}

/** How far a match is as its players know it. */
function lengthOf({ chairs }: { readonly chairs: readonly Chair[] }): { n: number; over: boolean } {
  const seen = chairs.flatMap((chair) => chair.seen ?? []);
  return { n: Math.max(0, ...seen.map(({ n }) => n)), over: seen.some(({ view }) => view.result !== null) };
}

async function until(holds: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > end) return false;
    await sleep(5);
  }
  return true;
}
