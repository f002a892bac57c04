import type { newMatch as english } from '../en/new-match.ts';

export const newMatch: Readonly<Record<keyof typeof english, string>> = {
  'new-match.title': 'Montar uma partida',
  'new-match.mode': 'O que se joga',
  'new-match.mode.mission': 'Uma missão',
  'new-match.mode.operation': 'Uma operação inteira',
  'new-match.mission': 'Missão',
  'new-match.objective': 'Objetivo',
  'new-match.operation': 'Operação',
  'new-match.operation.text':
    '{n, plural, =1 {# missão} other {# missões}}, uma após a outra, com os mesmos lugares. A história segue, vença quem vencer.',

  'new-match.players': 'Jogadores',
  'new-match.players.count': 'Quantos jogam',
  'new-match.seat.who': 'Quem joga',
  'new-match.who.me': 'Eu',
  'new-match.who.guest': 'Outra pessoa aqui',
  'new-match.who.bot': 'Bot: {level}',
  'new-match.guest': 'Nome',
  'new-match.guest.first': 'Jogador {n}',
  'new-match.watch': 'Nenhum lugar é seu: você vai assistir aos bots.',
  'new-match.curtain': 'Várias pessoas na mesma tela: a mesa fica coberta enquanto vocês trocam de lugar.',

  'new-match.preset.none': '{label}: escolha à mesa',
  'new-match.preset.table': 'Escolher à mesa',
  'new-match.preset.some':
    '{least, plural, =0 {Pegue até {most} ou decida à mesa.} other {{same, select, yes {Pegue {most}, ou deixe tudo em aberto para escolher à mesa.} other {Pegue de {least} a {most}, ou deixe tudo em aberto para escolher à mesa.}}}}',

  'new-match.options': 'Opções',
  'new-match.deal': 'Palavras para o sorteio',
  'new-match.deal.hint':
    'Deixe vazio para um sorteio novo. As mesmas palavras dão o mesmo sorteio, para todos.',

  'new-match.start': 'Começar',
  'new-match.starting': 'Preparando…',
  'new-match.sum':
    '{seats, plural, =1 {# jogador} other {# jogadores}}, {bots, plural, =0 {sem bots} =1 {# bot} other {# bots}}',
  'new-match.problem.name': 'Dê um nome à pessoa que joga neste lugar: {role}.',
  'new-match.problem.same': 'Duas pessoas se chamam {name}. Dê nomes diferentes a elas.',
  'new-match.problem.preset':
    '{role}, {label}: {least, plural, =1 {pegue ao menos #} other {pegue ao menos #}}, ou nada.',
};
