/** What heroes that bots play call out, in their own words; `who` is whom they call to. Names keep their form. */
export const calls = {
  'why.stepIn': '{hero}: “{who} pode cair. Essa é minha!”',
  'why.cover': '{hero}: “Estou te cobrindo, {who}!”',
  'why.help': '{hero}: “Estou com você, {who}!”',
  'why.guard': '{hero}: “Essa aí vem atrás de você, {who}. Deixa comigo.”',
  'why.escort': '{hero}: “{who}, comigo!”',
  'why.save': '{hero}: “{who} aguenta essa. Guardo minha carta para algo pior.”',
  'why.search': '{hero}: “Ali ainda não procuramos.”',
  'why.objective': '{hero}: “Vou atrás do objetivo.”',
  'why.kill': '{hero}: “Dali dá para atacar.”',
  'why.destroy': '{hero}: “Vou lá quebrar aquilo.”',
  'why.safety': '{hero}: “Tem inimigos demais à minha volta. Vou sair daqui.”',
  'why.exit': '{hero}: “Está tudo feito. Para a saída!”',
  'why.lieLow': '{hero}: “Fico no chão: se eu levantar agora, me pegam.”',
} as const;
