import {
  type Card,
  compact,
  type Inspection,
  inspectedCard,
  kindOfRef,
  nameOfRef,
  numberOfRef,
  type Ref,
} from '@sightline/table';
import { TYPES } from '../content/dice.ts';
import { hasTerrain, isActive, isMonster, kindOf } from '../rules/board.ts';
import { FIRST_MONSTER, FIRST_TOKEN, HENRY, NONE, NOWHERE, PATTY } from '../rules/fireteam.ts';
import {
  handLimitOf,
  healthOf,
  monsterReach,
  monsterSpeed,
  resistanceOf,
  speedOf,
} from '../rules/modifiers.ts';
import { against } from '../rules/monster-attack.ts';
import { isSecured } from '../rules/spawning.ts';
import { CLASSES } from '../rules/statics.ts';
import { foresee } from './ahead.ts';
import {
  actionCard,
  focusCard,
  heroCard,
  monsterCard,
  objectiveCard,
  reconCard,
  twistCard,
  upgradeCard,
} from './cards.ts';
import { actWords, ruleWords } from './deed-words.ts';
import { pileAt } from './hand.ts';
import { ICONS, monsterIcon, ROLE_ICONS, tokenIcon } from './icons.ts';
import { arrivals, arrivalWords, exitWords } from './mission-rules.ts';
import { cardName, figureName, heroName, nameOf, placeName, roleOf, sectorName, textOf } from './names.ts';
import { foreseenWords, sparedWords } from './panels.ts';
import { openTable, type ViewContext } from './view-context.ts';

type Line = Inspection['lines'][number];

/** What a thing is, for whoever points at it. */
export function inspect(at: ViewContext, ref: Ref): Inspection | null {
  const [what, ...rest] = nameOfRef(ref).split('.');
  const n = Number(rest[0]);
  switch (kindOfRef(ref)) {
    case 'cell':
      return place(at, numberOfRef(ref));
    case 'piece':
      return figure(at, numberOfRef(ref));
    case 'card':
      return card(at, what, n);
    case 'thing':
      return thing(at, ref, what, n);
    case 'door':
    case 'border':
      return null;
  }
}

/* Places */

const TERRAIN_RULES = {
  difficult: 'FZ-TER-02',
  elevated: 'FZ-TATK-04',
  covered: 'FZ-TATK-02',
  impassable: 'FZ-TER-07',
} as const;

function place(at: ViewContext, location: number): Inspection | null {
  const { say, statics, view } = at;
  if (location < 0 || location >= statics.locations) return null;
  const kinds = (Object.keys(TERRAIN_RULES) as (keyof typeof TERRAIN_RULES)[]).filter((kind) =>
    hasTerrain(openTable(at), location, kind),
  );
  const here = view.state.at.flatMap((p, f) => (p === location ? [figureName(at, f)] : []));
  return {
    title: placeName(at, location),
    kicker: compact([
      sectorName(at, location),
      kinds.length === 0 ? say('inspect.open') : at.listed(kinds.map((k) => say(`scene.terrain.${k}`))),
    ]).join(' · '),
    icon: 'treasure-map',
    tone: 'plain',
    lines: compact<Line>([
      ...kinds.map((kind) => ({ text: say(`inspect.terrain.${kind}`) })),
      here.length > 0 && { title: say('inspect.here'), text: at.listed(here) },
      location === statics.exit && { text: exitWords(at) },
    ]),
    rules: kinds.map((kind) => TERRAIN_RULES[kind]),
  };
}

/* Figures */

function figure(at: ViewContext, f: number): Inspection | null {
  if (f === PATTY || f === HENRY) return specialist(at, f);
  if (f < PATTY) return f < at.statics.heroes ? hero(at, f) : null;
  return isMonster(f) && f < at.view.state.at.length ? monster(at, f) : null;
}

