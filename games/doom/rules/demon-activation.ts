import { type Check, call, done } from '@sightline/kernel';
import { registeredAt } from './abilities/ability-context.ts';
import { argentSuffices, cardsWith, eachUse } from './abilities/at-hand.ts';
import { fits } from './abilities/conditions.ts';
import { useAbility } from './abilities/use.ts';
import { followedBy, leadingTo } from './acts.ts';
import { attackWith, inSight, mayAttack } from './attack.ts';
import { DEMON_CARD } from './attack-source.ts';
import { type Doom, type G, INVADER, NONE } from './doom.ts';
import { activated, typeActivated } from './events.ts';
import { cardOf, figuresOfType, isMarine, onBoard } from './figures.ts';
import { dueOffer } from './items.ts';
import { mayLeaveInCover, within } from './line-of-sight.ts';
import { demonActivation, moment, typeActivation } from './procedures.ts';
import { doorToOpen, type Mover, mayPause, openDoorOf, settle, shift, step, stopHere } from './stepping.ts';

/* A type: its demons one after the other (DM-INI-07, DM-DEM-04) */

const waiting = (g: G, l: { type: number; done: number[] }): number[] =>
  figuresOfType(g, l.type).filter((f) => !l.done.includes(f));

export const typeActivationSteps = typeActivation.steps('exhaust', 'offer', 'next', 'choose').are({
  exhaust(g, l) {
    g.state.exhausted[l.type] = true;
    g.emit(typeActivated, { type: l.type });
  },
  offer: (g) => (g.state.offers.length > 0 ? followedBy(dueOffer(g), 'offer') : 'next'),
  // DM-DEM-07: who arrives meanwhile may activate too.
  next(g, l) {
    const left = waiting(g, l);
    if (left.length === 0) return done();
    if (left.length > 1) return;
    l.done.push(left[0]);
    return call(demonActivation, { figure: left[0] }, 'offer');
  },
  // DM-DEM-06
  choose: {
    ask: 'one',
    seat: () => INVADER,
    about: (_g, l) => ({ type: l.type }),
    choices: {
      activate: {
        form: 'one',
        candidates(g, l, offer) {
          for (const f of waiting(g, l)) offer(f);
        },
        does(_g, l, figure) {
          l.done.push(figure);
          return call(demonActivation, { figure }, 'offer');
        },
      },
    },
  },
});

/* A single demon */

interface Activating extends Mover {
  attacked: boolean;
  reach: number;
  red: number;
  black: number;
  used: number[];
  act: number;
  target: number;
}

/** What waits until the movement has ended and whoever is displaced has found a place (DM-LRG-29). */
const END = 0;
const ATTACK = 1;
const OPEN = 2;
const ATTACK_IN_COVER = 3;

const concern = (l: Mover) => ({ when: 'beforeAttack', subject: l.figure }) as const;

const notAttackedYet: Check<Doom, Activating> = { rule: 'DM-DEM-02', holds: (_g, l) => !l.attacked };
/** How far a demon attacks in its activation. */
export const reachOfDemon = (l: Pick<Activating, 'figure' | 'reach'>): number =>
  cardOf(l.figure).attack.range + l.reach;

const attackChecks: readonly Check<Doom, Activating>[] = [
  notAttackedYet,
  mayPause,
  { rule: 'DM-ATK-03', holds: (g, _l, defender) => isMarine(defender) && onBoard(g, defender) },
  {
    rule: 'DM-RNG-03',
    holds: (g, l, defender) => within(g, l.figure, defender, reachOfDemon(l)),
    because: (_g, l) => ({ range: reachOfDemon(l) }),
  },
  { rule: 'DM-LOS-02', holds: (g, l, defender) => inSight(g, l.figure, defender) },
];

/** Whether the Invader holds a card for attacks on a target in cover. */
const wantsCover = (g: G): boolean =>
  g.statics.box.abilitiesAt('declared').some((ability) => {
    const registered = registeredAt(ability);
    const { part = 'own', covered } = registered.ability.if ?? {};
    return covered === true && part === 'own' && cardsWith(g, registered, INVADER).length > 0;
  });

