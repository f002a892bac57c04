import type { MissionContent } from '../card-types.ts';

/**
 * Typhon's Children 2: destroy. Somebody feeds the beasts, and prays to them. Three altars stand between the mill and
 * the catacombs: each gives the Children something while it stands, each breaks best under another weapon, and something
 * lives in every one. Their rites have to be read before dawn, or they will be built again.
 */
export const THREE_ALTARS: MissionContent = {
  mission: {
    id: 'threeAltars',
    operation: 'typhonsChildren',
    number: 2,
    upgrades: 1,
    focuses: 1,
    family: 'typhon',
    pool: [
      { class: 'minion', figures: [2, 5, 6], easy: [3, 3, 5], hard: [3, 5, 8] },
      { class: 'elite', figures: [1, 0, 1], easy: [0, 1, 1], hard: [1, 1, 1] },
    ],
    reserve: [{ class: 'elite', figures: [1, 2, 2] }],
    twists: ['hungryPack', 'armouredHides', 'tornNerves', 'scentOfBlood', 'burrowsEverywhere', 'nightFog'],
    objectives: ['breakTheAltars', 'readTheRites'],
    events: 8,
    discoveries: ['clayTablet', 'priestsLedger', 'blackFigurine', 'shepherdBoy'],
    tokens: [
      { token: 'altarOfHorns', mark: 'horns' },
      { token: 'altarOfScales', mark: 'scales' },
      { token: 'altarOfRoots', mark: 'roots' },
    ],
    map: `
areas three-altars

place
  mill mill 0,0
  grove grove 10,0
  crypt crypt 20,0

marks
  s1 spawn at mill/millHouse
  s2 spawn at mill/farmYard
  s3 spawn at mill/pigPens
  s4 spawn at mill/strawLoft
  s5 spawn at grove/pickersHut
  s6 spawn at grove/goatPath
  s7 spawn at grove/sacredGrove
  s8 spawn at grove/dryStoneWall
  s9 spawn at grove/cistern
  s10 spawn at crypt/nicheGallery
  s11 spawn at crypt/wellChamber
  s12 spawn at crypt/ossuary
  entry at mill/orchard
  horns at mill/barn
  scales at grove/altarMound
  roots at crypt/sealedTomb
`.trimStart(),
  },
  objectives: [
    { id: 'breakTheAltars', needs: 3 },
    { id: 'readTheRites', needs: 3, coin: true },
  ],
  discoveries: [
    {
      id: 'clayTablet',
      objective: 'readTheRites',
      effects: [{ do: 'intel', objective: 'readTheRites', tokens: 1 }],
    },
    {
      id: 'priestsLedger',
      objective: 'readTheRites',
      effects: [],
      task: {
        needs: 1,
        acts: [{ id: 'translate', if: { specialistWithin: 0 }, effects: [{ do: 'progress', tokens: 1 }] }],
        done: { effects: [{ do: 'intel', objective: 'readTheRites', tokens: 1 }] },
      },
    },
    {
      id: 'blackFigurine',
      objective: 'readTheRites',
      effects: [
        { do: 'intel', objective: 'readTheRites', tokens: 1 },
        { do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 },
      ],
    },
    {
      id: 'shepherdBoy',
      objective: 'readTheRites',
      effects: [{ do: 'token', token: 'hidingBoy', at: 'here' }],
    },
  ],
  tokens: [
    {
      id: 'altarOfHorns',
      letter: 'A',
      monsters: [{ while: { class: 'elite' }, speed: 1 }],
      attackable: {
        health: 2,
        resistance: { brawl: 0, bullet: 2, bomb: 0 },
        destroyed: {
          effects: [
            { do: 'intel', objective: 'breakTheAltars', tokens: 1 },
            { do: 'spawn', class: 'elite', from: 'reserve', at: 'here', figures: 1 },
          ],
        },
      },
    },
    {
      id: 'altarOfScales',
      letter: 'B',
      monsters: [{ while: { class: 'elite' }, resistance: { bullet: 1 } }],
      attackable: {
        health: 2,
        resistance: { brawl: 2, bullet: 0, bomb: 1 },
        destroyed: {
          effects: [
            { do: 'intel', objective: 'breakTheAltars', tokens: 1 },
            { do: 'spawn', class: 'elite', from: 'reserve', at: 'here', figures: 1 },
          ],
        },
      },
    },
    {
      id: 'altarOfRoots',
      letter: 'C',
      table: { closerSpawns: true },
      attackable: {
        health: 2,
        resistance: { brawl: 1, bullet: 1, bomb: 0 },
        destroyed: { effects: [{ do: 'intel', objective: 'breakTheAltars', tokens: 1 }] },
      },
    },
    {
      id: 'hidingBoy',
      letter: 'D',
      acts: [
        {
          id: 'comfort',
          if: { specialistWithin: 1, atMostMonstersHere: 0 },
          effects: [
            { do: 'removeToken', token: 'hidingBoy', at: 'here' },
            { do: 'intel', objective: 'readTheRites', tokens: 1 },
          ],
        },
      ],
    },
  ],
};
