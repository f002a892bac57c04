/** What heroes that bots play call out, in their own words; `who` is whom they call to. Names keep their form. */
export const calls = {
  'why.stepIn': '{hero}: «{who} может не выстоять. Этот удар — мой!»',
  'why.cover': '{hero}: «{who}, прикрываю!»',
  'why.help': '{hero}: «{who}, помогаю!»',
  'why.guard': '{hero}: «{who}, эта тварь идёт к тебе. Займусь ею.»',
  'why.escort': '{hero}: «{who} — за мной!»',
  'why.save': '{hero}: «{who} выдержит. Карту берегу на худший случай.»',
  'why.search': '{hero}: «Там мы ещё не искали.»',
  'why.objective': '{hero}: «Иду к цели.»',
  'why.kill': '{hero}: «Оттуда можно ударить.»',
  'why.destroy': '{hero}: «Иду ломать эту штуку.»',
  'why.safety': '{hero}: «Вокруг меня их слишком много. Ухожу.»',
  'why.exit': '{hero}: «Всё сделано. К выходу!»',
  'why.lieLow': '{hero}: «Пока лежу: стоит подняться — и мне конец.»',
} as const;
