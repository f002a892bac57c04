import type { Effect, Ref } from '@sightline/table';
import type { Flying, Moved } from '../board/props.ts';
import type { Roll } from '../table/parts.ts';
import type { Announced } from '../table/table-state.ts';

/** What lies over a scene while its next moment is shown happening. */
export interface Showing {
  readonly moved: ReadonlyMap<Ref, Moved>;
  readonly fading: ReadonlyMap<Ref, 'appear' | 'vanish'>;
  readonly flying: readonly Flying[];
  /** doors that went open since the scene */
  readonly opened: ReadonlySet<Ref>;
  readonly roll: Roll | null;
  readonly banner: Announced | null;
  /** whom it happens to: marked, and brought into view */
  readonly cursor: Ref | null;
  /** counts what was shown, so that each is new to the parts that show it */
  readonly serial: number;
}

export const STILL: Showing = {
  moved: new Map(),
  fading: new Map(),
  flying: [],
  opened: new Set(),
  roll: null,
  banner: null,
  cursor: null,
  serial: 0,
};

/** As much as may fly over the board at one time. */
const ALOFT = 8;

/** The scene caught up with what was shown: the roll stays on the table, and the mark at whom it happened to. */
export const settled = ({ roll, cursor, serial }: Showing): Showing => ({ ...STILL, roll, cursor, serial });

/** One more thing happens. */
export function shown(s: Showing, effect: Effect): Showing {
  const serial = s.serial + 1;
  switch (effect.show) {
    case 'move': {
      const { piece, x, y, jump = false } = effect;
      return { ...s, serial, cursor: piece, moved: new Map(s.moved).set(piece, { x, y, jump }) };
    }
    case 'enter': {
      const moved = new Map(s.moved);
      for (const piece of effect.pieces) moved.set(piece, { area: effect.area, jump: effect.jump === true });
      return { ...s, serial, cursor: effect.pieces[0] ?? s.cursor, moved };
    }
    case 'appear':
    case 'vanish':
      return { ...s, serial, cursor: effect.piece, fading: new Map(s.fading).set(effect.piece, effect.show) };
    case 'number':
    case 'icon':
    case 'shot': {
      const { sound: _, ...what } = effect;
      const cursor = effect.show === 'shot' ? effect.to : effect.at;
      return { ...s, serial, cursor, flying: [...s.flying.slice(1 - ALOFT), { id: serial, ...what }] };
    }
    case 'dice': {
      const { title, dice } = effect;
      return { ...s, serial, roll: { id: serial, title, dice, cards: [], result: null } };
    }
    case 'flip': {
      const { title, card } = effect;
      return { ...s, serial, roll: s.roll && { ...s.roll, cards: [...s.roll.cards, { title, card }] } };
    }
    case 'result': {
      const { title, text, tone } = effect;
      return { ...s, serial, roll: s.roll && { ...s.roll, result: { title, text, tone } } };
    }
    case 'banner': {
      const { title, text = '', tone } = effect;
      return { ...s, serial, banner: { id: serial, title, text, tone } };
    }
    case 'door':
      return { ...s, serial, cursor: effect.ref, opened: new Set(s.opened).add(effect.ref) };
    case 'focus':
      return { ...s, serial, cursor: effect.at };
  }
}
