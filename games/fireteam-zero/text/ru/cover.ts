import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: 'Fireteam Zero',
  short: 'Fireteam Zero',
  text: 'Полевая группа против того, чего нет в досье. Карты на руке — ваше здоровье.',
  lesson: {
    title: 'Тихая деревня',
    text: 'Небольшая миссия Fireteam Zero рядом с другом, который знает своё дело. На каждом шаге стол говорит, что делать и почему, и показывает где. Уйти можно когда угодно: партия вас подождёт.',
  },
};
