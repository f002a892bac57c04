import { SetupError } from '@sightline/kernel';
import type {
  Ability,
  BySize,
  Content,
  Difficulty,
  FamilyId,
  Figures,
  Mission,
  MonsterCard,
  MonsterClass,
  ObjectiveCard,
  Pooled,
  When,
} from '../content/card-types.ts';
import { SETTINGS, type Setting } from '../content/difficulty.ts';
import { TRAINING } from '../content/index.ts';
import { contentOf, REGISTER, trainingOf } from '../content/register.ts';
import { boxOf, type NumberedContent } from './box.ts';
import { BOSS, MOST_HEROES, RESERVE, SPAWN } from './fireteam.ts';
import { boardOf, type MissionBoard } from './mission-board.ts';

export { COVERED, DIFFICULT, ELEVATED, FAR, IMPASSABLE, TERRAIN } from './mission-board.ts';

/** What a host says to set up a match. */
export interface FireteamSetup {
  /** the id of a mission that ships */
  readonly mission: string;
  /** standard unless given */
  readonly difficulty?: Difficulty;
  /** FZ-SOLO-01: a single player's heroes, two unless given */
  readonly heroes?: number;
  /** FZ-HID-01: others see only how many cards a hand has */
  readonly closedHands?: boolean;
  /** another family of monsters in this mission */
  readonly family?: FamilyId;
  /** of the content: the newest unless given */
  readonly edition?: number;
}

/** Where a trigger stands: it works only while that is in force. */
export type TriggerSource =
  | { readonly is: 'mission' }
  | { readonly is: 'objective'; readonly of: number }
  | { readonly is: 'task'; readonly of: number }
  | { readonly is: 'token'; readonly of: number }
  | { readonly is: 'twist'; readonly of: number }
  | { readonly is: 'monster'; readonly of: number };

export interface Trigger {
  readonly source: TriggerSource;
  readonly ability: Ability;
  readonly deed: number;
}

/** What never changes in a match. */
export interface Statics extends MissionBoard {
  readonly box: NumberedContent;
  readonly mission: Mission;
  readonly setting: Setting;
  readonly closedHands: boolean;
  /** how many heroes are in play; with one seat it plays them all */
  readonly heroes: number;
  readonly solo: boolean;
  /** minion, elite and boss card of the family */
  readonly kinds: readonly MonsterCard[];
  /** the monsters of both pools and the boss, in the order of their figures */
  readonly monsters: readonly { readonly kind: number; readonly home: number }[];
  readonly objectives: readonly ObjectiveCard[];
  readonly needs: readonly number[];
  readonly events: readonly number[];
  readonly discoveries: readonly number[];
  readonly twists: readonly number[];
  readonly triggers: ReadonlyMap<When, readonly Trigger[]>;
}

export const CLASSES: readonly MonsterClass[] = ['minion', 'elite', 'boss'];

/** Guided matches have a box of their own: nothing in the other is numbered anew for them. */
interface Boxes {
  readonly shipped: NumberedContent;
  readonly training: NumberedContent;
}
const boxes = new Map<number, Boxes>();

function boxesOf(edition: number): Boxes {
  const known = boxes.get(edition);
  if (known !== undefined) return known;
  const content = contentOf(edition);
  const made = { shipped: boxOf(content), training: boxOf({ ...content, missions: trainingOf(edition) }) };
  boxes.set(edition, made);
  return made;
}

const isTraining = (mission: unknown): boolean => TRAINING.some((file) => file.mission.id === mission);

/** The box of a match that begins now. */
export const BOX = boxesOf(REGISTER.edition).shipped;

export function statics(setup: unknown, seats: number, edition = REGISTER.edition): Statics {
  if (typeof setup !== 'object' || setup === null || !('mission' in setup))
    throw new SetupError('a match needs a mission: { "mission": "riverCrossing" }');
  const { mission, difficulty, heroes, closedHands, family, ...unknown } = setup as FireteamSetup;
  const [stray] = Object.keys(unknown);
  if (stray !== undefined) throw new SetupError(`the set-up of a match has no "${stray}"`);
  if (heroes !== undefined && seats > 1)
    throw new SetupError('only a single player says how many heroes there are (FZ-SOLO-03)');
  const { shipped, training } = boxesOf(edition);
  const box = isTraining(mission) ? training : shipped;
  return staticsFor(box, { mission, ...defined({ difficulty, heroes, closedHands, family }) }, seats);
}

const defined = <T extends object>(some: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(some).filter(([, v]) => v !== undefined)) as never;

/** For tests that bring content of their own. */
export const staticsOfContent = (content: Content, setup: FireteamSetup, seats: number): Statics =>
  staticsFor(boxOf(content), setup, seats);

