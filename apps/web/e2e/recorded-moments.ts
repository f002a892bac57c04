import { messagesOf, tableOf } from '@sightline/games/play';
import { load, type MatchFile, walk } from '@sightline/kernel';
import type { GridDrawing, Piece, Question, Scene } from '@sightline/table';
import { viewContext } from '../src/host/telling.ts';
import { wordsOf } from '../src/host/words.ts';
import { corpus, corpusNames } from './matches.ts';

/** What one seat alone is asked at a moment of a recorded match of DOOM, as the table tells it in English. */
interface Asked {
  readonly question: Pick<Question, 'who' | 'options' | 'walks' | 'composed'>;
  readonly scene: Scene;
  readonly drawing: GridDrawing;
}

export interface FoundMoment {
  readonly match: string;
  readonly moment: number;
  /** who plays on from there: me, and bots */
  readonly players: readonly string[];
}

/**
 * The first moment at which there is something to be found. Recordings change with the rules, so it is looked for: in
 * the likely match first, then in all others. `verbs`: what the seat may do there, for a quick look.
 */
export async function findMoment<T>(
  {
    what,
    likely,
    verbs,
  }: { readonly what: string; readonly likely: string; readonly verbs: readonly string[] },
  find: (asked: Asked) => T | null,
): Promise<FoundMoment & T> {
  const table = await tableOf('doom');
  const words = wordsOf('en', await messagesOf('doom', 'en'), true);
  for (const name of corpusNames.toSorted((a, b) => Number(b === likely) - Number(a === likely))) {
    const file = JSON.parse(corpus(name)) as MatchFile;
    for (const { n, position } of walk(load(table.game, file), 0)) {
      const [seat, ...others] = position.awaiting();
      if (seat === undefined || others.length > 0) continue;
      const at = viewContext(position, seat, words);
      const { decision } = at.view;
      if (
        decision === null ||
        !verbs.every((verb) => decision.choices.some((choice) => choice.verb === verb))
      )
        continue;
      const drawing = table.drawing(at);
      if (drawing.kind !== 'grid') continue;
      const found = find({ question: table.question(at, decision), scene: table.scene(at), drawing });
      if (found === null) continue;
      const players = Array.from({ length: file.seats }, (_, i) => (i === seat ? 'me' : 'bot:easy'));
      return { match: name, moment: n, players, ...found };
    }
  }
  throw new Error(`no match of the corpus has ${what}`);
}

export const onGrid = ({ pieces }: Scene): readonly Piece[] =>
  pieces.filter((piece): piece is Piece => 'x' in piece);
