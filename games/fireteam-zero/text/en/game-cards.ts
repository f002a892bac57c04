import type { CardWords } from './cards.ts';

/**
 * The words of the cards that belong to nobody: monsters, twists, objectives, discoveries, and the tokens they put on
 * the board. Acts are called by `<card>.<act>`.
 */
export interface MonsterWords {
  readonly name: string;
  /** several of it in one place; there is only one of a boss */
  readonly band?: string;
  /** always true of it */
  readonly attribute: string;
  /** on the special face of the activation die */
  readonly special: string;
}

export const families: Readonly<Record<string, string>> = {
  typhon: 'Typhon’s Children',
  fetch: 'The Fetch',
  infested: 'The Infested',
};

export const monsters: Readonly<Record<string, MonsterWords>> = {
  corruptedAnimal: {
    name: 'Corrupted Animal',
    band: '{n, plural, one {# Corrupted Animal} other {# Corrupted Animals}}',
    attribute: 'Pack: with two or more other monsters in its location it rolls 1 die more.',
    special: 'It leaps: it moves 1 location toward the nearest hero and rolls 1 die more.',
  },
  corruptedHuman: {
    name: 'Corrupted Human',
    band: '{n, plural, one {# Corrupted Human} other {# Corrupted Humans}}',
    attribute: 'It bursts: when it is killed, a minion from the spawn pool appears in its place.',
    special: 'Its attack deals 1 hit more.',
  },
  sonOfTyphon: {
    name: 'Son of Typhon',
    attribute: 'Pain drives it: with two power tokens or fewer it has 1 speed more.',
    special: 'Sweep: each hero in its location is hit once.',
  },
  kindledDead: {
    name: 'Kindled Dead',
    band: '{n} Kindled Dead',
    attribute: 'Your own face: it rolls 1 die more against the only active hero in a location.',
    special: 'It flares up: each hero in its location is hit once.',
  },
  pyreBearer: {
    name: 'Pyre Bearer',
    band: '{n, plural, one {# Pyre Bearer} other {# Pyre Bearers}}',
    attribute:
      'By its light: other monsters at range 0–1 of it ignore cover, and minions among them have 1 speed more.',
    special: 'It rolls 1 die more.',
  },
  lanternKing: {
    name: 'Lantern King',
    attribute: 'His retinue: whenever he is injured, a minion from the spawn pool appears in his location.',
    special: 'Nobody steps in against him this round, and his hits cannot be prevented.',
  },
  wormHost: {
    name: 'Worm Host',
    band: '{n, plural, one {# Worm Host} other {# Worm Hosts}}',
    attribute: 'A new house: whoever kills it by a brawl attack is hit once.',
    special: 'It rolls 1 die more.',
  },
  broodCarrier: {
    name: 'Brood Carrier',
    band: '{n, plural, one {# Brood Carrier} other {# Brood Carriers}}',
    attribute: 'Brood: when it activates, a minion from the spawn pool appears in its location.',
    special: 'Under the skin: its hits cannot be prevented this round.',
  },
  motherOfWorms: {
    name: 'Mother of Worms',
    attribute: 'Birth: when she activates, a minion from the spawn pool appears in her location.',
    special: 'Spray: each hero at range 0–1 of her is hit once.',
  },
};

