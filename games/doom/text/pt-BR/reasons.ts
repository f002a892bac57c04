import type { reasons as en } from '../en/reasons.ts';

export const reasons = {
  'reason.DM-ABL-01': 'Esta habilidade não pode ser usada agora: ela pede outro momento ou não faria nada.',
  'reason.DM-ABL-03': 'Sua carta de classe está exaurida: ela é preparada quando você é ativado.',
  'reason.DM-ABL-05': 'Esta habilidade já foi usada para este ataque.',
  'reason.DM-ABL-06': 'Esta habilidade exige uma ação principal, e você não tem mais nenhuma.',
  'reason.DM-ABL-08': 'Não há nada que a explosão possa anteceder.',
  'reason.DM-ABL-12': 'Esta habilidade já foi usada neste momento.',
  'reason.DM-ACT-08': 'Uma reação só é jogada no momento indicado no texto dela.',
  'reason.DM-ADJ-02':
    'Há uma parede, uma porta fechada ou a borda de terreno intransponível ou bloqueador no caminho.',
  'reason.DM-ADJ-05': 'A figura não está junto desta porta.',
  'reason.DM-ARG-04': 'Não há Poder Argent suficiente nesta carta de demônio.',
  'reason.DM-ATK-03': 'Só uma figura inimiga no tabuleiro pode ser atacada.',
  'reason.DM-ATK-15': 'Nada pode ser pego durante um ataque.',
  'reason.DM-COV-13': 'Nenhum canto deixa o alvo com cobertura, ou todos deixam.',
  'reason.DM-DEM-02': 'Este demônio já atacou nesta ativação.',
  'reason.DM-DOOR-01': 'Abrir uma porta custa 1 ponto de movimento, e não resta nenhum.',
  'reason.DM-DOOR-03': 'Esta porta já está aberta.',
  'reason.DM-GLD-03': 'O fuzileiro que está com a carga não pode usar teletransportes.',
  'reason.DM-GLD-04': 'Nesta missão, demônios não podem abrir portas: a carta Infestação proíbe.',
  'reason.DM-GRN-03': 'Não há espaço para a granada dentro do alcance e da linha de visão.',
  'reason.DM-GRN-07': 'A ficha desta granada ainda está no tabuleiro.',
  'reason.DM-INI-08': 'A carta deste tipo de demônio está exaurida: ele já foi ativado nesta rodada.',
  'reason.DM-ITM-04': 'Demônios não podem pegar nada do tabuleiro.',
  'reason.DM-LIM-01': 'Outro fuzileiro está com esta carta de classe.',
  'reason.DM-LOS-02':
    'Sem linha de visão: há uma parede, um terreno bloqueador ou uma porta fechada no caminho.',
  'reason.DM-LRG-01': 'Só demônios grandes se movem assim.',
  'reason.DM-LRG-02': 'Um demônio grande se move um espaço por vez, nunca na diagonal, ou gira.',
  'reason.DM-LRG-03': 'Um demônio grande se move com a base inteira: escolha como ela vai ficar.',
  'reason.DM-LRG-11':
    'Um demônio grande não pode atravessar paredes nem portas fechadas com nenhuma parte da base.',
  'reason.DM-LRG-27':
    'A base de um demônio grande precisa ficar inteira no tabuleiro, sem parede nem porta fechada debaixo dela.',
  'reason.DM-LRG-30':
    'Com os pontos de movimento restantes, o demônio não conseguiria terminar o movimento em um lugar permitido.',
  'reason.DM-MAR-02': 'Você não tem mais ações principais nesta ativação.',
  'reason.DM-MOV-01': 'Esse espaço não é adjacente: uma figura se move um espaço por vez.',
  'reason.DM-MOV-06':
    'Passos na diagonal não cortam cantos: é preciso um espaço livre de barreiras ao lado de ambos.',
  'reason.DM-MOV-09':
    'Este passo custa {cost, plural, =1 {# ponto de movimento} other {# pontos de movimento}}; a figura tem {points}.',
  'reason.DM-MOV-15':
    'Nenhuma figura pode parar em um espaço com outra figura: siga em frente, se os pontos de movimento bastarem para chegar a um espaço livre.',
  'reason.DM-OBJ-01':
    'Este terminal já recebeu a ficha de progresso desta rodada, ou já tem todas de que precisa.',
  'reason.DM-OBJ-02': 'O Invasor juntou todas as fichas de frag que a carta de objetivo pede.',
  'reason.DM-OBJ-12': 'Uma condição de vitória da carta de objetivo foi cumprida.',
  'reason.DM-RNG-03':
    'Fora de alcance: este ataque alcança {range, plural, =1 {# espaço} other {# espaços}}.',
  'reason.DM-RND-03': 'A última rodada da missão acabou, e os fuzileiros não cumpriram o objetivo.',
  'reason.DM-SET-15': 'Não há demônio deste tipo no tabuleiro.',
  'reason.DM-SET-18': 'Esta partida usa as cartas que a missão recomenda.',
  'reason.DM-TEL-03': 'O teletransporte leva de um teletransporte ativo a outro.',
  'reason.DM-TEL-04': 'Só fuzileiros usam teletransportes.',
  'reason.DM-TER-10': 'Esta figura não pode entrar em terreno intransponível.',
  'reason.DM-TER-11': 'Esta figura não pode entrar em terreno bloqueador.',
  'reason.DM-WPN-06': 'Esta arma é encontrada no tabuleiro; não pode ser escolhida na preparação.',
  'reason.DM-WPN-10': 'Você já tem esta arma: a ficha dela fica para os outros.',
  'reason.DM-WPN-11': 'Não resta nenhum conjunto desta arma na caixa.',
  'reason.resigned': 'O outro lado desistiu.',
} as const satisfies Record<keyof typeof en, string>;
