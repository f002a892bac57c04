import { has, localsIn } from '@sightline/kernel';
import { type Chip, chip, compact, type Panel } from '@sightline/table';
import { CLASS_CARDS, DEMON_CARDS, UAC } from '../content/index.ts';
import { INVADER } from '../rules/doom.ts';
import { demonsOnBoard, isFaceUp, isSlain, seatOf } from '../rules/figures.ts';
import { GRENADES, tokenAtHand } from '../rules/grenades.ts';
import { seatOfCard } from '../rules/initiative-deck.ts';
import * as sequences from '../rules/procedures.ts';
import { fragGoal, lastRound } from '../rules/victory.ts';
import { objectiveText } from './board-preview.ts';
import { demonCardInPlay, invasionInPlay } from './cards.ts';
import { classIcon, ICONS, setIcon } from './icons.ts';
import { cardTitle, figureBadge, marineName, missionName, missionStory, setName } from './names.ts';
import { activeFigure, healthMeter, statusesOf } from './pieces.ts';
import { cardRef, pieceRef, pileRef, SEEN_INVASION } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

/* The marines */

/** Are all initiative cards of this marine revealed? */
function hasActed({ view, statics }: ViewContext, marine: number): boolean {
  const { initiativeCards, revealed } = view.state;
  const his = initiativeCards.filter((card) => seatOfCard({ statics }, card) === seatOf(marine));
  return his.length > 0 && his.every((card) => revealed.items.includes(card));
}

function stateOf(
  at: ViewContext,
  marine: number,
): 'resigned' | 'settingUp' | 'acting' | 'slain' | 'done' | 'waiting' {
  const { view } = at;
  if (has(view.resigned, seatOf(marine))) return 'resigned';
  if (view.state.round === 0) return 'settingUp';
  if (activeFigure(at) === marine) return 'acting';
  if (isSlain(openTable(at), marine)) return 'slain';
  return hasActed(at, marine) ? 'done' : 'waiting';
}

/** What he may still do in his activation. */
function leftChips({ say, view }: ViewContext, marine: number): Chip[] {
  const l = localsIn(view, sequences.marineActivation);
  if (l === null || l.figure !== marine) return [];
  const { points, mains } = l;
  return [
    chip(say('scene.points', { n: points }), { icon: ICONS.points, tone: 'energy' }),
    chip(say('scene.mains', { n: mains }), { icon: ICONS.mainAction, tone: mains > 0 ? 'energy' : 'muted' }),
  ];
}

function classChip(at: ViewContext, marine: number): Chip | null {
  const { say, view } = at;
  const { class: card, exhausted } = view.state.marines[marine];
  if (card < 0) return null;
  const text = say(`class.${CLASS_CARDS[card].id}.text`);
  return chip(cardTitle(at, 'class', card), {
    icon: classIcon(card),
    tone: exhausted ? 'muted' : 'friend',
    hint: exhausted ? `${say('scene.card.exhausted')}. ${text}` : text,
    ref: cardRef('class', card),
  });
}

/** All his weapons in one; what everybody has is not worth a word. */
function weaponsChip(at: ViewContext, marine: number): Chip | null {
  const { say, view } = at;
  const sets = view.state.marines[marine].sets.filter((set) => set !== UAC);
  if (sets.length === 0) return null;
  const isOut = (set: number): boolean => GRENADES.includes(set) && !tokenAtHand(view, marine, set);
  const names = sets.map((set) => setName(at, set));
  const out = sets.flatMap((set, i) => (isOut(set) ? [`${names[i]}: ${say('reason.DM-GRN-07')}`] : []));
  return chip(names.join(', '), {
    icon: setIcon(sets[0]),
    hint: [`${at.listed(names)}.`, ...out].join(' '),
    ...(sets.every(isOut) && { tone: 'muted' }),
    ...(sets.length === 1 && { ref: cardRef('set', sets[0]) }),
  });
}

function handChip(at: ViewContext, marine: number): Chip | null {
  const { say, view } = at;
  const { hand, glory } = view.state.marines[marine];
  const n = hand.items.length;
  const kills = glory.items.length;
  if (n + kills === 0) return null;
  const held = say('scene.inHand', { n });
  return chip(say('scene.cards', { n }), {
    icon: ICONS.hand,
    tone: kills > 0 ? 'gold' : 'muted',
    hint: kills > 0 ? at.listed([held, say('scene.gloryCards', { n: kills })]) : held,
  });
}

