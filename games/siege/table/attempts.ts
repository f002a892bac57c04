import { kindOfRef, nameOfRef, numberOfRef, type Ref } from '@sightline/table';
import { MINIATURE, STANDEE } from '../rules/line-of-sight.ts';
import {
  areEnemies,
  bodyHandle,
  forEachBody,
  isHidden,
  ownerOfBody,
  squadOf,
  upperSpace,
} from '../rules/operators.ts';
import { NO_PROTECTION } from '../rules/protection.ts';
import { DEFENDER, NONE, SQUADS, type Squad } from '../rules/siege.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';
import { squadOfSeat } from '../rules/statics.ts';
import { type Answer, asked, ownBody, type SiegeQuestion, type Verb } from './asked.ts';
import type { Table } from './contract.ts';
import { verbsOf } from './prompt-verbs.ts';
import { upperRef } from './refs.ts';

/**
 * The answers somebody may have had in mind who clicked there, the likeliest first: the rules say why not. Empty: the
 * question is about something else.
 */
export const attempts: Table['attempts'] = (at, decision, ref) => {
  const q = asked(at, decision);
  const verbs = verbsOf(decision.prompt);
  return attemptsAt(q, ref).filter(([verb]) => verbs.includes(verb));
};

function attemptsAt(q: SiegeQuestion, ref: Ref): readonly Answer[] {
  switch (kindOfRef(ref)) {
    case 'cell':
      return onCell(q, ref);
    case 'piece':
      return [...atBody(q, numberOfRef(ref)), ...underBody(q, numberOfRef(ref))];
    case 'border':
      return atBorder(nameOfRef(ref));
    case 'thing':
      return atThing(q, nameOfRef(ref));
    case 'card':
      return atCard(q, nameOfRef(ref));
    case 'door':
      return [];
  }
}

/* Spaces */

function onCell(q: SiegeQuestion, ref: Ref): readonly Answer[] {
  const upper = SQUADS.flatMap((squad) => [0, 1].map((box) => ({ squad, box }))).find(
    ({ squad, box }) => upperRef(squad, box) === ref,
  );
  return upper === undefined ? intoSpace(q, numberOfRef(ref)) : upstairs(q, upper.squad, upper.box);
}

const upstairs = ({ t }: SiegeQuestion, squad: Squad, box: number): readonly Answer[] => {
  const [entryway] = t.statics.plan.entryways;
  const up: Answer = ['goUp', box];
  return squad === DEFENDER && entryway !== undefined ? [up, ['upstairs', entryway.cell]] : [up];
};

function intoSpace(q: SiegeQuestion, cell: number): readonly Answer[] {
  const { t } = q;
  const there: Answer[] = [];
  // What stands or lies there may have been meant.
  forEachBody(t, (o, body, index) => {
    if (body.at === cell) there.push(...atBody(q, bodyHandle(o, index)));
    if (body.standee === cell) there.push(...atStandee(q, bodyHandle(o, index)));
  });
  t.state.bombs.forEach((at, bomb) => {
    if (at === cell) there.push(['defuse', bomb], ['disable']);
  });
  if (t.state.hostage.at === cell) there.push(['pickUp']);
  return [
    ...there,
    ...goingTo(q, cell),
    ['put', cell, 0],
    ['hang', cell, 0],
    ['lay', cell],
    ['objective', cell],
    ['second', cell],
    ['watch', cell],
  ];
}

/** Upstairs there is nothing but entryways to go to. */
function goingTo({ t, actor, body }: SiegeQuestion, cell: number): readonly Answer[] {
  const from = actor === NONE ? undefined : t.state.operators[actor].bodies[body];
  if (from !== undefined && from.at >= upperSpace(t, 0)) return [['comeDown', cell]];
  return [
    ['step', cell],
    ['fly', cell],
  ];
}

/* Operators */

