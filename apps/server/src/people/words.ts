import { isLanguage, type Language, languageFor } from '@sightline/manifest';

export type { Language };

interface Words {
  /** followed by a number */
  readonly guest: string;
  readonly verify: Letter;
  readonly reset: Letter;
}

interface Letter {
  readonly subject: string;
  /** {link} stands where the link goes */
  readonly text: string;
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    guest: 'Guest',
    verify: {
      subject: 'Sightline: is this your address?',
      text: 'Somebody, probably you, gave this address for an account at Sightline. If it was you, open this link:\n\n{link}\n\nIf it was not you, ignore this e-mail.',
    },
    reset: {
      subject: 'Sightline: a new password',
      text: 'To choose a new password, open this link within an hour:\n\n{link}\n\nIf you did not ask for this, ignore this e-mail: your password stays as it is.',
    },
  },
  ru: {
    guest: 'Гость',
    verify: {
      subject: 'Sightline: это ваш адрес?',
      text: 'Кто-то, вероятно вы, указал этот адрес для учётной записи Sightline. Если это были вы, откройте ссылку:\n\n{link}\n\nЕсли это были не вы, не обращайте внимания на это письмо.',
    },
    reset: {
      subject: 'Sightline: новый пароль',
      text: 'Чтобы выбрать новый пароль, откройте эту ссылку в течение часа:\n\n{link}\n\nЕсли вы об этом не просили, не обращайте внимания на это письмо: пароль останется прежним.',
    },
  },
  'pt-BR': {
    guest: 'Convidado',
    verify: {
      subject: 'Sightline: este endereço é seu?',
      text: 'Alguém, provavelmente você, informou este endereço para uma conta no Sightline. Se foi você, abra este link:\n\n{link}\n\nSe não foi você, ignore este e-mail.',
    },
    reset: {
      subject: 'Sightline: uma nova senha',
      text: 'Para escolher uma nova senha, abra este link em até uma hora:\n\n{link}\n\nSe você não pediu isso, ignore este e-mail: sua senha continua a mesma.',
    },
  },
};

/** The language of a browser's wish (Accept-Language) that comes first among ours. */
export const languageOf = (wish: string | null | undefined): Language =>
  languageFor(
    (wish ?? '')
      .slice(0, 200)
      .split(',')
      .map((part) => part.split(';')[0].trim()),
  );

/** A language as a row has it. */
export const asLanguage = (kept: string | null | undefined): Language =>
  typeof kept === 'string' && isLanguage(kept) ? kept : 'en';
