import type { curtain as english } from '../en/curtain.ts';

export const curtain: Readonly<Record<keyof typeof english, string>> = {
  'table.curtain.kicker': 'Смена игрока',
  'table.curtain.title': 'Ходит {name}',
  'table.curtain.text': 'Передайте экран. Стол закрыт, пока за него не сядет {name}.',
  'table.curtain.ready': 'Я на месте: открыть стол',
};
