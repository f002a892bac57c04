import type { shell as english } from '../en/shell.ts';

export const shell: Readonly<Record<keyof typeof english, string>> = {
  'shell.loading': 'Um momento…',
  'shell.notFound': 'Não há nada aqui',
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
  'shell.missing': 'Não foi possível carregar uma parte do Sightline',
  'shell.missing.text':
    'É provável que já exista uma versão nova. Recarregue a página para continuar: suas partidas estão salvas.',
  'shell.fault': 'Algo deu errado',
  'shell.fault.text':
    'O erro é nosso, não seu. Recarregue a página para continuar: suas partidas estão salvas.',
  'shell.reload': 'Recarregar a página',
};
