import { link, logLines, type Naming as NamingOf, type Namings } from '@sightline/table';
import { typeCalled } from '../rules/attack-dice.ts';
import { EVENT_KINDS } from '../rules/events.ts';
import { FIRST_TOKEN, NONE, NOWHERE } from '../rules/fireteam.ts';
import { hitsOf, neededFor } from './attack-sum.ts';
import { dieWords } from './dice.ts';
import {
  cardName,
  deedName,
  figureName,
  heroName,
  nameOf,
  objectiveName,
  placeName,
  reconName,
  twistName,
} from './names.ts';
import { targetRef } from './picks.ts';
import { cardRef, pieceRef, placeRef } from './refs.ts';
import type { SeenEvent } from './seen-event.ts';
import type { ViewContext } from './view-context.ts';

/** Figures, cards and locations are links. */
type Naming = NamingOf<ViewContext, SeenEvent>;

const figure: Naming = (at, f) =>
  f === NONE ? 'none' : f >= FIRST_TOKEN ? figureName(at, f) : link(targetRef(f), figureName(at, f));
const hero: Naming = (at, h) => (h === NONE ? 'none' : link(pieceRef(h), heroName(at, h)));
const place: Naming = (at, p) => (p === NOWHERE ? 'none' : link(placeRef(p), placeName(at, p)));
const action: Naming = (at, card) => link(cardRef('action', card), cardName(at, card));
const recon: Naming = (at, card) =>
  card === NONE ? 'none' : link(cardRef('recon', card), reconName(at, card));

const NAMINGS: Namings<ViewContext, SeenEvent> = {
  hero,
  first: hero,
  figure,
  monster: figure,
  attacker: figure,
  target: figure,
  specialist: figure,
  boss: figure,
  by: figure,
  for: figure,
  from: place,
  to: place,
  via: place,
  at: place,
  with: figure,
  deed: (at, deed) => deedName(at, deed),
  objective: (at, n) => link(cardRef('objective', n), objectiveName(at, n)),
  'heroChosen.card': (at, card) =>
    link(cardRef('hero', card), nameOf(at, 'card', at.statics.box.content.heroes[card].id)),
  'equipped.upgrades': (at, n) =>
    link(cardRef('upgrade', n), cardName(at, at.statics.box.upgrades[n].cards[0])),
  'equipped.focuses': (at, n) => link(cardRef('focus', n), nameOf(at, 'card', at.statics.box.focuses[n].id)),
  'prevented.focuses': (at, n) => link(cardRef('focus', n), nameOf(at, 'card', at.statics.box.focuses[n].id)),
  'drew.cards': action,
  'discarded.cards': action,
  'recovered.card': action,
  'played.card': action,
  'searchedFor.card': recon,
  'scouted.card': recon,
  'taskProgressed.card': recon,
  'attacked.cards': (_at, n) => n,
  'attacked.type': (at, type) => at.say(`scene.type.${typeCalled(type)}`),
  'rolled.dice': (at, face) => dieWords(at, face),
  'rerolled.face': (at, face) => dieWords(at, face),
  'rerolled.die': (_at, die) => die + 1,
  'twistRevealed.twist': (at, n) => link(cardRef('twist', n), twistName(at, n)),
  'activationRolled.face': (_at, face) => face,
  'tokenPlaced.kind': (at, kind) => nameOf(at, 'token', at.statics.box.tokens[kind].id),
  'tokenGone.kind': (at, kind) => nameOf(at, 'token', at.statics.box.tokens[kind].id),
  'spawnPointChanged.token': (_at, token) => token,
  'triggered.of': (_at, of) => of,
};

/** The line of the log, with marks around its links. */
export const logLine = logLines<ViewContext, SeenEvent>({
  events: EVENT_KINDS,
  namings: NAMINGS,
  list: (at, e, _field, values, naming) =>
    values.length === 0
      ? 'none'
      : at.listed(values.map((value) => String(naming === undefined ? value : naming(at, value, e)))),
  sum: (at, e) =>
    e.kind === 'counted' ? hitsOf(at, e).terms : e.kind === 'struck' ? neededFor(at, e).terms : null,
});
