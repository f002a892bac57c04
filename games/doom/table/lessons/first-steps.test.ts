import { formatMap } from '@sightline/board';
import { answerFor } from '@sightline/bots';
import { Match, seedFrom } from '@sightline/kernel';
import type { GridDrawing, Question, Ref, Scene } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { easy, random } from '../../bots/bot.ts';
import type { Answer, Decision, Verb } from '../../rules/decisions.ts';
import type { Doom } from '../../rules/doom.ts';
import { game } from '../../rules/game.ts';
import { decisionIn, LANGUAGES, lookAt, sayIn } from '../../testing/saying.ts';
import { type MessageKey, messages } from '../../text/index.ts';
import { drawing } from '../drawing.ts';
import { preset } from '../new-match.ts';
import { question } from '../question.ts';
import { scene } from '../scene.ts';
import { firstSteps } from './first-steps.ts';
import { trainingGround } from './training-ground.ts';

const PUPIL = 1;
const { steps, setup, presets, deal } = firstSteps;

/** Everything that can be pointed at. */
function refsOf({ spaces, doors }: GridDrawing, { header, pieces, hand, panels }: Scene): ReadonlySet<Ref> {
  const cards = [...hand.standing, ...hand.groups.flatMap((group) => group.cards)];
  const figures = panels.flatMap((panel) => (panel.type === 'figure' ? [panel.ref] : []));
  const above = header.counters.flatMap(({ ref }) => ref ?? []);
  return new Set([...figures, ...above, ...[...spaces, ...doors, ...pieces, ...cards].map(({ ref }) => ref)]);
}

const answersOf = ({ options, walks }: Omit<Question<Verb>, 'id'>): readonly (readonly Answer[])[] => [
  ...options.map(({ answer }) => [answer]),
  ...walks.map(({ answers }) => answers),
];

/** Plays a match of bots and looks at every question the pupil's seat is asked. */
function eachQuestion(
  match: Match<Doom>,
  bot: typeof easy,
  visit: (decision: Decision, match: Match<Doom>) => void,
): void {
  let lot = 1;
  const dice = (n: number) => {
    lot = (lot * 1103515245 + 12345) % 2147483648;
    return lot % n;
  };
  for (let n = 0; n < 400 && match.result === null; n++) {
    const [seat] = match.awaiting();
    const decision = decisionIn(match, seat);
    if (decision === null) throw new Error('nobody is asked');
    if (seat === PUPIL) visit(decision, match);
    const settled = preset(decision, presets);
    if (settled === null) answerFor(match, seat, seat === PUPIL ? bot : easy, { random: dice, at: n });
    else match.submit({ kind: 'answer', seat, decision: match.decisionId, answer: settled, at: n });
  }
}

const begin = (seed: string, given: unknown = setup) =>
  Match.start(game, { setup: given, seats: 2, seed: seedFrom(seed) });

describe('the training ground', () => {
  it('is written as the formatter writes it', () => {
    expect(formatMap(trainingGround.map, trainingGround.id)).toBe(trainingGround.map);
  });

  it('is small enough to be seen at once', () => {
    const { layout } = begin(deal).position.statics;
    expect([layout.width, layout.height]).toEqual([8, 6]);
  });
});

describe('the words of the first steps', () => {
  const keys = steps.flatMap(({ id }) => ['title', 'text'].map((part) => `lesson.first-steps.${id}.${part}`));

  it('are there for every step, and for no other', () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    const written = Object.keys(messages.en).filter((key) => key.startsWith('lesson.first-steps.'));
    expect(written.sort()).toEqual(keys.sort());
  });

  it('are few: nobody reads a page while playing', () => {
    for (const language of LANGUAGES) {
      const say = sayIn(language);
      for (const { id } of steps) {
        const title = say(`lesson.first-steps.${id}.title`);
        const text = say(`lesson.first-steps.${id}.text`);
        expect(title.split(' ').length, title).toBeLessThanOrEqual(5);
        expect(text.match(/[.!?](?=\s|$)/g)?.length, text).toBeLessThanOrEqual(3);
        expect(text.length, text).toBeLessThanOrEqual(180);
      }
    }
  });
});

describe('what is to be pressed', () => {
  it('is called what its button says', () => {
    for (const language of LANGUAGES) {
      const say = sayIn(language);
      const label = say('choices.end', { figure: say('figure.alpha') });
      expect(say('lesson.first-steps.end.text')).toContain(language === 'ru' ? `«${label}»` : `“${label}”`);
    }
  });
});

