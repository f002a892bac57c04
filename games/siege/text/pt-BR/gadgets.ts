import type { gadgets as english } from '../en/gadgets.ts';

/** What every gadget does, in a few sentences. Numbers come from the rules. */
export const gadgets: Readonly<Record<keyof typeof english, string>> = {
  /* Dice */
  'dice.yellow': '{n, plural, one {# dado amarelo} other {# dados amarelos}}',
  'dice.orange': '{n, plural, one {# dado laranja} other {# dados laranja}}',
  'dice.red': '{n, plural, one {# dado vermelho} other {# dados vermelhos}}',
  'dice.short.yellow': '{n, plural, one {# amarelo} other {# amarelos}}',
  'dice.short.orange': '{n} laranja',
  'dice.short.red': '{n, plural, one {# vermelho} other {# vermelhos}}',
  'dice.lightning': '{dice} ↯',
  /* Special gadgets of attackers */
  'about.special.hammer':
    'AÇÃO, Instalável, ignorando no máximo uma parede leve ou barricada: Destruir (D{rating}) no alvo; depois Sledge entra ali e pode, de graça, Atirar e Destruir (D{rating}) em um espaço adjacente. Não enquanto está inclinado.',
  'about.special.empGrenades':
    'AÇÃO, Arremessável: Destruir (D{rating}) cada dispositivo Eletrônico na sala do alvo, visto ou não, dos dois esquadrões.',
  'about.special.breachingRounds':
    'AÇÃO, Linha de visão, ignorando no máximo uma barricada: Destruir (D{rating}) no alvo e em um espaço adjacente a ele na ortogonal.',
  'about.special.exothermicCharges':
    'AÇÃO, Instalável: Destruir (D{rating}) no alvo e em todos os espaços que o tocam, seja qual for a parede entre eles.',
  'about.special.flashShield':
    'AÇÃO, Instalável: todos na sala do alvo ficam Atordoados, menos Blitz. O escudo sempre dá proteção leve.',
  'about.special.spectreDetector':
    'AÇÃO, Onda ou Vertical: Destruir (D{rating}) o dispositivo Eletrônico escolhido. REAÇÃO: o esquadrão ignora um efeito que exige uma ação extra.',
  'about.special.flipSight':
    'Fumaça e Gás nunca bloqueiam a linha de visão de Glaz. AÇÃO, Vertical: a ficha oculta no alvo é revelada.',
  'about.special.shockDrones':
    'AÇÃO, Drone ({points} PM): depois de escanear, role {dice}; cada acerto destrói um dispositivo Eletrônico na sala (D{rating}).',
  'about.special.clusterCharge':
    'AÇÃO, Instalável, ignorando no máximo uma parede leve ou barricada, ou Vertical: Destruir (D{rating}) cada dispositivo na sala, menos os Sempre Visíveis; todos ali sofrem os acertos de {dice}.',
  'about.special.extendableShield':
    'AÇÃO: até a Manutenção o escudo dá proteção pesada em vez de leve, também a colegas atrás dele. Duas fontes de proteção sempre tiram {hits, plural, one {# acerto} other {# acertos}}.',
  'about.special.rceDrone':
    'AÇÃO, Drone ({points} PM): depois de escanear ele explode: Destruir (D{rating}) e os acertos de {dice} onde parou e nos espaços adjacentes.',
  /* Special gadgets of defenders */
  'about.special.gasGrenades':
    'AÇÃO, Arremessável: põe uma camada de Gás. Todos, menos Smoke, sofrem {n, plural, one {# ferimento} other {# ferimentos}} quando ela é posta, ao entrar nela e ao terminar uma ação nela.',
  'about.special.shumikhaLauncher':
    'AÇÃO, Arremessável: põe uma camada de Fogo. Todos sofrem os acertos de {dice} quando ela é posta, ao entrar nela e ao terminar uma ação nela.',
  'about.special.heartbeatSensor':
    'AÇÃO, Onda ou Vertical: o adversário no alvo fica Localizado. Ou Vertical: um disparo gratuito contra um adversário Localizado, em alcance curto e com proteção leve, sem linha de visão.',
  'about.special.heartbeatShot':
    'AÇÃO, Vertical: um disparo gratuito contra um adversário Localizado, em alcance curto e com proteção leve, sem linha de visão.',
  'about.special.stimPistol':
    'AÇÃO, Linha de visão: retira até {n, plural, one {# ferimento} other {# ferimentos}}. REAÇÃO: quem Doc vê e está prestes a ser eliminado continua em jogo, a um ferimento disso e Atordoado. Não funciona no próprio Doc.',
  'about.special.signalDisruptors':
    'Preparação, até {n}, em paredes pesadas: nas suas salas os atacantes não usam Eletrônicos.',
  'about.special.armorPanels':
    'Preparação, até {n}, em portas e janelas: cada um conta como parede fortificada.',
  'about.special.activeDefense':
    'REAÇÃO: um dispositivo Arremessável lançado em uma sala não tem efeito e perde a carga, a menos que quem lançou gaste uma ação extra.',
  'about.special.shockWires':
    'Preparação, até {n}: eletrificam o seu espaço e os adjacentes. Atacantes que entram ou instalam algo ali ficam Atordoados e sofrem {wounds, plural, one {# ferimento} other {# ferimentos}}; os drones deles ficam de fora.',
  'about.special.entryDenial':
    'REAÇÃO: um atacante que passa por uma porta ou janela aberta sofre {n, plural, one {# ferimento} other {# ferimentos}}, a menos que gaste uma ação extra.',
  'about.special.armorPlates':
    'Preparação: até {n, plural, one {# Placa de Blindagem} other {# Placas de Blindagem}} para colegas de Vigor {stamina} ou menos, uma em cada. A placa se perde no lugar de um ferimento.',
  'about.special.konaStations':
    'Preparação, até {n}, em paredes pesadas: quem sofre ferimentos nas suas salas ignora um deles, uma vez por efeito.',
  'about.special.none': 'Recrutas não têm dispositivo especial.',
  /* Tactical gadgets */
  'about.tactical.breachCharge':
    'Instalável: Destruir (D{rating}) no alvo. Abre paredes fortificadas e Acessos Fortificados.',
  'about.tactical.frag':
    'Arremessável: Destruir (D{rating}) e os acertos de {dice} no alvo; Destruir (D{besideRating}) e os acertos de {besideDice} nos espaços adjacentes.',
  'about.tactical.flashbang':
    'Arremessável: todos no alvo e nos espaços adjacentes ficam Atordoados, as fichas ocultas também.',
  'about.tactical.smokeGrenade':
    'Arremessável: põe uma camada de Fumaça, que bloqueia a linha de visão até a Manutenção.',
  'about.tactical.claymore':
    'Instalável: fica em um espaço livre com a seta para um lado. O adversário que entra em um dos dois espaços a detona: os acertos de {dice} para todos ali e nos espaços adjacentes. Destruída, ela também explode.',
  'about.tactical.tacticalDrone':
    'Drone: move-se até {points} PM a partir de um espaço adjacente e escaneia a sala em que para: todos os adversários ali ficam Localizados, e os ocultos são revelados.',
  'about.tactical.bulletproofCamera':
    'Preparação: uma câmera que o Destruir próprio de um Operador só alcança de um espaço adjacente.',
  'about.tactical.deployableShield': 'Preparação: um obstáculo que pode ser destruído.',
  'about.tactical.nitroCell':
    'Arremessável: os acertos de {dice} no alvo e de {besideDice} nos espaços adjacentes.',
  'about.tactical.impactGrenade': 'Arremessável: Destruir (D{rating}) no alvo.',
  /* Pieces on the board */
  'about.piece.camera':
    'Vigia toda a sala para a qual está voltada: um atacante que entra nela ou termina uma ação ali fica Localizado.',
  'about.piece.bulletproofCamera':
    'Vigia toda a sala para a qual está voltada: um atacante que entra nela ou termina uma ação ali fica Localizado. O Destruir próprio de um Operador precisa vir de um espaço adjacente.',
  'about.piece.barbedWire':
    'Um atacante que entra no seu espaço termina a ativação na hora. Drones não passam por ele.',
  'about.piece.deployableShield':
    'Conta como obstáculo: dá proteção leve, custa mais PM para escalar, e ninguém para ali.',
  'about.piece.fortifiedEntryway':
    'Fecha o acesso: ninguém muda de andar, vigia nem vê por ele. Só dispositivos D{rating} o removem.',
  'about.piece.claymore':
    'O adversário que entra no seu espaço ou no espaço para o qual a seta aponta a detona: os acertos de {dice} para todos ali e nos espaços adjacentes.',
  'about.piece.signalDisruptor': 'Na sala para a qual está voltado os atacantes não usam Eletrônicos.',
  'about.piece.ced1':
    'Eletrifica o seu espaço e os adjacentes: atacantes que entram ou instalam algo ali ficam Atordoados e sofrem {wounds, plural, one {# ferimento} other {# ferimentos}}.',
  'about.piece.konaStation':
    'Quem sofre ferimentos na sala para a qual está voltada ignora um deles, uma vez por efeito.',
  /* Overlays */
  'about.overlay.smoke':
    'Bloqueia a linha de visão, menos até Operadores Localizados e para arremessos. Sai na Manutenção.',
  'about.overlay.gas':
    'Bloqueia a linha de visão como a Fumaça. Entrar nela ou terminar uma ação nela custa {n, plural, one {# ferimento} other {# ferimentos}}. Sai na Manutenção.',
  'about.overlay.fire':
    'Entrar nela ou terminar uma ação nela traz os acertos de {dice}. Não bloqueia nada. Sai na Manutenção.',
};