export const twists: Readonly<Record<string, CardWords>> = {
  nightFog: { name: 'Night Fog', text: 'Heroes’ attacks on other locations have 1 range less.' },
  hungryPack: { name: 'Hungry Pack', text: 'Minions have 1 speed more.' },
  theHumanTurns: {
    name: 'One of Us',
    text: 'An elite of the reserve belongs to the spawn pool from now on.',
  },
  tornNerves: {
    name: 'Torn Nerves',
    text: 'The hand limit of the only active hero in a location is 1 less.',
  },
  scentOfBlood: {
    name: 'Scent of Blood',
    text: 'When a hero is about to take two hits or more, a minion from the spawn pool appears there.',
  },
  armouredHides: { name: 'Armoured Hides', text: 'Minions have 1 more resistance to bombs.' },
  theyKnowTheWay: {
    name: 'They Know the Way',
    text: 'The spawn die is rolled twice for each monster; the point nearer to a hero counts.',
  },
  burrowsEverywhere: { name: 'Burrows Everywhere', text: 'Spawn points are never secured.' },

  whiteout: { name: 'Whiteout', text: 'Patty and Henry help only heroes in their own location.' },
  frozenBolts: { name: 'Frozen Bolts', text: 'Heroes’ bullet attacks roll 1 die less.' },
  deadFrequencies: { name: 'Dead Frequencies', text: 'No tactical responses can be played.' },
  yourOwnFace: { name: 'Your Own Face', text: 'Nobody can step in against a monster’s attack.' },
  longestNight: { name: 'The Longest Night', text: 'The threat marker advances 1 space more each round.' },
  theProcession: {
    name: 'The Procession',
    text: 'An elite of the reserve belongs to the spawn pool from now on.',
  },
  ashInTheLungs: {
    name: 'Ash in the Lungs',
    text: 'The hand limit of a hero in a covered location is 1 less.',
  },
  noOneWalksAlone: {
    name: 'No One Walks Alone',
    text: 'Attacks on the only active hero in a location deal 1 hit more.',
  },

  inTheBlood: {
    name: 'In the Blood',
    text: 'When a hero is about to take three hits or more, the threat marker advances 1 space.',
  },
  swollenHosts: {
    name: 'Swollen Hosts',
    text: 'A minion with another monster in its location has 1 health more.',
  },
  theyTakeTheStray: {
    name: 'They Take the Stray',
    text: 'The only active hero in a location cannot play reactions.',
  },
  everyManForHimself: { name: 'Every Man for Himself', text: 'No hero can step in for another.' },
  theBroodWakes: {
    name: 'The Brood Wakes',
    text: 'An elite of the reserve belongs to the spawn pool from now on.',
  },
  spores: { name: 'Spores', text: 'A hero who has searched is hit once.' },
  fever: {
    name: 'Fever',
    text: 'When a round begins with the coin on tails, the threat marker advances 1 space.',
  },
  dampPowder: { name: 'Damp Powder', text: 'Heroes’ bomb attacks roll 1 die less.' },
};

export const objectives: Readonly<Record<string, CardWords>> = {
  repairTheFerry: {
    name: 'Repair the Ferry',
    text: 'Complete with 2 intel, one from each discovery. You may then turn the coin to heads.',
  },
  acquireSpecimenSamples: {
    name: 'Acquire Specimen Samples',
    text: 'Put 1 intel here whenever a monster is killed at range 0–1 of a specialist. Complete with 4.',
  },
  breakTheAltars: {
    name: 'Break the Altars',
    text: 'Put 1 intel here for each altar destroyed. Complete with 3.',
  },
  readTheRites: {
    name: 'Read the Rites',
    text: 'Complete with 3 intel from discoveries. You may then turn the coin to heads.',
  },
  trackTheBeast: {
    name: 'Track the Beast',
    text: 'Complete with 3 intel from discoveries. You may then turn the coin to heads, and the boss enters.',
  },
  closeTheVents: {
    name: 'Close the Vents',
    text: 'Put 1 intel here for each vent plugged. Complete with 3.',
  },
  killTheBeast: {
    name: 'Kill the Beast',
    text: 'Complete when the boss is defeated. It enters when its track is found, or when the threat marker reaches 10.',
  },
  restoreThePower: {
    name: 'Restore the Power',
    text: 'Complete with 3 intel from discoveries. You may then turn the coin to heads.',
  },
  sendTheReport: {
    name: 'Send the Report',
    text: 'Once the power is restored, heroes at the transmitter may send. Complete with 1 intel for each hero.',
  },
  gatherTheHidden: {
    name: 'Gather the Hidden',
    text: 'Complete with 3 intel from discoveries. You may then turn the coin to heads.',
  },
  readTheWaymarks: {
    name: 'Read the Waymarks',
    text: 'Put 1 intel here for each waymark read. Complete with 2.',
  },
  putOutTheLanterns: {
    name: 'Put Out the Lanterns',
    text: 'Put 1 intel here for each lantern snuffed. Complete with 2: then the boss enters.',
  },
  learnTheName: {
    name: 'Learn the Name',
    text: 'Complete with 3 intel from discoveries. You may then turn the coin to heads, and the boss has 1 less of every resistance.',
  },
  breakTheCrown: {
    name: 'Break the Crown',
    text: 'Complete when the boss is defeated. He enters when two lanterns are out, or when the threat marker reaches 10.',
  },
  recoverTheResearch: {
    name: 'Recover the Research',
    text: 'Complete with 4 intel from discoveries. You may then turn the coin to heads.',
  },
  burnTheCultures: {
    name: 'Burn the Cultures',
    text: 'Put 1 intel here for each tank destroyed. Complete with 2.',
  },
  keepTheLampsLit: {
    name: 'Keep the Lamps Lit',
    text: 'Put 1 intel here at the end of each round in which no lamp is dark. Complete with 6.',
  },
  signalTheColumn: {
    name: 'Signal the Column',
    text: 'Complete with 2 intel from discoveries. You may then turn the coin to heads.',
  },
  burnTheNests: {
    name: 'Burn the Nests',
    text: 'Put 1 intel here for each nest destroyed. Complete with 2: then the boss enters.',
  },
  layTheCharges: {
    name: 'Lay the Charges',
    text: 'Complete with 3 intel from discoveries. You may then turn the coin to heads.',
  },
  killTheMother: {
    name: 'Kill the Mother',
    text: 'Complete when the boss is defeated. It enters when two nests have burned, or when the threat marker reaches 10.',
  },
  /* the guided mission */
  mendTheRadio: {
    name: 'Mend the Radio',
    text: 'Complete with 2 intel: any two of the four parts will do. You may then turn the coin to heads.',
  },
  clearTheWay: {
    name: 'Clear the Way',
    text: 'Put 1 intel here whenever a monster is killed. Complete with 3.',
  },
};

