import type { keys as english } from '../en/keys.ts';

export const keys: Readonly<Record<keyof typeof english, string>> = {
  'prompt.keys': 'Teclas',
  'prompt.keyArrows': 'Mover o cursor pelo tabuleiro',
  'prompt.keyTab': 'Percorrer tudo o que pode ser escolhido',
  'prompt.keyEnter': 'Escolher, confirmar',
  'prompt.keyEsc': 'Voltar; pular o que está sendo mostrado',
  'prompt.keyU': 'Desfazer',
  'prompt.keyR': 'Mostrar de novo o último turno',
  'prompt.keyH': 'Mão',
  'prompt.keyL': 'Registro',
  'prompt.keyM': 'Menu',
  'prompt.keyZoom': 'Aproximar e afastar',
  'prompt.keyHelp': 'Esta lista',
  'prompt.keyP': 'Parar os relógios ou religá-los',
  'prompt.keyActs': 'Agir fora da vez',
};
