import type { Language } from '../people/words.ts';

interface Words {
  /** {title} is what the game is called */
  readonly turn: { readonly title: string; readonly body: string };
  readonly reaction: { readonly title: string; readonly body: string };
  /** what a letter has below that; {link} leads to the table, {account} to where letters are turned off */
  readonly letter: string;
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    turn: { title: '{title}: your turn', body: 'It is your turn: the table is waiting for you.' },
    reaction: { title: '{title}: you may react', body: 'The others are waiting for your answer.' },
    letter: 'To the table: {link}\n\nTurn these e-mails off: {account}',
  },
  ru: {
    turn: { title: '{title}: ваш ход', body: 'Теперь ваш ход: за столом ждут вас.' },
    reaction: { title: '{title}: вы можете ответить', body: 'Остальные ждут вашего решения.' },
    letter: 'Перейти к столу: {link}\n\nОтключить такие письма: {account}',
  },
  'pt-BR': {
    turn: { title: '{title}: sua vez', body: 'Agora é a sua vez: a mesa espera por você.' },
    reaction: { title: '{title}: você pode reagir', body: 'Os outros esperam a sua resposta.' },
    letter: 'Ir para a mesa: {link}\n\nNão receber mais estes e-mails: {account}',
  },
};

/** Puts what is meant into the places kept for it. */
export const filled = (text: string, places: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole);