export const discoveries: Readonly<Record<string, CardWords>> = {
  ferryFuel: { name: 'Ferry Fuel', text: 'Two canisters, still full. Put 1 intel on Repair the Ferry.' },
  enginePropeller: {
    name: 'Engine Propeller',
    text: 'Somebody hid it under sacks. Put 1 intel on Repair the Ferry.',
  },
  clayTablet: { name: 'Clay Tablet', text: 'Old signs, fresh blood. Put 1 intel on Read the Rites.' },
  priestsLedger: {
    name: 'Priest’s Ledger',
    text: 'Task: a hero with a specialist may translate it. Then put 1 intel on Read the Rites.',
  },
  'priestsLedger.translate': {
    name: 'Translate',
    text: 'Action, with a specialist in your location: the ledger is read.',
  },
  blackFigurine: {
    name: 'Black Figurine',
    text: 'Put 1 intel on Read the Rites. A minion from the spawn pool appears here: it wants it back.',
  },
  shepherdBoy: { name: 'Shepherd Boy', text: 'He saw it all and says nothing. Put the hiding boy here.' },
  clawTracks: { name: 'Claw Tracks', text: 'Each as long as a man. Put 1 intel on Track the Beast.' },
  crushedTruck: {
    name: 'Crushed Truck',
    text: 'Put 1 intel on Track the Beast. What was in the cab is yours: draw 1 card.',
  },
  woundedScout: { name: 'Wounded Scout', text: 'He knows where it sleeps. Put the scout here.' },
  carcassForBait: {
    name: 'Carcass for Bait',
    text: 'Task: a hero at the ledge may hang it up. Then put 1 intel on Track the Beast.',
  },
  'carcassForBait.hangTheBait': { name: 'Hang the Bait', text: 'Action, at the ledge: the bait hangs.' },
  copperWire: {
    name: 'Copper Wire',
    text: 'Enough for the last hundred yards. Put 1 intel on Restore the Power.',
  },
  fuseBox: { name: 'Fuse Box', text: 'Half of them whole. Put 1 intel on Restore the Power.' },
  dynamoBelt: {
    name: 'Dynamo Belt',
    text: 'Task: a hero at the transmitter may fit it. Then put 1 intel on Restore the Power.',
  },
  'dynamoBelt.fitTheBelt': { name: 'Fit the Belt', text: 'Action, at the transmitter: the belt runs.' },
  radioValves: {
    name: 'Radio Valves',
    text: 'Put 1 intel on Restore the Power. The signalman still wants them: a minion from the spawn pool appears here.',
  },
  cellarFamily: {
    name: 'Family in the Cellar',
    text: 'Five of them, and a dog that is quiet. Put the family here.',
  },
  oldSexton: { name: 'Old Sexton', text: 'He knew that you would come. Put 1 intel on Gather the Hidden.' },
  lostChild: {
    name: 'Lost Child',
    text: 'She will come with somebody who is not a soldier. Put the child here.',
  },
  deserter: {
    name: 'Deserter',
    text: 'Put 1 intel on Gather the Hidden. He was followed: you are ambushed by a minion.',
  },
  sisterAgnes: {
    name: 'Sister Agnes',
    text: 'Put 1 intel on Gather the Hidden. Each active hero here draws 1 card.',
  },
  parishRegister: {
    name: 'Parish Register',
    text: 'One line is scratched out. Put 1 intel on Learn the Name.',
  },
  gnawedTombstone: {
    name: 'Gnawed Tombstone',
    text: 'Task: a hero with a specialist may take a rubbing. Then put 1 intel on Learn the Name.',
  },
  'gnawedTombstone.takeARubbing': {
    name: 'Take a Rubbing',
    text: 'Action, with a specialist in your location: the letters come out.',
  },
  blindMonk: {
    name: 'Blind Monk',
    text: 'Put 1 intel on Learn the Name. Look at the top recon card and leave it or put it under the deck.',
  },
  waxDeathMask: {
    name: 'Wax Death Mask',
    text: 'Put 1 intel on Learn the Name. It whispers: you take 1 hit that cannot be prevented.',
  },
  doctorsJournal: {
    name: 'Doctor’s Journal',
    text: 'A careful hand, to the end. Put 1 intel on Recover the Research.',
  },
  slideCase: { name: 'Case of Slides', text: 'Some of them move. Put 1 intel on Recover the Research.' },
  sealedSafe: { name: 'Sealed Safe', text: 'Too heavy for the train. Put the safe here.' },
  bloodSamples: {
    name: 'Blood Samples',
    text: 'Task: two monsters must be killed at range 0–1 of a specialist. Then put 1 intel on Recover the Research.',
  },
  cipherPages: {
    name: 'Pages in Cipher',
    text: 'Task: a hero with a specialist may work on them; it takes two actions. Then put 1 intel on Recover the Research.',
  },
  'cipherPages.decipher': {
    name: 'Decipher',
    text: 'Action, with a specialist in your location: put 1 intel on Pages in Cipher.',
  },
  flarePistol: { name: 'Flare Pistol', text: 'And four flares. Put 1 intel on Signal the Column.' },
  fieldTelephone: {
    name: 'Field Telephone',
    text: 'Task: a hero at the switchboard may plug it in. Then put 1 intel on Signal the Column.',
  },
  'fieldTelephone.plugIn': { name: 'Plug In', text: 'Action, at the switchboard: somebody answers.' },
  callSigns: {
    name: 'List of Call Signs',
    text: 'Put 1 intel on Signal the Column. Others listen too: the threat marker advances 1 space.',
  },
  mapOfTheFront: { name: 'Map of the Front', text: 'Put 1 intel on Signal the Column. You may move 2.' },
  dynamiteCrate: { name: 'Crate of Dynamite', text: 'Sweating in the damp. Put a charge here.' },
  blastingCaps: { name: 'Blasting Caps', text: 'Handle with care. Put a charge here.' },
  fuseReel: { name: 'Reel of Fuse', text: 'Long enough to run. Put 1 intel on Lay the Charges.' },
  pitPlan: {
    name: 'Plan of the Pit',
    text: 'It shows where a hole is drilled already: put a charge here. Look at the top recon card and leave it or put it under the deck.',
  },
  /* the guided mission */
  radioHeadset: {
    name: 'Headset',
    text: 'Still warm, as if just put down. Put 1 intel on Mend the Radio.',
  },
  dryBattery: {
    name: 'Dry Battery',
    text: 'A little rust, a lot of spark. Put 1 intel on Mend the Radio.',
  },
  coilOfWire: {
    name: 'Coil of Wire',
    text: 'Somebody has chewed on it, not for long. Put 1 intel on Mend the Radio.',
  },
  radioFrequencies: {
    name: 'Frequencies',
    text: 'A slip of numbers, one of them underlined twice. Put 1 intel on Mend the Radio.',
  },
};

