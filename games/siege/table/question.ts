import { answersIn, type ChoiceOffer } from '@sightline/kernel';
import { type Facing, type Icon, type Option, type Ref, toldApart } from '@sightline/table';
import { aboutOf, diceOf } from './about.ts';
import { actsFor } from './act-buttons.ts';
import { type Answer, asked, type Prompt, type SiegeQuestion, type Verb } from './asked.ts';
import { claimPreview } from './claim-preview.ts';
import { composedOf } from './composed.ts';
import { confirmOf } from './confirms.ts';
import type { Table } from './contract.ts';
import { costOf } from './costs.ts';
import { setUpGadgetIcon } from './deployed-gadgets.ts';
import { planFor } from './deployment-plan.ts';
import { trayFor } from './deployment-tray.ts';
import { pieceIcon, profileIcon, specialIcon, tacticalIcon } from './icons.ts';
import { labelOf } from './labels.ts';
import { seatName } from './names.ts';
import { isCarried, picksFor, turnOf } from './picks.ts';
import { promptDetail, promptTitle } from './prompt-words.ts';
import { isClosing, markOf, verbIcon, verbWord } from './verbs.ts';
import { walksFor } from './walks.ts';

/** Where one of very many spots is chosen for something: until it is handed over it can be moved again. */
const SETS_UP: ReadonlySet<Prompt> = new Set<Prompt>([
  'operatorDeployment.place',
  'defenderDeployment.reposition',
  'defenderDeployment.place',
]);

/** A decision as the table offers it: every option with what to click for it, and places farther away. */
export const question: Table['question'] = (at, decision) => {
  const q = asked(at, decision);
  const options = optionsOf(q);
  const detail = promptDetail(q);
  const dice = diceOf(q);
  const tray = trayFor(q);
  const plan = planFor(q);
  const acts = actsFor(q);
  const shown = claimPreview(q);
  const choices: readonly ChoiceOffer<Verb>[] = decision.choices;
  return {
    seat: decision.seat,
    who: seatName(at, decision.seat),
    title: promptTitle(q),
    ...(detail !== null && { detail }),
    about: aboutOf(q),
    options,
    walks: walksFor(q, litBy(options)),
    composed: choices.flatMap((choice) => composedOf(q, choice)),
    ...(SETS_UP.has(decision.prompt) && { alike: true as const }),
    ...(dice !== undefined && { dice }),
    ...(tray !== undefined && { tray }),
    ...(plan !== undefined && { plan }),
    ...(acts !== undefined && { acts }),
    ...(shown !== null && { shown }),
  };
};

const litBy = (options: readonly Option<Verb>[]): ReadonlySet<Ref> =>
  new Set(options.flatMap(({ picks }) => picks.slice(0, 1)));

function optionsOf(q: SiegeQuestion): readonly Option<Verb>[] {
  const choices: readonly ChoiceOffer<Verb>[] = q.decision.choices;
  return toldApart(choices.flatMap((choice) => answersIn(choice)).map((answer) => optionOf(q, answer)));
}

function optionOf(q: SiegeQuestion, answer: Answer): Option<Verb> {
  const { at, decision } = q;
  const [verb] = answer;
  const word = verbWord(at, decision.prompt, verb);
  const icon = iconOf(q, answer);
  const cost = costOf(q, answer);
  const confirm = confirmOf(q, answer);
  const turn = turnOf(q, answer);
  return {
    key: answer.join(' '),
    answer,
    mark: markOf(decision.prompt, verb),
    picks: picksFor(q, answer),
    label: labelOf(q, answer, word),
    verb: word,
    ...(icon !== undefined && { icon }),
    // A mere dot on the board means one point.
    ...(cost > 1 && { cost }),
    // The host knows what can be taken back, and says so.
    final: false,
    ...(confirm !== null && { confirm }),
    ...(isClosing(verb) && { closing: true as const }),
    ...(isCarried(answer) && { carried: true as const }),
    ...(turn !== null && { turn: turn as Facing }),
  };
}

function iconOf({ t }: SiegeQuestion, [verb, first]: Answer): Icon | undefined {
  switch (verb) {
    case 'tactical':
      return tacticalIcon(first);
    case 'special':
      return specialIcon(first);
    case 'gadget':
      return setUpGadgetIcon(first);
    case 'piece':
      return pieceIcon(t.state.pieces[first].kind);
    case 'activate':
      return profileIcon(t.state.operators[first].profile);
    default:
      return verbIcon(verb);
  }
}
