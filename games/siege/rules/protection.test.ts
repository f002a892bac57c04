import { describe, expect, it } from 'vitest';
import { activating } from '../testing/activating.ts';
import { A0, A1, ATTACKS, cover, D0, D1, DEFENDS, lay, put, upstairs } from '../testing/arranging.ts';
import { useSpecial } from '../testing/gadgets.ts';
import { type FloorSketch, sketch } from '../testing/sketch.ts';
import type { G } from './siege.ts';

type Arrange = (g: G, at: (space: string) => number) => void;
const [NONE, LIGHT, HEAVY] = [0, 1, 2];
const [MINIATURE, STANDEE] = [0, 1];

interface Shot {
  readonly target?: string;
  readonly standee?: string;
  readonly located?: boolean;
  readonly aim?: number;
  readonly more?: Arrange;
}

/** How Smoke is protected from Ash at (0,0): he is at (5,0) unless said otherwise; null: she does not see him. */
function protection(
  drawn: FloorSketch,
  { target = '(5,0)', standee, located = false, aim = MINIATURE, more = () => {} }: Shot = {},
): number | null {
  const shots = activating(A0, {
    board: sketch(6, 3, drawn),
    arrange(g, at) {
      put(g, A0, 'ash', at('(0,0)'));
      put(g, D0, 'smoke', at(target), {
        located,
        ...(standee === undefined ? {} : { standee: at(standee) }),
      });
      more(g, at);
    },
  }).options(ATTACKS, 'shoot');
  return shots.find(([o, at]) => o === D0 && at === aim)?.[2] ?? null;
}
/** Behind the corner of (5,1), leaning out to (5,0). */
const LEANING = { standee: '(5,1)' } as const;

describe('the line of sight', () => {
  it('SG-PRO-03: a barricade on the line to a Located Operator protects lightly', () => {
    for (const kind of ['barricadedDoor', 'barricadedWindow'] as const)
      expect(protection({ [kind]: 'E(2,0)' }, { located: true })).toBe(LIGHT);
    expect(protection({ door: 'E(2,0)' }, { located: true })).toBe(NONE);
  });

  it('SG-PRO-04: so does a holed wall, Located or not', () => {
    for (const located of [false, true]) expect(protection({ holed: 'E(2,0)' }, { located })).toBe(LIGHT);
  });

  it('SG-PRO-05: an obstacle does if the target is next to it; what is shut off by a barricade is not', () => {
    const near = { obstacles: ['(4,0)'] };
    expect(protection(near)).toBe(LIGHT);
    expect(protection({ obstacles: ['(3,0)'] })).toBe(NONE);
    // Beside the line it does nothing.
    expect(protection({ obstacles: ['(4,1)'] })).toBe(NONE);
    // One source, the barricade, not two.
    expect(protection({ ...near, barricadedDoor: 'E(4,0)' }, { located: true })).toBe(LIGHT);
    expect(protection({ obstacles: ['(4,0)'], barricadedDoor: 'E(3,0)' }, { located: true })).toBe(HEAVY);
  });

  it('SG-PRO-13, SG-PRO-14: every element is a source; two are heavy, and so are three', () => {
    expect(protection({ holed: 'E(1,0)' })).toBe(LIGHT);
    expect(protection({ holed: 'E(1,0) E(2,0)' })).toBe(HEAVY);
    expect(protection({ holed: 'E(1,0)', obstacles: ['(4,0)'] })).toBe(HEAVY);
    expect(protection({ holed: 'E(1,0) E(2,0)', obstacles: ['(4,0)'] })).toBe(HEAVY);
    // A piece of two spaces is one.
    expect(protection({ obstacles: ['(3,0) (4,0)'] })).toBe(LIGHT);
  });

  it('SG-PRO-14: heavy takes 3 hits, whatever it is made of', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { holed: 'E(0,0) E(1,0)', obstacles: ['(2,0)'] }),
      dice: [
        ['yellow', 2],
        ['red', 3],
        ['red', 3],
      ],
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'rook', at('(3,0)'));
      },
    });
    table.play(ATTACKS, 'shoot', D0, 0, HEAVY).play(ATTACKS, 'keep');
    expect(table.state.operators[D0].wounds).toBe(2 + 3 + 3 - 3);
  });
});

