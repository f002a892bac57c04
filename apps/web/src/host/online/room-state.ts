import { has, type SeatSet } from '@sightline/kernel';
import type { MatchPeople, OnlineSeat, Talk } from '@sightline/wire';
import type { OnlineRoom, Player } from '../api.ts';

/** So many lines of talk are kept in sight. */
const TALK = 300;

/** The room of an online match: its people, what they say, and the connection to them. */
export class RoomState {
  connection: OnlineRoom['connection'] = 'reconnecting';
  private present: MatchPeople;
  private times = 0;
  private said: readonly Talk[] = [];

  constructor(seats: readonly OnlineSeat[]) {
    this.present = { seats, watching: 0 };
  }

  get people(): MatchPeople {
    return this.present;
  }

  /** how often the server sent who they are */
  get peopleUpdates(): number {
    return this.times;
  }

  get talk(): readonly Talk[] {
    return this.said;
  }

  /** Another person is called by name; who lets a bot play is a bot to the table. */
  get players(): readonly Player[] {
    return this.present.seats.map(playerOf);
  }

  isMine(seat: number): boolean {
    return this.players[seat]?.kind === 'me';
  }

  /** Others play on here, or will when they take over from the bot that fills in. */
  othersPlay(resigned: SeatSet): boolean {
    return this.present.seats.some(({ mine, name }, seat) => !mine && name !== null && !has(resigned, seat));
  }

  /** Somebody came, went or was replaced; says whether that changes who plays. */
  seat({ seats, watching }: MatchPeople): boolean {
    const before = JSON.stringify(this.players);
    this.present = { seats, watching };
    this.times++;
    return JSON.stringify(this.players) !== before;
  }

  /** A line may come twice. */
  hear(line: Talk): void {
    const others = this.said.filter(({ k }) => k !== line.k);
    this.said = [...others, line].toSorted((a, b) => a.k - b.k).slice(-TALK);
  }
}

function playerOf({ mine, bot, name }: OnlineSeat): Player {
  if (bot !== null) return { kind: 'bot', level: bot };
  return mine ? { kind: 'me' } : { kind: 'guest', name: name ?? '' };
}
