import type { lessons as english } from '../en/lessons.ts';

/** What the guided matches say. Short: it is read while playing. Only pupils fetch it. */
export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.in-the-open.welcome.title': 'Добро пожаловать в консульство',
  'lesson.in-the-open.welcome.text':
    'Вы ведёте атакующих: отмеченные фишки снаружи. На этот раз защитники не прячутся, вы видите всех. Строка вопроса всегда говорит, что от вас нужно.',
  'lesson.in-the-open.goal.title': 'Зачем вы здесь',
  'lesson.in-the-open.goal.text':
    'После каждого раунда отмеченная комната приносит очки стороне, чьи оперативники там одни. В конце побеждает тот, у кого больше; при равенстве — защитники.',
  'lesson.in-the-open.pick.title': 'Выберите оперативника',
  'lesson.in-the-open.pick.text':
    'Выберите одного из отмеченных. Каждый активируется раз за раунд, порядок за вами.',
  'lesson.in-the-open.walk.title': 'Подойдите ближе',
  'lesson.in-the-open.walk.text':
    'Подсвеченные клетки доступны: наведите, чтобы увидеть путь и цену. Идите к двери или окну. По пути можно действовать и идти дальше.',
  'lesson.in-the-open.undo.title': 'Передумали?',
  'lesson.in-the-open.undo.text':
    'Нажмите «отменить» и окажетесь там, где были. Не вернуть только то, что показали кубики или ответили другие. Попробуйте или продолжайте.',
  'lesson.in-the-open.break.title': 'Откройте проход',
  'lesson.in-the-open.break.text':
    'Этот оперативник может разрушить то, что видит. Выберите это действие и отмеченную клетку: баррикады и слабые стены вокруг неё падут.',
  'lesson.in-the-open.shoot.title': 'Огонь',
  'lesson.in-the-open.shoot.text':
    'Защитник на виду. Наведите на отмеченного: видны дальность, защита, кубики и точные шансы. Выберите его, чтобы выстрелить.',
  'lesson.in-the-open.reroll.title': 'Раз за матч',
  'lesson.in-the-open.reroll.text':
    'У вас один жетон переброса на весь матч: можно оставить один кубик и перебросить остальные. Или пусть лежат.',
  'lesson.in-the-open.dice.title': 'Что сказали кубики',
  'lesson.in-the-open.dice.text':
    'Попадания минус защита — это ранения. В кого стреляли, тот обнаружен: до конца раунда его не скроют лёгкие стены, баррикады и дым.',
  'lesson.in-the-open.end.title': 'Закончите активацию',
  'lesson.in-the-open.end.text':
    'Кроме перемещения у оперативника два других действия, притом разных. Сделайте, что ещё хотите, и закончите активацию.',
  'lesson.in-the-open.three.title': 'До трёх за фазу',
  'lesson.in-the-open.three.text':
    'В каждой из двух ваших фаз активируются до трёх оперативников, затем очередь защитников. Оставьте кого-нибудь на вторую.',
  'lesson.in-the-open.gadgets.title': 'Пригодится снаряжение',
  'lesson.in-the-open.gadgets.text':
    'Дроны, заряды и гранаты общие для отряда, и каждое применение стоит кубика. У большинства оперативников есть и свой гаджет.',
  'lesson.in-the-open.watch.title': 'Наблюдайте',
  'lesson.in-the-open.watch.text':
    'В наблюдении оперативник следит за одной стороной, пока не начнёт действовать: в защитников, которые там покажутся, можно стрелять вне очереди.',
  'lesson.in-the-open.riposte.title': 'Ответный удар!',
  'lesson.in-the-open.riposte.text':
    'Кто-то попал в поле зрения вашего наблюдателя. Стреляйте сразу или пропустите: со следующим шагом случай уйдёт.',
  'lesson.in-the-open.score.title': 'Комнаты подсчитаны',
  'lesson.in-the-open.score.text':
    'Очки показаны вверху. Маркеры убраны, все снова могут действовать, а ранения остались. Отмеченные комнаты будут считать снова.',
  'lesson.in-the-open.why.title': 'Почему нельзя?',
  'lesson.in-the-open.why.text':
    'Что не подсвечено, сейчас выбрать нельзя. Всё равно нажмите, например на защитника, и стол скажет почему и по какому правилу.',
  'lesson.in-the-open.rules.title': 'Если сомневаетесь',
  'lesson.in-the-open.rules.text':
    'Наведите на что угодно, и оно объяснит себя. В меню все правила, а каждое «почему нельзя?» ведёт к нужному.',
  'lesson.in-the-open.yours.title': 'Дальше сами',
  'lesson.in-the-open.yours.text':
    'Играйте по-своему, отсюда никто не подсказывает. В следующем матче пусть защитники прячутся. Удачи!',
  'lesson.in-the-open.go.title': 'В комнаты',
  'lesson.in-the-open.go.text':
    'Займите отмеченные комнаты и выгоните оттуда защитников. Годится любой путь.',

  'lesson.hidden-tokens.welcome.title': 'По два жетона',
  'lesson.hidden-tokens.welcome.text':
    'Каждый защитник лежит на поле дважды: два жетона с одним именем. Один настоящий, другой приманка, и знают это только защитники. Кто они — не тайна.',
  'lesson.hidden-tokens.arcs.title': 'Куда они смотрят',
  'lesson.hidden-tokens.arcs.text':
    'Каждый жетон повёрнут к одной стороне и следит за всем, что там видит. Зайдите туда, и, если жетон настоящий, в вас могут выстрелить в ваш же ход.',
  'lesson.hidden-tokens.pick.title': 'Выберите оперативника',
  'lesson.hidden-tokens.pick.text':
    'Выберите, кто пойдёт первым. Легче тому, кто начинает вдали от просматриваемых сторон.',
  'lesson.hidden-tokens.demand.title': 'Кто это?',
  'lesson.hidden-tokens.demand.text':
    'Кто-то из ваших видит отмеченный жетон. Потребуйте раскрытия: это не стоит действия и можно даже в ход защитников.',
  'lesson.hidden-tokens.found.title': 'Раскрыт',
  'lesson.hidden-tokens.found.text':
    'Оперативник стоит там, где лежал настоящий жетон, а другого больше нет. Стрелять можно только в раскрытых.',
  'lesson.hidden-tokens.drone.title': 'Пошлите дрона',
  'lesson.hidden-tokens.drone.text':
    'Дрон летит вперёд и сканирует комнату, в которой остановится: все защитники в ней обнаружены, а значит, раскрыты. Применить его можно рядом с оперативником.',
  'lesson.hidden-tokens.fly.title': 'Ведите дрона',
  'lesson.hidden-tokens.fly.text':
    'Заведите дрона в комнату с жетонами и остановите там. Он проходит открытые двери и окна, и никто не рискует.',
  'lesson.hidden-tokens.watch.title': 'Наблюдайте и вы',
  'lesson.hidden-tokens.watch.text':
    'Выберите для этого оперативника наблюдение и сторону. Защитника, который там покажется, можно раскрыть по требованию, а затем и подстрелить.',
  'lesson.hidden-tokens.hit.title': 'Это больно',
  'lesson.hidden-tokens.hit.text':
    'Наблюдающие защитники могут стрелять при каждом вашем шаге и действии у них на виду. Зайдите с другой стороны или берите дым и дронов.',
  'lesson.hidden-tokens.end.title': 'Закончите активацию',
  'lesson.hidden-tokens.end.text': 'Сделайте этим оперативником, что ещё хотите, и закончите активацию.',
  'lesson.hidden-tokens.patience.title': 'Шаг за шагом',
  'lesson.hidden-tokens.patience.text':
    'С каждым раскрытым жетоном дом безопаснее для следующих. Имена подсказывают, какой гаджет там ждёт.',
  'lesson.hidden-tokens.reaction.title': 'Ваш случай',
  'lesson.hidden-tokens.reaction.text':
    'Защитник прошёл у вас на виду. Потребуйте раскрытия, стреляйте, если можете, или пропустите.',
  'lesson.hidden-tokens.score.title': 'Считаются только раскрытые',
  'lesson.hidden-tokens.score.text':
    'Скрытые комнату не держат. Перед подсчётом защитники могут раскрыть кого захотят, так что смотрите, где они могут быть.',
  'lesson.hidden-tokens.yours.title': 'Дальше сами',
  'lesson.hidden-tokens.yours.text':
    'Играйте по-своему. Дальше — заявления и часы: там за вас уже никто не измеряет.',
  'lesson.hidden-tokens.go.title': 'Найдите их',
  'lesson.hidden-tokens.go.text':
    'Раскрывайте жетоны взглядом или дроном и держитесь вне их обзора. Годится любой путь.',
  'lesson.claims-and-clock.welcome.title': 'Теперь никто не измеряет',
  'lesson.claims-and-clock.welcome.text':
    'Отныне стол не показывает линий видимости. Вы смотрите и заявляете, а другая сторона верит или бросает вызов.',
  'lesson.claims-and-clock.clock.title': 'Ваши часы идут',
  'lesson.claims-and-clock.clock.text':
    'У вашей стороны запас времени на весь раунд, на обе фазы вместе. Часы стоят, пока бросают кубики и решают заявления.',
  'lesson.claims-and-clock.pick.title': 'Выберите оперативника',
  'lesson.claims-and-clock.pick.text':
    'Выберите, кто пойдёт первым. Скорость часов самая спокойная: время есть.',
  'lesson.claims-and-clock.eye.title': 'На глаз',
  'lesson.claims-and-clock.eye.text':
    'Представьте прямую от середины вашей клетки до середины их клетки. Её прерывают стены, баррикады, дым и оперативники.',
  'lesson.claims-and-clock.declare.title': 'Заявите выстрел',
  'lesson.claims-and-clock.declare.text':
    'Выберите отмеченного защитника, которого, по-вашему, видно, и его защиту. Не уверены — сначала подойдите ближе.',
  'lesson.claims-and-clock.reward.title': 'Вы правы',
  'lesson.claims-and-clock.reward.text':
    'Вы выиграли вызов: возьмите 30 секунд себе или отнимите 30 у соперников.',
  'lesson.claims-and-clock.ruler.title': 'Поверили или измерили',
  'lesson.claims-and-clock.ruler.text':
    'Принятое считается как заявлено. После вызова прикладывают линейку: кто ошибся, теряет время, а выстрел без линии пропадает.',
  'lesson.claims-and-clock.end.title': 'Закончите активацию',
  'lesson.claims-and-clock.end.text': 'Сделайте этим оперативником, что ещё хотите, и закончите активацию.',
  'lesson.claims-and-clock.answer.title': 'Верите?',
  'lesson.claims-and-clock.answer.text':
    'Защитник заявляет, что видит вашего оперативника и как тот защищён. Проверьте на глаз линию и защиту: примите или бросьте вызов.',
  'lesson.claims-and-clock.objection.title': 'Есть возражения?',
  'lesson.claims-and-clock.objection.text':
    'Им нужна линия видимости. Пропустите или возразите, если сомневаетесь; такие вопросы можно и отключить до конца фазы.',
  'lesson.claims-and-clock.grab.title': 'Вне очереди',
  'lesson.claims-and-clock.grab.text':
    'О реакциях больше не спрашивают: следите за шагами защитников сами. Кнопки всегда на месте; пока вы думаете, идут ваши часы.',
  'lesson.claims-and-clock.bank.title': 'Новый запас',
  'lesson.claims-and-clock.bank.text':
    'Каждый раунд даёт новое время за каждого вашего оперативника в игре. Остаток прошлого пропал.',
  'lesson.claims-and-clock.yours.title': 'Дальше сами',
  'lesson.claims-and-clock.yours.text':
    'Играйте по-своему и доверяйте глазу. Если часы слишком торопят, в следующий раз выберите скорость поменьше.',
  'lesson.claims-and-clock.go.title': 'Заявляйте, что видите',
  'lesson.claims-and-clock.go.text':
    'Стреляйте, когда уверены в линии, и идите, когда нет. Годится любой путь.',
  'lesson.gadgets-and-floors.welcome.title': 'Две бомбы',
  'lesson.gadgets-and-floors.welcome.text':
    'Запустите обезвреживание одной из двух бомб; рядом кто-то должен быть, когда кончится следующий раунд. Гаджеты и верхний этаж помогут дойти.',
  'lesson.gadgets-and-floors.pick.title': 'Выберите оперативника',
  'lesson.gadgets-and-floors.pick.text': 'Выберите одного из отмеченных: подъём у них рядом.',
  'lesson.gadgets-and-floors.stairs.title': 'Путь наверх',
  'lesson.gadgets-and-floors.stairs.text':
    'Отмеченные клетки — подъёмы: синие только для вас, серые для обеих сторон. Встаньте на один из них.',
  'lesson.gadgets-and-floors.up.title': 'Поднимайтесь',
  'lesson.gadgets-and-floors.up.text':
    'Отсюда за одно очко движения можно подняться. Наверху место для двоих, и снизу в вас никто не выстрелит.',
  'lesson.gadgets-and-floors.above.title': 'Наблюдайте за подъёмом',
  'lesson.gadgets-and-floors.above.text':
    'Наверху наблюдают за одним подъёмом: в того, кто на него ступит, можно стрелять сверху, с малой дальности.',
  'lesson.gadgets-and-floors.own.title': 'Свой гаджет',
  'lesson.gadgets-and-floors.own.text':
    'Сейчас этот оперативник может применить особый гаджет. Наведите, чтобы прочитать о нём, и примените.',
  'lesson.gadgets-and-floors.bag.title': 'Из общего запаса',
  'lesson.gadgets-and-floors.bag.text':
    'Гаджеты отряда — для всех: дроны смотрят, заряды открывают стены, гранаты чистят комнаты. Примените что-нибудь.',
  'lesson.gadgets-and-floors.spread.title': 'Где расползётся',
  'lesson.gadgets-and-floors.spread.text':
    'Выберите клетки, которые будут закрыты. Сквозь дым никто не видит, а ходить там можно.',
  'lesson.gadgets-and-floors.down.title': 'Спуститесь в другом месте',
  'lesson.gadgets-and-floors.down.text':
    'Все подъёмы ведут на один верхний этаж: спускайтесь где угодно, хоть в глубине дома, если решитесь.',
  'lesson.gadgets-and-floors.end.title': 'Закончите активацию',
  'lesson.gadgets-and-floors.end.text':
    'Поднявшись, в этой активации больше не ходят. Сделайте, что ещё хотите, и закончите её.',
  'lesson.gadgets-and-floors.stock.title': 'Что потрачено, то потрачено',
  'lesson.gadgets-and-floors.stock.text':
    'Каждое применение берёт кубик: из инвентаря отряда или у оперативника. Тратьте, но приберегите для последней двери.',
  'lesson.gadgets-and-floors.defuse.title': 'Запустите обезвреживание',
  'lesson.gadgets-and-floors.defuse.text':
    'Вы у бомбы: запустите обезвреживание. Это действие, и рядом кто-то должен быть, когда кончится следующий раунд.',
  'lesson.gadgets-and-floors.guard.title': 'Новый раунд',
  'lesson.gadgets-and-floors.guard.text':
    'Дым рассеялся, и все снова могут действовать. Обезвреживанию нужен атакующий рядом, когда кончится раунд после запуска.',
  'lesson.gadgets-and-floors.yours.title': 'Дальше сами',
  'lesson.gadgets-and-floors.yours.text':
    'Играйте по-своему: вы знаете всё, что нужно. Забытое объяснит себя, если навести.',
  'lesson.gadgets-and-floors.go.title': 'К бомбам',
  'lesson.gadgets-and-floors.go.text':
    'Открывайте стены, смотрите дронами, спускайтесь сверху: доберитесь до бомбы. Годится любой путь.',
};
