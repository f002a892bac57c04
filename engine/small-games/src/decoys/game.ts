import { call, defineGame, event, int, NOBODY, only, open, type Play, procedure } from '@sightline/kernel';
import type { Scenario } from '@sightline/soak';
import { activation, slipped } from './activation.ts';
import {
  ATTACKER,
  castLots,
  DEFENDER,
  type Decoys,
  forEachToken,
  HIT_POINTS,
  hid,
  isHidden,
  out,
  reveal,
  revealed,
  shape,
} from './decoys.ts';
import { demand } from './demanding.ts';
import { house, VILLA } from './house.ts';
import { riposte } from './riposte.ts';
import { attackerSeesToken, fell, shootToken, shotAtAttacker, shotAtToken } from './shooting.ts';
import { forEachNeighbour, stepChecks } from './stepping.ts';

const STEPS = 2;
const LAST_TURN = 60;

export const stepped = event('stepped', { attacker: 'open', to: 'open' });

/** `operator`: whose real token is being named */
const search = procedure<Decoys>()('search', { operator: open(int) });
search.steps('conceal', 'attack', 'afterAttack', 'defend', 'afterDefence').are({
  conceal: {
    ask: 'one',
    seat: () => DEFENDER,
    about: (_g, l) => ({ operator: l.operator }),
    hidden: true,
    choices: {
      name: {
        form: 'one',
        candidates(_g, _l, offer) {
          offer(0);
          offer(1);
        },
        does(g, l, token) {
          g.setPrivate(g.state.operators[l.operator].real, token);
          return nextToConceal(g, l);
        },
      },
      lot: {
        form: 'confirm',
        does(g, l) {
          castLots(g, l.operator);
          return nextToConceal(g, l);
        },
      },
    },
    // The attacker sees whose time ran out: naming the first token then would be as good as showing it.
    timeout: () => ['lot'],
  },
  attack: {
    ask: 'one',
    seat: () => ATTACKER,
    choices: {
      step: {
        form: 'one',
        candidates(g, _l, offer) {
          g.state.attackers.forEach((a, i) => {
            if (a.hp > 0) forEachNeighbour(g, a.at, (cell) => offer(i, cell));
          });
        },
        checks: stepChecks((g, attacker) => g.state.attackers[attacker].at),
        does(g, _l, attacker, cell) {
          g.state.attackers[attacker].at = cell;
          g.emit(stepped, { attacker, to: cell });
          return call(riposte, { figure: attacker });
        },
      },
      shoot: {
        form: 'one',
        candidates(g, _l, offer) {
          g.state.attackers.forEach((a, i) => {
            if (a.hp > 0) forEachToken(g, (token) => offer(i, token));
          });
        },
        checks: [attackerSeesToken],
        does(g, _l, attacker, token) {
          shootToken(g, attacker, token);
          return call(riposte, { figure: attacker });
        },
      },
      demand: demand('attack'),
      wait: { form: 'confirm', does: () => {} },
    },
    meanwhile: {
      seats: () => only(DEFENDER),
      choices: {
        reveal: {
          form: 'one',
          candidates(g, _l, offer) {
            g.state.operators.forEach((_op, o) => {
              if (isHidden(g, o)) offer(o);
            });
          },
          does: (g, _l, o) => reveal(g, o),
        },
      },
    },
    timeout: () => ['wait'],
  },
  afterAttack: (g) => judge(g),
  defend: {
    ask: 'one',
    seat: () => DEFENDER,
    choices: {
      activate: {
        form: 'one',
        candidates(g, _l, offer) {
          g.state.operators.forEach((op, o) => {
            if (op.hp > 0) offer(o);
          });
        },
        does: (_g, _l, operator) => call(activation, { operator, steps: STEPS }),
      },
      wait: { form: 'confirm', does: () => {} },
    },
    timeout: () => ['wait'],
  },
  afterDefence(g) {
    judge(g);
    return 'attack';
  },
});

function nextToConceal(g: Play<Decoys>, l: { operator: number }): 'conceal' | 'attack' {
  l.operator++;
  return l.operator < g.state.operators.length ? 'conceal' : 'attack';
}

/** DC-15 */
function judge(g: Play<Decoys>): void {
  g.state.turn++;
  const won = (seat: number) => g.finish({ winners: [seat], by: 'DC-15' });
  if (g.state.operators.every((op) => op.hp === 0)) won(ATTACKER);
  else if (g.state.turn === LAST_TURN || g.state.attackers.every((a) => a.hp === 0)) won(DEFENDER);
}

export const game = defineGame<Decoys>({
  name: 'decoys',
  version: '1',
  seats: { least: 2, most: 2 },
  state: shape,
  streams: ['dice', 'lots'],
  secretStreams: ['lots'],
  events: [stepped, slipped, shotAtToken, shotAtAttacker, fell, revealed, hid, out],
  procedures: [activation, riposte],
  main: search,
  statics: house,
  begin(g) {
    for (const at of g.statics.attackers) g.state.attackers.push({ at, hp: HIT_POINTS });
    for (const cells of g.statics.operators)
      g.state.operators.push({ tokens: [...cells], real: { value: 0, known: NOBODY }, hp: HIT_POINTS });
  },
  derive(g, old = new Uint8Array(g.statics.sight.layout.cells)) {
    old.fill(0);
    for (const a of g.state.attackers) if (a.hp > 0) old[a.at] = 1;
    forEachToken(g, (_token, cell) => {
      old[cell] = 1;
    });
    return old;
  },
  resign: (g, seat) => g.finish({ winners: [1 - seat], by: 'resigned' }),
});

const CABIN: readonly string[] = ['+-+-+-+', '|A . 1|', '+ +-+ +', '|. 1 .|', '+-+-+-+'];

export const scenario: Scenario<Decoys> = {
  game,
  table: (random) => ({
    setup: [VILLA, CABIN][random(2)],
    seats: 2,
    ...(random(2) === 0 ? {} : { clocks: [60_000 + random(60_000), 60_000 + random(60_000)] }),
  }),
};
