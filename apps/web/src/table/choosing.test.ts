import type { Option, Question, Ref } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import {
  aimedWith,
  back,
  begin,
  choices,
  choose,
  chooseAmong,
  intended,
  itemAt,
  litTargets,
  loudest,
  meantAt,
  offered,
  ready,
  stillTicked,
  take,
  tickedRefs,
  trayThings,
} from './choosing.ts';

const option = (key: string, picks: readonly Ref[], more: Partial<Option> = {}): Option => ({
  key,
  answer: [key],
  mark: 'plain',
  picks,
  label: `do ${key}`,
  verb: key,
  final: false,
  ...more,
});
const asked = (options: readonly Option[], walks: Question['walks'] = []): Question => ({
  id: 1,
  seat: 0,
  who: 'Alpha',
  title: 'What now?',
  options,
  walks,
  composed: [],
});

describe('choosing', () => {
  const step = option('step', ['cell:1'], { mark: 'step' });
  const shoot = option('shoot', ['piece:4'], { mark: 'attack', final: true });
  const near = option('throw near', ['card:9', 'cell:2']);
  const far = option('throw far', ['card:9', 'cell:3']);
  const end = option('end', [], { closing: true });
  const c = begin(
    asked(
      [step, shoot, near, far, end],
      [{ key: 'w', to: 'cell:7', answers: [['step'], ['step']], cost: 2, label: 'walk' }],
    ),
  );

  it('lights the first pick of every option and the ends of walks', () => {
    expect([...litTargets(c).keys()]).toEqual(['cell:1', 'piece:4', 'card:9', 'cell:7']);
    expect(ready(c)).toEqual([end]);
  });

  it('does at once what can be taken back', () => {
    expect(choose(c, 'cell:1')).toEqual({ do: 'answer', answers: [['step']] });
    expect(choose(c, 'cell:7')).toEqual({ do: 'answer', answers: [['step'], ['step']] });
  });

  it('asks to choose once more what can’t', () => {
    const first = choose(c, 'piece:4');
    expect(first).toMatchObject({ do: 'choose', choosing: { armed: shoot } });
    if (first.do !== 'choose') return;
    expect(choose(first.choosing, 'piece:4')).toEqual({ do: 'answer', answers: [['shoot']] });
    expect(choose(first.choosing, 'cell:1')).toEqual({ do: 'answer', answers: [['step']] });
    expect(take(first.choosing, shoot)).toEqual({ do: 'answer', answers: [['shoot']] });
  });

  it('asks for the next pick where several options share the first', () => {
    const first = choose(c, 'card:9');
    if (first.do !== 'choose') throw new Error(first.do);
    expect([...litTargets(first.choosing).keys()]).toEqual(['cell:2', 'cell:3']);
    expect(choose(first.choosing, 'cell:3')).toEqual({ do: 'answer', answers: [['throw far']] });
    expect(choose(first.choosing, 'cell:1')).toEqual({ do: 'nothing' });
    expect(back(first.choosing).picks).toEqual([]);
  });

  it('offers a list where one target means several things', () => {
    const two = begin(asked([option('stab', ['piece:4']), option('push', ['piece:4'])]));
    const first = choose(two, 'piece:4');
    if (first.do !== 'choose') throw new Error(first.do);
    expect(ready(first.choosing).map((o) => o.key)).toEqual(['stab', 'push']);
    expect(choices(first.choosing).map((o) => o.key)).toEqual(['stab', 'push']);
  });

  it('asks at the spot where several lit things lie on each other', () => {
    const stab = option('stab', ['piece:4'], { mark: 'attack', final: true });
    const shoot = option('shoot', ['piece:4'], { mark: 'attack' });
    const mine = option('mine', ['thing:1', 'cell:2']);
    const charge = { key: 'to 7', to: 'cell:7', answers: [['step']], cost: 1, label: 'charge' } as const;
    const crowd = begin(asked([stab, shoot, mine], [charge]));
    const first = chooseAmong(crowd, ['piece:4', 'thing:1', 'cell:7', 'cell:99']);
    if (first.do !== 'choose') throw new Error(first.do);
    const { choosing } = first;
    expect(choosing.picks).toEqual([]);
    expect(choices(choosing).map(({ ref, key, mark }) => [ref, key, mark])).toEqual([
      ['piece:4', 'stab', 'attack'],
      ['piece:4', 'shoot', 'attack'],
      ['thing:1', 'thing:1', 'plain'],
      ['cell:7', 'cell:7', 'step'],
    ]);
    expect(take(choosing, shoot)).toEqual({ do: 'answer', answers: [['shoot']] });
    expect(choose(choosing, 'cell:7')).toEqual({ do: 'answer', answers: [['step']] });
    expect(choose(choosing, 'thing:1')).toMatchObject({ choosing: { picks: ['thing:1'], among: [] } });
    expect(back(choosing)).toEqual(crowd);
  });

  it('arms what can’t be taken back wherever it is chosen, and leads back to the list', () => {
    const [stab, shoot] = ['stab', 'shoot'].map((key) => option(key, ['piece:4'], { final: true }));
    const crowd = begin(asked([stab, shoot, step]));
    for (const asking of [choose(crowd, 'piece:4'), chooseAmong(crowd, ['piece:4', 'cell:1'])]) {
      if (asking.do !== 'choose') throw new Error(asking.do);
      const taken = take(asking.choosing, stab);
      if (taken.do !== 'choose') throw new Error(taken.do);
      expect(taken.choosing).toMatchObject({ armed: stab, picks: ['piece:4'] });
      expect(choices(taken.choosing)).toEqual([]);
      expect(take(taken.choosing, stab)).toEqual({ do: 'answer', answers: [['stab']] });
      expect(choices(back(taken.choosing)).map(({ key }) => key)).toEqual(['stab', 'shoot']);
      expect(back(back(taken.choosing))).toEqual(crowd);
    }
    expect(take(begin(asked([end])), end)).toEqual({ do: 'answer', answers: [['end']] });
  });

  it('asks for nothing where only one of them is lit', () => {
    expect(chooseAmong(c, ['cell:1'])).toEqual(choose(c, 'cell:1'));
    expect(chooseAmong(c, ['cell:99', 'cell:1'])).toEqual(choose(c, 'cell:1'));
    expect(chooseAmong(c, ['cell:99', 'cell:98'])).toEqual({ do: 'nothing' });
    expect(choices(c)).toEqual([]);
  });

  it('lights items to tick by where they lie', () => {
    const some = begin({
      ...asked([]),
      composed: [
        {
          form: 'some',
          answer: 'discard',
          verb: 'Discard',
          label: 'Discard',
          least: 0,
          most: 2,
          items: [{ item: 5, label: 'Ambush', ref: 'card:5' }],
        },
      ],
    });
    expect([...litTargets(some).keys()]).toEqual(['card:5']);
    expect(itemAt(some, 'card:5')).toBe(5);
    expect(itemAt(some, 'card:6')).toBeNull();
    expect(tickedRefs(some, [5])).toEqual(['card:5']);
  });

  it('asks back where the game wants it', () => {
    const sure = option('leave', [], { confirm: 'Really?' });
    expect(take(begin(asked([sure])), sure)).toEqual({ do: 'confirm', option: sure });
  });

  it('previews what a click would do', () => {
    expect(intended(c, 'piece:4')).toEqual({ answers: [['shoot']] });
    expect(intended(c, 'cell:7')).toEqual({ answers: [['step'], ['step']] });
    expect(intended(c, 'cell:99')).toBeNull();
    const armed = choose(c, 'piece:4');
    if (armed.do !== 'choose') throw new Error(armed.do);
    expect(intended(armed.choosing, 'cell:1')).toEqual({ answers: [['step']] });
  });

  it('shows cards over the board that lie nowhere on the table, at every pick', () => {
    const [one, two] = (['card:1', 'card:2'] as const).map((ref) => option(`take ${ref}`, ['card:9', ref]));
    const taking = begin(asked([one, two, near]));
    const present = new Set<Ref>(['card:9', 'card:1']);
    expect(offered(taking, present)).toEqual([]);
    const step1 = choose(taking, 'card:9');
    if (step1.do !== 'choose') throw new Error('nothing was picked');
    expect(offered(step1.choosing, present)).toEqual([{ ref: 'card:2', option: two }]);
    const final = begin(asked([option('take', ['card:9', 'card:2'], { final: true }), near]));
    const armed = choose({ ...final, picks: ['card:9'] }, 'card:2');
    if (armed.do !== 'choose') throw new Error('nothing was armed');
    expect(offered(armed.choosing, present).map(({ ref }) => ref)).toEqual(['card:2']);
  });
});

