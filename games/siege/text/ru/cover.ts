import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: '6: Siege',
  short: '6: Siege',
  text: 'Один план дома, два отряда: пробить стену, выглянуть, удержать комнату.',
};