function specialist(at: ViewContext, f: number): Inspection {
  const who = f === PATTY ? 'patty' : 'henry';
  return {
    title: figureName(at, f),
    kicker: at.say('inspect.specialist'),
    icon: ICONS[who],
    tone: 'good',
    lines: [{ text: at.say(`scene.${who}.hint`) }, { text: at.say('inspect.guard') }],
    rules: [f === PATTY ? 'FZ-PAT-01' : 'FZ-HEN-01', 'FZ-ESC-02', 'FZ-UNP-01'],
  };
}

function hero(at: ViewContext, h: number): Inspection {
  const { say, view, statics } = at;
  const t = openTable(at);
  const role = roleOf(at, h);
  const { card, hand, focuses, discard, deck } = view.state.heroes[h];
  const look = { title: heroName(at, h), tone: 'friend' } as const;
  if (role === null)
    return { ...look, kicker: say('scene.hero.unchosen'), icon: ICONS.hero, lines: [], rules: ['FZ-SET-03'] };
  const held = hand.items.flatMap((c) => (c === null ? [] : [cardName(at, c)]));
  const lines = compact<Line>([
    { text: heroCard(at, card).text },
    ...focuses.map((focus) => focusCard(at, focus)).map(({ title, text }) => ({ title, text })),
    held.length > 0 && { title: say('scene.hand'), text: at.listed(held) },
  ]);
  return {
    ...look,
    kicker: isActive(t, h) ? say(`scene.role.${role}`) : say('scene.hero.down'),
    icon: ROLE_ICONS[role],
    stats: [
      { label: say('card.speed'), value: String(speedOf(t, h)) },
      {
        label: say('card.hand'),
        value: say('inspect.of', { now: hand.items.length, most: handLimitOf(t, h) }),
      },
      { label: say('scene.pile.deck'), value: String(deck.items.length) },
      { label: say('scene.pile.discard'), value: String(discard.items.length) },
    ],
    lines: lines.filter(({ text }) => text !== ''),
    rules: compact([!isActive(t, h) && 'FZ-KD-05', statics.closedHands && 'FZ-HID-01', 'FZ-MATK-06']),
  };
}

function monster(at: ViewContext, m: number): Inspection {
  const { say, view } = at;
  const t = openTable(at);
  const kind = kindOf(t, m);
  const { attack } = kind;
  const { stunned } = view.state.monsters[m - FIRST_MONSTER];
  const isGone = view.state.at[m] === NOWHERE;
  const f = isGone || stunned ? null : foresee(at, m);
  const spared = f === null ? null : sparedWords(at, f);
  return {
    title: figureName(at, m),
    kicker: say(`scene.class.${kind.class}`),
    icon: monsterIcon(kind),
    tone: 'foe',
    stats: [
      { label: say('card.health'), value: String(healthOf(t, m)) },
      {
        label: say('card.resists'),
        value: TYPES.map((type) => resistanceOf(t, m, type)).join('/'),
      },
      { label: say('card.speed'), value: String(monsterSpeed(t, m)) },
      {
        label: say('card.strikes'),
        value: say('card.strike', {
          n: attack.strength + against(t, m, NONE).dice,
          type: say(`scene.type.${attack.type}`),
          range: monsterReach(t, m),
        }),
      },
    ],
    lines: compact<Line>([
      // The log still speaks of it.
      isGone && { text: say('inspect.gone') },
      f !== null && { title: say('inspect.next'), text: foreseenWords(at, f) },
      spared !== null && { text: spared },
      stunned && !isGone && { text: say('scene.stunned') },
      ...(monsterCard(at, view.state.monsters[m - FIRST_MONSTER].kind).abilities ?? []),
    ]),
    rules: ['FZ-MMOV-02', 'FZ-MATK-02', 'FZ-ATK-09'],
  };
}

/* Cards */

