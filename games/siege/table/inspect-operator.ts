import { compact, type Inspection } from '@sightline/table';
import { RANGES, type WeaponRange } from '../content/operator-types.ts';
import { OPERATORS } from '../content/operators.ts';
import {
  isHidden,
  isUpstairs,
  type OperatorNumber,
  ownerOfBody,
  profileOf,
  squadOf,
} from '../rules/operators.ts';
import { rangeOf, STUNNED_DICE, weaponDice } from '../rules/shooting.ts';
import { type Body, NONE, NOWHERE } from '../rules/siege.ts';
import { bodyName, knownBody, roleOf, watchedSide } from './bodies.ts';
import { diceInShort, diceInWords } from './dice-counts.ts';
import { gadgetRules } from './gadget-rules.ts';
import { gadgetText } from './gadget-text.ts';
import { profileIcon } from './icons.ts';
import { operatorName, placeName, profileName, sayKey, sideName, squadName, squadTone } from './names.ts';
import { gadgetOfProfile } from './special-gadget.ts';
import { openTable, type ViewContext } from './view-context.ts';

type Line = Inspection['lines'][number];
type Stat = NonNullable<Inspection['stats']>[number];

/** The widest board that is drawn is narrower than this. */
const FAR = 64;

/** "short, 1–3": the spaces of a range, as shots count them. */
function rangeWords({ say }: ViewContext, range: WeaponRange): string {
  const name = say(`range.${range}`);
  const spaces = Array.from({ length: FAR }, (_, i) => i + 1).filter((n) => rangeOf(n) === range);
  const [from, to] = [spaces[0], spaces[spaces.length - 1]];
  return to === FAR ? say('inspect.range.open', { name, from }) : say('inspect.range', { name, from, to });
}

/* Profiles */

function profileStats(at: ViewContext, profile: number, o: OperatorNumber | null): Stat[] {
  const { say } = at;
  const { stamina, run, destroy, charges } = OPERATORS[profile];
  const state = o === null ? null : at.view.state.operators[o];
  const left = state === null ? stamina : Math.max(0, stamina - state.wounds);
  return compact<Stat>([
    {
      label: say('inspect.stamina'),
      value: state === null ? String(stamina) : say('scene.nOf', { n: left, most: stamina }),
    },
    { label: say('inspect.run'), value: run === 0 ? say('scene.nothing') : say('scene.points', { n: run }) },
    { label: say('inspect.destroy'), value: say('inspect.rating', { n: destroy }) },
    charges > 0 && {
      label: say('inspect.charges'),
      value: state === null ? String(charges) : say('scene.nOf', { n: state.charges, most: charges }),
    },
    ...RANGES.map((range) => ({
      label: rangeWords(at, range),
      value: diceInShort(at, diceAt(at, profile, o, range)),
    })),
  ]);
}

/** A Recruit's cubes cover some; being Stunned is told beside it. */
function diceAt(at: ViewContext, profile: number, o: OperatorNumber | null, range: WeaponRange) {
  const body = o === null ? undefined : at.view.state.operators[o].bodies[0];
  if (o === null || body === undefined) return OPERATORS[profile].weapon[range];
  return weaponDice(openTable(at), o, { ...body, stunned: false }, range);
}

function profileLines(at: ViewContext, profile: number): Line[] {
  const { id, name } = gadgetOfProfile(at, profile);
  const { ours = [], shield, alternateOf } = OPERATORS[profile];
  return compact<Line>([
    { title: name, text: gadgetText(at, `special.${id}`) },
    shield === true && { text: at.say('inspect.shield') },
    alternateOf !== undefined && { text: at.say('inspect.alternate') },
    ...ours.map((value) => ({ title: at.say('inspect.ours'), text: at.say(`inspect.ours.${value}`) })),
  ]);
}

const profileRules = (at: ViewContext, profile: number): readonly string[] => [
  ...gadgetRules(`special.${gadgetOfProfile(at, profile).id}`),
  'SG-OPR-03',
  'SG-OPR-12',
];

export function inspectProfile(at: ViewContext, profile: number): Inspection | null {
  if (OPERATORS[profile] === undefined) return null;
  const { side, alternateOf } = OPERATORS[profile];
  const name = profileName(at, profile);
  return {
    title: alternateOf === undefined ? name : sayKey(at, 'operator.alternate', { name }),
    kicker: at.say(`inspect.side.${side}`),
    icon: profileIcon(profile),
    tone: side === 'either' ? 'plain' : squadTone(side === 'attacker' ? 0 : 1),
    stats: profileStats(at, profile, null),
    lines: profileLines(at, profile),
    rules: profileRules(at, profile),
  };
}

