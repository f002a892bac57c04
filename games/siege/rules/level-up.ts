import { type Choice, done, EVERYONE, type Flow, type Secret } from '@sightline/kernel';
import { RANGES } from '../content/operator-types.ts';
import { agreesFor, askedOfBoth, isProposed, isUnderDiscussion, proposesFor } from './agreement.ts';
import { leveledUp } from './events.ts';
import { firstSeat, seatsOfSquad } from './operators.ts';
import { levelUp } from './procedures.ts';
import { freeSlots, goesToInventory, recruitToLevelUp } from './recruits.ts';
import { type G, NONE, type Siege, SQUADS, type Squad } from './siege.ts';
import { squadOfSeat } from './statics.ts';
import { isTimed } from './timer.ts';

/** SG-RCT-03 */
const MINUTE = 60_000;

/** What a squad has settled on, as one number: not to level up, or a range category and where its cube goes. */
const STAY = 0;
const asOne = (range: number, gadget: number): number => 1 + range + RANGES.length * (gadget + 1);
const rangeIn = (level: number): number => (level - 1) % RANGES.length;
const gadgetIn = (level: number): number => Math.floor((level - 1) / RANGES.length) - 1;

interface Locals {
  proposer: number[];
  settled: boolean[];
  attackers: Secret<number>;
  defenders: Secret<number>;
}
type Next = 'choose' | 'reveal';
type LevelChoice = Choice<Siege, Locals, Flow<Siege, Next, undefined>>;

const levelOf = (l: Locals, squad: Squad): Secret<number> => (squad === 0 ? l.attackers : l.defenders);

const goesOn = (l: Locals): Next => (l.settled.every(Boolean) ? 'reveal' : 'choose');

/** Only the own squad sees it until both have chosen (SG-RCT-06). */
function proposes(g: G, l: Locals, level: number): Next {
  const squad = squadOfSeat(g, g.seat);
  g.hide(levelOf(l, squad), level, seatsOfSquad(g, squad));
  proposesFor(g, l);
  return goesOn(l);
}

const recruitOf = (g: G): number => recruitToLevelUp(g, squadOfSeat(g, g.seat));

/** A range category, and the gadget its cube goes to; NONE: it goes to the box (SG-RCT-04, 06). */
const level: LevelChoice = {
  form: 'one',
  candidates(g, _l, offer) {
    RANGES.forEach((_, range) => {
      offer(range, NONE);
      for (const gadget of freeSlots(g, squadOfSeat(g, g.seat))) offer(range, gadget);
    });
  },
  checks: [
    {
      rule: 'SG-RCT-03',
      holds: (g, _l, range) => g.state.operators[recruitOf(g)].covered[range] > 0,
    },
    {
      rule: 'SG-RCT-04',
      holds: (g, _l, range, gadget) => gadget === NONE || goesToInventory(g, recruitOf(g), range),
    },
    {
      rule: 'SG-RCT-04',
      holds: (g, _l, _range, gadget) =>
        gadget === NONE || freeSlots(g, squadOfSeat(g, g.seat)).includes(gadget),
    },
  ],
  does: (g, l, range, gadget) => proposes(g, l, asOne(range, gadget)),
};

/** SG-RCT-03, 06, 09: both squads at once, in secret; a minute for both. */
export const levelUpSteps = levelUp.steps('begin', 'choose', 'reveal').are({
  begin(g, l) {
    l.proposer = [NONE, NONE];
    l.settled = SQUADS.map((squad) => recruitToLevelUp(g, squad) === NONE);
    if (l.settled.every(Boolean)) return done();
    if (isTimed(g)) for (const squad of SQUADS) if (!l.settled[squad]) g.setTime(firstSeat(g, squad), MINUTE);
  },
  choose: {
    ask: 'open',
    mayPass: false,
    seats: askedOfBoth,
    clock: askedOfBoth,
    timeout: (g, l) => (isUnderDiscussion(g, l) ? ['agree'] : ['stay']),
    choices: {
      level,
      stay: { form: 'confirm', does: (g, l) => proposes(g, l, STAY) },
      agree: {
        form: 'confirm',
        checks: [isProposed],
        does(g, l) {
          agreesFor(g, l);
          return goesOn(l);
        },
      },
    },
  },
  reveal(g, l) {
    for (const squad of SQUADS) {
      const o = recruitToLevelUp(g, squad);
      if (o === NONE) continue;
      const chosen = levelOf(l, squad);
      g.show(chosen, EVERYONE);
      if (chosen.value !== STAY) uncover(g, o, chosen.value);
    }
  },
});

function uncover(g: G, operator: number, level: number): void {
  const { covered } = g.state.operators[operator];
  const [range, gadget] = [rangeIn(level), gadgetIn(level)];
  // What the others have chosen can only be guessed at until now: perhaps of a row that is open already.
  if (covered[range] === 0) return;
  covered[range]--;
  if (gadget !== NONE) g.state.inventory[gadget]++;
  g.emit(leveledUp, { operator, range, gadget });
}
