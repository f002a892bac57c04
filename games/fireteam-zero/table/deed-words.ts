import type {
  Ability,
  Conditions,
  Deed,
  Effect,
  HeroAction,
  HeroModifiers,
  MonsterModifiers,
  Rule,
  Target,
  Whom,
} from '../content/card-types.ts';
import { nameOf, placeName } from './names.ts';
import type { ViewContext } from './view-context.ts';

/**
 * A deed in words, made from its data: for options that have no card of their own, and for cards whose text nobody has
 * written in this language.
 */
type Speaker = Pick<ViewContext, 'say' | 'statics' | 'listed'>;

type Entry<T> = T extends unknown
  ? { [K in keyof T & string]-?: [K, NonNullable<T[K]>] }[keyof T & string]
  : never;
/** What is set of all that may be said, by name. */
const entriesOf = <T extends object>(of: T) => Object.entries(of) as Entry<T>[];

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function deedWords(at: Speaker, deed: Deed): string {
  const parts = [
    ...(deed.cost === undefined ? [] : [at.say('deed.cost', { n: deed.cost })]),
    ...(deed.target === undefined ? [] : [targetWords(at, deed.target)]),
    ...deed.effects.map((effect) => effectWords(at, effect)),
  ].filter((part) => part !== '');
  return sentence(parts.join('; '));
}

export function abilityWords(at: Speaker, ability: Ability): string {
  const conditions = conditionWords(at, ability.if);
  const when = [at.say(`when.${ability.when}`), ...conditions].join(', ');
  const once = ability.once === undefined ? '' : ` ${at.say(`deed.once.${ability.once}`)}`;
  return `${sentence(when)}: ${deedWords(at, ability).toLowerCase()}.${once}`;
}

export function actWords(at: Speaker, act: HeroAction): string {
  const conditions = conditionWords(at, act.if);
  const kind = at.say(act.free ? 'deed.freeAction' : 'deed.action');
  const once = act.once === undefined ? '' : ` ${at.say(`deed.once.${act.once}`)}`;
  return `${[kind, ...conditions].join(', ')}: ${deedWords(at, act).toLowerCase()}.${once}`;
}

/** What a rule of the game changes and does. */
export function ruleWords(at: Speaker, rule: Rule & { readonly reveal?: Deed }): string {
  const parts = [
    ...(rule.reveal === undefined ? [] : [`${deedWords(at, rule.reveal)}.`]),
    ...(rule.heroes ?? []).map((m) => modifierWords(at, 'heroes', m)),
    ...(rule.monsters ?? []).map((m) => modifierWords(at, 'monsters', m)),
    ...tableWords(at, rule),
    ...(rule.triggers ?? []).map((trigger) => abilityWords(at, trigger)),
  ];
  return parts.join(' ');
}