describe('the line of cover', () => {
  const corner = (kind: keyof FloorSketch) => ({ [kind]: 'W(5,1)' });

  it('SG-PRO-07: goes to the component that is not aimed at', () => {
    expect(protection(corner('light'))).toBe(NONE);
    expect(protection(corner('light'), LEANING)).toBe(LIGHT);
    // Aimed at the standee the wall is on the line of sight, and hides it.
    expect(protection(corner('light'), { ...LEANING, aim: STANDEE })).toBeNull();
    // The miniature is the cover then.
    const other = { light: 'W(5,0)' };
    expect(protection(other, { ...LEANING, aim: STANDEE })).toBe(LIGHT);
    expect(protection(other, { ...LEANING, aim: MINIATURE })).toBeNull();
  });

  it('SG-PRO-08: nothing blocks it', () => {
    const crowd: Arrange = (g, at) => {
      put(g, D1, 'mute', at('(3,1)'));
      cover(g, 'smoke', at('(4,1)'), at('(4,2)'));
    };
    // (0,0)–(5,1) crosses (3,1) and (4,1).
    expect(protection(corner('light'), { ...LEANING, more: crowd })).toBe(LIGHT);
    expect(protection(corner('heavy'), { ...LEANING, more: crowd })).toBe(HEAVY);
  });

  it('SG-PRO-09: what it crosses protects, Located or not', () => {
    for (const located of [false, true])
      for (const kind of ['light', 'holed', 'barricadedDoor', 'barricadedWindow'] as const)
        expect([kind, protection(corner(kind), { ...LEANING, located })]).toEqual([kind, LIGHT]);
    expect(protection({ obstacles: ['(4,1)'] }, LEANING)).toBe(LIGHT);
    expect(protection({ obstacles: ['(3,1)'] }, LEANING)).toBe(NONE);
    const shield: Arrange = (g, at) => lay(g, 'deployableShield', at('(4,1)'));
    expect(protection({}, { ...LEANING, more: shield })).toBe(LIGHT);
    for (const kind of ['door', 'window', 'breach'] as const)
      expect([kind, protection(corner(kind), LEANING)]).toEqual([kind, NONE]);
  });

  it('SG-PRO-10: a heavy wall protects heavily', () => {
    expect(protection(corner('heavy'), LEANING)).toBe(HEAVY);
    expect(protection(corner('heavy'), { ...LEANING, located: true })).toBe(HEAVY);
  });

  it('SG-PRO-11: so do fortified walls and Armor Panels', () => {
    for (const kind of ['fortified', 'panelledDoor', 'panelledWindow'] as const)
      expect([kind, protection(corner(kind), LEANING)]).toEqual([kind, HEAVY]);
  });

  it('SG-PRO-13: it adds to the line of sight', () => {
    expect(protection({ holed: 'E(1,0)', light: 'W(5,1)' }, LEANING)).toBe(HEAVY);
    // The obstacle of both lines counts once.
    expect(protection({ obstacles: ['(4,0) (4,1)'] }, LEANING)).toBe(LIGHT);
    expect(protection({ obstacles: ['(4,0)', '(4,1)'] }, LEANING)).toBe(HEAVY);
  });
});

describe('the examples', () => {
  it('SG-PRO-18: [example] the line of cover to leaning Ash crosses a heavy wall: −3', () => {
    const table = activating(D0, {
      board: sketch(6, 2, { heavy: 'W(5,1)' }),
      arrange(g, at) {
        put(g, D0, 'smoke', at('(0,0)'));
        put(g, A0, 'ash', at('(5,0)'), { standee: at('(5,1)') });
      },
    });
    expect(table.options(DEFENDS, 'shoot')).toEqual([[A0, MINIATURE, HEAVY]]);
    table.play(DEFENDS, 'shoot', A0, MINIATURE, HEAVY).play(DEFENDS, 'keep');
    expect(table.happened('shotRolled')[0].fields.subtracted).toBe(3);
  });

  it('SG-PRO-19: [example] a light wall before Located Smoke and an obstacle on the line of cover: heavy', () => {
    const drawn = { light: 'W(5,0)', obstacles: ['(4,1)'] };
    expect(protection(drawn, { ...LEANING, located: true })).toBe(HEAVY);
    expect(protection({ light: 'W(5,0)' }, { ...LEANING, located: true })).toBe(LIGHT);
  });
});

describe('smoke and protection', () => {
  it.each(['smoke', 'gas'] as const)(
    'SG-TGA-16, SG-TGA-18: %s does not part a target from an obstacle or a squad-mate with a shield',
    (kind) => {
      const overlaid: Arrange = (g, at) => cover(g, kind, at('(5,0)'), at('(5,1)'));
      const shot = { located: true, more: overlaid } as const;
      expect(protection({ obstacles: ['(4,0)'] }, shot)).toBe(LIGHT);
      expect(protection({ obstacles: ['(4,1)'] }, { ...shot, ...LEANING })).toBe(LIGHT);
      const behindBlitz = (smoked: boolean) =>
        activating(D0, {
          board: sketch(6, 2),
          arrange(g, at) {
            put(g, D0, 'rook', at('(0,0)'));
            put(g, A0, 'ash', at('(5,0)'), { located: true, standee: at('(5,1)') });
            put(g, A1, 'blitz', at('(4,1)'));
            if (smoked) cover(g, kind, at('(4,0)'), at('(5,0)'), at('(4,1)'), at('(5,1)'));
          },
        })
          .options(DEFENDS, 'shoot')
          .find(([o, aim]) => o === A0 && aim === MINIATURE)?.[2];
      expect([behindBlitz(false), behindBlitz(true)]).toEqual([LIGHT, LIGHT]);
    },
  );
});

