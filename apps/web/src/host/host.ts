import { type Answer, type AnyGame, Match, seedFrom } from '@sightline/kernel';
import type { Language } from '@sightline/manifest';
import type { Inspection, NewMatchForm, Preview, Question, Ref } from '@sightline/table';
import type { OnlineMatch, Talk } from '@sightline/wire';
import {
  type Fault,
  type HostApi,
  isFault,
  type ListedMatch,
  type Lists,
  type MatchSummary,
  type NewMatch,
  type OnlineRoom,
  type OpenedMatch,
  type OpenedReplay,
  type OperationOptions,
  type PastMoment,
  type Player,
  type TableFrame,
  type Viewpoint,
  type WhyNot,
} from './api.ts';
import type { Environment } from './environment.ts';
import { fault, faultOf } from './fault.ts';
import type { TakenIn } from './files.ts';
import { guided, lessonOf } from './lessons.ts';
import { Library } from './library.ts';
import type { OnlineSession } from './online/session.ts';
import type { Operations } from './operations.ts';
import type { Replay } from './replay.ts';
import type { Seated } from './seated.ts';
import { Session } from './session.ts';
import { arePlayers, type SavedHeader } from './stored.ts';

const NOT_ASKED: WhyNot = { text: '', rule: null, code: 'not-asked' };

/* What only some need is fetched by whoever needs it first: nobody else waits for it. */
const loadOnline = () => import('./online/session.ts');
const loadClockwork = () => import('./clockwork.ts');
const loadListed = () => import('./listed.ts');
const loadOperations = () => import('./operations.ts');
const loadPupil = () => import('./pupil.ts');
const loadReplay = () => import('./replay.ts');
const loadFiles = () => import('./files.ts');
const loadLinks = () => import('./link.ts');

/** Holds the matches for a page: one that is played, one that is looked back at, and all that are kept. */
export class Host implements HostApi {
  private readonly env: Environment;
  private readonly library: Library;
  /** where the person at the screen sits now: at a match held here … */
  private session: Session<AnyGame> | null = null;
  /** … or at one that a server holds */
  private online: OnlineSession<AnyGame> | null = null;
  private replay: Replay<AnyGame> | null = null;
  /** counts what was asked to be opened: only the last of it is wanted */
  private sitting = 0;
  private viewContext = 0;
  private autoPass = false;
  /** nobody looks at the page */
  private isAway = false;
  /** nobody sees the page, since a moment ago */
  private isHidden = false;

  constructor(env: Environment) {
    this.env = env;
    this.library = new Library(env);
  }

  async speak(language: Language): Promise<void> {
    const { library, seated, replay } = this;
    library.language = language;
    for (const open of [seated, replay]) {
      if (open === null) continue;
      const words = await library.words(open.game, open.taught);
      if (library.language === language) await open.speak(words);
    }
  }

  private async operations(): Promise<Operations> {
    const { Operations } = await loadOperations();
    return new Operations(this.library);
  }

  async lists(): Promise<Lists> {
    const { storage } = this.env;
    // Whoever has begun none need not fetch what they are.
    const begun = await storage.operations();
    const operations = begun.length === 0 ? [] : await (await this.operations()).list();
    const headers = await storage.headers();
    const matches = await Promise.all(headers.map(({ id, header }) => this.saved(id, header)));
    matches.sort((a, b) => b.touched - a.touched);
    return { matches, operations, storage: storage.state };
  }

  async form(game: string): Promise<NewMatchForm> {
    const words = await this.library.words(game);
    const shelf = await this.library.shelf(game);
    if (shelf === null) throw new Error(`there is no game "${game}"`);
    return shelf.table.newMatch(words);
  }

  async create(wanted: NewMatch): Promise<string | Fault> {
    const { env } = this;
    const { game, mission, switches, choices = {}, operation = null, lesson = null } = wanted;
    const shelf = await this.library.shelf(game);
    if (shelf === null) return fault('other-game', game);
    const taught = await lessonOf(shelf, lesson);
    if (lesson !== null && taught === null) return fault('failed', `there is no lesson "${lesson}"`);
    const { players, presets, deal } = taught === null ? wanted : guided(taught);
    if (!arePlayers(players, players.length)) return fault('failed', 'these are no players');
    try {
      const setup = taught === null ? shelf.table.setup({ mission, switches, choices }) : taught.setup;
      const seed = deal === undefined ? env.seed() : seedFrom(deal);
      const match = Match.start(shelf.table.game, { setup, seats: players.length, seed, at: env.now() });
      const botSeed = deal === undefined ? env.seed() : seedFrom(`lots ${deal}`);
      return await this.library.add(match, { players, presets, botSeed, operation, lesson, mine: true });
    } catch (error) {
      return faultOf(error);
    }
  }

