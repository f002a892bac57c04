import type { ComponentType, ReactNode } from 'react';
import type { Fault, OnlineRoom, OpenedMatch, TableFrame, WhyNot } from '../host/api.ts';

/**
 * What a table has around it where the people sit elsewhere. It is handed to the table by the online pages, so that
 * whoever plays at home fetches none of it.
 */
export interface OnlineExtras {
  open(watch: (frame: TableFrame) => void, room: (room: OnlineRoom) => void): Promise<OpenedMatch | Fault>;
  /** the time of day at the server, by which its clocks run */
  now(): number;
  /** why the server refused something that no rule speaks of; empty: it is not known */
  why(code: NonNullable<WhyNot['code']>): string;
  /** as long as the table is not there to be seen */
  readonly Opening: ComponentType;
  /** who sits where, with their clocks: a strip below the header */
  readonly People: ComponentType;
  /** over the board: that the connection is lost */
  readonly Connection: ComponentType;
  /** log and talk share one place */
  readonly LogAndTalk: ComponentType<{
    readonly log: ReactNode;
    readonly talking: boolean;
    onTalking(talking: boolean): void;
  }>;
  /** on a phone: the sheet, from which it is back to the table; there and on a tablet: the button that opens it */
  readonly Talk: ComponentType<{ onTable(): void }>;
  readonly TalkTab: ComponentType<{ readonly pressed: boolean; onPress(): void }>;
  /** around the prompt: it may stand there, or something else in its place */
  readonly Place: ComponentType<{ readonly children: ReactNode }>;
  readonly Menu: ComponentType<{ onKeys(): void; onClose(): void }>;
  /** in place of a table that could not be opened */
  readonly Shut: ComponentType<{ readonly fault: Fault }>;
  readonly Ending: ComponentType<{ readonly ending: NonNullable<TableFrame['ending']> }>;
}