const cards = (more: Partial<Extract<Question['composed'][number], { form: 'some' }>> = {}) =>
  ({
    form: 'some',
    answer: 'attack',
    verb: 'Attack',
    label: 'Attack with these',
    least: 1,
    most: 2,
    aimed: true,
    items: [5, 6].map((item) => ({ item, label: `card ${item}`, ref: `card:${item}` as const })),
    ...more,
  }) as const;

describe('what is to be placed', () => {
  const thing = (ref: Ref, placed: boolean) =>
    ({ ref, label: ref, note: '', icon: 'box', tone: 'friend', placed }) as const;
  const laid = (...placed: readonly boolean[]): Question => ({
    ...asked([option('a', ['card:0'])]),
    tray: { groups: [{ title: '', things: placed.map((is, i) => thing(`card:${i}`, is)) }] },
  });
  const refs = (question: Question) => trayThings(begin(question)).map(({ ref }) => ref);

  it('lies in the prompt, and nowhere over the board', () => {
    expect(refs(laid(false, true))).toEqual(['card:0', 'card:1']);
    expect(offered(begin(laid(false, true)), new Set())).toEqual([]);
    expect(offered(begin({ ...laid(), tray: { groups: [] } }), new Set())).toHaveLength(1);
  });

  it('many things that all stand on the board are chosen there', () => {
    const many = Array.from({ length: 13 }, () => true);
    expect(refs(laid(...many))).toEqual([]);
    expect(refs(laid(...many, false))).toHaveLength(14);
  });

  it('nothing lies there while one of them is being placed', () => {
    expect(trayThings({ ...begin(laid(false)), picks: ['card:0'] })).toEqual([]);
  });
});