describe('protection that a rule fixes', () => {
  it('SG-PRO-23: from upstairs only the shield icon counts', () => {
    const shots = (profile: string, raised = false) =>
      activating(D0, {
        board: sketch(4, 2, { gray: '(1,0)', obstacles: ['(2,0)', '(0,1)'], light: 'E(1,1)' }),
        arrange(g, at) {
          put(g, D0, 'rook', upstairs(g, 0));
          put(g, A0, profile, at('(1,0)'), { standee: at('(1,1)'), located: true });
          g.state.operators[A0].raised = raised;
        },
      }).options(DEFENDS, 'shoot');
    expect(shots('ash')).toEqual([[A0, MINIATURE, NONE]]);
    expect(shots('blitz')).toEqual([[A0, MINIATURE, LIGHT]]);
    expect(shots('montagne', true)).toEqual([[A0, MINIATURE, HEAVY]]);
  });

  it('SG-PRO-23, SG-SGA-28: an exchange of fire is heavy, also against Montagne with his shield extended', () => {
    const table = activating(D0, {
      board: sketch(4, 1, { gray: '(1,0)' }),
      arrange(g, at) {
        put(g, D0, 'rook', upstairs(g, 0));
        put(g, A0, 'montagne', upstairs(g, 0));
        g.state.operators[A0].raised = true;
        g.state.operators[A0].watches = at('(1,0)');
      },
    });
    table.play(DEFENDS, 'watch', table.at('(1,0)')).play(ATTACKS, 'fight');
    table.play(DEFENDS, 'fire').play(DEFENDS, 'keep');
    expect(table.happened('shotRolled')[0].fields).toMatchObject({ protection: HEAVY, subtracted: 3 });
  });

  it('SG-PRO-23, SG-SGA-28: a shot by the Heartbeat Sensor is light, also against Montagne behind an obstacle', () => {
    const table = activating(D0, {
      board: sketch(4, 1, { rooms: ['^(1,0) (2,0)'], obstacles: ['(0,0)'] }),
      arrange(g, at) {
        put(g, D0, 'pulse', upstairs(g, 0));
        put(g, A0, 'montagne', at('(1,0)'), { located: true });
        g.state.operators[A0].raised = true;
      },
    });
    useSpecial(table, DEFENDS, 'heartbeatShot', '(1,0)').play(DEFENDS, 'keep');
    expect(table.happened('shotRolled')[0].fields).toMatchObject({ protection: LIGHT, subtracted: 2 });
  });
});

describe('Montagne', () => {
  /** The protection of a profile at (0,0) from Rook at (5,0). */
  const against = (profile: string, drawn: FloorSketch, raised: boolean) =>
    activating(D0, {
      board: sketch(6, 1, drawn),
      arrange(g, at) {
        put(g, A0, profile, at('(0,0)'));
        g.state.operators[A0].raised = raised;
        put(g, D0, 'rook', at('(5,0)'));
      },
    });
  const subtracted = (profile: string, drawn: FloorSketch, raised = false) => {
    const table = against(profile, drawn, raised);
    table.play(DEFENDS, 'shoot', ...table.options(DEFENDS, 'shoot')[0]);
    if (table.verbs(DEFENDS).includes('keep')) table.play(DEFENDS, 'keep');
    return table.happened('shotRolled')[0].fields.subtracted;
  };

  it('SG-SGA-27, SG-SGA-28: two sources take 4 hits from a shot at him, his shield extended or not', () => {
    const twice = { holed: 'E(0,0) E(1,0)' };
    expect([subtracted('montagne', twice), subtracted('montagne', twice, true)]).toEqual([4, 4]);
    expect(subtracted('blitz', twice)).toBe(3);
  });

  it('SG-SGA-29: [example] behind an obstacle −4, in the open −2 or −3; Blitz behind it −3', () => {
    const behind = { obstacles: ['(1,0)'] };
    expect([subtracted('montagne', behind), subtracted('montagne', behind, true)]).toEqual([4, 4]);
    expect([subtracted('montagne', {}), subtracted('montagne', {}, true)]).toEqual([2, 3]);
    expect(subtracted('blitz', behind)).toBe(3);
  });
});