describe('the first steps', () => {
  it('settle everything before the match: the first question is the first activation', () => {
    const match = begin(deal);
    const prompts: string[] = [];
    eachQuestion(match, easy, (decision) => {
      if (preset(decision, presets) === null) prompts.push(decision.prompt);
    });
    expect(prompts[0]).toBe('marineActivation.act');
  });

  it.each([
    ['easy', easy, setup, deal],
    ['random', random, setup, 'another deal'],
    ['elsewhere', random, { mission: 'holdTheYard' }, 'the yard'],
  ] as const)('point at things that are there, and ask for what can be done (%s)', (_, bot, given, seed) => {
    const match = begin(seed, given);
    const met = new Set<string>();
    eachQuestion(match, bot, (decision) => {
      const at = lookAt(match, PUPIL);
      const present = refsOf(drawing(at), scene(at));
      const answers = answersOf(question(at, decision));
      for (const step of steps) {
        if (!step.moment(at, decision)) continue;
        met.add(step.id);
        for (const ref of step.at(at, decision)) expect(present, step.id).toContain(ref);
        const { wants } = step;
        if (wants !== undefined)
          expect(
            answers.some((all) => wants(at, decision, all[all.length - 1])),
            step.id,
          ).toBe(true);
      }
    });
    expect(met.size).toBeGreaterThan(8);
  });

  it('name buttons as they are labelled, in every language', () => {
    const named = new Set<string>();
    eachQuestion(begin(deal), easy, (decision, match) => {
      for (const language of LANGUAGES) {
        const at = lookAt(match, PUPIL, language);
        const { options } = question(at, decision);
        for (const step of steps) {
          if (step.wants === undefined || !step.moment(at, decision)) continue;
          for (const [, words] of at
            .say(`lesson.first-steps.${step.id}.text` as MessageKey)
            .matchAll(/[“«](\p{Lu}.*?)[”»]/gu)) {
            named.add(step.id);
            expect(
              options.some(({ label, verb }) => label.startsWith(words) || verb === words),
              words,
            ).toBe(true);
          }
        }
      }
    });
    expect([...named].sort()).toEqual(['card', 'end', 'glory']);
  });

  it('never keep anybody from an attack, a glory kill, a pack or a door', () => {
    const met = new Set<string>();
    for (const seed of [deal, 'another deal'])
      eachQuestion(begin(seed), easy, (decision, match) => {
        if (decision.prompt !== 'marineActivation.act') return;
        const at = lookAt(match, PUPIL);
        for (const { answer, verb } of question(at, decision).options) {
          const free = firstSteps.free?.(at, decision, answer);
          if (['attack', 'take', 'open'].includes(answer[0]) || verb === at.say('choices.verb.gloryKill')) {
            met.add(verb);
            expect(free, verb).toBe(true);
          }
          if (answer[0] === 'end') expect(free).toBe(false);
        }
      });
    expect(met.size).toBeGreaterThan(2);
  });

  it('mark no space that leads away from the demons they speak of', () => {
    const near = steps.filter(({ id }) => ['move', 'sight', 'stagger'].includes(id));
    let marked = 0;
    for (const [seed, bot] of [
      [deal, easy],
      ['another deal', random],
      ['a third', random],
    ] as const)
      eachQuestion(begin(seed), bot, (decision, match) => {
        const at = lookAt(match, PUPIL);
        const { spaces } = drawing(at);
        const { pieces } = scene(at);
        const foes = pieces.filter(({ shape, tone }) => shape === 'figure' && tone === 'foe');
        const far = (p: { readonly x: number; readonly y: number }) =>
          Math.min(...foes.map(({ x = 0, y = 0 }) => Math.max(Math.abs(x - p.x), Math.abs(y - p.y))));
        const me = pieces.find(({ ref }) => ref === 'piece:0');
        if (me?.x === undefined) return;
        for (const step of near) {
          if (!step.moment(at, decision)) continue;
          for (const ref of step.at(at, decision)) {
            const space = spaces.find((s) => s.ref === ref);
            if (space === undefined) throw new Error(`${ref} is no space`);
            marked++;
            expect(far(space), `${step.id} ${ref}`).toBeLessThanOrEqual(far({ x: me.x, y: me.y }));
          }
        }
      });
    expect(marked).toBeGreaterThan(5);
  });

  it('leave nobody behind: only what is in every match must come', () => {
    const must = steps.filter(({ optional, standing }) => !optional && !standing).map(({ id }) => id);
    expect(must).toEqual(['welcome', 'goal', 'fire', 'dice', 'order', 'why', 'rules', 'yours']);
  });
});
