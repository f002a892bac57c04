import type { NewMatchForm, Preset, Presets, SeatRole } from '@sightline/table';
import type { NewMatch, Player } from '../host/api.ts';

/** What is filled into the form so far. */
export interface Draft {
  readonly mode: 'mission' | 'operation';
  readonly mission: string;
  readonly operation: string;
  readonly seats: number;
  /** by seat, also of seats that are not taken now: who comes back is still who he was */
  readonly players: readonly Player[];
  readonly presets: Presets;
  readonly switches: Readonly<Record<string, boolean>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly deal: string;
}

/** The first mission, with the players the game suggests. */
export function firstDraft(form: NewMatchForm): Draft {
  const { missions, operations, first: suggested, switches, choices } = form;
  return {
    mode: 'mission',
    mission: missions[0].id,
    operation: operations[0]?.id ?? '',
    seats: suggested.seats,
    players: suggested.players.map((player) =>
      player === 'me' ? { kind: 'me' } : { kind: 'bot', level: player.bot },
    ),
    presets: {},
    switches: Object.fromEntries(switches.map(({ id, off }) => [id, off !== true])),
    choices: Object.fromEntries(choices.map(({ id, first }) => [id, first])),
    deal: '',
  };
}

/** An entry of the list with this one replaced. */
export const withPlayer = (draft: Draft, seat: number, player: Player): Draft => ({
  ...draft,
  players: draft.players.with(seat, player),
});

export const presetOf = ({ presets }: Draft, seat: number, preset: string): readonly number[] =>
  presets[seat]?.[preset] ?? [];

export const withPreset = (draft: Draft, seat: number, preset: string, items: readonly number[]): Draft => ({
  ...draft,
  presets: { ...draft.presets, [seat]: { ...draft.presets[seat], [preset]: items } },
});

/** Whether somebody at this screen may not see what another does. */
export const needsCurtain = ({ secrets, switches }: NewMatchForm, draft: Draft): boolean =>
  takenPlayers(draft).some(({ kind }) => kind === 'guest') &&
  (secrets || switches.some((s) => s.secrets && draft.switches[s.id]));

/** The seats that are taken, in order. */
export const takenRoles = ({ roles, rolesOf }: NewMatchForm, { seats }: Draft): readonly SeatRole[] =>
  rolesOf?.[seats] ?? roles.slice(0, seats);
export const takenPlayers = ({ players, seats }: Draft): readonly Player[] =>
  players
    .slice(0, seats)
    .map((player) => (player.kind === 'guest' ? { ...player, name: player.name.trim() } : player));

/** Why the match can't start like this. */
export type Problem =
  | { readonly what: 'name'; readonly role: SeatRole }
  | { readonly what: 'same'; readonly name: string }
  | { readonly what: 'preset'; readonly role: SeatRole; readonly preset: Preset };

export function problemOf(form: NewMatchForm, draft: Draft): Problem | null {
  const names = new Set<string>();
  for (const [seat, player] of takenPlayers(draft).entries()) {
    if (player.kind !== 'guest') continue;
    if (player.name === '') return { what: 'name', role: takenRoles(form, draft)[seat] };
    if (names.has(player.name)) return { what: 'same', name: player.name };
    names.add(player.name);
  }
  if (draft.mode === 'operation') return null;
  for (const role of takenRoles(form, draft))
    for (const preset of role.presets) {
      const taken = offeredOf(draft, role.seat, preset).length;
      if (taken > 0 && taken < preset.least) return { what: 'preset', role, preset };
    }
  return null;
}

/** What was settled of what is offered: with another number of seats a seat may play something else. */
const offeredOf = (draft: Draft, seat: number, { id, items }: Preset): readonly number[] =>
  presetOf(draft, seat, id).filter((item) => items.some((offered) => offered.id === item));

/** Only what was settled, and only for seats that are taken and what they play now. */
export function settled(form: NewMatchForm, draft: Draft): Presets {
  return Object.fromEntries(
    takenRoles(form, draft).flatMap(({ seat, presets }) => {
      const chosen = presets
        .map((preset) => [preset.id, offeredOf(draft, seat, preset)] as const)
        .filter(([, items]) => items.length > 0);
      return chosen.length === 0 ? [] : [[seat, Object.fromEntries(chosen)]];
    }),
  );
}

export function matchOf(game: string, form: NewMatchForm, draft: Draft): NewMatch {
  const { mission, switches, choices } = draft;
  const deal = draft.deal.trim();
  return {
    game,
    mission,
    switches,
    choices,
    players: takenPlayers(draft),
    presets: settled(form, draft),
    ...(deal === '' ? {} : { deal }),
  };
}