describe('what is ticked and aimed', () => {
  const end = option('end', [], { closing: true });
  const walk = { key: 'w', to: 'cell:7', answers: [['step', 7]], cost: 2, label: 'walk' } as const;
  const turn = { ...asked([end], [walk]), composed: [cards()] };
  const target = option('target 4', ['piece:4'], { answer: ['target', 4], mark: 'attack', final: true });
  const aiming = {
    ...begin(turn),
    ahead: { after: ['attack', 5] as const, question: asked([target, option('cancel', [])]) },
  };

  it('asks what follows as soon as enough is ticked, and not before', () => {
    expect(aimedWith(begin(turn), [])).toBeNull();
    expect(aimedWith(begin(turn), [6, 5])).toEqual(['attack', 5, 6]);
    expect(aimedWith(begin({ ...turn, composed: [cards({ least: 2 })] }), [5])).toBeNull();
    const { aimed: _, ...unaimed } = cards();
    expect(aimedWith(begin({ ...turn, composed: [unaimed] }), [5])).toBeNull();
  });

  it('lights its targets as targets, and a click on one strikes it', () => {
    expect(litTargets(begin(turn)).has('piece:4')).toBe(false);
    expect(litTargets(aiming).get('piece:4')).toMatchObject({ mark: 'attack', label: 'do target 4' });
    expect(intended(aiming, 'piece:4')).toEqual({ answers: [['target', 4]], after: ['attack', 5] });
    const first = choose(aiming, 'piece:4');
    if (first.do !== 'choose') throw new Error(first.do);
    expect(first.choosing.armed).toMatchObject({ answer: ['target', 4] });
    expect(choose(first.choosing, 'piece:4')).toEqual({
      do: 'answer',
      answers: [['attack', 5]],
      next: ['target', 4],
    });
  });

  it('asks which is meant where a target stands on ground that can be walked to', () => {
    const refs = meantAt(aiming, 'cell:7', ['piece:9', 'piece:4']);
    expect(refs).toEqual(['piece:4', 'cell:7']);
    const first = chooseAmong(aiming, refs);
    if (first.do !== 'choose') throw new Error(first.do);
    expect(choices(first.choosing).map(({ ref, mark }) => [ref, mark])).toEqual([
      ['piece:4', 'attack'],
      ['cell:7', 'step'],
    ]);
    expect(choose(first.choosing, 'cell:7')).toEqual({ do: 'answer', answers: [['step', 7]] });
    // Nothing is ticked: then the ground is only ground.
    expect(meantAt(begin(turn), 'cell:7', ['piece:4'])).toEqual(['cell:7']);
    expect(meantAt(aiming, 'piece:4', [])).toEqual(['piece:4']);
  });

  it('keeps its ticks on the way, and only then', () => {
    const walked = { question: turn, answers: [['step', 7]] as const };
    expect(stillTicked(walked, [5, 6], turn)).toEqual([5, 6]);
    const less = { ...turn, composed: [cards({ items: [{ item: 6, label: '6' }] })] };
    expect(stillTicked(walked, [5, 6], less)).toEqual([6]);
    expect(stillTicked({ question: turn, answers: [['attack', 5]] }, [5], turn)).toEqual([]);
    expect(stillTicked(walked, [5], { ...turn, seat: 1 })).toEqual([]);
    expect(stillTicked(walked, [5], { ...turn, composed: [cards({ answer: 'discard' })] })).toEqual([]);
    expect(stillTicked(null, [5], turn)).toEqual([]);
  });
});

