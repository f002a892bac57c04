import type { FilledForm, NewMatchForm } from '@sightline/table';
import { DICE_SETS } from '../content/dice.ts';
import { SPEED_TIMES } from '../content/speeds.ts';
import { SQUAD_CHOICES } from '../rules/match-setup.ts';
import { SPEEDS, WALL_MODELS } from '../rules/settings.ts';
import { sayKey } from './names.ts';
import type { Words } from './view-context.ts';

/** What players agree on before a match, as the form offers it: newcomers find theirs taken already. */

/** One of a few, by id; where people meet online another may be taken at first. */
const CHOICES = [
  { id: 'squads', of: SQUAD_CHOICES, first: 'ready' },
  // SG-DIG-01: between people lines are claimed as at the table.
  { id: 'losMode', of: ['assisted', 'faithful', 'referee'], first: 'assisted', online: 'faithful' },
  { id: 'clock', of: ['untimed', 'timed', 'noApp'], first: 'untimed' },
  { id: 'attackerSpeed', of: SPEEDS, first: 'beginner' },
  { id: 'defenderSpeed', of: SPEEDS, first: 'beginner' },
  { id: 'wallModel', of: WALL_MODELS, first: 'line' },
  { id: 'diceSet', of: DICE_SETS, first: 'A' },
  // SG-DEP-18: nobody online shall lose an Operator to a slow line.
  { id: 'unplacedOperators', of: ['strict', 'autoPlace'], first: 'strict', online: 'autoPlace' },
] as const;
type ChoiceId = (typeof CHOICES)[number]['id'];

const SWITCHES = [
  { id: 'revealedDefenders' },
  { id: 'advancedTactics', secrets: true },
  { id: 'forwardPlanning' },
  { id: 'reactionWindows' },
] as const;
type SwitchId = (typeof SWITCHES)[number]['id'];

export const formChoices = (at: Words): NewMatchForm['choices'] =>
  CHOICES.map(({ id, of, first, ...rest }) => ({
    id,
    label: sayKey(at, `form.${id}`),
    options: of.map((option) => optionOf(at, id, option)),
    first,
    ...rest,
  }));

function optionOf(at: Words, id: ChoiceId, option: string) {
  if (id !== 'attackerSpeed' && id !== 'defenderSpeed')
    return {
      id: option,
      label: sayKey(at, `form.${id}.${option}`),
      hint: sayKey(at, `form.${id}.${option}.hint`),
    };
  const { deployment, perOperator } = SPEED_TIMES[option as keyof typeof SPEED_TIMES];
  return {
    id: option,
    label: sayKey(at, `form.speed.${option}`),
    hint: at.say('form.speed.hint', {
      minutes: deployment[id === 'attackerSpeed' ? 'attacker' : 'defender'] / MINUTE,
      two: perOperator.two / SECOND,
      more: perOperator.more / SECOND,
    }),
  };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const formSwitches = (at: Words): NewMatchForm['switches'] =>
  SWITCHES.map(({ id, ...rest }) => ({
    id,
    label: sayKey(at, `form.${id}`),
    hint: sayKey(at, `form.${id}.hint`),
    off: true,
    ...rest,
  }));

/** What was taken, or what the form takes first. What there is not is for the rules to refuse. */
export const chosenIn = ({ choices = {} }: FilledForm, id: ChoiceId): string =>
  Object.hasOwn(choices, id)
    ? choices[id]
    : (CHOICES.find((choice) => choice.id === id) as { first: string }).first;

export const isOn = ({ switches }: FilledForm, id: SwitchId): boolean =>
  Object.hasOwn(switches, id) && switches[id];
