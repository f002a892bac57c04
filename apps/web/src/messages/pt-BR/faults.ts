import type { faults as english } from '../en/faults.ts';

export const faults: Readonly<Record<keyof typeof english, string>> = {
  'fault.not-a-match': 'Este não é um arquivo de partida do Sightline.',
  'fault.other-game': 'Esta partida é de um jogo que não está na estante daqui.',
  'fault.other-rules':
    'Esta partida foi jogada com outra versão das regras. Com as atuais seria outra partida, por isso não é mostrada.',
  'fault.damaged': 'Esta partida está danificada: ao ser refeita, não segue o que está registrado nela.',
  'fault.cut-short':
    'Falta o fim desta partida. Se ela veio por link, confira se o link foi copiado inteiro.',
  'fault.no-such-match':
    'Esta partida não está neste aparelho. Pode ter sido apagada, ou jogada em outro navegador.',
  'fault.not-over': 'Esta partida ainda está em andamento. Ela poderá ser aberta a todos quando terminar.',
  'fault.too-long': 'Esta partida é longa demais para um link. Salve-a como arquivo e envie o arquivo.',
  'fault.too-heavy': 'Isto é maior do que qualquer partida, por isso não foi aberto.',
  'fault.failed': 'Não deu certo, e não sabemos por quê. O que já estava salvo continua lá.',
  'fault.detail': 'Detalhes',
  'fault.again': 'Tentar de novo',
  'fault.storage': 'As partidas só ficam guardadas enquanto esta aba estiver aberta',
  'fault.storage.forbidden':
    'O navegador não deixa esta página guardar nada, como numa janela anônima. Nada do que havia se perdeu. Para guardar uma partida, salve-a como arquivo.',
  'fault.storage.full':
    'Não há mais espaço para esta página no navegador. Nada do que havia se perdeu. Para guardar uma partida, salve-a como arquivo ou apague as antigas.',
  'fault.storage.saved': 'Ver as partidas e seus arquivos',
};