describe('the loudest button', () => {
  const end = option('end', [], { closing: true });
  const act = option('act', []);
  const loud = (q: Question) => loudest(begin(q))?.key ?? null;

  it('is a way out only where nothing is left to do', () => {
    expect(loud(asked([end]))).toBe('end');
    expect(loud(asked([end, option('shoot', ['piece:4'])]))).toBeNull();
    expect(loud(asked([end], [{ key: 'w', to: 'cell:7', answers: [], cost: 1, label: '' }]))).toBeNull();
    expect(loud({ ...asked([end]), composed: [cards()] })).toBeNull();
    expect(loud(asked([end, option('leave', [], { closing: true })]))).toBeNull();
  });

  it('is the only thing there is to do, and nothing where there are several', () => {
    expect(loud(asked([act, end]))).toBe('act');
    expect(loud(asked([act, option('other', []), end]))).toBeNull();
    expect(loud(asked([act, option('shoot', ['piece:4']), end]))).toBeNull();
  });

  it('is what was armed', () => {
    const shoot = option('shoot', ['piece:4'], { final: true });
    const armed = choose(begin(asked([shoot, act, end])), 'piece:4');
    if (armed.do !== 'choose') throw new Error(armed.do);
    expect(loudest(armed.choosing)?.key).toBe('shoot');
  });

  it('is what is left to do with what was picked', () => {
    const back = { ...begin(asked([option('use', ['card:1']), option('burn', ['card:1', 'cell:2']), end])) };
    expect(loudest({ ...back, picks: ['card:1'] })).toBeNull();
    const one = begin(asked([option('use', ['card:1']), end, act]));
    expect(loudest({ ...one, picks: ['card:1'] })?.key).toBe('use');
  });
});
