import { factOf, localsIn } from '@sightline/kernel';
import type { AboutField, Decision, Verb } from '../rules/decisions.ts';
import { hasOtherGuard } from '../rules/escorting.ts';
import { FIRST_MONSTER, HENRY, NONE, NOWHERE, PATTY } from '../rules/fireteam.ts';
import { isHeld } from '../rules/fleeing.ts';
import * as sequences from '../rules/procedures.ts';
import { targetWords, where } from './deed-words.ts';
import { type HeroQuestion, heroQuestion, numberAbout } from './hero-question.ts';
import { deedName, figureName, heroName, nameOf, objectiveName, reconName } from './names.ts';
import { rolledFor, rolledWords } from './rolled.ts';
import type { ViewContext } from './view-context.ts';

type Args = Readonly<Record<string, string | number>>;

/** The facts that a question may count, the one it counts first. */
const COUNTED = ['cards', 'upgrades', 'focuses', 'left', 'points', 'steps'] as const;

/** What the words of each question speak of. */
function argsOf(q: HeroQuestion): Args {
  const { at, decision } = q;
  const hero = q.hero === NONE ? '' : heroName(at, q.hero);
  const figure = (name: AboutField) => {
    const f = numberAbout(q, name);
    return f === NONE ? at.say('scene.nobody') : figureName(at, f);
  };
  const named = (field: AboutField, name: (of: ViewContext, n: number) => string) => {
    const n = numberAbout(q, field);
    return n < 0 ? '' : name(at, n);
  };
  return {
    hero,
    hits: localsIn(at.view, sequences.wound)?.hits ?? 0,
    n: COUNTED.map((field) => factOf(decision, field)).find((n) => n !== undefined) ?? 0,
    attacker: figure('attacker'),
    target: figure('target'),
    monster: figure('monster'),
    figure: figure('figure'),
    subject: figure('subject'),
    other: figure('other'),
    here: where(at, numberAbout(q, 'here')),
    objective: named('objective', objectiveName),
    deed: named('deed', deedName),
    card: named('card', reconName),
    for: figure('hero'),
  };
}

/** One line: who is to do what. */
export function promptTitle(at: ViewContext, decision: Decision): string {
  const q = heroQuestion(at, decision);
  const { prompt } = decision;
  const args = argsOf(q);
  if (decision.prompt === 'moment.react') return at.say(`moment.${decision.about.of}`, args);
  if (decision.prompt === 'carryOut.choose') {
    const { target } = at.statics.box.deeds[decision.about.deed];
    return at.say('prompt.carryOut.choose', {
      ...args,
      what: target === undefined ? '' : targetWords(at, target),
    });
  }
  if (prompt === 'heroTurn.act') return at.say('prompt.heroTurn.act', { ...args, may: stillMay(decision) });
  return at.say(`prompt.${prompt}`, args);
}

/** What is left to do in a turn: nobody is told to act who cannot. */
function stillMay({ choices }: Decision): 'both' | 'move' | 'act' | 'end' {
  const may = (...verbs: readonly Verb[]) => choices.some(({ verb }) => verbs.includes(verb));
  const acts = may('attack', 'search', 'act');
  if (may('step')) return acts ? 'both' : 'move';
  return acts ? 'act' : 'end';
}

/** What is worth knowing besides; null: nothing. */
export function promptDetail(at: ViewContext, decision: Decision): string | null {
  const q = heroQuestion(at, decision);
  const { prompt } = decision;
  switch (prompt) {
    case 'heroTurn.act':
      return turnDetail(q);
    case 'attack.reroll':
      return rolledDetail(at, decision);
    case 'moment.react':
      return rolledDetail(at, decision) ?? at.say('prompt.moment.react');
    case 'tactics.propose':
    case 'attack.stepIn':
    case 'discard.choose':
      return at.say(`prompt.${prompt}.detail`);
    case 'activateMonsters.choose':
      return at.say('prompt.activateMonsters.choose.detail', {
        minion: nameOfClass(at, 'minion'),
        elite: nameOfClass(at, 'elite'),
      });
    default:
      return null;
  }
}

/** What a rank is called in this mission; `none`: nobody of it is on the board. */
function nameOfClass(at: ViewContext, of: 'minion' | 'elite'): string {
  const { statics, view } = at;
  const found = view.state.monsters.find(
    ({ kind }, i) => statics.kinds[kind].class === of && view.state.at[FIRST_MONSTER + i] !== NOWHERE,
  );
  return found === undefined ? 'none' : nameOf(at, 'monster', statics.kinds[found.kind].id);
}

function rolledDetail(at: ViewContext, decision: Decision): string | null {
  const rolled = rolledFor(at, decision);
  return rolled === null ? null : rolledWords(at, rolled);
}

function turnDetail(q: HeroQuestion): string {
  const { at, t, hero } = q;
  const parts = [
    at.say('prompt.turn.left', {
      points: factOf(q.decision, 'points') ?? 0,
      actions: factOf(q.decision, 'actions') ?? 0,
      attack: q.decision.choices.some(({ verb }) => verb === 'attack') ? 'some' : 'none',
    }),
  ];
  if (isHeld(t, hero)) parts.push(at.say('prompt.turn.held'));
  const guarded = [PATTY, HENRY].filter((s) => t.state.at[s] === t.state.at[hero]);
  if (guarded.length > 0 && !hasOtherGuard(t, hero))
    parts.push(at.say('prompt.turn.guards', { who: at.listed(guarded.map((s) => figureName(at, s))) }));
  return parts.join(' ');
}
