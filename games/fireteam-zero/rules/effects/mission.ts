import { tokenPlaced } from '../events.ts';
import { NONE, NOWHERE } from '../fireteam.ts';
import { removeToken } from '../killing.ts';
import { gainIntel, progressTask } from '../objectives.ts';
import { type Doing, placeFor } from './situation.ts';

/** Effects on objectives, tasks and tokens. */
export const ON_MISSION: Doing<'intel' | 'progress' | 'token' | 'removeToken'> = {
  intel: (g, e) => gainIntel(g, e.objective, e.tokens),
  progress: (g, e, s) => (s.task === NONE ? undefined : progressTask(g, s.task, e.tokens)),
  token: (g, e, s) => {
    const kind = g.statics.box.tokens.findIndex((token) => token.id === e.token);
    const at = placeFor(g, e.at, s);
    if (kind < 0 || at === NOWHERE) return;
    g.state.tokens.push({ kind, at });
    g.emit(tokenPlaced, { kind, at });
  },
  removeToken: (g, e, s) => {
    const is = (token: { kind: number }) => g.statics.box.tokens[token.kind].id === e.token;
    const { tokens } = g.state;
    const here = tokens.findIndex((token) => is(token) && token.at === s.here);
    const at = here >= 0 || e.at === 'here' ? here : tokens.findIndex(is);
    if (at >= 0) removeToken(g, at);
  },
};
