import { answerFor } from '@sightline/bots';
import { dice, Match, seedFrom } from '@sightline/kernel';
import type { AreasDrawing, Question, Ref, Scene } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { easy, normal, random } from '../../bots/bot.ts';
import { RECON_CARDS, SPAWN_POINTS } from '../../content/dice.ts';
import { QUIET_VILLAGE } from '../../content/missions/quiet-village.ts';
import type { Answer, Decision, Verb } from '../../rules/decisions.ts';
import { FIRST_MONSTER, type Fireteam, NOWHERE } from '../../rules/fireteam.ts';
import { game } from '../../rules/game.ts';
import { FAR, IMPASSABLE } from '../../rules/statics.ts';
import { decisionIn, LANGUAGES, lookAt, sayIn } from '../../testing/saying.ts';
import { messages } from '../../text/index.ts';
import { drawing } from '../drawing.ts';
import { newMatch, preset, title } from '../new-match.ts';
import { question } from '../question.ts';
import { pieceRef, THREAT } from '../refs.ts';
import { scene } from '../scene.ts';
import type { ViewContext } from '../view-context.ts';
import { firstMission } from './first-mission.ts';
import { reacts } from './situation.ts';

const PUPIL = 0;
const { steps, setup, presets, deal } = firstMission;

/** Everything that can be pointed at. */
function refsOf({ areas }: AreasDrawing, { header, pieces, hand, panels }: Scene): ReadonlySet<Ref> {
  const cards = [...hand.standing, ...hand.groups.flatMap((group) => group.cards)];
  const beside = panels.flatMap((panel) => ('ref' in panel ? (panel.ref ?? []) : []));
  const above = [...header.counters, ...(header.track === undefined ? [] : [header.track])];
  return new Set([
    ...beside,
    ...above.flatMap(({ ref }) => ref ?? []),
    ...[...areas, ...pieces, ...cards].map(({ ref }) => ref),
  ]);
}

/** Each of these, and every two of them. */
const onesAndTwos = (items: readonly number[]): readonly (readonly number[])[] => [
  ...items.map((a) => [a]),
  ...items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b])),
];

/** Every answer a pupil could give; of what is put together, no more than two things. */
const answersOf = ({ options, walks, composed }: Omit<Question<Verb>, 'id'>): readonly Answer[] => [
  ...options.map(({ answer }) => answer),
  ...walks.map(({ answers }) => answers[answers.length - 1]),
  ...composed.flatMap((c) =>
    c.form === 'some'
      ? onesAndTwos(c.items.map(({ item }) => item)).map((some): Answer => [c.answer, ...some])
      : [],
  ),
];

/** Plays a match of bots and looks at every question the pupil's seat is asked. */
function eachQuestion(match: Match<Fireteam>, bot: typeof random, visit: (decision: Decision) => void): void {
  const lots = dice(7);
  for (let n = 0; n < 600 && match.result === null; n++) {
    const [seat] = match.awaiting();
    const decision = decisionIn(match, seat);
    if (decision === null) throw new Error('nobody is asked');
    const settled = preset(decision, presets);
    if (seat === PUPIL && settled === null) visit(decision);
    if (settled === null) answerFor(match, seat, seat === PUPIL ? bot : normal, { random: lots, at: n });
    else match.submit({ kind: 'answer', seat, decision: match.decisionId, answer: settled, at: n });
  }
}

const begin = (seed: string, given: unknown = setup) =>
  Match.start(game, { setup: given, seats: 2, seed: seedFrom(seed) });

