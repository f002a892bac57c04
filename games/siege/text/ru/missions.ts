import type { missions as english } from '../en/missions.ts';

/** What missions are about: stories of our own, and how they end. */
export const missions: Readonly<Record<keyof typeof english, string>> = {
  'mission.consulateControl.briefing':
    'Рассвет над консульством. Вооружённые люди держат первый этаж и рассчитывают, что переговорщики потянут время. Вы не из тех, кто тянет: займите вестибюль и кабинеты вокруг, комнату за комнатой, и удержите их.',
  'mission.consulateBomb.briefing':
    'Ночью мимо стойки регистрации провезли два ящика, и никто за них не расписался. Оба тикают. Одного хватит на целую улицу, а чтобы всё закончилось, хватит обезвредить один.',
  'mission.consulateHostage.briefing':
    'Пресс-атташе задержалась, чтобы запереть бумаги. Теперь она заперта вместе с ними. Кто-то должен до неё добраться, а потом выйти с ней из здания.',
  'mission.clubhouseControl.briefing':
    'Двадцать лет клуб владел этим кварталом: бар, церковь, гараж и всё, что творится между ними. Сегодня у квартала сменятся хозяева. Комнаты достанутся тем, кто будет стоять в них, когда осядет пыль.',
  'mission.clubhouseBomb.briefing':
    'Байкерам заплатили, чтобы два ящика не промокли и никто ни о чём не спрашивал. Они и не спрашивали. Теперь тут провода, много стволов и почти не осталось времени.',
  'mission.clubhouseHostage.briefing':
    'Бухгалтер решил уйти и позвонил не тому другу. Теперь он сидит где-то в клубе на чужом стуле. Он знает дорогу к деньгам, вы знаете дорогу к выходу.',

  'mission.control.objective':
    'После каждого из {rounds, plural, one {# раунда} few {# раундов} many {# раундов} other {# раунда}} отмеченные комнаты приносят очки стороне, у которой там есть раскрытый оперативник, если у другой его нет. Побеждает тот, у кого больше очков; при равенстве — защитники.',
  'mission.bomb.objective':
    'Атакующие: запустить обезвреживание одной из двух бомб и быть рядом в обновлении следующего раунда. Защитники: не дать им этого {rounds, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}.',
  'mission.hostage.objective':
    'Атакующие: поднять заложника и покинуть поле вместе с ним. Защитники: не дать им этого {rounds, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}.',

  'ending.attackers': 'Победили атакующие',
  'ending.defenders': 'Победили защитники',
  'ending.nobody': 'Никто не победил',
  'ending.by.SG-VIC-02': 'Устранён последний оперативник другого отряда.',
  'ending.by.SG-VIC-03': 'Последние оперативники обоих отрядов пали в одной активации.',
  'ending.by.SG-VIC-05': 'Последний раунд окончен, а атакующие цели не достигли.',
  'ending.by.SG-MIS-05': 'После последнего раунда сравнили очки контроля; при равенстве побеждают защитники.',
  'ending.by.SG-MIS-09': 'Обезвреживание завершено, и рядом был атакующий.',
  'ending.by.SG-MIS-18': 'Заложника вывели за пределы поля.',
  'ending.by.resigned': 'Другая сторона сдалась.',
  'ending.by.other': 'Матч завершён.',
  'ending.control.attackers':
    'Перекличка по рации, комната за комнатой: все ваши. Стрельба стихает: не осталось стен, за которыми можно прятаться.',
  'ending.control.defenders':
    'Они стучали в каждую стену, а комнаты остались там же, где были: в ваших руках.',
  'ending.bomb.attackers': 'Щелчок, долгий выдох — и лучший звук этой ночи: тишина.',
  'ending.bomb.defenders': 'Ящики стоят, где стояли. Снаружи кто-то сворачивает карту и ругается.',
  'ending.hostage.attackers':
    'Двое медленно переходят улицу, один опирается на другого. Больше никто не стреляет.',
  'ending.hostage.defenders': 'Стул у стены всё ещё занят, а дверь всё ещё закрыта.',
  'ending.rounds': 'Раунд',
  'ending.points': 'Очки контроля',
  'ending.left': '{squad}: осталось',
  'ending.ofAll': '{n} из {all}',
  'ending.wounds': '{squad}: получено ранений',

  'waiting.nobody': 'Сейчас никто ничего не решает.',
  'waiting.other': '{who}: идёт решение.',
  'waiting.squadSelection.squad': '{who}: выбор отряда.',
  'waiting.squadSelection.inventory': '{who}: тактический инвентарь.',
  'waiting.objectivePlacement.place': '{who}: размещение цели миссии.',
  'waiting.wallPlanning.plan': '{who}: планирование стен.',
  'waiting.defenderDeployment.rearrange': '{who}: перестановка того, что размещено миссией.',
  'waiting.defenderDeployment.reposition': '{who}: перенос гаджета.',
  'waiting.defenderDeployment.moveBarricade': '{who}: перенос баррикады.',
  'waiting.defenderDeployment.gadgets': '{who}: размещение гаджетов.',
  'waiting.defenderDeployment.place': '{who}: размещение гаджета.',
  'waiting.operatorDeployment.choose': '{who}: размещение оперативников.',
  'waiting.operatorDeployment.place': '{who}: место для оперативника.',
  'waiting.operatorDeployment.portraits': '{who}: какие жетоны настоящие.',
  'waiting.round.start': '{who}: пуск часов атакующих.',
  'waiting.activationPhase.choose': '{who}: кого активировать или закончить фазу.',
  'waiting.activation.act': '{who}: ход активного оперативника.',
  'waiting.announcing.wait': '{who}: сейчас произойдёт объявленное.',
  'waiting.reacting.react': '{who}: раздумье о реакции.',
  'waiting.reacting.atOnce': '{who}: последний миг для реакции.',
  'waiting.automaticOverwatch.turn': '{who}: в какую сторону наблюдать.',
  'waiting.automaticOverwatch.watch': '{who}: за каким подъёмом наблюдать.',
  'waiting.claim.answer': '{who}: принять заявление или бросить вызов.',
  'waiting.claim.objection': '{who}: согласиться или возразить.',
  'waiting.reward.time': '{who}: ещё 30 секунд себе или минус 30 соперникам.',
  'waiting.reward.token': '{who}: кому достанется жетон бонуса.',
  'waiting.shot.reroll': '{who}: оставить кубики или потратить жетон переброса.',
  'waiting.suffer.save': '{who}: последний шанс спасти оперативника.',
  'waiting.dispute.answer': '{who}: уступить подъём или сражаться.',
  'waiting.exchange.fire': '{who}: стрелять в перестрелке или нет.',
  'waiting.exchange.fireBack': '{who}: стрелять в ответ или нет.',
  'waiting.drone.fly': '{who}: полёт дрона.',
  'waiting.laying.place': '{who}: где ляжет облако.',
  'waiting.tacticalUse.arrow': '{who}: куда направить мину.',
  'waiting.breachingRound.second': '{who}: вторая клетка пробивного снаряда.',
  'waiting.shockDrone.destroy': '{who}: что уничтожит шоковый дрон.',
  'waiting.stim.heal': '{who}: сколько ранений снять.',
  'waiting.hammerFollowUp.follow': '{who}: что дальше сделает молот.',
  'waiting.interception.react': '{who}: остановить бросок или нет.',
  'waiting.interception.think': '{who}: раздумье, остановить ли бросок.',
  'waiting.extraAction.decide': '{who}: потратить лишнее действие или стерпеть.',
  'waiting.upkeep.reveal': '{who}: кого раскрыть перед подсчётом комнат.',
};
