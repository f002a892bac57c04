import { call } from '@sightline/kernel';
import { isActive, isHero, monsterOf } from '../board.ts';
import { stoodUp, stunned } from '../events.ts';
import { NONE } from '../fireteam.ts';
import { oneByOne } from '../flow.ts';
import { standUp } from '../knockdown.ts';
import { activation, heroTurn, search } from '../procedures.ts';
import { maySearch } from '../search.ts';
import { type Doing, heroesOf, monstersOf } from './situation.ts';

/** Effects on turns and activations. */
export const ON_TURNS: Doing<'action' | 'stride' | 'search' | 'stand' | 'activate' | 'stun'> = {
  action: (g, e, s) => {
    const turn = g.within(heroTurn);
    if (turn !== null && heroesOf(g, e, s).includes(turn.hero)) turn.actions++;
  },
  stride: (g, e, s) => {
    const turn = g.within(heroTurn);
    if (turn !== null && turn.hero === s.you && isActive(g, s.you)) turn.points += e.points;
  },
  search: (g, _e, s) => {
    const token = s.you === NONE ? NONE : maySearch(g, s.you);
    return token === NONE ? undefined : call(search, { hero: s.you, token });
  },
  stand: (g, e, s) => {
    const hero = s[e.who];
    if (!isHero(hero) || !g.state.heroes[hero].down) return;
    standUp(g, hero);
    g.emit(stoodUp, { hero });
  },
  // FZ-GEN-09: what does not activate this round cannot.
  activate: (g, e, s) =>
    oneByOne(
      monstersOf(g, e, s)
        .filter((monster) => !monsterOf(g, monster).stunned)
        .map((monster) => call(activation, { monster })),
    ),
  stun: (g, e, s) => {
    for (const monster of monstersOf(g, e, s)) {
      monsterOf(g, monster).stunned = true;
      g.emit(stunned, { monster });
    }
  },
};