  async startOperation(
    game: string,
    id: string,
    players: readonly Player[],
    options?: OperationOptions,
  ): Promise<string> {
    return (await this.operations()).start(game, id, players, options);
  }

  async playOperation(id: string): Promise<string | Fault> {
    return (await this.operations()).play(id);
  }

  async remove(id: string): Promise<void> {
    if (this.session?.id === id) await this.leave();
    await (await this.operations()).forget(id);
    await this.env.storage.remove(id);
  }

  async open(
    id: string,
    viewpoint: Viewpoint,
    watch: (frame: TableFrame) => void,
  ): Promise<OpenedMatch | Fault> {
    await this.leave();
    const sitting = this.sitting;
    const found = await this.library.find(id);
    if (isFault(found)) return found;
    const operation = await this.env.storage.operation(found.header.operation ?? '');
    const { table } = found.shelf;
    const clocked = table.unasked ?? table.game.timing ?? found.chronicle.match.clock.left;
    const clockwork = clocked == null ? null : await loadClockwork();
    const { lesson } = found;
    const school = lesson === null ? null : await loadPupil();
    const session = new Session<AnyGame>({
      ...found,
      pupil: lesson === null || school === null ? null : (of) => new school.Pupil({ ...of, lesson }),
      clockwork: clockwork === null ? null : (of) => new clockwork.Clockwork(of),
      env: this.env,
      viewpoint,
      passing: this.autoPass,
      hidden: this.isHidden,
      watch,
      reload: async () => {
        const again = await this.library.find(id);
        return isFault(again) ? null : again;
      },
    });
    const opened = session.opened();
    if (sitting === this.sitting) {
      this.session = session;
      session.play();
    }
    return { ...opened, operation: operation?.id ?? null };
  }

  async listed(matches: readonly OnlineMatch[]): Promise<readonly ListedMatch[]> {
    const found: ListedMatch[] = [];
    for (const match of matches) {
      const shelf = await this.library.shelf(match.game);
      if (shelf === null) continue;
      const { listedMatch } = await loadListed();
      found.push(listedMatch<AnyGame>(shelf.table, await this.library.words(match.game), match));
    }
    return found;
  }

  async openOnline(
    match: OnlineMatch,
    watch: (frame: TableFrame) => void,
    room: (room: OnlineRoom) => void,
  ): Promise<OpenedMatch | Fault> {
    await this.leave();
    const sitting = this.sitting;
    const { OnlineSession } = await loadOnline();
    const shelf = await this.library.shelf(match.game);
    if (shelf === null) return fault('other-game', match.game);
    const { isForeign } = await loadListed();
    if (isForeign(shelf.table, match)) return fault('failed', 'other-version');
    const words = await this.library.words(match.game);
    const { line } = this.env;
    if (sitting !== this.sitting) return fault('no-such-match');
    const online = new OnlineSession<AnyGame>({
      line,
      shelf,
      match,
      words,
      passing: this.autoPass,
      away: this.isAway,
      watch,
      room,
    });
    this.online = online;
    const opened = await online.open();
    if (this.online === online) online.play();
    return opened;
  }

  async talk(to: Talk['to'], text: string): Promise<WhyNot | null> {
    return this.online === null ? NOT_ASKED : this.online.talk(to, text);
  }

  async shown(n: number): Promise<void> {
    this.seated?.shown(n);
  }

  async reconnect(): Promise<void> {
    this.online?.reconnect();
  }

  async away(away: boolean): Promise<void> {
    this.isAway = away;
    this.online?.away(away);
  }

  async hidden(hidden: boolean): Promise<void> {
    this.isHidden = hidden;
    this.session?.hidden(hidden);
  }

  async pause(paused: boolean): Promise<WhyNot | null> {
    return this.seated === null ? NOT_ASKED : this.seated.pause(paused);
  }

  async leave(): Promise<void> {
    this.sitting++;
    const { seated } = this;
    this.session = null;
    this.online = null;
    await seated?.close();
  }

  private get seated(): Seated | null {
    return this.session ?? this.online;
  }

  async look(viewpoint: Viewpoint): Promise<void> {
    await this.seated?.look(viewpoint);
  }

