/** Words of what is chosen at large. */
export const chooser = {
  'chooser.chosen':
    '{same, select, yes {Escolhidos: {chosen} de {most}} other {Escolhidos: {chosen}; são possíveis de {least} a {most}}}',
  'chooser.sets': 'Prontos',
  'chooser.sort': 'Ordem',
  'chooser.listed': 'Da lista',
  'chooser.tray': 'Escolhidos até agora',
  'chooser.free': 'livre',
  'chooser.remove': 'Tirar: {name}',
  'chooser.forms': 'Qual versão de {name}',
  'chooser.full': 'Todos os lugares estão ocupados. Tire alguém antes.',
  'chooser.missing': '{n, plural, =1 {Falta escolher #} other {Faltam escolher #}}',
  'chooser.left': '{n, plural, =1 {Falta distribuir #} other {Faltam distribuir #}}',
  'chooser.seal': 'Lacrar e entregar',
  'chooser.sealed': '{who}: envelope lacrado',
  'chooser.open': '{who}: ainda escolhendo',
  'chooser.fold': 'Olhar o tabuleiro',
  'chooser.unfold': 'Continuar a escolher: {title}',
} as const;
