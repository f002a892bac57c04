import { pick, type Random, scrambled, value } from './random-values.ts';

/** A frame that nobody in their right mind would send: its kind, what is in it, and whether it is in order. */
export interface RandomFrame {
  readonly opcode: number;
  readonly payload: string | Buffer;
  readonly last?: boolean;
  readonly masked?: boolean;
  readonly reserved?: number;
}

const TEXTS = ['', '{', 'null', '[]', '"ping"', '5e324', '{"t":"ping"', '['.repeat(8000), 'x'.repeat(30_000)];

/** `match`: where the one who sends it sits in both seats. */
export function randomFrame(random: Random, name: string, match: string): RandomFrame {
  switch (random(20)) {
    case 0:
      return { opcode: 1, payload: pick(random, TEXTS) };
    case 1:
      return { opcode: pick(random, [9, 10]), payload: 'x'.repeat(random(125)) };
    case 2:
      return { opcode: 1, payload: JSON.stringify(value(random, 5)).slice(0, 30_000) };
    case 3:
      return random(8) > 0 ? { opcode: 2, payload: JSON.stringify({ t: 'ping', id: name }) } : broken(random);
    default: {
      const message = messageTo(random, name, match);
      return {
        opcode: 1,
        payload: JSON.stringify(random(3) === 0 ? scrambled(random, message) : message).slice(0, 30_000),
      };
    }
  }
}

/** After these there is nothing more to say by the same socket. */
function broken(random: Random): RandomFrame {
  return pick<RandomFrame>(random, [
    { opcode: 1, payload: Buffer.from([0xc3, 0x28, 0xff]) },
    { opcode: 1, payload: '{}', masked: false },
    { opcode: 1, payload: '{}', reserved: 4 },
    { opcode: 3, payload: '{}' },
    { opcode: 0, payload: '{}' },
    { opcode: 9, payload: 'x', last: false },
    { opcode: 8, payload: Buffer.from([0, 1]) },
    { opcode: 8, payload: Buffer.from([3, 232]) },
    { opcode: 1, payload: 'x'.repeat(40_000) },
  ]);
}

function messageTo(random: Random, id: string, own: string): object {
  const match = random(8) > 0 ? own : pick(random, ['x', 'A'.repeat(22), '']);
  const seat = random(6) > 0 ? random(2) : random(40);
  const count = () => pick(random, [0, 1, 2, 3, 50, 999_999]);
  switch (random(10)) {
    case 0:
      return { t: 'join', id, match, ...(random(2) === 0 ? {} : { since: count() }), full: random(2) === 0 };
    case 1:
      return { t: pick(random, ['leave', 'away', 'here']), id, match };
    case 2:
      return { t: 'undo', id, match, seat };
    case 3:
      return { t: random(20) === 0 ? 'resign' : 'undo', id, match, seat };
    case 4:
      return {
        t: 'chat',
        id,
        match,
        to: pick(random, ['table', 'side']),
        text: pick(random, ['hello', '\u0000', '\u202ex', 'x'.repeat(500)]),
      };
    case 5:
      return { t: 'history', id, match, seat, from: count(), to: count() };
    case 6:
      return { t: 'ping', id };
    default: {
      const numbers = () => Array.from({ length: random(4) }, () => random(60));
      const verb = () => pick(random, ['pass', 'move', 'done', 'attack', 'constructor', 'x']);
      const answers = Array.from({ length: 1 + random(3) }, () => [verb(), ...numbers()]);
      return { t: 'answer', id, match, seat, decision: random(40), answers };
    }
  }
}