describe('the quiet village', () => {
  const { statics, state } = begin(deal).position;

  it('is a mission like the others, on a board that is seen at once', () => {
    const { mission, objectives, discoveries } = QUIET_VILLAGE;
    expect(objectives.map(({ id }) => id)).toEqual(mission.objectives);
    expect(discoveries.map(({ id }) => id)).toEqual(mission.discoveries);
    expect(mission.events + mission.discoveries.length).toBe(RECON_CARDS);
    expect(new Set(statics.spawnPlaces).size).toBe(SPAWN_POINTS);
    for (const place of [...statics.spawnPlaces, statics.exit]) {
      expect(statics.terrain[place] & IMPASSABLE).toBe(0);
      expect(statics.walk[statics.entry * statics.locations + place]).not.toBe(FAR);
    }
    expect(statics.locations).toBe(SPAWN_POINTS + 2);
    expect(statics.monsters).toHaveLength(4);
  });

  it('lies in a box of its own: what the others are numbered by stays as it is', () => {
    const { box } = begin(deal, { mission: 'riverCrossing' }).position.statics;
    expect(box.objectives.map(({ id }) => id)).not.toContain('mendTheRadio');
    expect(statics.objectives.map(({ id }) => id)).toEqual(['mendTheRadio', 'clearTheWay']);
  });

  it('has its name, and is in no list to choose from', () => {
    const words = { say: sayIn('en') };
    expect(title(words, setup)).toMatch(/^The Quiet Village/);
    expect(newMatch(words).missions.map(({ id }) => id)).not.toContain('quietVillage');
  });

  it('lets the pupil go first', () => {
    expect(state.first).toBe(PUPIL);
  });
});

describe('the words of the first mission', () => {
  const keys = steps.flatMap(({ id }) =>
    ['title', 'text'].map((part) => `lesson.first-mission.${id}.${part}`),
  );

  it('are there for every step, and for no other', () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const language of LANGUAGES) {
      const written = Object.keys(messages[language]).filter((key) => key.startsWith('lesson.'));
      expect(written.sort()).toEqual(keys.toSorted());
    }
  });

  it('are few: nobody reads a page while playing', () => {
    for (const language of LANGUAGES) {
      const say = sayIn(language);
      for (const { id } of steps) {
        const heading = say(`lesson.first-mission.${id}.title`);
        const text = say(`lesson.first-mission.${id}.text`);
        expect(heading.split(' ').length, heading).toBeLessThanOrEqual(5);
        expect(text.match(/[.!?](?=\s|$)/g)?.length, text).toBeLessThanOrEqual(4);
        expect(text.length, text).toBeLessThanOrEqual(180);
      }
    }
  });
});

describe('what is to be pressed', () => {
  it.each([
    ['attack', ['some.attack']],
    ['aim', ['choice.attackAction.target.target']],
    ['reroll', ['choice.attack.reroll.keep']],
    ['search', ['choice.heroTurn.act.search']],
    ['end', ['choice.heroTurn.act.end']],
    ['order', ['choice.activateMonsters.choose.rest']],
    ['help', ['choice.attack.stepIn.stepIn', 'choice.attack.stepIn.stay']],
  ])('is called what its button says (%s)', (step, buttons) => {
    for (const language of LANGUAGES) {
      const say = sayIn(language);
      const text = say(`lesson.first-mission.${step}.text`);
      for (const button of buttons) {
        const label = say(button);
        expect(text).toContain(language === 'ru' ? `«${label}»` : `“${label}”`);
      }
    }
  });
});

/** What a step points at whenever its moment comes to a pupil who plays like this bot. */
function pointings(
  id: string,
  bot: typeof random,
  visit: (at: ViewContext, refs: readonly Ref[]) => void,
): number {
  const step = steps.find((s) => s.id === id);
  const match = begin(deal);
  let times = 0;
  eachQuestion(match, bot, (decision) => {
    const at = lookAt(match, PUPIL);
    if (!step?.moment(at, decision)) return;
    times++;
    visit(at, step.at(at, decision));
  });
  return times;
}

