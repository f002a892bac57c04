import { call, EVERYONE } from '@sightline/kernel';
import { ACTIONS } from '../content/index.ts';
import { followedBy, leadingTo } from './acts.ts';
import { drawActions } from './decks.ts';
import { activated } from './events.ts';
import { onBoard, seatOf } from './figures.ts';
import { fragGoesOff } from './grenades.ts';
import { dueOffer, forgetOffer } from './items.ts';
import {
  cardAttack,
  openAsMarine,
  playCard,
  secure,
  sprint,
  take,
  useOwnAbility,
  work,
} from './marine-acts.ts';
import { handLimit, mainActionsOf } from './modifiers.ts';
import { marineActivation, moment, respawn, spendNow } from './procedures.ts';
import { mayPause, step, stopHere, teleport } from './stepping.ts';

export const marineActivationSteps = marineActivation
  .steps('begin', 'ready', 'offer', 'act', 'forfeit', 'grenade', 'end', 'run', 'clear')
  .are(
    {
      // DM-RSP-01: before anything else.
      begin: (g, l) => (onBoard(g, l.figure) ? undefined : call(respawn, { figure: l.figure })),
      ready(g, l) {
        l.begun = true;
        // DM-MAR-01
        g.state.marines[l.figure].exhausted = false;
        l.mains = mainActionsOf(g, l.figure);
        g.emit(activated, { figure: l.figure });
        return call(moment, { of: 'activation', subject: l.figure });
      },
      // The other marines (DM-ITM-05): he himself takes what he likes below.
      offer(g, l) {
        forgetOffer(g, l.figure);
        return g.state.offers.length > 0 ? followedBy(dueOffer(g), 'offer') : 'act';
      },
      /** DM-MAR-06: steps, doors, items, actions and abilities in any order. */
      act: {
        ask: 'one',
        seat: (_g, l) => seatOf(l.figure),
        about: (_g, l) => ({ marine: l.figure, points: l.points, mains: l.mains }),
        timeout: stopHere,
        choices: {
          attack: leadingTo(cardAttack, 'offer'),
          play: leadingTo(playCard, 'offer'),
          sprint: leadingTo(sprint, 'act'),
          use: leadingTo(useOwnAbility, 'offer'),
          step: leadingTo(step, 'offer'),
          teleport: leadingTo(teleport, 'offer'),
          open: leadingTo(openAsMarine, 'act'),
          take: leadingTo(take, 'act'),
          secure: leadingTo(secure, 'act'),
          work: leadingTo(work, 'act'),
          end: { form: 'confirm', checks: [mayPause], does: () => 'forfeit' },
        },
      },
      // DM-ACT-17, DM-MP-03: what was not used by now is lost.
      forfeit(_g, l) {
        l.attacks = [];
        l.points = 0;
      },
      grenade(g, l) {
        const blast = fragGoesOff(g, l.figure);
        return blast === undefined ? undefined : followedBy(blast, 'grenade');
      },
      end: (_g, l) => call(moment, { of: 'activationEnds', subject: l.figure }),
      // DM-MP-08: a reaction to the blast may have given him points.
      run(_g, l) {
        const { figure, points } = l;
        l.points = 0;
        return points > 0 ? call(spendNow, { figure, points }, 'run') : undefined;
      },
      // DM-MAR-07 to 09
      clear(g, l) {
        const { inPlay, discard, hand } = g.state.marines[l.figure];
        for (let i = inPlay.items.length - 1; i >= 0; i--)
          if (ACTIONS[inPlay.items[i]].keeps === undefined) g.move(inPlay, i, discard, EVERYONE);
        const missing = handLimit(g, l.figure) - hand.items.length;
        if (missing > 0) drawActions(g, l.figure, missing);
      },
    },
    { endsIf: (g, l) => l.begun && !onBoard(g, l.figure) },
  );
