/** What is asked: who is to do what, and what one should know for it. */
export const prompts = {
  'prompt.unasked': 'Что можно сделать в любой момент',
  'prompt.squadSelection.squad': 'Выберите отряд',
  'prompt.squadSelection.inventory': 'Заполните тактический инвентарь',
  'prompt.objectivePlacement.place':
    '{left, plural, one {Разместите цель миссии: осталась #} few {Разместите цели миссии: осталось #} many {Разместите цели миссии: осталось #} other {Разместите цели миссии: осталось #}}',
  'prompt.wallPlanning.plan': 'Спланируйте стены: укрепите одну, проломов осталось {left}',
  'prompt.defenderDeployment.rearrange':
    'Подготовьте здание: {left, plural, =0 {изменений не осталось} one {осталось # изменение} few {осталось # изменения} many {осталось # изменений} other {осталось # изменения}}',
  'prompt.defenderDeployment.reposition': 'Куда это перенести? {what}',
  'prompt.defenderDeployment.moveBarricade': 'Куда перенести баррикаду? {what}',
  'prompt.defenderDeployment.gadgets':
    '{step, plural, =2 {Разместите специальные гаджеты} other {Разместите камеры и щиты}}',
  'prompt.defenderDeployment.place': 'Куда это поставить? {gadget}',
  'prompt.operatorDeployment.choose': 'Разместите отряд',
  'prompt.operatorDeployment.place': 'Где начинает {body}?',
  'prompt.operatorDeployment.portraits': 'Какие жетоны настоящие?',
  'prompt.round.start': 'Запустите часы атакующих',
  'prompt.activationPhase.choose': 'Активируйте оперативника',
  'prompt.activation.act': 'Действует {operator}',
  'prompt.announcing.wait': 'Вмешаться, пока это не произошло?',
  'prompt.reacting.react': 'Среагировать?',
  'prompt.reacting.atOnce': 'Среагировать прямо сейчас?',
  'prompt.automaticOverwatch.turn': 'Куда наблюдает {operator}?',
  'prompt.automaticOverwatch.watch': 'За каким подъемом наблюдает {operator}?',
  'prompt.claim.answer':
    '{of, select, demand {{operator} заявляет, что видит цель: {target}} other {{operator} заявляет выстрел по цели {target}: {protection}}}',
  'prompt.claim.objection':
    '{of, select, destroy {{operator} разрушает в {target}} throw {{operator} бросает в {target}} breachingRounds {{operator} стреляет пробивным снарядом в {target}} stimPistol {{operator} целится стимулятором в {target}} other {{operator} заявляет, что видит {target}}}',
  'prompt.reward.time': 'Вы правы. Что возьмете?',
  'prompt.reward.token': 'Вы правы. Положите жетон бонуса',
  'prompt.shot.reroll': '{shooter} по цели {target}: перебросить?',
  'prompt.suffer.save': 'Спасти? {operator}',
  'prompt.dispute.answer': '{operator} оспаривает {space}, там наблюдает {owner}',
  'prompt.exchange.fire': '{shooter} может выстрелить по цели {target}',
  'prompt.exchange.fireBack': '{shooter} может ответить по цели {target}',
  'prompt.drone.fly':
    'Ведите дрон: {points, plural, one {осталось # очко} few {осталось # очка} many {осталось # очков} other {осталось # очка}}',
  'prompt.laying.place': 'Как ляжет оверлей на {space}? {kind}',
  'prompt.tacticalUse.arrow': 'Куда смотрит мина в {space}?',
  'prompt.breachingRound.second': 'Какую клетку рядом с {space} разрушить еще?',
  'prompt.shockDrone.destroy':
    '{hits, plural, one {Уничтожьте # электронный гаджет} few {Уничтожьте # электронных гаджета} many {Уничтожьте # электронных гаджетов} other {Уничтожьте # электронного гаджета}} в комнате',
  'prompt.stim.heal': 'Сколько ранений снять? {patient}',
  'prompt.hammerFollowUp.follow': 'Бить дальше? {operator}',
  'prompt.interception.react': '{operator} бросает в {space}: остановить?',
  'prompt.interception.think': '{operator} бросает в {space}: остановить?',
  'prompt.extraAction.decide': 'На пути у оперативника {operator}: {against}',
  'prompt.upkeep.reveal': 'Раскрыть кого-нибудь до подсчета комнат?',
  'detail.squadSelection.squad': 'Пять оперативников. Оба отряда откроются одновременно.',
  'detail.squadSelection.inventory': 'Оба инвентаря откроются одновременно.',
  'detail.wallPlanning.plan': 'Укрепить можно одну легкую стену; только что укрепленную проломить нельзя.',
  'detail.defenderDeployment.rearrange':
    'Возьмите камеру, проволоку, укрепленный подъем или баррикаду и перенесите или уберите.',
  'detail.operatorDeployment.choose':
    'Выберите, кого ставить, и укажите клетку. До завершения все можно переставить.',
  'detail.operatorDeployment.place':
    'Укажите клетку, затем стрелку, или поверните клавишами Q и E. Соседняя клетка даст наклон.',
  'detail.operatorDeployment.portraits':
    'Отметьте тех, у кого настоящий — второй жетон. Остальные вторые жетоны — приманки. Знать это будете только вы.',
  'detail.round.start': 'Как только обе стороны готовы.',
  'detail.activationPhase':
    '{n, plural, =0 {В этой фазе еще никто не активирован.} one {В этой фазе активирован #.} few {В этой фазе активированы #.} many {В этой фазе активировано #.} other {В этой фазе активировано #.}}',
  'detail.activation':
    'Осталось: {points, plural, =0 {нет очков движения} one {# очко движения} few {# очка движения} many {# очков движения} other {# очка движения}}, {others, plural, =0 {нет других действий} one {# другое действие} few {# других действия} many {# других действий} other {# другого действия}}.{ends, select, 0 { Идите дальше: здесь останавливаться нельзя.} other {}}',
  'detail.reacting': 'Речь о цели: {token}.',
  'detail.claim.answer': 'Примите или оспорьте: решит линейка, а правый получит награду.',
  'detail.claim.objection': 'Это произойдет, если вы не возразите.',
  'detail.dispute.answer': 'Уступите, или оба выстрелят друг в друга по разу.',
  'detail.exchange.fire': 'Малая дальность, тяжелая защита.',
  'detail.exchange.fireBack': 'Малая дальность, тяжелая защита.',
  'detail.extraAction.decide': 'Потратьте действие, чтобы отменить эффект, или примите его.',
  'detail.reward.time': 'Тридцать секунд себе или минус тридцать противнику.',
  'detail.reward.token': 'Одно действие больше для своего или одно меньше для противника.',
  'detail.upkeep.reveal': 'Комнаты удерживают только раскрытые оперативники.',
  'detail.suffer.save': 'Стимулятор оставит одно ранение до устранения.',
  'detail.shot.reroll':
    'Один жетон переброса на матч: оставьте не больше одного кубика и перебросьте остальные.',
  'detail.automaticOverwatch.turn': 'Бесплатно: каждый жетон наблюдает за половиной, к которой обращен.',
  'detail.automaticOverwatch.watch': 'Сверху наблюдают ровно за одним подъемом.',
  'detail.hammerFollowUp.follow':
    'Один бесплатный выстрел и одно бесплатное разрушение в одну и ту же клетку рядом.',
};
