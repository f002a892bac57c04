import { COLOURS, type WeaponDie } from '../content/dice.ts';
import type { ViewContext } from './view-context.ts';

type Speaker = Pick<ViewContext, 'say' | 'listed'>;

function counted({ say, listed }: Speaker, dice: readonly WeaponDie[], key: 'dice' | 'dice.short'): string {
  const found = COLOURS.flatMap((colour) =>
    [true, false].flatMap((lightning) => {
      const n = dice.filter((die) => die.colour === colour && die.lightning === lightning).length;
      if (n === 0) return [];
      const words = say(`${key}.${colour}`, { n });
      return lightning ? say('dice.lightning', { dice: words }) : words;
    }),
  );
  return listed(found);
}

/** "2 red dice" */
export const diceInWords = (at: Speaker, dice: readonly WeaponDie[]): string => counted(at, dice, 'dice');
/** "1 yellow ↯, 1 orange and 2 red", where it is plain that dice are meant. */
export const diceInShort = (at: Speaker, dice: readonly WeaponDie[]): string =>
  counted(at, dice, 'dice.short');