function atBody(q: SiegeQuestion, handle: number): readonly Answer[] {
  const { t, actor } = q;
  const o = ownerOfBody(handle);
  const hostile = actor !== NONE && areEnemies(actor, o);
  const own = squadOf(o) === squadOfSeat(t, q.decision.seat);
  return [
    ...(isHidden(t, o) && !own ? demandsOf(q, handle) : []),
    ...(hostile ? shotsAt(o, MINIATURE) : []),
    ['activate', o],
    ['take', handle],
    ['turn', handle, 0],
    ...(own && squadOf(o) === DEFENDER ? [['reveal', o] as const] : []),
    ['plate', o],
  ];
}

/** By the active Operator, else by the first attacker. */
const demandsOf = ({ at, actor }: SiegeQuestion, handle: number): readonly Answer[] =>
  at.statics.settings.losMode === 'assisted'
    ? [['demand', handle]]
    : [['demand', handle, actor === NONE || squadOf(actor) === DEFENDER ? 0 : actor]];

const shotsAt = (target: number, aim: number): readonly Answer[] => [
  ['shoot', target, aim, NO_PROTECTION],
  ['riposte', NONE, aim, NO_PROTECTION],
];

const atStandee = ({ actor }: SiegeQuestion, handle: number): readonly Answer[] => {
  const o = ownerOfBody(handle);
  return actor === o ? [['straighten', 1]] : shotsAt(o, STANDEE);
};

function underBody(q: SiegeQuestion, handle: number): readonly Answer[] {
  const body = q.t.state.operators[ownerOfBody(handle)]?.bodies[handle & 1];
  return body === undefined || body.at < 0 || body.at >= q.t.statics.layout.cells ? [] : goingTo(q, body.at);
}

/* Borders, things and cards */

const ON_BORDERS = ['fortify', 'open', 'barricade', 'shut', 'panel'] as const satisfies readonly Verb[];

/** A plain heavy wall has no number of its own: nothing is ever done with it. */
const atBorder = (name: string): readonly Answer[] =>
  /^\d+$/.test(name) ? ON_BORDERS.map((verb): Answer => [verb, Number(name)]) : [];

function atThing(q: SiegeQuestion, name: string): readonly Answer[] {
  const [kind, number] = name.split('.');
  const n = Number(number);
  switch (kind) {
    case 'standee':
      return atStandee(q, n);
    case 'piece': {
      const cell = q.t.state.pieces[n]?.at;
      return [['piece', n], ...(cell === undefined ? [] : [['destroy', cell] as const])];
    }
    case 'bomb':
      return [['defuse', n], ['disable']];
    case 'hostage':
      return [['pickUp'], ['setDown'], ['leaveBoard']];
    case 'entryway':
      return [...goingTo(q, n), ['watch', n], ['upstairs', n]];
    case 'die':
      return [['reroll', n]];
    default:
      return [];
  }
}

function atCard(q: SiegeQuestion, name: string): readonly Answer[] {
  const [kind, number] = name.split('.');
  const n = Number(number);
  // What a gadget is aimed at comes later: here anything will do that is no target of its own.
  const own = q.actor === NONE ? undefined : q.t.state.operators[q.actor].bodies[q.body]?.at;
  switch (kind) {
    case 'operator':
      return [
        ['activate', n],
        ...atBody(q, ownBody(q, n)),
        ['bonus', n, squadOf(n) === squadOfSeat(q.t, q.decision.seat) ? 1 : -1, NONE],
      ];
    case 'tactical':
      return [['tactical', n, own ?? 0]];
    case 'special':
      return [['special', n, SPECIAL_ACTIONS[n]?.untargeted === true ? NONE : (own ?? 0)]];
    case 'stock':
      return [['gadget', n]];
    case 'act':
      return [['destroy', own ?? 0]];
    case 'profile':
      return [
        ['squad', n],
        ['pick', n],
        ['ban', n],
        ['recruit', n],
      ];
    default:
      return [];
  }
}
