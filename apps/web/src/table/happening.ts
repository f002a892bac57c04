import type { BoardBorder, Preview, Ref, Scene, ShownEffect } from '@sightline/table';
import type { Flying, Moved } from '../board/props.ts';
import type { Moment } from './parts.ts';

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
  /** borders that became others since the scene */
  readonly rebuilt: ReadonlyMap<Ref, BoardBorder>;
  /** in the middle of the board now */
  readonly moment: Moment | null;
  /** the last moment with dice, which stays on the table */
  readonly roll: Moment | null;
  readonly banner: Announced | null;
  /** lines that were measured, drawn as previews are */
  readonly sight: Preview | null;
  /** counts what was shown, so that each is new to the parts that show it */
  readonly serial: number;
}

/** The scene shows all of it. */
const CAUGHT_UP = {
  moved: new Map(),
  fading: new Map(),
  wentOpen: new Set<Ref>(),
  rebuilt: new Map<Ref, BoardBorder>(),
};

/** Nothing has happened yet. */
export const STILL: Happening = {
  ...CAUGHT_UP,
  flying: [],
  moment: null,
  roll: null,
  banner: null,
  sight: null,
  serial: 0,
};

/** As much as may fly over the board at one time. */
const ALOFT = 8;

/** The scene caught up: everything stands where it belongs, but what flies flies on. */
export const caughtUp = (h: Happening): Happening => ({ ...h, ...CAUGHT_UP });

/** All of it is over: only the moment stays, for as long as it is news, and the roll on the table. */
export const settled = <H extends Happening>(h: H): H => ({
  ...h,
  ...STILL,
  moment: h.moment,
  roll: h.roll,
  serial: h.serial,
});

/** The middle of the board is free again. */
export const cleared = <H extends Happening>(h: H): H => (h.moment === null ? h : { ...h, moment: null });

/** Something else happens: what comes later belongs to another moment. */
const ended = <H extends Happening>(h: H): H =>
  h.roll === null || h.roll.over ? cleared(h) : { ...h, moment: null, roll: { ...h.roll, over: true } };

/** What makes up a moment. It stays on the table, so it is laid there also when nothing is shown moving. */
export const isOfMoment = ({ show }: ShownEffect): boolean =>
  show === 'dice' || show === 'flip' || show === 'result' || show === 'outcome';

/** What is seen around a moment that goes on; all else ends it. */
const isAside = ({ show }: ShownEffect): boolean => show === 'number' || show === 'icon' || show === 'vanish';

/** One more thing happens. */
export function happened<H extends Happening>(h: H, effect: ShownEffect): H {
  const serial = h.serial + 1;
  const now = isOfMoment(effect) || isAside(effect) ? h : ended(h);
  switch (effect.show) {
    case 'move': {
      const { piece, x, y, level, jump = false } = effect;
      const to = { x, y, jump, ...(level !== undefined && { level }) };
      return { ...now, serial, moved: new Map(h.moved).set(piece, to) };
    }
    case 'enter': {
      const moved = new Map(h.moved);
      for (const piece of effect.pieces) moved.set(piece, { area: effect.area, jump: effect.jump === true });
      return { ...now, serial, moved };
    }
    case 'appear':
    case 'vanish':
      return { ...now, serial, fading: new Map(h.fading).set(effect.piece, effect.show) };
    case 'number':
    case 'icon':
    case 'shot': {
      const { sound: _, ...what } = effect;
      return { ...now, serial, flying: [...h.flying.slice(1 - ALOFT), { id: serial, ...what }] };
    }
    case 'dice':
    case 'flip':
    case 'result':
    case 'outcome':
      return { ...staged(h, gathered(h, effect, serial)), serial };
    case 'banner': {
      const { title, text = '', tone } = effect;
      return { ...now, serial, banner: { id: serial, title, text, tone } };
    }
    case 'sight': {
      const { lines, label } = effect;
      const sight = { title: '', lines, ...(label !== undefined && { lineLabel: label }) };
      return { ...now, serial, sight };
    }
    case 'door':
      return { ...now, serial, wentOpen: new Set(h.wentOpen).add(effect.ref) };
    case 'border':
      return { ...now, serial, rebuilt: new Map(h.rebuilt).set(effect.border.ref, effect.border) };
    case 'focus':
      return { ...now, serial };
  }
}

/** A moment in the middle of the board; one with dice is the roll, too. */
const staged = <H extends Happening>(h: H, moment: Moment | null): H =>
  moment === null ? h : { ...h, moment, ...(moment.rolled && { roll: moment }) };

const EMPTY: Omit<Moment, 'id'> = {
  title: '',
  note: '',
  rolled: false,
  dice: [],
  cards: [],
  result: null,
  outcomes: [],
  over: false,
};

/** The moment with one thing more; null: that belongs to none. */
function gathered(
  { moment, roll }: Happening,
  effect: Extract<ShownEffect, { show: 'dice' | 'flip' | 'result' | 'outcome' }>,
  id: number,
): Moment | null {
  switch (effect.show) {
    case 'dice': {
      const { title, dice, note = '' } = effect;
      // Rolled anew: all that was laid beside the dice still counts, only the result does not.
      if (effect.again === true && roll !== null) return { ...roll, id, dice, result: null, outcomes: [] };
      // Cards that were used before the roll belong to it.
      const cards = moment !== null && !moment.rolled ? moment.cards : [];
      return { ...EMPTY, id, title, note, rolled: true, dice, cards };
    }
    case 'flip': {
      const { sound: _, show: __, ...card } = effect;
      const going = moment ?? (roll?.over ? null : roll);
      if (going === null || going.result !== null) return { ...EMPTY, id, cards: [card] };
      return { ...going, cards: [...going.cards, card] };
    }
    case 'result': {
      const { text, tone, ledger = null } = effect;
      // A question may have come between: the dice still lie there.
      return roll === null || roll.result !== null ? null : { ...roll, result: { text, tone, ledger } };
    }
    case 'outcome': {
      const { sound: _, show: __, ...outcome } = effect;
      return moment === null ? null : { ...moment, outcomes: [...moment.outcomes, outcome] };
    }
  }
}

/** The doors of a scene as they are by now. */
export const doorsBy = ({ doors }: Scene, { wentOpen }: Happening): Scene['doors'] =>
  wentOpen.size === 0 ? doors : doors.map((d) => (wentOpen.has(d.ref) ? { ...d, open: true } : d));

const AS_BUILT: readonly BoardBorder[] = [];

/** The borders of a scene as they are by now. */
export function bordersBy({ borders = AS_BUILT }: Scene, { rebuilt }: Happening): readonly BoardBorder[] {
  if (rebuilt.size === 0) return borders;
  return [...borders.filter(({ ref }) => !rebuilt.has(ref)), ...rebuilt.values()];
}
