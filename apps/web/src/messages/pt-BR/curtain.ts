import type { curtain as english } from '../en/curtain.ts';

export const curtain: Readonly<Record<keyof typeof english, string>> = {
  'table.curtain.kicker': 'Troca de jogador',
  'table.curtain.title': 'Vez de: {name}',
  'table.curtain.text': 'Passe o aparelho adiante. A mesa fica coberta até {name} se sentar.',
  'table.curtain.ready': 'Estou aqui: mostrar a mesa',
};
