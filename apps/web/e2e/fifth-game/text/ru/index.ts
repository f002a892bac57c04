import type { messages as english } from '../en/index.ts';

export const messages = {
  seat: 'Кошелёк {n}',
  place: 'Место {n}',
  round: 'Раунд {n} из 6',
  points: 'Очки и монеты',
  'purse.own': '{left, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
  'purse.hidden': 'заплачено: {paid}',
  'prompt.reign.challenge': 'Бросить вызов владельцу короны?',
  'prompt.duel.bid': 'Сколько вы ставите?',
  'verb.challenge': 'Бросить вызов',
  'verb.pass': 'Пас',
  'verb.bid': 'Поставить {n}',
  'log.challenged': '{challenger} бросает вызов: {holder}.',
  'log.bidsOpened': 'Ставки: {bids}.',
  'log.crowned': '{holder} забирает корону.',
  'log.pursesOpened': 'Осталось в кошельках: {coins}.',
  'reason.BD-03': 'У вас не осталось монет.',
  'reason.BD-05': 'Бросивший вызов ставит хотя бы одну монету.',
  'reason.BD-06': 'В вашем кошельке только {coins}.',
  'reason.BD-10': 'Побеждает тот, у кого больше очков, а при равенстве — у кого полнее кошелёк.',
  'mission.reign.name': 'Шесть раундов',
  'mission.reign.briefing':
    'Корона каждый раунд приносит очко. Бросьте вызов её владельцу и поставьте больше всех.',
  'bot.random': 'Любая ставка',
  ending: 'Победа: {winners}',
  waiting: 'Решают остальные.',
} satisfies Record<keyof typeof english, string>;
