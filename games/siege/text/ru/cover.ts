import type { Cover } from '@sightline/manifest';

export const cover: Cover = {
  name: '6: Siege',
  short: '6: Siege',
  text: 'Один план дома, два отряда: пробить стену, выглянуть, удержать комнату.',
};
