import type { GameTypes } from '@sightline/kernel';
import type { Lesson } from '@sightline/table';
import type { NewMatch, Player } from './api.ts';
import type { HostGame } from './shelf.ts';

/** Null: there is no such lesson, or none is meant. */
export async function lessonOf<T extends GameTypes>(
  shelf: HostGame<T>,
  id: string | null,
): Promise<Lesson<T> | null> {
  if (id === null) return null;
  return (await shelf.lessons()).find((lesson) => lesson.id === id) ?? null;
}

/** What a lesson settles about its match. */
export const guided = <T extends GameTypes>(
  lesson: Lesson<T>,
): Pick<NewMatch, 'players' | 'presets'> & { readonly deal: string } => ({
  players: lesson.players.map(
    (player): Player => (player === 'me' ? { kind: 'me' } : { kind: 'bot', level: player.bot }),
  ),
  presets: lesson.presets,
  deal: lesson.deal,
});
