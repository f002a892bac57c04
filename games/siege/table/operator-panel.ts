import { localsIn } from '@sightline/kernel';
import { type Chip, chip, compact, type Panel } from '@sightline/table';
import { OPERATORS } from '../content/operators.ts';
import { othersLeft, pointsLeft } from '../rules/actions.ts';
import { isHidden, isUpstairs, type OperatorNumber, squadOf } from '../rules/operators.ts';
import { activation } from '../rules/procedures.ts';
import { STUNNED_DICE } from '../rules/shooting.ts';
import { type Body, NONE, NOWHERE } from '../rules/siege.ts';
import { activeOperatorIn, knownBody, staminaMeter, watchedSide } from './bodies.ts';
import { diceInWords } from './dice-counts.ts';
import { gadgetText } from './gadget-text.ts';
import { ICONS, profileIcon } from './icons.ts';
import { operatorName, placeName, sideName, squadName, squadTone } from './names.ts';
import { entrywayRef, operatorRef } from './refs.ts';
import { gadgetOfProfile } from './special-gadget.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** How an Operator fares in the round. */
type Turn = 'acting' | 'eliminated' | 'settingUp' | 'placed' | 'done' | 'ready';

function turnOf(at: ViewContext, o: OperatorNumber): Turn {
  const { eliminated, activated, bodies } = at.view.state.operators[o];
  if (eliminated) return 'eliminated';
  if (activeOperatorIn(at) === o) return 'acting';
  if (at.view.state.round === 0) return bodies.some((b) => b.at !== NOWHERE) ? 'placed' : 'settingUp';
  return activated ? 'done' : 'ready';
}

/** An Operator's profile, as it lies before its squad. */
export function operatorPanel(at: ViewContext, o: OperatorNumber): Panel {
  const { profile, eliminated } = at.view.state.operators[o];
  const turn = turnOf(at, o);
  return {
    type: 'figure',
    squad: squadName(at, squadOf(o)),
    ref: operatorRef(o),
    name: operatorName(at, o),
    note: at.say(`scene.turn.${turn}`),
    icon: profileIcon(profile),
    tone: squadTone(squadOf(o)),
    health: staminaMeter(at, o),
    down: eliminated,
    chips: eliminated ? [] : chipsOf(at, o),
    active: turn === 'acting',
  };
}

const chipsOf = (at: ViewContext, o: OperatorNumber): Chip[] =>
  compact([...leftChips(at, o), gadgetChip(at, o), ...statusChips(at, o), ...profileChips(at, o)]);

/** What is left of the activation. */
function leftChips(at: ViewContext, o: OperatorNumber): Chip[] {
  const l = localsIn(at.view, activation);
  if (l === null || l.operator !== o) return [];
  const t = openTable(at);
  const [points, actions] = [pointsLeft(t, l), othersLeft(t, l)];
  return [
    chip(at.say('scene.points', { n: points }), {
      icon: ICONS.points,
      tone: points > 0 ? 'energy' : 'muted',
      hint: at.say('scene.points.hint'),
    }),
    chip(at.say('scene.actions', { n: actions }), {
      icon: ICONS.actions,
      tone: actions > 0 ? 'energy' : 'muted',
      hint: at.say('scene.actions.hint'),
    }),
  ];
}

function gadgetChip(at: ViewContext, o: OperatorNumber): Chip | null {
  const { profile, charges } = at.view.state.operators[o];
  const { id, name, ref, isNone } = gadgetOfProfile(at, profile);
  if (isNone) return null;
  const most = OPERATORS[profile].charges;
  const text = most > 0 ? at.say('scene.charges', { gadget: name, n: charges, most }) : name;
  const isSpent = most > 0 && charges === 0;
  return chip(text, {
    icon: ICONS.special,
    tone: isSpent ? 'muted' : 'plain',
    hint: gadgetText(at, `special.${id}`),
    ref,
  });
}

/* Where it is and how it fares, as far as the seat knows */