/* Operators of this match */

export function inspectOperator(at: ViewContext, o: OperatorNumber): Inspection | null {
  const state = at.view.state.operators[o];
  if (state === undefined || state.profile === NONE) return null;
  const known = knownBody(at, o);
  const lines = [
    ...(isHidden(openTable(at), o) && known === null
      ? [{ title: at.say('status.hidden'), text: at.say('scene.hidden.hint') }]
      : []),
    ...(known === null ? [] : bodyLines(at, known)),
  ];
  return told(at, o, operatorName(at, o), squadName(at, squadOf(o)), lines);
}

/** A miniature or a token, by its handle. */
export function inspectBody(at: ViewContext, handle: number): Inspection | null {
  const o = ownerOfBody(handle);
  const b = handle & 1;
  const state = at.view.state.operators[o];
  const body = state?.bodies[b];
  if (body === undefined || state.profile === NONE) return null;
  const role = roleOf(at, o, b);
  const kicker = at.say('inspect.whoAt', { squad: squadName(at, squadOf(o)), where: placeName(at, body.at) });
  const about = role === 'miniature' ? [] : [{ text: at.say(`inspect.body.${role}`) }];
  return told(at, o, bodyName(at, o, b), kicker, [...about, ...bodyLines(at, body)]);
}

export function inspectStandee(at: ViewContext, handle: number): Inspection | null {
  const o = ownerOfBody(handle);
  const body = at.view.state.operators[o]?.bodies[handle & 1];
  if (body === undefined || body.standee === NOWHERE) return null;
  const who = bodyName(at, o, handle & 1);
  return {
    title: at.say('scene.standee', { who }),
    kicker: at.say('inspect.whoAt', { squad: squadName(at, squadOf(o)), where: placeName(at, body.standee) }),
    icon: profileIcon(at.view.state.operators[o].profile),
    tone: squadTone(squadOf(o)),
    lines: [{ text: at.say('scene.leaning.hint') }],
    rules: ['SG-LEAN-03', 'SG-LEAN-08'],
  };
}

function told(at: ViewContext, o: OperatorNumber, title: string, kicker: string, lines: Line[]): Inspection {
  const state = at.view.state.operators[o];
  const { profile, eliminated } = state;
  return {
    title,
    kicker,
    icon: profileIcon(profile),
    tone: squadTone(squadOf(o)),
    stats: profileStats(at, profile, o),
    lines: [
      ...(eliminated ? [{ title: at.say('status.eliminated'), text: at.say('inspect.eliminated') }] : lines),
      ...statusLines(at, o),
      ...profileLines(at, profile),
    ],
    rules: profileRules(at, profile),
  };
}

/** What lasts on one body. */
function bodyLines(at: ViewContext, body: Body): Line[] {
  const { say } = at;
  const side = watchedSide(at, body);
  const dice = diceInWords(at, STUNNED_DICE);
  return compact<Line>([
    body.located && { title: say('status.located'), text: say('scene.located.hint', { dice }) },
    body.stunned && { title: say('status.stunned'), text: say('scene.stunned.hint', { dice }) },
    isUpstairs(openTable(at), body.at) && { title: say('status.upstairs'), text: say('scene.upstairs.hint') },
    body.standee !== NOWHERE && { title: say('status.leaning'), text: say('scene.leaning.hint') },
    side !== null && {
      title: say('status.overwatching'),
      text: say('scene.overwatch.hint', { side: sideName(at, side) }),
    },
  ]);
}

/** What lies on the profile. */
function statusLines(at: ViewContext, o: OperatorNumber): Line[] {
  const { say, view } = at;
  const { plate, raised, watches, eliminated } = view.state.operators[o];
  const where = () => placeName(at, watches);
  return compact<Line>([
    view.state.hostage.carrier === o && { text: say('inspect.carries') },
    watches !== NONE && { text: say('scene.watches', { who: operatorName(at, o), where: where() }) },
    plate && { title: say('scene.plate'), text: say('scene.plate.hint') },
    raised && { title: say('scene.shieldRaised'), text: say('scene.shieldRaised.hint') },
    !eliminated &&
      view.state.operators[o].wounds >= profileOf(openTable(at), o).stamina && {
        text: say('inspect.falling'),
      },
  ]);
}