function tableWords(at: Speaker, { table }: Rule): string[] {
  if (table === undefined) return [];
  return entriesOf(table).map(([name, value]) => at.say(`mod.table.${name}`, { n: signed(Number(value)) }));
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

export function modifierWords(
  at: Speaker,
  of: 'heroes' | 'monsters' | 'you',
  m: HeroModifiers | MonsterModifiers,
): string {
  const changes = entriesOf(m).flatMap(([name, value]) => {
    if (name === 'while' || name === 'near') return [];
    if (name === 'resistance')
      return entriesOf(value).map(([type, n]) =>
        at.say('mod.resistance', { n: signed(n), type: at.say(`scene.type.${type}`) }),
      );
    return [at.say(`mod.${name}`, { n: typeof value === 'number' ? signed(value) : String(value) })];
  });
  const whiles = entriesOf(m.while ?? {}).map((entry) => whileWords(at, entry));
  const near = 'near' in m && m.near !== undefined ? [at.say('while.near', { n: m.near })] : [];
  const who = [at.say(`mod.of.${of}`), ...whiles, ...near].join(', ');
  return `${sentence(who)}: ${at.listed(changes)}.`;
}

type While = NonNullable<(HeroModifiers | MonsterModifiers)['while']>;

function whileWords(at: Speaker, [name, value]: Entry<While>): string {
  if (name === 'terrain') return at.say('while.terrain', { terrain: at.say(`scene.terrain.${value}`) });
  if (name === 'class') return at.say('while.class', { class: at.say(`scene.class.${value}`) });
  if (name === 'type') return at.say('while.type', { type: at.say(`scene.type.${value}`) });
  if (name === 'ranged') return at.say(value ? 'while.ranged' : 'while.close');
  return at.say(`while.${name}`, { n: Number(value) });
}

function conditionWords(at: Speaker, c: Conditions | undefined): string[] {
  if (c === undefined) return [];
  return entriesOf(c).map(([name, value]) => {
    switch (name) {
      case 'terrain':
      case 'notTerrain':
        return at.say(`if.${name}`, { terrain: at.say(`scene.terrain.${value}`) });
      case 'class':
        return at.say('while.class', { class: at.say(`scene.class.${value}`) });
      case 'type':
        return at.say('while.type', { type: at.say(`scene.type.${value}`) });
      case 'ranged':
        return at.say(value ? 'while.ranged' : 'while.close');
      case 'token':
      case 'noToken':
        return at.say(`if.${name}`, { token: nameOf(at, 'token', value) });
      case 'done':
      case 'undone':
        return at.say(`if.${name}`, { objective: nameOf(at, 'objective', value) });
      case 'part':
        return at.say(`if.part.${value}`);
      case 'coin':
        return at.say(`if.coin.${value}`);
      case 'boss':
        return at.say(value ? 'if.boss' : 'if.noBoss');
      default:
        return at.say(`if.${name}`, { n: Number(value) });
    }
  });
}

export function targetWords(at: Speaker, target: Target): string {
  const within =
    'within' in target && target.within !== undefined ? at.say('target.within', { n: target.within }) : '';
  const what =
    target.choose === 'monster' && target.class !== undefined
      ? at.say(`scene.class.${target.class}`)
      : target.choose === 'hero' && target.others
        ? at.say('target.ally')
        : at.say(`target.${target.choose}`);
  return at.say('target.choose', { what: [what, within].filter(Boolean).join(' ') });
}

const whoWords = (at: Speaker, who: Whom | 'target' | 'subject'): string => at.say(`who.${who}`);

function effectWords(at: Speaker, e: Effect): string {
  const { say } = at;
  const who = 'who' in e ? whoWords(at, e.who) : '';
  switch (e.do) {
    case 'draw':
    case 'discard':
      return say(`do.${e.do}`, { who, n: e.cards });
    case 'harm':
      return say('do.harm', { who, n: e.hits });
    case 'move':
    case 'stride':
      return say(`do.${e.do}`, { who, n: e.points });
    case 'push':
    case 'advance':
      return say(`do.${e.do}`, { who, n: e.steps });
    case 'place':
      return say('do.place', { who });
    case 'dice':
      return say('do.dice', { n: signed(e.by) });
    case 'bonus':
      return say('do.bonus', { n: signed(e.hits) });
    case 'prevent':
      return say('do.prevent', { n: e.hits });
    case 'reroll':
      return say('do.reroll', { n: e.dice });
    case 'pierce':
      return say('do.pierce', { n: e.resistance });
    case 'attack':
      return say(e.with === 'thisCard' ? 'do.attack.card' : 'do.attack', {
        n: e.with === 'thisCard' ? 0 : e.with.strength,
        type: e.with === 'thisCard' ? '' : say(`scene.type.${e.with.type}`),
      });
    case 'hit':
      return say('do.hit', { who, n: e.hits, type: say(`scene.type.${e.type}`) });
    case 'action':
    case 'stand':
    case 'activate':
    case 'stun':
    case 'slay':
      return say(`do.${e.do}`, { who });
    case 'threat':
      return say('do.threat', { n: signed(e.spaces) });
    case 'spawn':
    case 'enlist':
      return say(`do.${e.do}`, { n: e.figures, class: say(`scene.class.${e.class}`) });
    case 'ambush':
      return say('do.ambush', { class: say(`scene.class.${e.class}`) });
    case 'power':
      return say('do.power', { n: e.tokens });
    case 'intel':
      return say('do.intel', { n: e.tokens, objective: nameOf(at, 'objective', e.objective) });
    case 'progress':
      return say('do.progress', { n: e.tokens });
    case 'token':
    case 'removeToken':
      return say(`do.${e.do}`, { token: nameOf(at, 'token', e.token) });
    case 'either':
      return e.options.map((option) => deedWords(at, option)).join(` ${say('deed.or')} `);
    case 'onlyIf':
      return say('do.onlyIf', { if: at.listed(conditionWords(at, e.if)) });
    case 'lasting': {
      const until = say(`do.lasting.${e.until}`);
      const changes = [
        ...(e.heroes === undefined ? [] : [modifierWords(at, 'you', e.heroes)]),
        ...(e.monsters === undefined ? [] : [modifierWords(at, 'monsters', e.monsters)]),
      ].map((words) =>
        words
          .slice(words.indexOf(':') + 1)
          .trim()
          .replace(/\.$/, ''),
      );
      return say('do.lasting', { who, until, what: changes.join('; ') });
    }
    case 'bossEnters':
    case 'cancel':
    case 'closeSpawn':
    case 'coin':
    case 'fetchSpecialist':
    case 'recover':
    case 'reopenSpawn':
    case 'scout':
    case 'search':
    case 'strike':
    case 'takeIt':
      return say(`do.${e.do}`);
  }
}

export const where = (at: ViewContext, location: number): string =>
  location < 0 ? at.say('scene.nowhere') : placeName(at, location);
