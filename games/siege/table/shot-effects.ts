import {
  banner,
  type Card,
  focusOn,
  iconAt,
  numberAt,
  type ShownEffect,
  withoutLinks,
} from '@sightline/table';
import { bodyHandle, ownerOfBody, squadOf } from '../rules/operators.ts';
import { NONE } from '../rules/siege.ts';
import { ICONS } from './icons.ts';
import { measuredLines } from './measured-lines.ts';
import { operatorName, seatName, squadTone } from './names.ts';
import { bodyRef, cellRef } from './refs.ts';
import { diceOnTable, protectionName, woundSum } from './rolled.ts';
import { blockerWords, sourceWords } from './ruling-words.ts';
import type { SeenEvent } from './seen-event.ts';
import type { Fields, ShownOf } from './shown.ts';
import type { ViewContext } from './view-context.ts';

/** Who against whom: "Ash → Smoke" */
const titleOf = (at: ViewContext, of: Fields): string =>
  at.say('moment.shot', {
    shooter: operatorName(at, ownerOfBody(of('shooter'))),
    target: operatorName(at, ownerOfBody(of('target'))),
  });

function dice(at: ViewContext, of: Fields, e: SeenEvent, again: boolean): ShownEffect {
  return {
    show: 'dice',
    title: titleOf(at, of),
    ...(!again && { note: protectionName(at, of('protection')) }),
    between: [bodyRef(of('shooter')), bodyRef(of('target'))],
    dice: diceOnTable(at, e),
    ...(again && { again: true as const }),
    sound: 'roll',
  };
}

/** What wounds by dice. */
export const ROLLED: ReadonlySet<string> = new Set(['shot', 'blast', 'fire']);

const LINE_IS_MEASURED = 'assisted';

/** Shots and blasts, what they do to people, and the claims behind them. */
export const ABOUT_SHOTS: ShownOf = {
  // Where lines are claimed nothing may look as if one had been measured.
  shotDeclared: (at, of, _e, line) => [
    focusOn(bodyRef(of('target'))),
    at.statics.settings.losMode === LINE_IS_MEASURED
      ? {
          show: 'shot',
          from: bodyRef(of('shooter')),
          to: bodyRef(of('target')),
          tone: squadTone(squadOf(ownerOfBody(of('shooter')))),
          sound: 'shot',
        }
      : iconAt(bodyRef(of('target')), ICONS.shoot, 'danger', line, 'shot'),
  ],
  diceRolled: (at, of, e) => [dice(at, of, e, false)],
  rerolled: (at, of, e) => [dice(at, of, e, true)],
  shotRolled: (at, of, e) => [
    {
      show: 'result',
      title: titleOf(at, of),
      text: at.say('moment.wounds', { n: of('wounds') }),
      tone: of('wounds') > 0 ? 'danger' : 'muted',
      ledger: woundSum(at, e),
    },
  ],
  shotFailed: (_at, _of, _e, line) => [{ show: 'outcome', text: line, tone: 'muted', icon: ICONS.shoot }],
  heldFire: (_at, _of, _e, line) => [{ show: 'outcome', text: line, tone: 'muted' }],

  rolledFor: (at, of, e) => [
    {
      show: 'dice',
      title: at.say('moment.blast', {
        cause: String(e.fields.cause),
        target: operatorName(at, ownerOfBody(of('body'))),
      }),
      between: [bodyRef(of('body'))],
      dice: diceOnTable(at, e),
      sound: 'roll',
    },
    {
      show: 'result',
      title: operatorName(at, ownerOfBody(of('body'))),
      text: at.say('moment.hits', { n: of('hits') }),
      tone: of('hits') > 0 ? 'danger' : 'muted',
    },
  ],

  /* What it does to somebody */
  wounded: (_at, of, { fields }, line) => {
    const shown = numberAt(bodyRef(bodyHandle(of('operator'), 0)), `−${of('wounds')}`, 'danger', 'hit');
    // What stations and plates take off the dice is part of their moment.
    return line === '' || !ROLLED.has(String(fields.cause))
      ? [shown]
      : [{ show: 'outcome', text: line, tone: 'danger', icon: ICONS.plate }, shown];
  },
  eliminated: (at, of, { fields }, line) => {
    const piece = bodyRef(bodyHandle(of('operator'), 0));
    return [
      // Without dice there is no moment that it could be the outcome of.
      ROLLED.has(String(fields.cause))
        ? { show: 'outcome', text: line, tone: 'danger', icon: ICONS.eliminated }
        : banner(line, 'danger'),
      iconAt(piece, ICONS.eliminated, 'danger', at.say('status.eliminated'), 'slain'),
      { show: 'vanish', piece },
    ];
  },
  leftOut: (_at, _of, _e, line) => [banner(line, 'danger')],
  healed: (_at, of) => [numberAt(bodyRef(bodyHandle(of('operator'), 0)), `+${of('wounds')}`, 'good', 'heal')],
  plateLost: (_at, of, _e, line) => [
    iconAt(bodyRef(bodyHandle(of('operator'), 0)), ICONS.plate, 'warn', line),
  ],

  /* Claims */
  claimed: (_at, of, _e, line) =>
    line === ''
      ? []
      : [focusOn(cellRef(of('target'))), iconAt(cellRef(of('target')), ICONS.challenge, 'warn', line)],
  challenged: (at, of, e) => [
    ...measuredLines(at, of, e),
    { show: 'flip', card: rulingCard(at, of, e), title: challengerOf(at, of), sound: 'card' },
    ...verdict(at, of, e),
  ],
};

const challengerOf = (at: ViewContext, of: Fields): string =>
  of('seat') === NONE ? at.say('log.ruling.engine') : seatName(at, of('seat'));

/** The ruler's word, as a card that is turned over: the line, and what broke it first. */
function rulingCard(at: ViewContext, of: Fields, e: SeenEvent): Card {
  const valid = of('valid') === 1;
  const blocker = withoutLinks(blockerWords(at, e));
  return {
    ref: cellRef(of('to')),
    title: at.say(valid ? 'log.ruling.line' : 'log.ruling.noLine'),
    kicker: at.say('log.ruling.title'),
    icon: ICONS.challenge,
    tone: valid ? 'good' : 'danger',
    text: valid || blocker === 'none' ? '' : at.say('log.ruling.broken', { blocker }),
    rules: [e.fields.of === 'shot' ? 'SG-CHL-03' : 'SG-CHL-02'],
  };
}

/** What protects the target, and who wins the challenge. */
function verdict(at: ViewContext, of: Fields, e: SeenEvent): readonly ShownEffect[] {
  const shown: ShownEffect[] = [];
  if (e.fields.of === 'shot' && of('valid') === 1)
    shown.push({
      show: 'outcome',
      text: at.say('log.ruling.protection', {
        protection: protectionName(at, of('protection')),
        sources: withoutLinks(sourceWords(at, e)),
        declared: protectionName(at, of('declared')),
        right: of('declared') === of('protection') ? 'yes' : 'no',
      }),
      tone: 'plain',
      icon: ICONS.shield,
    });
  if (of('winner') !== NONE)
    shown.push({
      show: 'outcome',
      text: at.say('log.ruling.winner', { squad: of('winner') }),
      tone: squadTone(of('winner')),
      icon: ICONS.challenge,
    });
  return shown;
}
