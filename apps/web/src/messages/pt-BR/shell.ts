import type { shell as english } from '../en/shell.ts';

export const shell: Readonly<Record<keyof typeof english, string>> = {
  'shell.loading': 'Um momento…',
  'shell.nowhere': 'Não há nada aqui',
  'shell.toHome': 'Ir para a página inicial',
  'shell.toTable': 'Voltar à mesa',
  'shell.back': 'Voltar',
  'shell.bot': '{name} (bot)',
  'shell.play': 'Jogar',
  'shell.online': 'Online',
  'shell.learn': 'Aprender',
  'shell.replays': 'Replays',
  'shell.rules': 'Regras',
  'shell.settings': 'Configurações',
  'shell.language': 'Idioma',
  'shell.menu': 'Menu principal',
  'shell.skip': 'Ir para o conteúdo',
};