describe('what comes out of turn', () => {
  it.each([
    ['easy', easy],
    ['normal', normal],
    ['random', random],
  ])(
    'leaves nobody alone with the first reactions, nor with the first of the second round (%s)',
    (_, bot) => {
      const windows = steps.filter(({ id }) => ['react', 'defend', 'again', 'spare'].includes(id));
      const match = begin(deal);
      const said: { readonly round: number; readonly step: string | null }[] = [];
      eachQuestion(match, bot, (decision) => {
        if (!reacts(decision)) return;
        const at = lookAt(match, PUPIL);
        const step = windows.find(
          ({ id, moment }) => said.every((s) => s.step !== id) && moment(at, decision),
        );
        said.push({ round: at.view.state.round, step: step?.id ?? null });
      });
      expect(said.length).toBeGreaterThan(2);
      expect(said[0].step).toBe('react');
      expect(said[1].step).not.toBeNull();
      expect(said.find(({ round }) => round === 2)?.step).not.toBeNull();
    },
  );

  it('points at who may step in, and not at who is attacked', () => {
    expect(pointings('help', easy, (_at, refs) => expect(refs).toEqual([pieceRef(PUPIL)]))).toBeGreaterThan(
      0,
    );
  });

  it('points at the monsters that came back, and not at those that have been there', () => {
    const match = begin(deal);
    const gone = new Set<Ref>();
    const spawn = steps.find(({ id }) => id === 'spawn');
    const came: (readonly Ref[])[] = [];
    eachQuestion(match, easy, (decision) => {
      const at = lookAt(match, PUPIL);
      if (came.length > 0) return;
      at.view.state.at.forEach((place, f) => {
        if (f >= FIRST_MONSTER && place === NOWHERE) gone.add(pieceRef(f));
      });
      if (spawn?.moment(at, decision)) came.push(spawn.at(at, decision));
    });
    expect(gone.size).toBeGreaterThan(0);
    expect(came).toEqual([[...[...gone].sort(), THREAT]]);
  });
});

describe('the first mission', () => {
  it('settles everything before the match: the first question is about cards', () => {
    const prompts: string[] = [];
    eachQuestion(begin(deal), easy, ({ prompt }) => prompts.push(prompt));
    expect(prompts[0]).toBe('tactics.offer');
  });

  it.each([
    ['easy', easy, setup, deal],
    ['random', random, setup, 'another deal'],
    ['elsewhere', easy, { mission: 'deadAir', difficulty: 'easy' }, 'the station'],
  ] as const)(
    'points at things that are there, and asks for what can be done (%s)',
    (_, bot, given, seed) => {
      const match = begin(seed, given);
      const met = new Set<string>();
      eachQuestion(match, bot, (decision) => {
        const at = lookAt(match, PUPIL);
        const present = refsOf(drawing(at), scene(at));
        const answers = answersOf(question(at, decision));
        for (const step of steps) {
          if (!step.moment(at, decision)) continue;
          met.add(step.id);
          for (const ref of step.at(at, decision))
            if (given === setup) expect(present, step.id).toContain(ref);
          const { wants } = step;
          if (wants !== undefined)
            expect(
              answers.some((answer) => wants(at, decision, answer)),
              step.id,
            ).toBe(true);
        }
      });
      expect(met.size).toBeGreaterThan(8);
    },
  );

  it('calls every figure what the board calls it', () => {
    const match = begin(deal);
    eachQuestion(match, easy, () => {
      const { pieces, aside = [] } = scene(lookAt(match, PUPIL));
      const rows = aside.flatMap((panel) => (panel.type === 'stats' ? panel.rows : []));
      for (const { label, ref } of rows)
        if (ref !== undefined) expect(label).toBe(pieces.find((piece) => piece.ref === ref)?.name);
    });
  });

  it('leaves nobody behind: only what is in every match must come', () => {
    const must = steps.filter(({ optional, standing }) => !optional && !standing).map(({ id }) => id);
    expect(must).toEqual(['welcome', 'goal', 'spawn', 'coin', 'yours']);
  });
});