export const tokens: Readonly<Record<string, CardWords>> = {
  altarOfHorns: {
    name: 'Altar of Horns',
    text: 'Elites have 1 speed more. Attack it: 2 health; resistance to bullets 2. When it breaks, put 1 intel on Break the Altars; an elite of the reserve appears here.',
  },
  altarOfScales: {
    name: 'Altar of Scales',
    text: 'Elites have 1 more resistance to bullets. Attack it: 2 health; resistance to brawl 2, to bombs 1. When it breaks, put 1 intel on Break the Altars; an elite of the reserve appears here.',
  },
  altarOfRoots: {
    name: 'Altar of Roots',
    text: 'The spawn die is rolled twice for each monster; the point nearer to a hero counts. Attack it: 2 health; resistance to brawl 1, to bullets 1. When it breaks, put 1 intel on Break the Altars.',
  },
  hidingBoy: { name: 'Hiding Boy', text: 'Comfort him, with no monster here and a specialist at range 0–1.' },
  'hidingBoy.comfort': { name: 'Comfort', text: 'Action: he talks. Put 1 intel on Read the Rites.' },
  vent: {
    name: 'Vent',
    text: 'A hero whose turn ends here is hit once. It can be plugged while no monster is here.',
  },
  'vent.plug': { name: 'Plug the Vent', text: 'Action: remove the vent and put 1 intel on Close the Vents.' },
  ledge: { name: 'Ledge', text: 'A good place for bait.' },
  scout: { name: 'Scout', text: 'He can be tended while no monster is here.' },
  'scout.tend': { name: 'Tend Him', text: 'Action, discard 1 card: put 1 intel on Track the Beast.' },
  transmitter: {
    name: 'Transmitter',
    text: 'It works once the power is restored, while no monster is here.',
  },
  'transmitter.send': { name: 'Send', text: 'Action: put 1 intel on Send the Report.' },
  waymark: { name: 'Waymark', text: 'It can be read with a specialist here, while no monster is.' },
  'waymark.read': { name: 'Read', text: 'Action: put 1 intel on Read the Waymarks.' },
  family: { name: 'Family', text: 'They can be led out while no monster is here.' },
  'family.leadOut': {
    name: 'Lead Them Out',
    text: 'Action, discard 1 card: put 1 intel on Gather the Hidden.',
  },
  child: { name: 'Child', text: 'She trusts specialists only.' },
  'child.comfort': {
    name: 'Comfort',
    text: 'Free action, with a specialist in your location: put 1 intel on Gather the Hidden.',
  },
  lantern: {
    name: 'Lantern',
    text: 'The boss has 1 more of every resistance. It can be snuffed with a specialist at range 0–1, while no monster is here.',
  },
  'lantern.snuff': {
    name: 'Snuff',
    text: 'Action: remove the lantern and put 1 intel on Put Out the Lanterns.',
  },
  trueName: { name: 'His Name', text: 'The boss has 1 less of every resistance.' },
  tankAlpha: {
    name: 'Tank Alpha',
    text: 'Attack it: 3 health; resistance to brawl 1, to bullets 1. When it breaks, put 1 intel on Burn the Cultures, and fire here.',
  },
  tankBeta: {
    name: 'Tank Beta',
    text: 'Attack it: 4 health; resistance to bullets 1. When it breaks, put 1 intel on Burn the Cultures; two minions from the spawn pool appear here.',
  },
  fire: { name: 'Fire', text: 'A hero whose turn ends here is hit once. It can be smothered.' },
  'fire.smother': { name: 'Smother', text: 'Action: remove the fire.' },
  safe: { name: 'Safe', text: 'It can be cracked while no monster is here.' },
  'safe.crack': { name: 'Crack It', text: 'Action, discard 1 card: put 1 intel on Recover the Research.' },
  lamp: { name: 'Lamp', text: 'It goes dark when a monster enters.' },
  deadLamp: {
    name: 'Dark Lamp',
    text: 'While a lamp is dark, rounds do not count. It can be lit while no monster is here.',
  },
  'deadLamp.relight': { name: 'Light It', text: 'Action: the lamp burns again.' },
  switchboard: { name: 'Switchboard', text: 'It needs a telephone.' },
  nest: {
    name: 'Nest',
    text: 'Attack it: 2 health; resistance to brawl 1, to bullets 1. When it burns, put 1 intel on Burn the Nests; a minion from the spawn pool appears here.',
  },
  charge: { name: 'Charge', text: 'The demolitions expert can prime it while no monster is here.' },
  'charge.prime': { name: 'Prime', text: 'Free action, demolitions only: put 1 intel on Lay the Charges.' },
};