function statusChips(at: ViewContext, o: OperatorNumber): (Chip | null)[] {
  const t = openTable(at);
  const { bodies, watches } = at.view.state.operators[o];
  const known = knownBody(at, o);
  return [
    isHidden(t, o)
      ? chip(at.say('status.hidden'), {
          icon: ICONS.hidden,
          tone: 'muted',
          hint: at.say('scene.hidden.hint'),
        })
      : null,
    markChip(at, bodies, known, 'located'),
    markChip(at, bodies, known, 'stunned'),
    upstairsChip(at, bodies, known),
    known !== null && known.standee !== NOWHERE
      ? chip(at.say('status.leaning'), { icon: ICONS.leaning, hint: at.say('scene.leaning.hint') })
      : null,
    known === null || isHidden(t, o) ? null : overwatchChip(at, known),
    watches === NONE
      ? null
      : chip(placeName(at, watches), {
          icon: ICONS.overwatch,
          tone: squadTone(squadOf(o)),
          hint: at.say('scene.watches', { who: operatorName(at, o), where: placeName(at, watches) }),
          ref: entrywayRef(watches),
        }),
  ];
}

const MARKS = {
  located: { icon: ICONS.located, tone: 'danger' },
  stunned: { icon: ICONS.stunned, tone: 'warn' },
} as const;

/** A marker on one of two tokens says so: it is the Operator's only if that token is the portrait. */
function markChip(
  at: ViewContext,
  bodies: readonly Body[],
  known: Body | null,
  mark: keyof typeof MARKS,
): Chip | null {
  const marked = bodies.filter((body) => body[mark]).length;
  const hint = at.say(`scene.${mark}.hint`, { dice: diceInWords(at, STUNNED_DICE) });
  const look = { ...MARKS[mark], hint };
  const name = at.say(`status.${mark}`);
  if (known !== null ? known[mark] : marked > 0 && marked === bodies.length) return chip(name, look);
  return known === null && marked > 0 ? chip(at.say('scene.oneToken', { what: name }), look) : null;
}

function upstairsChip(at: ViewContext, bodies: readonly Body[], known: Body | null): Chip | null {
  const t = openTable(at);
  const look = { icon: ICONS.stairs, hint: at.say('scene.upstairs.hint') };
  const name = at.say('status.upstairs');
  if (known !== null) return isUpstairs(t, known.at) ? chip(name, look) : null;
  return bodies.some((body) => isUpstairs(t, body.at))
    ? chip(at.say('scene.oneToken', { what: name }), look)
    : null;
}

function overwatchChip(at: ViewContext, body: Body): Chip | null {
  const side = watchedSide(at, body);
  if (side === null) return null;
  return chip(sideName(at, side), {
    icon: ICONS.overwatch,
    tone: 'energy',
    hint: at.say('scene.overwatch.hint', { side: sideName(at, side) }),
  });
}

/** What else lies on the profile. */
function profileChips(at: ViewContext, o: OperatorNumber): (Chip | null)[] {
  const { plate, raised, bonus, covered } = at.view.state.operators[o];
  const cubes = covered.reduce((sum, n) => sum + n, 0);
  return [
    at.view.state.hostage.carrier === o
      ? chip(at.say('scene.carriesHostage'), { icon: ICONS.hostage, tone: 'gold' })
      : null,
    plate
      ? chip(at.say('scene.plate'), { icon: ICONS.plate, tone: 'good', hint: at.say('scene.plate.hint') })
      : null,
    raised
      ? chip(at.say('scene.shieldRaised'), {
          icon: ICONS.shield,
          tone: 'energy',
          hint: at.say('scene.shieldRaised.hint'),
        })
      : null,
    bonus === 0
      ? null
      : chip(
          at.say('scene.bonus', { n: bonus, sign: bonus > 0 ? 'plus' : 'minus', count: Math.abs(bonus) }),
          {
            icon: ICONS.bonus,
            tone: bonus > 0 ? 'good' : 'danger',
            hint: at.say('scene.bonus.hint'),
          },
        ),
    cubes === 0 ? null : chip(at.say('scene.covered', { n: cubes }), { icon: ICONS.dice, tone: 'muted' }),
  ];
}
