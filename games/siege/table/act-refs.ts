import { type Ref, ref } from '@sightline/table';

/*
 * What is aimed at a space is taken up first: else there would be no space left to walk to. These lie nowhere: the table
 * names them in the prompt.
 */

export const DESTROY: Ref = ref('thing', 'act.destroy');
export const tacticalActRef = (gadget: number): Ref => ref('thing', `act.tactical.${gadget}`);
export const specialActRef = (action: number): Ref => ref('thing', `act.special.${action}`);
