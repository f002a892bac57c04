import { members } from '@sightline/kernel';
import type { Chooser, ChooserSet, ComposedItem, ItemCard } from '@sightline/table';
import { COLOURS } from '../content/dice.ts';
import type { OperatorProfile, WeaponRange } from '../content/operator-types.ts';
import { OPERATORS, profileNumber } from '../content/operators.ts';
import { MISSION_IDS, missionCalled } from '../rules/missions.ts';
import { ATTACKER, DEFENDER, SQUADS, type Squad } from '../rules/siege.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';
import { squadOfSeat } from '../rules/statics.ts';
import { isMessageKey } from '../text/index.ts';
import type { SiegeQuestion } from './asked.ts';
import { ALL_RANGES, averageHits, rangeName, weaponDie } from './dice-words.ts';
import { ICONS, profileIcon } from './icons.ts';
import { missionName, profileName, sayKey, squadName, squadTone } from './names.ts';
import { profileRef } from './refs.ts';

/** Who has a profile: an Operator and its alternate are one (SG-OPR-09). */
const personOf = ({ id, alternateOf }: OperatorProfile): string => alternateOf ?? id;

const choosingSquad = ({ t, decision }: SiegeQuestion): Squad => squadOfSeat(t, decision.seat);

/** A profile as a card of the chooser. */
export function profileItem(q: SiegeQuestion, profile: number, items: readonly number[]): ComposedItem {
  const { at } = q;
  const forms = items.filter((other) => personOf(OPERATORS[other]) === personOf(OPERATORS[profile]));
  const name = profileName(at, profile);
  const isAlternate = OPERATORS[profile].alternateOf !== undefined;
  return {
    item: profile,
    label: isAlternate ? at.say('operator.alternate', { name }) : name,
    icon: profileIcon(profile),
    ref: profileRef(profile),
    card: {
      ...profileCard(q, profile),
      ...(forms.length > 1 && {
        sameAs: personOf(OPERATORS[profile]),
        form: String(forms.indexOf(profile) + 1),
      }),
    },
  };
}

function profileCard(q: SiegeQuestion, profile: number): ItemCard {
  const { at } = q;
  const { stamina, run, destroy, weapon, charges, shield } = OPERATORS[profile];
  const person = personOf(OPERATORS[profile]);
  const text = `choices.gadget.${person}`;
  const gadget = gadgetOf(person);
  return {
    tone: squadTone(choosingSquad(q)),
    figures: [
      { icon: ICONS.stamina, value: String(stamina), label: at.say('choices.card.stamina', { n: stamina }) },
      {
        icon: ICONS.run,
        value: run === 0 ? '–' : String(run),
        label: at.say('choices.card.run', { n: run }),
      },
      { icon: ICONS.destroy, value: String(destroy), label: at.say('choices.card.destroy', { n: destroy }) },
      ...(shield === true ? [{ icon: ICONS.shield, value: '✓', label: at.say('choices.card.shield') }] : []),
    ],
    ...(gadget !== undefined && {
      kit: [
        {
          text: sayKey(at, `special.${gadget}`),
          icon: profileIcon(profile),
          ...(charges > 0 && { pips: charges }),
        },
      ],
    }),
    dice: ALL_RANGES.map((range) => ({
      label: rangeName(at, range),
      dice: weapon[range].map((die) => weaponDie(at, die)),
    })),
    ...(isMessageKey(text) && { text: sayKey(at, text) }),
  };
}

/** Gadgets that are no ACTION of their owner's. */
const PASSIVE: Readonly<Record<string, string>> = {
  mute: 'signalDisruptors',
  castle: 'armorPanels',
  jager: 'activeDefense',
  bandit: 'shockWires',
  kapkan: 'entryDenial',
  rook: 'armorPlates',
  thunderbird: 'konaStations',
};
const gadgetOf = (person: string): string | undefined =>
  SPECIAL_ACTIONS.find(({ owner }) => owner === person)?.id ?? PASSIVE[person];

/** Hits of a profile's weapon on average. */
const hitsAt = ({ t }: SiegeQuestion, profile: number, range: WeaponRange): number =>
  OPERATORS[profile].weapon[range].reduce((sum, { colour }) => sum + averageHits(t, colour), 0);

const hitsOfAll = (q: SiegeQuestion, items: readonly number[], range: WeaponRange) =>
  Object.fromEntries(items.map((profile) => [profile, hitsAt(q, profile, range)]));

/** Five of a role, chosen at large. */
export function squadChooser(q: SiegeQuestion, items: readonly number[]): Chooser {
  const { at } = q;
  const squad = choosingSquad(q);
  const byRange = ALL_RANGES.map((range) => ({
    label: sayKey(at, `choices.sort.${range}`),
    of: hitsOfAll(q, items, range),
  }));
  return {
    title: squadName(at, squad),
    tone: squadTone(squad),
    sets: readySquads(q, squad).filter((set) => set.items.every((item) => items.includes(item))),
    sorts: byRange,
    sums: byRange.map(({ label, of }) => ({
      label: at.say('choices.hitsAt', { range: label }),
      of,
      most: Math.max(...Object.values(of)),
      average: true as const,
    })),
    legend: {
      title: at.say('choices.legend.title'),
      lines: [
        ...COLOURS.map((colour) => ({
          text: at.say('choices.legend.average', { hits: averageHits(q.t, colour) }),
          die: weaponDie(at, { colour, lightning: false }),
        })),
        {
          text: at.say('choices.legend.lightning'),
          die: weaponDie(at, { colour: 'yellow', lightning: true }),
        },
        { text: at.say('choices.legend.stamina'), icon: ICONS.stamina },
        { text: at.say('choices.legend.run'), icon: ICONS.run },
        { text: at.say('choices.legend.destroy'), icon: ICONS.destroy },
      ],
    },
    sealed: sealOf(q),
  };
}

/** Handed in sealed: who else chooses at the same time (SG-SQD-02). */
export const sealOf = ({ at, t, decision }: SiegeQuestion): NonNullable<Chooser['sealed']> => ({
  text: at.say('choices.sealed'),
  with: SQUADS.flatMap((squad) => members(t.statics.squads[squad])).filter((seat) => seat !== decision.seat),
});

/** The squads of the Starter Zones, that of this mission first (SG-SQD-03). */
function readySquads({ at }: SiegeQuestion, squad: Squad): readonly ChooserSet[] {
  const own = at.statics.mission?.id;
  const ids = MISSION_IDS.toSorted((a, b) => Number(b === own) - Number(a === own));
  const sets = ids.flatMap((id): readonly ChooserSet[] => {
    const mission = missionCalled(id);
    if (mission === null) return [];
    const { attackers, defenders } = mission.starterZone;
    const names = squad === ATTACKER ? attackers.squad : squad === DEFENDER ? defenders.squad : [];
    const name = missionName(at, { kind: mission.kind, map: mission.file.map });
    return [
      {
        name: id === own ? at.say('choices.readySquad') : name,
        hint: name,
        items: names.map(({ operator }) => profileNumber(operator)),
      },
    ];
  });
  const key = ({ items }: ChooserSet): string => items.toSorted((a, b) => a - b).join();
  return sets.filter((set, i) => sets.findIndex((other) => key(other) === key(set)) === i);
}