export const demonActivationSteps = demonActivation
  .steps('begin', 'offer', 'act', 'settle', 'perform', 'end', 'over')
  .are(
    {
      begin(g, l) {
        // DM-DEM-01
        l.points = cardOf(l.figure).speed;
        g.emit(activated, { figure: l.figure });
        return call(moment, { of: 'activation', subject: l.figure });
      },
      offer: (g) => (g.state.offers.length > 0 ? followedBy(dueOffer(g), 'offer') : 'act'),
      act: {
        ask: 'one',
        seat: () => INVADER,
        about: (_g, l) => ({ demon: l.figure, points: l.points }),
        timeout: stopHere,
        choices: {
          attack: {
            form: 'one',
            candidates(g, l, offer) {
              if (!l.attacked) for (const m of g.statics.marines) if (onBoard(g, m)) offer(m);
            },
            checks: attackChecks,
            does(_g, l, defender) {
              l.act = ATTACK;
              l.target = defender;
              return 'settle';
            },
          },
          // DM-COV-13: without such a card nothing but the defender gains by cover, and none is given.
          attackInCover: {
            form: 'one',
            candidates(g, l, offer) {
              if (l.attacked || !wantsCover(g)) return;
              for (const m of g.statics.marines) if (onBoard(g, m)) offer(m);
            },
            checks: [
              ...attackChecks,
              { rule: 'DM-COV-13', holds: (g, l, defender) => mayLeaveInCover(g, l.figure, defender) },
            ],
            does(_g, l, defender) {
              l.act = ATTACK_IN_COVER;
              l.target = defender;
              return 'settle';
            },
          },
          use: {
            form: 'one',
            candidates(g, l, offer) {
              for (const ability of g.statics.box.abilitiesAt('beforeAttack'))
                eachUse(g, ability, INVADER, l.figure, offer);
            },
            checks: [
              notAttackedYet,
              mayPause,
              // DM-ABL-05: not twice for one attack
              { rule: 'DM-ABL-05', holds: (_g, l, ability) => !l.used.includes(ability) },
              {
                rule: 'DM-ABL-01',
                holds: (g, l, ability) => fits(g, registeredAt(ability), NONE, concern(l)),
              },
              argentSuffices,
            ],
            does(g, l, ability, card, target) {
              l.used.push(ability);
              return followedBy(useAbility(g, ability, NONE, card, target, concern(l)), 'offer');
            },
          },
          step: leadingTo(step, 'act'),
          shift: leadingTo(shift, 'act'),
          open: {
            form: 'one',
            ...doorToOpen,
            does(_g, l, door) {
              l.act = OPEN;
              l.target = door;
              return 'settle';
            },
          },
          end: {
            form: 'confirm',
            checks: [mayPause],
            does(_g, l) {
              l.act = END;
              return 'settle';
            },
          },
        },
      },
      settle: (_g, l) => settle(l.figure),
      perform(g, l) {
        if (l.act === OPEN) return followedBy(openDoorOf(g, l, l.target), 'act');
        if (l.act === END) return;
        // Who was displaced out of reach or sight while the large figure settled cannot be attacked any more.
        if (!mayAttack(g, l.figure, l.target, reachOfDemon(l))) return 'act';
        l.attacked = true;
        return followedBy(
          attackWith(g, l.figure, l.target, DEMON_CARD, {
            red: l.red,
            black: l.black,
            inCover: l.act === ATTACK_IN_COVER,
          }),
          'offer',
        );
      },
      end(_g, l) {
        // DM-MP-03
        l.points = 0;
        return call(moment, { of: 'activationEnds', subject: l.figure });
      },
      over: () => done(),
    },
    { endsIf: (g, l) => l.replaced || !onBoard(g, l.figure) },
  );
