import type { Effect, Ref, Scene } from '@sightline/table';
import type { Flying, Moved } from '../board/props.ts';
import type { Roll } from './parts.ts';

/** What is written across the board for a moment. */
export interface Announced {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly tone: string;
}

/** What lies over a scene while it is shown what happened since. */
export interface Happening {
  readonly moved: ReadonlyMap<Ref, Moved>;
  readonly fading: ReadonlyMap<Ref, 'appear' | 'vanish'>;
  readonly flying: readonly Flying[];
  /** doors that went open since the scene */
  readonly wentOpen: ReadonlySet<Ref>;
  readonly roll: Roll | null;
  readonly banner: Announced | null;
  /** counts what was shown, so that each is new to the parts that show it */
  readonly serial: number;
}

/** The scene shows all of it. */
const CAUGHT_UP = { moved: new Map(), fading: new Map(), wentOpen: new Set<Ref>() };

/** Nothing has happened yet. */
export const STILL: Happening = { ...CAUGHT_UP, flying: [], roll: null, banner: null, serial: 0 };

/** As much as may fly over the board at one time. */
const ALOFT = 8;

/** The scene caught up: everything stands where it belongs, but what flies flies on. */
export const caughtUp = (h: Happening): Happening => ({ ...h, ...CAUGHT_UP });

/** All of it is over: only the roll stays on the table. */
export const settled = <H extends Happening>(h: H): H => ({
  ...h,
  ...STILL,
  roll: h.roll,
  serial: h.serial,
});

/** One more thing happens. */
export function happened<H extends Happening>(h: H, effect: Effect): H {
  const serial = h.serial + 1;
  switch (effect.show) {
    case 'move': {
      const { piece, x, y, jump = false } = effect;
      return { ...h, serial, moved: new Map(h.moved).set(piece, { x, y, jump }) };
    }
    case 'enter': {
      const moved = new Map(h.moved);
      for (const piece of effect.pieces) moved.set(piece, { area: effect.area, jump: effect.jump === true });
      return { ...h, serial, moved };
    }
    case 'appear':
    case 'vanish':
      return { ...h, serial, fading: new Map(h.fading).set(effect.piece, effect.show) };
    case 'number':
    case 'icon':
    case 'shot': {
      const { sound: _, ...what } = effect;
      return { ...h, serial, flying: [...h.flying.slice(1 - ALOFT), { id: serial, ...what }] };
    }
    case 'dice': {
      const { title, dice } = effect;
      return { ...h, serial, roll: { id: serial, title, dice, cards: [], result: null } };
    }
    case 'flip': {
      const { title, card } = effect;
      return { ...h, serial, roll: h.roll && { ...h.roll, cards: [...h.roll.cards, { title, card }] } };
    }
    case 'result': {
      const { title, text, tone } = effect;
      return { ...h, serial, roll: h.roll && { ...h.roll, result: { title, text, tone } } };
    }
    case 'banner': {
      const { title, text = '', tone } = effect;
      return { ...h, serial, banner: { id: serial, title, text, tone } };
    }
    case 'door':
      return { ...h, serial, wentOpen: new Set(h.wentOpen).add(effect.ref) };
    case 'focus':
      return { ...h, serial };
  }
}

/** The doors of a scene as they are by now. */
export const doorsBy = ({ doors }: Scene, { wentOpen }: Happening): Scene['doors'] =>
  wentOpen.size === 0 ? doors : doors.map((d) => (wentOpen.has(d.ref) ? { ...d, open: true } : d));
