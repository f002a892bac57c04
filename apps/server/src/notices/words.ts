import type { Language } from '../people/words.ts';
import type { Notice } from './notices.ts';

interface Said {
  /** {title} is what the game is called */
  readonly title: string;
  /** {name} is whose doing it is */
  readonly body: string;
}

interface Words extends Readonly<Record<Notice['what'], Said>> {
  /** what a letter has below that; {link} leads to the table, {account} to where letters are turned off */
  readonly letter: string;
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    begins: { title: '{title}: the match begins', body: 'All seats are filled. Others decide first.' },
    beginsTurn: { title: '{title}: the match begins', body: 'All seats are filled, and it is your turn.' },
    turn: { title: '{title}: your turn', body: 'It is your turn: the table is waiting for you.' },
    reaction: { title: '{title}: you may react', body: 'The others are waiting for your answer.' },
    dismissed: {
      title: '{title}: your seat is free again',
      body: 'The host has asked you to leave the table. Other tables are open to you as before.',
    },
    hosting: {
      title: '{title}: you are the host now',
      body: '{name} has left the table. You can give free seats to bots and begin the match.',
    },
    replaced: {
      title: '{title}: a bot plays for you',
      body: 'You were awaited for a long time, so a bot plays on in your place. You can take the seat back at any time.',
    },
    rematch: { title: '{title}: again?', body: '{name} wants to play again with the same people.' },
    letter: 'To the table: {link}\n\nTurn these e-mails off: {account}',
  },
  ru: {
    begins: { title: '{title}: партия началась', body: 'Все места заняты. Первыми решают другие.' },
    beginsTurn: { title: '{title}: партия началась', body: 'Все места заняты, и сейчас ваш ход.' },
    turn: { title: '{title}: ваш ход', body: 'Теперь ваш ход: за столом ждут вас.' },
    reaction: { title: '{title}: вы можете ответить', body: 'Остальные ждут вашего решения.' },
    dismissed: {
      title: '{title}: ваше место освобождено',
      body: 'Хозяин стола попросил вас уйти из-за стола. За другие столы вы можете сесть, как и прежде.',
    },
    hosting: {
      title: '{title}: теперь стол ваш',
      body: '{name} больше не за столом. Теперь вы можете отдать свободные места ботам и начать партию.',
    },
    replaced: {
      title: '{title}: за вас играет бот',
      body: 'Вас долго ждали, и теперь вместо вас играет бот. Вернуться в игру можно в любой момент.',
    },
    rematch: { title: '{title}: сыграем ещё?', body: '{name} предлагает сыграть ещё раз с теми же людьми.' },
    letter: 'Перейти к столу: {link}\n\nОтключить такие письма: {account}',
  },
  'pt-BR': {
    begins: {
      title: '{title}: a partida começou',
      body: 'Todos os lugares estão ocupados. Outros decidem primeiro.',
    },
    beginsTurn: {
      title: '{title}: a partida começou',
      body: 'Todos os lugares estão ocupados, e é a sua vez.',
    },
    turn: { title: '{title}: sua vez', body: 'Agora é a sua vez: a mesa espera por você.' },
    reaction: { title: '{title}: você pode reagir', body: 'Os outros esperam a sua resposta.' },
    dismissed: {
      title: '{title}: seu lugar foi liberado',
      body: 'O anfitrião pediu que você saísse da mesa. As outras mesas continuam abertas para você.',
    },
    hosting: {
      title: '{title}: agora a mesa é sua',
      body: '{name} deixou a mesa. Agora você pode dar os lugares livres a bots e começar a partida.',
    },
    replaced: {
      title: '{title}: um bot joga por você',
      body: 'Esperaram muito por você, e agora um bot joga no seu lugar. Você pode voltar a jogar quando quiser.',
    },
    rematch: {
      title: '{title}: mais uma?',
      body: '{name} quer jogar mais uma partida com as mesmas pessoas.',
    },
    letter: 'Ir para a mesa: {link}\n\nNão receber mais estes e-mails: {account}',
  },
};

/** Puts what is meant into the places kept for it. */
export const filled = (text: string, places: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole);
