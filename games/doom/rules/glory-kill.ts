import { call, done } from '@sightline/kernel';
import { GLORY_HEAL } from '../content/index.ts';
import { heal } from './damage.ts';
import { drawGlory } from './decks.ts';
import { gloryKilled } from './events.ts';
import { modifier } from './modifiers.ts';
import { gloryKill, moment, slay } from './procedures.ts';

/** DM-GK-01, 03, 04, 10: the demon is slain, then the marine is rewarded. */
gloryKill.steps('kill', 'reward', 'after').are({
  kill(g, l) {
    g.emit(gloryKilled, { marine: l.marine, demon: l.demon });
    return call(slay, { figure: l.demon, by: 'gloryKill' });
  },
  reward(g, l) {
    drawGlory(g, l.marine);
    heal(g, l.marine, GLORY_HEAL + modifier(g, l.marine, 'gloryHeal'));
    return call(moment, { of: 'gloryKill', subject: l.marine });
  },
  after: () => done(),
});