function staticsFor(box: NumberedContent, setup: FireteamSetup, seats: number): Statics {
  const { content } = box;
  const { difficulty = 'standard', closedHands = false } = setup;
  const mission = content.missions.find((file) => file.mission.id === setup.mission)?.mission;
  if (mission === undefined) {
    const ids = content.missions.map((file) => file.mission.id).join(', ');
    throw new SetupError(`there is no mission "${String(setup.mission)}"; there are ${ids}`);
  }
  if (!Object.hasOwn(SETTINGS, difficulty)) throw new SetupError(`no difficulty "${String(difficulty)}"`);
  if (typeof closedHands !== 'boolean') throw new SetupError('"closedHands" is true or false');
  const solo = seats === 1;
  const heroes = solo ? (setup.heroes ?? 2) : seats;
  if (!Number.isInteger(heroes) || heroes < 2 || heroes > MOST_HEROES)
    throw new SetupError(`there are 2 to ${MOST_HEROES} heroes, not ${String(heroes)}`);
  const family = setup.family ?? mission.family;
  const kinds = CLASSES.map((of) => content.monsters.find((m) => m.family === family && m.class === of));
  if (kinds.some((kind) => kind === undefined)) throw new SetupError(`no monsters "${String(family)}"`);
  const power = at(difficulty, mission.power)?.[heroes - 2] ?? SETTINGS[difficulty].power;
  const reckon = (n: Figures): number =>
    typeof n === 'number' ? n : 'perHero' in n ? n.perHero * heroes : n[heroes - 2];
  const objectives = mission.objectives.map((id) => found(box.objectives, id, 'objective'));
  const discoveries = mission.discoveries.map((id) =>
    numbered(
      box.recon.findIndex((r) => r.is === 'discovery' && r.card.id === id),
      id,
    ),
  );
  return {
    box,
    mission,
    setting: { ...SETTINGS[difficulty], power },
    closedHands,
    heroes,
    solo,
    ...boardOf(content, mission),
    kinds: kinds as MonsterCard[],
    monsters: monstersOf(mission, (pooled) => reckon(at(difficulty, pooled) ?? pooled.figures)),
    objectives,
    needs: objectives.map(({ needs }) => reckon(needs)),
    events: box.recon.flatMap((r, i) => (r.is === 'event' ? [i] : [])),
    discoveries,
    twists: mission.twists.map((id) =>
      numbered(
        content.twists.findIndex((t) => t.id === id),
        id,
      ),
    ),
    triggers: triggersOf(box, mission, objectives, kinds as MonsterCard[], discoveries),
  };
}

function found<T extends { readonly id: string }>(among: readonly T[], id: string, what: string): T {
  const thing = among.find((t) => t.id === id);
  if (thing === undefined) throw new SetupError(`there is no ${what} "${id}"`);
  return thing;
}

function numbered(index: number, id: string): number {
  if (index < 0) throw new SetupError(`there is no card "${id}"`);
  return index;
}

/** What a briefing says for easy and for hard, if it says anything. */
const at = (difficulty: Difficulty, said: Mission['power']): BySize | undefined =>
  difficulty === 'standard' ? undefined : said?.[difficulty];

/** FZ-SET-26, 27, FZ-BOSS-09 */
function monstersOf(
  { pool, reserve = [], boss }: Mission,
  figuresOf: (pooled: Pooled) => number,
): { kind: number; home: number }[] {
  const out: { kind: number; home: number }[] = [];
  const add = (kind: number, home: number, figures: number) => {
    for (let i = 0; i < figures; i++) out.push({ kind, home });
  };
  for (const pooled of pool) add(CLASSES.indexOf(pooled.class), SPAWN, figuresOf(pooled));
  for (const pooled of reserve) add(CLASSES.indexOf(pooled.class), RESERVE, figuresOf(pooled));
  if (boss) add(2, BOSS, 1);
  return out;
}

/** FZ-WORD-16: in the order in which they are carried out at one moment. */
function triggersOf(
  box: NumberedContent,
  mission: Mission,
  objectives: readonly ObjectiveCard[],
  kinds: readonly MonsterCard[],
  discoveries: readonly number[],
): ReadonlyMap<When, readonly Trigger[]> {
  const out = new Map<When, Trigger[]>();
  const add = (source: TriggerSource, triggers: readonly Ability[] | undefined) => {
    for (const ability of triggers ?? []) {
      const trigger = { source, ability, deed: box.numberOf(ability) };
      const list = out.get(ability.when);
      if (list === undefined) out.set(ability.when, [trigger]);
      else list.push(trigger);
    }
  };
  for (const rule of mission.rules ?? []) add({ is: 'mission' }, rule.triggers);
  objectives.forEach((card, of) => {
    add({ is: 'objective', of }, card.triggers);
  });
  for (const of of discoveries) {
    const recon = box.recon[of];
    if (recon.is === 'discovery') add({ is: 'task', of }, recon.card.task?.triggers);
  }
  box.tokens.forEach((token, of) => {
    add({ is: 'token', of }, token.triggers);
  });
  box.content.twists.forEach((twist, of) => {
    add({ is: 'twist', of }, twist.triggers);
  });
  kinds.forEach((kind, of) => {
    add({ is: 'monster', of }, kind.attribute.triggers);
  });
  return out;
}
