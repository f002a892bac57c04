import type { marineCards as en } from '../en/marine-cards.ts';

export const marineCards = {
  'set.uac.name': 'ОАК',
  'set.combatShotgun.name': 'Боевой дробовик',
  'set.superShotgun.name': 'Супердробовик',
  'set.heavyAssaultRifle.name': 'Тяжёлая штурмовая винтовка',
  'set.plasmaRifle.name': 'Плазменная винтовка',
  'set.burstRifle.name': 'Скорострельная винтовка',
  'set.staticRifle.name': 'Электростатическая винтовка',
  'set.rocketLauncher.name': 'Ракетомёт',
  'set.chaingun.name': 'Пулемёт',
  'set.chainsaw.name': 'Бензопила',
  'set.gaussCannon.name': 'Пушка Гаусса',
  'set.bfg9000.name': 'BFG 9000',
  'set.fragGrenade.name': 'Осколочная граната',
  'set.siphonGrenade.name': 'Граната-вампир',
  'set.snareGrenade.name': 'Граната-ловушка',

  'trait.uac': 'ОАК',
  'trait.shotgun': 'Дробовик',
  'trait.rifle': 'Винтовка',
  'trait.launcher': 'Ракетомёт',
  'trait.chaingun': 'Пулемёт',
  'trait.chainsaw': 'Бензопила',
  'trait.cannon': 'Пушка',
  'trait.grenade': 'Граната',

  'action.uac1.title': 'Табельное оружие',
  'action.uac1.text': '',
  'action.uac2.title': 'Бегом марш',
  'action.uac2.text': '',
  'action.uac3.title': 'Ложись!',
  'action.uac3.text': 'Когда вы защищаетесь: +2 щита.',
  'action.uac4.title': 'Рывок вперёд',
  'action.uac4.text': '',

  'action.combatShotgun1.title': 'Передёрнуть и стрелять',
  'action.combatShotgun1.text': '+1 к урону, если защищающийся на дальности 2 или меньше.',
  'action.combatShotgun2.title': 'В упор',
  'action.combatShotgun2.text': '',
  'action.combatShotgun3.title': 'Удар прикладом',
  'action.combatShotgun3.text': 'Если атака нанесла урон, защищающийся оглушён.',

  'action.superShotgun1.title': 'Из обоих стволов',
  'action.superShotgun1.text': '+1 к урону, если защищающийся на дальности 1 или меньше.',
  'action.superShotgun2.title': 'Широкий разброс',
  'action.superShotgun2.text':
    'После атаки каждая другая фигурка по соседству с защищающимся, своя или вражеская, получает 1 урон.',
  'action.superShotgun3.title': 'Переломить и зарядить',
  'action.superShotgun3.text': 'Возьмите на руку любую карту действия из своей стопки сброса.',

  'action.heavyAssaultRifle1.title': 'Прицельный огонь',
  'action.heavyAssaultRifle1.text': 'Не учитывайте 1 щит защищающегося.',
  'action.heavyAssaultRifle2.title': 'Длинная очередь',
  'action.heavyAssaultRifle2.text': '',
  'action.heavyAssaultRifle3.title': 'Оптический прицел',
  'action.heavyAssaultRifle3.text':
    'Держите эту карту в игре. Пока она там, атаки ваших карт с атрибутом «винтовка» получают +2 к дальности.',

  'action.plasmaRifle1.title': 'Поток сгустков',
  'action.plasmaRifle1.text': 'Вы можете совершить эту атаку 2 раза.',
  'action.plasmaRifle2.title': 'Перегрузка',
  'action.plasmaRifle2.text': 'Вы можете совершить эту атаку 2 раза.',
  'action.plasmaRifle3.title': 'Сброс тепла',
  'action.plasmaRifle3.text': 'Возьмите 1 карту действия.',

  'action.burstRifle1.title': 'Три подряд',
  'action.burstRifle1.text': '',
  'action.burstRifle2.title': 'Огонь на ходу',
  'action.burstRifle2.text': 'После атаки получите 2 очка движения.',
  'action.burstRifle3.title': 'Выстрел навскидку',
  'action.burstRifle3.text': '',

  'action.staticRifle1.title': 'Разряд',
  'action.staticRifle1.text': 'Если атака нанесла урон, защищающийся оглушён.',
  'action.staticRifle2.title': 'Дальняя дуга',
  'action.staticRifle2.text': '+2 к урону, если защищающийся на дальности 4 или больше.',
  'action.staticRifle3.title': 'Статическая вспышка',
  'action.staticRifle3.text':
    'После атаки демона не дальше 4 клеток от вас: атакующий оглушён, а вы получаете 2 очка движения.',

  'action.rocketLauncher1.title': 'Прямое попадание',
  'action.rocketLauncher1.text':
    'После атаки каждая другая фигурка по соседству с защищающимся, своя или вражеская, получает 1 урон.',
  'action.rocketLauncher2.title': 'Огонь на себя',
  'action.rocketLauncher2.text':
    'После атаки каждая другая фигурка по соседству с защищающимся, своя или вражеская, получает 2 урона.',
  'action.rocketLauncher3.title': 'Прыжок на ракете',
  'action.rocketLauncher3.text': 'Вы получаете 1 урон.',

  'action.chaingun1.title': 'Раскрутка стволов',
  'action.chaingun1.text': '',
  'action.chaingun2.title': 'Свинцовая буря',
  'action.chaingun2.text': '',
  'action.chaingun3.title': 'Патронная лента',
  'action.chaingun3.text': 'В этой активации вы можете разыграть ещё 1 основное действие.',

  'action.chainsaw1.title': 'Рвать',
  'action.chainsaw1.text': 'От этой атаки нельзя уклониться. +2 к урону, если демон шатается.',
  'action.chainsaw2.title': 'В самую гущу',
  'action.chainsaw2.text':
    'От этой атаки нельзя уклониться. Вылечите столько урона, сколько нанесла атака, но не больше 3.',
  'action.chainsaw3.title': 'Кровавая пелена',
  'action.chainsaw3.text':
    'Когда убит демон не дальше 1 клетки от вас: вылечите 2 урона и получите 3 очка движения.',

  'action.gaussCannon1.title': 'Навылет',
  'action.gaussCannon1.text': 'Не учитывайте 2 щита защищающегося. Защищающийся не может укрываться.',
  'action.gaussCannon2.title': 'Чистый прострел',
  'action.gaussCannon2.text': 'Не учитывайте 1 щит защищающегося. Защищающийся не может укрываться.',
  'action.gaussCannon3.title': 'Твёрдая рука',
  'action.gaussCannon3.text':
    'Когда вы атакуете защищающегося на дальности 4 или больше: +2 к урону, и не учитывайте 1 щит защищающегося.',

  'action.bfg90001.title': 'Зачистка',
  'action.bfg90001.text':
    'После атаки каждая другая фигурка по соседству с защищающимся, своя или вражеская, получает 3 урона.',
  'action.bfg90002.title': 'Зелёный свет',
  'action.bfg90002.text':
    'После атаки каждая другая фигурка по соседству с защищающимся, своя или вражеская, получает 2 урона.',
  'action.bfg90003.title': 'Блуждающие дуги',
  'action.bfg90003.text':
    'Выберите врага не дальше 6 клеток в поле зрения. Каждый враг по соседству с ним получает 1 урон, затем он сам получает 2 урона.',

  'action.fragGrenade1.title': 'Осколочная граната',
  'action.fragGrenade1.text':
    'Положите жетон гранаты на проходимую клетку не дальше 4 клеток в поле зрения. Она срабатывает в конце вашей активации: каждая фигурка на её клетке и по соседству получает 2 урона.',
  'action.siphonGrenade1.title': 'Граната-вампир',
  'action.siphonGrenade1.text':
    'Положите жетон гранаты на проходимую клетку не дальше 3 клеток в поле зрения. Она срабатывает, когда демон ступает на её клетку или на соседнюю и может там остановиться: этот демон получает 2 урона, а вы лечите 2 урона.',
  'action.snareGrenade1.title': 'Граната-ловушка',
  'action.snareGrenade1.text':
    'Положите жетон гранаты на проходимую клетку не дальше 4 клеток в поле зрения. Она срабатывает, когда демон ступает на её клетку или на соседнюю и может там остановиться: этот демон теряет все очки движения и оглушён.',

  'class.brawler.title': 'Рукопашник',
  'class.brawler.text':
    'Когда вы атакуете демона на дальности 2 или меньше: поверните 1 свой кубик лучшей гранью вверх.',
  'class.infiltrator.title': 'Лазутчик',
  'class.infiltrator.text':
    'Вход на клетки с врагами не стоит вам дополнительных очков движения. Бонусное действие, поверните эту карту: получите 2 очка движения.',
  'class.executioner.title': 'Палач',
  'class.executioner.text':
    'В начале вашей активации, если у вас нет карт зверского убийства: возьмите карту зверского убийства.',
  'class.quartermaster.title': 'Снабженец',
  'class.quartermaster.text':
    '+1 к пределу руки. В начале активации другого пехотинца сбросьте с руки карту действия: он получает 1 очко движения.',
  'class.scout.title': 'Разведчик',
  'class.scout.text':
    'Перед тем как раскрыть карту инициативы, поверните эту карту: посмотрите верхнюю карту колоды инициативы; вы можете положить её под низ.',
  'class.vanguard.title': 'Авангард',
  'class.vanguard.text':
    'Перед тем как раскрыть карту инициативы, поверните эту карту: положите свою карту инициативы из колоды инициативы на её верх.',
  'class.medic.title': 'Медик',
  'class.medic.text':
    'Аптечки лечат вам на 2 урона больше. Бонусное действие, поверните эту карту: вылечите 2 урона себе или другому пехотинцу не дальше 2 клеток.',
  'class.juggernaut.title': 'Громила',
  'class.juggernaut.text': '+3 к здоровью.',
  'class.guardian.title': 'Страж',
  'class.guardian.text':
    'Когда вы защищаетесь, поверните эту карту: +1 щит. Когда защищается другой пехотинец не дальше 4 клеток от вас, поверните эту карту: +2 щита.',
  'class.acrobat.title': 'Акробат',
  'class.acrobat.text':
    'Вход на труднопроходимый ландшафт не стоит вам дополнительных очков движения. Когда вы защищаетесь от атакующего на дальности 4 или больше, поверните эту карту: уклонитесь от атаки.',
  'class.marksman.title': 'Меткий стрелок',
  'class.marksman.text':
    'Атаки ваших карт действий получают +1 к дальности. Когда вы атакуете защищающегося на дальности 5 или больше: +1 к урону.',
  'class.demolitionist.title': 'Подрывник',
  'class.demolitionist.text':
    'После того как ваша атака нанесла урон, поверните эту карту: каждый враг по соседству с защищающимся получает 1 урон.',
  'class.runner.title': 'Бегун',
  'class.runner.text':
    'Каждая разыгранная вами карта действия со значением скорости даёт на 1 очко движения больше. «Бег» даёт на 2 очка движения больше.',
  'class.butcher.title': 'Мясник',
  'class.butcher.text':
    'Указанная на карте демона шаткость меньше на 1 у демонов не дальше 1 клетки от вас. Ваши зверские убийства лечат на 1 урон больше. После вашего зверского убийства: возьмите 1 карту действия.',
  'class.intimidator.title': 'Гроза демонов',
  'class.intimidator.text': 'Шаткость демонов не дальше 3 клеток от вас меньше на 1.',
  'class.breacher.title': 'Штурмовик',
  'class.breacher.text': 'Когда вы атакуете картой с атрибутом «дробовик»: +1 к урону.',
  'class.rifleman.title': 'Стрелок',
  'class.rifleman.text':
    'Атаки ваших карт с атрибутом «винтовка» получают +1 к дальности. Когда вы атакуете такой картой: перебросьте тот свой кубик, результат которого дальше всего от его лучшей грани; кубик, показывающий лучшую грань, не перебрасывается.',
  'class.gunfighter.title': 'Дуэлянт',
  'class.gunfighter.text':
    'Когда вы объявили защищающегося для атаки картой с атрибутом «ОАК»: +1 чёрный кубик.',
  'class.tactician.title': 'Тактик',
  'class.tactician.text':
    'Бонусное действие, поверните эту карту и сбросьте с руки карту действия: возьмите 2 карты действий.',
  'class.armorer.title': 'Оружейник',
  'class.armorer.text':
    'После вашей атаки, убившей защищающегося, поверните эту карту: возьмите на руку любую карту действия из своей стопки сброса.',
  'class.sentry.title': 'Часовой',
  'class.sentry.text':
    'В начале активации демона не дальше 5 клеток от вас поверните эту карту: совершите атаку с дальностью 5, 1 красным и 1 чёрным кубиком.',
  'class.technician.title': 'Техник',
  'class.technician.text':
    'Бонусное действие, поверните эту карту: поставьте свою фигурку на включённый телепорт без фигурки.',
  'class.squadLeader.title': 'Командир',
  'class.squadLeader.text':
    'Бонусное действие, поверните эту карту: другой пехотинец не дальше 6 клеток получает 3 очка движения. Основное действие: другой пехотинец не дальше 6 клеток получает 4 очка движения, затем восстанавливает свою карту класса.',
  'class.spotter.title': 'Наводчик',
  'class.spotter.text':
    'Когда другой пехотинец не дальше 4 клеток от вас объявил защищающегося, поверните эту карту: защищающийся теряет укрытие, а атака получает +1 красный кубик.',

  'squad.takingPoint.title': 'Лидер',
  'squad.takingPoint.text':
    '+6 к здоровью. +1 к пределу руки. В каждой своей активации вы можете разыграть ещё 1 основное действие.',
  'squad.combatVeteran.title': 'Ветеран',
  'squad.combatVeteran.text':
    '+3 к здоровью. В каждой своей активации вы можете разыграть ещё 1 основное действие.',
  'squad.soloOperative.title': 'Одиночка',
  'squad.soloOperative.text':
    '+1 к здоровью. +1 к пределу руки. В каждой своей активации вы можете разыграть ещё 1 основное действие. Карта инициативы одного из не участвующих пехотинцев тоже активирует вас.',

  'glory.adrenalineRush.title': 'Прилив адреналина',
  'glory.adrenalineRush.text': 'Бонусное действие: получите 2 очка движения.',
  'glory.secondWind.title': 'Второе дыхание',
  'glory.secondWind.text': 'Бонусное действие: вылечите 3 урона.',
  'glory.fullPockets.title': 'Полные карманы',
  'glory.fullPockets.text': 'Бонусное действие: возьмите 2 карты действий.',
  'glory.wasteNothing.title': 'Всё в дело',
  'glory.wasteNothing.text':
    'Бонусное действие: возьмите на руку любую карту действия из своей стопки сброса.',
  'glory.warCry.title': 'Боевой клич',
  'glory.warCry.text': 'Бонусное действие: выберите врага не дальше 3 клеток в поле зрения; он оглушён.',
  'glory.boneBreaker.title': 'Костолом',
  'glory.boneBreaker.text':
    'Бонусное действие: совершите атаку с дальностью 1, 1 красным и 1 чёрным кубиком. От неё нельзя уклониться.',
  'glory.seeingRed.title': 'Ярость застилает глаза',
  'glory.seeingRed.text': 'Когда вы объявили защищающегося для своей атаки: +1 чёрный кубик.',
  'glory.thickHide.title': 'Толстая шкура',
  'glory.thickHide.text': 'Когда вы защищаетесь: +2 щита.',
  'glory.nearMiss.title': 'На волосок',
  'glory.nearMiss.text': 'Когда вы защищаетесь: уклонитесь от атаки.',
  'glory.heavyHand.title': 'Тяжёлая рука',
  'glory.heavyHand.text': 'Когда вы атакуете: +2 к урону.',
  'glory.weakSpot.title': 'Слабое место',
  'glory.weakSpot.text': 'Когда вы атакуете: не учитывайте 2 щита защищающегося.',
  'glory.goreBurst.title': 'В клочья',
  'glory.goreBurst.text':
    'После вашей атаки, убившей защищающегося: каждый враг по соседству с ним получает 2 урона.',
} as const satisfies Record<keyof typeof en, string>;