function marinePanel(at: ViewContext, marine: number): Panel {
  const state = stateOf(at, marine);
  const lasting = statusesOf(at, marine).map(({ label, ...look }) => chip(label, look));
  return {
    type: 'figure',
    ref: pieceRef(marine),
    name: marineName(at, marine),
    note: at.say(`scene.marine.${state}`),
    icon: ICONS.marine,
    tone: 'friend',
    badge: figureBadge(at, marine),
    health: healthMeter(at, marine),
    // So few that they are read; the squad card lies before him.
    chips: compact([
      ...leftChips(at, marine),
      ...lasting,
      classChip(at, marine),
      weaponsChip(at, marine),
      handChip(at, marine),
    ]),
    active: state === 'acting',
  };
}

/* The mission */

function objectivePanel(at: ViewContext): Panel {
  const { objective } = at.statics.mission.file;
  const rounds = lastRound(at);
  return {
    type: 'note',
    title: at.say(`objective.${objective}.title`),
    tone: 'energy',
    text: [objectiveText({ at, t: openTable(at) })],
    ...(rounds !== undefined && { more: [at.say('objective.roundLimit', { rounds })] }),
    // Before anybody acts there is time to read what it is all about.
    ...(at.view.state.round === 0 && { whole: true }),
    rule: 'DM-OBJ-01',
  };
}

function threatPanel({ say, view, statics }: ViewContext): Panel {
  const { threat } = statics.mission.file;
  return {
    type: 'note',
    title: say(`threat.${threat}.title`),
    tone: 'warn',
    text: [say(`threat.${threat}.text`)],
    ...(threat === 'horde' && { more: [say('token.threat', { n: view.state.threat })] }),
    rule: 'DM-THR-01',
  };
}

function briefing(at: ViewContext): Panel[] {
  const { mission } = at.statics;
  const story = missionStory(at, mission.file.id, 'briefing');
  if (story === '') return [];
  return [{ type: 'note', title: missionName(at, mission.file.id), tone: 'muted', text: [story] }];
}

/* The Invader */

/** More pips than this nobody counts, and they have no room beside their name. */
const MOST_PIPS = 5;

function invaderPanel(at: ViewContext): Panel {
  const { say, view } = at;
  const { argent, invasionArgent, eventHand, eventDiscard, frags } = view.state;
  const power = argent.reduce((sum, n) => sum + n, invasionArgent);
  const row = (name: 'argent' | 'hand' | 'discard' | 'demons', n: number) => ({
    label: say(`scene.invader.${name}`),
    value: String(n),
  });
  return {
    type: 'stats',
    title: say('side.invader'),
    tone: 'foe',
    rows: [
      {
        ...row('argent', power),
        ...(power > 0 && power <= MOST_PIPS && { pips: { now: power, most: power, tone: 'energy' } }),
      },
      row('hand', eventHand.items.length),
      { ...row('discard', eventDiscard.items.length), ref: pileRef('eventDiscard') },
      row('demons', demonsOnBoard(openTable(at)).length),
      { label: say('scene.invader.frags'), value: say('scene.nOf', { now: frags, most: fragGoal(at) }) },
    ],
  };
}

/** DM-SET-15: a demon card lies face up while one of its figures is on the board. */
function demonCards(at: ViewContext): Panel[] {
  const t = openTable(at);
  const cards = DEMON_CARDS.flatMap((_, type) => (isFaceUp(t, type) ? demonCardInPlay(at, type) : []));
  // Whoever sees the whole card has it before him.
  const invasion = invasionInPlay(at);
  const seen = invasion?.ref === SEEN_INVASION ? [invasion] : [];
  if (cards.length + seen.length === 0) return [];
  return [{ type: 'cards', title: at.say('scene.demonCards'), cards: [...cards, ...seen] }];
}

/** The column of squad, objective and what else lies open: what is one's own comes first. */
export function panels(at: ViewContext): Panel[] {
  const marines = at.statics.marines.map((marine) => marinePanel(at, marine));
  const demons = demonCards(at);
  const objective = objectivePanel(at);
  const known = [threatPanel(at), ...briefing(at)];
  if (at.view.seat !== INVADER) return [...marines, objective, invaderPanel(at), ...demons, ...known];
  // Nobody activates demons yet: what it is all about comes before them.
  const own = at.view.state.round === 0 ? [objective, ...demons] : [...demons, objective];
  return [invaderPanel(at), ...own, ...marines, ...known];
}