type Made = readonly [
  all: (at: ViewContext) => readonly unknown[],
  card: (at: ViewContext, n: number) => Card,
];
const CARDS: Readonly<Record<string, Made>> = {
  action: [({ statics }) => statics.box.cards, actionCard],
  hero: [({ statics }) => statics.box.content.heroes, heroCard],
  upgrade: [({ statics }) => statics.box.upgrades, upgradeCard],
  focus: [({ statics }) => statics.box.focuses, focusCard],
  monster: [({ statics }) => statics.kinds, monsterCard],
  twist: [({ statics }) => statics.box.content.twists, twistCard],
  recon: [({ statics }) => statics.box.recon, reconCard],
  objective: [({ statics }) => statics.objectives, objectiveCard],
};

function card(at: ViewContext, kind: string, n: number): Inspection | null {
  const [all, made] = Object.hasOwn(CARDS, kind) ? CARDS[kind] : [];
  return made === undefined || all?.(at)[n] === undefined ? null : inspectedCard(made(at, n));
}

/* Things */

function thing(at: ViewContext, ref: Ref, what: string, n: number): Inspection | null {
  const { say, view, statics } = at;
  switch (what) {
    case 'point': {
      const token = view.state.spawnTokens[n];
      if (token === undefined || token.at === NOWHERE) return null;
      const secured = isSecured(openTable(at), token.at);
      return {
        title: say('inspect.point', { n: n + 1 }),
        kicker: say(token.up ? 'inspect.point.up' : 'inspect.point.down'),
        icon: ICONS.point,
        tone: token.up ? 'foe' : 'good',
        lines: [
          { text: say(token.up ? 'inspect.point.search' : 'inspect.point.still') },
          ...(secured ? [{ text: say('inspect.point.secured') }] : []),
        ],
        rules: ['FZ-SEA-01', 'FZ-SPN-02', 'FZ-SEC-01'],
      };
    }
    case 'token':
      return token(at, n);
    case 'exit':
      return {
        title: say('scene.exit'),
        kicker: placeName(at, Math.max(0, statics.exit)),
        icon: ICONS.exit,
        tone: 'danger',
        lines: [{ text: exitWords(at) }],
        rules: ['FZ-WIN-02'],
      };
    case 'boss': {
      const boss = CLASSES.indexOf('boss');
      const coming = arrivals(at).filter((arrival) => arrival.boss);
      return {
        title: nameOf(at, 'monster', statics.kinds[boss].id),
        kicker: say('scene.class.boss'),
        icon: ICONS.boss,
        tone: 'foe',
        lines: [
          { text: say('inspect.boss') },
          ...coming.map((arrival) => ({ text: arrivalWords(at, arrival) })),
        ],
        card: monsterCard(at, boss),
        rules: ['FZ-BOSS-11'],
      };
    }
    case 'pile': {
      const pile = pileAt(at, ref);
      if (pile === null) return null;
      const kicker = say('inspect.cards', { n: pile.count });
      return { title: pile.label, kicker, icon: ICONS.hand, tone: 'plain', lines: [], rules: [] };
    }
    default:
      return null;
  }
}

function token(at: ViewContext, n: number): Inspection | null {
  const { say, view, statics } = at;
  const lying = view.state.tokens[n];
  if (lying === undefined) return null;
  const { id, attackable, acts = [], ...rule } = statics.box.tokens[lying.kind];
  const written = textOf(at, 'token', id);
  const made = [ruleWords(at, rule), ...acts.map((act) => actWords(at, act))].filter(Boolean);
  return {
    title: figureName(at, FIRST_TOKEN + n),
    kicker: placeName(at, lying.at),
    icon: tokenIcon(id),
    tone: 'gold',
    ...(attackable !== undefined && {
      stats: [
        { label: say('card.health'), value: String(attackable.health) },
        { label: say('card.resists'), value: TYPES.map((type) => attackable.resistance[type]).join('/') },
      ],
    }),
    lines: (written === '' ? made : [written]).map((text) => ({ text })),
    rules: attackable === undefined ? ['FZ-INT-02'] : ['FZ-SATK-01'],
  };
}