  async answer(decision: number, answers: readonly Answer[], as?: number): Promise<WhyNot | null> {
    return this.seated === null ? NOT_ASKED : this.seated.answer(decision, answers, as);
  }

  async undo(): Promise<WhyNot | null> {
    return this.seated === null ? NOT_ASKED : this.seated.undo();
  }

  async ahead(answer: Answer): Promise<Question | null> {
    return this.seated?.ahead(answer) ?? null;
  }

  async preview(answers: readonly Answer[], after?: Answer): Promise<Preview | null> {
    return this.seated?.preview(answers, after) ?? null;
  }

  async inspect(ref: Ref): Promise<Inspection | null> {
    return this.seated?.inspect(ref) ?? null;
  }

  async whyNot(ref: Ref, after?: Answer): Promise<WhyNot | null> {
    return this.seated?.whyNot(ref, after) ?? null;
  }

  async resign(seat: number): Promise<WhyNot | null> {
    return this.seated === null ? NOT_ASKED : this.seated.resign(seat);
  }

  async seat(seat: number, player: Player): Promise<void> {
    await this.session?.seat(seat, player);
  }

  async passing(auto: boolean): Promise<void> {
    this.autoPass = auto;
    this.seated?.passing(auto);
  }

  async readOn(): Promise<void> {
    await this.session?.readOn();
  }

  async openReplay(id: string): Promise<OpenedReplay | Fault> {
    this.viewContext++;
    const { viewContext } = this;
    const found = await this.library.find(id);
    if (isFault(found)) return found;
    const { shelf, header, chronicle, words } = found;
    const { Replay } = await loadReplay();
    const replay = new Replay<AnyGame>(shelf, header, chronicle, words);
    if (viewContext === this.viewContext) this.replay = replay;
    return replay.opened();
  }

  async moment(n: number, viewpoint: Viewpoint): Promise<PastMoment | Fault> {
    return this.replay === null ? fault('no-such-match') : this.replay.moment(n, viewpoint);
  }

  async inspectMoment(ref: Ref): Promise<Inspection | null> {
    return this.replay?.inspect(ref) ?? null;
  }

  async fork(n: number, players: readonly Player[]): Promise<string | Fault> {
    if (this.replay === null) return fault('no-such-match');
    const forked = this.replay.fork(this.env, n, players);
    return isFault(forked) ? forked : this.library.keep(forked);
  }

  async file(id: string): Promise<{ readonly name: string; readonly text: string } | Fault> {
    const stored = await this.library.stored(id);
    if (isFault(stored)) return stored;
    const { header } = stored;
    const { game } = header.match;
    const shelf = await this.library.shelf(game);
    if (shelf === null) return fault('other-game', game);
    const { fileName, fileText } = await loadFiles();
    const name = fileName(shelf.table, await this.library.words(game), header);
    return { name, text: fileText(stored) };
  }

  async take(text: string): Promise<string | Fault> {
    const { readText } = await loadFiles();
    return this.takenIn(await readText(this.env, text));
  }

  async link(id: string): Promise<string | Fault> {
    const found = await this.library.find(id);
    if (isFault(found)) return found;
    const { linkTo } = await loadLinks();
    return linkTo(found.chronicle.match, found.header.players);
  }

  async takeLink(data: string): Promise<string | Fault> {
    const { readLink } = await loadLinks();
    return this.takenIn(await readLink(this.env, data));
  }

  /** The same match taken in twice is one match, unless it was played on meanwhile. */
  private async takenIn(taken: TakenIn | Fault): Promise<string | Fault> {
    if (isFault(taken)) return taken;
    const { match, players } = taken;
    const commitments = match.chapters.map(({ commitment }) => commitment);
    const name = JSON.stringify([match.game.name, commitments, match.length, match.hash()]);
    const id = seedFrom(name).slice(0, 12);
    const known = await this.env.storage.header(id);
    if (known?.inputs === match.length) return id;
    return this.library.add(match, { players, mine: false, ...(known === null ? { id } : {}) });
  }

  private async saved(id: string, header: SavedHeader | null): Promise<MatchSummary> {
    const { ofNoGame, savedMatch, unreadable } = await loadListed();
    if (header === null) return unreadable(id);
    const { game } = header.match;
    const shelf = await this.library.shelf(game);
    if (shelf === null) return ofNoGame(header);
    try {
      return savedMatch<AnyGame>(shelf.table, await this.library.words(game), header);
    } catch (error) {
      console.error(error);
      return unreadable(id);
    }
  }
}
