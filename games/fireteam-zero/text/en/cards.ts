/**
 * The words of the heroes' cards and of the events. Numbers of the attack part stand on the card itself; the text says
 * what else it does, then the tactical response, then the reaction. Acts are called by `<card>.<act>`.
 */
export interface CardWords {
  readonly name: string;
  readonly text: string;
}

export const cards: Readonly<Record<string, CardWords>> = {
  /* leader: action cards */
  snapVolley: {
    name: 'Snap Volley',
    text: 'Response: Attack with this card. Reaction: When a monster enters a location at range 0–1, attack it with this card.',
  },
  coverMe: { name: 'Cover Me', text: 'Reaction: When an ally at range 0–2 attacks: +2 dice.' },
  fallBack: {
    name: 'Fall Back',
    text: 'Reaction: When a hero at range 0–2 is attacked, that hero may move 1.',
  },
  elbowAndBoot: {
    name: 'Elbow and Boot',
    text: 'Response: Each ally draws 1 card. Reaction: When you are hit, prevent 1 hit.',
  },
  steadyNow: {
    name: 'Steady Now',
    text: 'Reaction: When an ally at range 0–2 has rolled for an attack, that ally may reroll up to 3 dice.',
  },
  shortFuse: { name: 'Short Fuse', text: 'Response: Each hero may move 1.' },
  goGoGo: {
    name: 'Go! Go! Go!',
    text: 'Response: Each hero has +1 speed this round. Reaction: When the turn of an ally at range 0–2 begins, that ally gets one more action.',
  },
  thatOne: {
    name: 'That One!',
    text: 'Response: Choose a monster at range 0–3. All monsters in its location have 1 less of every resistance this round.',
  },
  pinThemDown: {
    name: 'Pin Them Down',
    text: 'After the attack, the target rolls 1 die less this round. Response: Monsters in your sector roll 1 die less this round. Reaction: When an ally at range 0–2 is attacked: −2 dice.',
  },
  rallyingCry: {
    name: 'Rallying Cry',
    text: 'Response: An ally of your choice draws 2 cards. If the coin shows tails, then each ally draws 1 card.',
  },
  onYourFeet: {
    name: 'On Your Feet',
    text: 'Reaction: When an ally at range 0–2 is knocked down, that ally stands up, draws 1 card and may move 1.',
  },
  handSignals: {
    name: 'Hand Signals',
    text: 'Response: Put a specialist into your location and draw 1 card. Reaction: When a hero at range 0–3 has searched, that hero draws 1 card; look at the top recon card and leave it or put it under the deck.',
  },
  /* leader: upgrades */
  fieldOrders: {
    name: 'Field Orders',
    text: 'Response: An ally of your choice may move 2 and draws 2 cards.',
  },
  combinedArms: {
    name: 'Combined Arms',
    text: 'Reaction: When an ally at range 0–3 attacks: +2 dice, and 1 resistance is ignored.',
  },
  holdTheLine: {
    name: 'Hold the Line',
    text: 'Response: You and each hero at range 0–1 ignore 1 hit of every attack this round. Reaction: When a hero at range 0–1 is hit, prevent 2 hits.',
  },
  callItIn: {
    name: 'Call It In',
    text: 'Response: Choose a monster anywhere. All monsters in its location take 2 bomb hits.',
  },
  /* leader: focus cards */
  oldSoldier: { name: 'Old Soldier', text: 'You may use the action Rally.' },
  'oldSoldier.rally': { name: 'Rally', text: 'Action: An active ally at range 0–1 draws 2 cards.' },
  fieldGlasses: {
    name: 'Field Glasses',
    text: 'When a round begins, you may look at the top recon card and leave it or put it under the deck.',
  },
  crossfire: {
    name: 'Crossfire',
    text: 'Once a round, when an ally at range 0–3 makes a ranged attack: +1 die.',
  },
  fourLeafClover: { name: 'Four-Leaf Clover', text: 'You may use the free action Keep Faith.' },
  'fourLeafClover.keepFaith': {
    name: 'Keep Faith',
    text: 'Free action, once a mission, if the coin shows tails: discard 3 cards and turn the coin to heads.',
  },
  rallyPoint: {
    name: 'Rally Point',
    text: 'Once a round, when an ally enters your location, that ally draws 1 card.',
  },
  byExample: {
    name: 'By Example',
    text: 'Once a round, when you kill a monster, an active ally at range 0–2 draws 1 card. When the boss enters, each active hero draws 1 card.',
  },

  /* close combat: action cards */
  trenchKnife: { name: 'Trench Knife', text: 'Reaction: When you are hit, prevent 2 hits.' },
  bodyBlock: {
    name: 'Body Block',
    text: 'Reaction: When an ally at range 0–1 is attacked, you are attacked instead. You ignore 1 hit of every attack this round.',
  },
  shoulderRam: {
    name: 'Shoulder Ram',
    text: 'Ignores 1 resistance. Response: Push a monster at range 0–1 up to 2 steps. It does not activate this round.',
  },
  counterpunch: {
    name: 'Counterpunch',
    text: 'Reaction: When a monster in your location attacks you, first attack it with this card.',
  },
  charge: {
    name: 'Charge',
    text: 'Response: Move up to 2, then attack with this card. Reaction: When a monster enters your location, attack it with this card.',
  },
  sidearm: {
    name: 'Sidearm',
    text: 'Response: Attack with this card, then you may move 1. Reaction: When you kill a monster, draw 2 cards.',
  },
  diveIn: {
    name: 'Dive In',
    text: 'Reaction: When an ally at range 0–2 is hit, go to that ally and take the hits instead; prevent 1 of them.',
  },
  comeAndGetMe: {
    name: 'Come and Get Me',
    text: 'You may reroll 2 dice. Response: This round you ignore 1 hit of every attack and your attacks have +1 hit. Each monster in your sector moves 1 toward its nearest hero.',
  },
  headlock: {
    name: 'Headlock',
    text: 'Ignores resistance. After the attack, the target does not activate this round. Response: Go to a monster at range 0–2; it does not activate this round. Reaction: When a monster in your location activates, it rolls 2 dice less this round.',
  },
  boneBreaker: {
    name: 'Bone Breaker',
    text: 'If it kills in your turn: one more action and 1 more movement point. Reaction: When an ally is knocked down, draw 2 cards; you may move 2.',
  },
  shakeItOff: {
    name: 'Shake It Off',
    text: 'Response: Take a card of your choice from your discard pile and draw 1 card. Reaction: When you take 3 hits or more, discard 1 card and prevent all hits.',
  },
  /* close combat: upgrades */
  haymaker: { name: 'Haymaker', text: 'Reaction: When you are hit, prevent 3 hits.' },
  ironWall: {
    name: 'Iron Wall',
    text: 'Response: Each hero in your location, you too, ignores 1 hit of every attack this round. Reaction: When an ally at range 0–2 is attacked, go to that ally; you are attacked instead, with 1 die less.',
  },
  berserk: {
    name: 'Berserk',
    text: 'If it kills in your turn: one more action and 1 more movement point. Reaction: When your turn begins with 2 monsters or more in your location, your brawl attacks this turn have +2 dice and ignore 1 resistance.',
  },
  grapplingHook: {
    name: 'Grappling Hook',
    text: 'Ignores 1 resistance. Response: Put a monster at range 0–3 into your location and attack it with this card. Reaction: When an ally at range 0–2 is attacked, you may push the attacker 1 step.',
  },
  /* close combat: focus cards */
  thickHide: {
    name: 'Thick Hide',
    text: 'While you have 2 cards or fewer in hand, ignore 1 hit of every attack.',
  },
  loneWolf: {
    name: 'Lone Wolf',
    text: 'While you are the only active hero in your location: brawl attacks have +1 die.',
  },
  bodyguard: {
    name: 'Bodyguard',
    text: 'While a specialist is in your location, your hand limit is 1 higher. Once a round, when an ally at range 0–1 is attacked, you may be attacked instead.',
  },
  slippery: {
    name: 'Slippery',
    text: 'Monsters never keep you from leaving. Difficult terrain costs you 1.',
  },
  secondWind: {
    name: 'Second Wind',
    text: 'When your turn ends with a monster in your location, draw 1 card. When a round ends with the coin on tails, draw 1 card.',
  },
  finishThem: { name: 'Finish Them', text: 'You may use the action Finish.' },
  'finishThem.finish': {
    name: 'Finish',
    text: 'Action, once a round: discard 1 card and kill a minion in your location.',
  },

  /* sniper: action cards */
  shortBurst: {
    name: 'Short Burst',
    text: 'Reaction: When a monster at range 0–2 activates, first attack it with this card.',
  },
  forcedPattern: { name: 'Forced Pattern', text: 'Response: Attack with this card.' },
  steadyBreath: {
    name: 'Steady Breath',
    text: 'You may reroll 1 die. Response: This round your ranged bullet attacks have +1 range and +1 hit. Reaction: When a hero at range 0–2 has rolled for an attack: +1 hit.',
  },
  coveringShot: {
    name: 'Covering Shot',
    text: 'Reaction: When an ally at range 0–3 is attacked, first attack the attacker with this card.',
  },
  rifleButt: {
    name: 'Rifle Butt',
    text: 'After the attack, you may push the target 1 step. Reaction: When you are attacked, you may move 1.',
  },
  firstLight: {
    name: 'First Light',
    text: 'Response: Monsters in your sector have 1 less speed this round. Reaction: When a monster spawns at range 0–3, attack it with this card.',
  },
  kneeShot: {
    name: 'Knee Shot',
    text: 'After the attack, the target has 2 less speed this round. Response: A monster at range 0–4 does not activate this round; draw 1 card.',
  },
  weakSpot: {
    name: 'Weak Spot',
    text: 'Ignores 1 resistance. Response: A monster at range 0–4 has 1 less health this round. Reaction: When an ally at range 0–3 attacks, 2 resistance are ignored.',
  },
  shootAndScoot: {
    name: 'Shoot and Scoot',
    text: 'After the attack, 1 more movement point in your turn. Response: Move up to 2, then attack with this card. Reaction: When your turn ends, you may move 2.',
  },
  patience: {
    name: 'Patience',
    text: 'Ignores cover. Response: Take a card of your choice from your discard pile; if you are the only active hero in your location, draw 1 card. Reaction: When the threat marker advances and you are the only active hero in your location, draw 2 cards.',
  },
  ricochet: {
    name: 'Ricochet',
    text: 'If it kills: attack again, bullet 3, range 2. Reaction: When an ally kills a monster at range 0–3 of you, attack with this card.',
  },
  /* sniper: upgrades */
  throughAndThrough: {
    name: 'Through and Through',
    text: 'Ignores resistance. Response: Choose a monster at range 0–3. No monster in its location activates this round.',
  },
  doubleTap: {
    name: 'Double Tap',
    text: 'You may reroll 2 dice. If it kills, take the top card of your discard pile. Reaction: When a hero at range 0–3 has rolled for a bullet attack: +1 hit, and that hero may reroll up to 2 dice.',
  },
  guardianAngel: {
    name: 'Guardian Angel',
    text: 'Reaction: When an ally at range 0–4 is attacked, discard 1 card; the attack does not happen.',
  },
  calledShot: {
    name: 'Called Shot',
    text: 'Ignores cover. Response: Kill a minion at range 0–4. Reaction: When an elite at range 0–3 activates, first attack it with this card.',
  },
  /* sniper: focus cards */
  perch: { name: 'Perch', text: 'Cover does not count against your ranged bullet attacks.' },
  highGround: {
    name: 'High Ground',
    text: 'While you are in an elevated location, your ranged bullet attacks have +1 die and you may reroll 1 die.',
  },
  prowler: {
    name: 'Prowler',
    text: 'While you are the only active hero in your location, searching is a free action.',
  },
  ghillieSuit: {
    name: 'Ghillie Suit',
    text: 'Once a round, when you are attacked in a covered location, the attack does not happen.',
  },
  silverBullet: { name: 'Silver Bullet', text: 'You may use the action Fire.' },
  'silverBullet.fire': {
    name: 'Fire',
    text: 'Action, once a mission: discard 2 cards and kill a monster at range 0–4; a boss loses 1 power token.',
  },
  lookout: {
    name: 'Lookout',
    text: 'Once a round, when a monster spawns at range 0–3, attack it: bullet 2, reroll 1 die.',
  },

  /* demolitions: action cards */
  fragGrenade: {
    name: 'Frag Grenade',
    text: 'Response: Choose a monster at range 0–2. All monsters in its location take 2 bomb hits.',
  },
  satchel: {
    name: 'Satchel',
    text: 'Reaction: When your turn ends with a monster in your location, discard 1 card; you may move 2, then all monsters where you were take 2 bomb hits.',
  },
  fieldDressing: {
    name: 'Field Dressing',
    text: 'Response: An ally of your choice draws 2 cards. Reaction: When an ally at range 0–1 is hit, prevent 1 hit.',
  },
  smokePot: {
    name: 'Smoke Pot',
    text: 'After the attack, monsters in that location roll 1 die less this round. Response: Monsters at range 0–1 roll 1 die less and have 1 less speed this round. Reaction: When a hero at range 0–1 is attacked: −1 die, and that hero may move 1.',
  },
  wrench: {
    name: 'Wrench',
    text: 'After the attack, draw 1 card. Reaction: When a monster is killed at range 0–2, an active hero at range 0–2 draws 1 card.',
  },
  crowbar: {
    name: 'Crowbar',
    text: 'Response: Move up to 2, then search. Reaction: When a hero at range 0–1 has searched, turn the spawn tokens there face up and draw 1 card.',
  },
  tripMine: {
    name: 'Trip Mine',
    text: 'Reaction: When a monster enters a location at range 0–2 that is not covered, attack it with this card.',
  },
  barbedWire: {
    name: 'Barbed Wire',
    text: 'Response: Monsters in your sector have 1 less speed this round. Reaction: When a monster at range 0–2 activates, it has 2 less speed and rolls 1 die less this round.',
  },
  blastingCap: {
    name: 'Blasting Cap',
    text: 'Ignores resistance. Response: Choose a location with a spawn token at range 0–1: turn the token face up, and monsters there take 3 bomb hits. You may move 1.',
  },
  fireInTheHole: {
    name: 'Fire in the Hole',
    text: 'Reaction: When a hero at range 0–3, you too, attacks with a bomb, each hero may move 1; then +1 die.',
  },
  adrenaline: {
    name: 'Adrenaline',
    text: 'Reaction: When an ally at range 0–1 is knocked down, that ally stands up and draws 3 cards.',
  },
  thermite: {
    name: 'Thermite',
    text: 'After the attack, monsters in that location have 1 less of every resistance this round. Reaction: When an ally at range 0–2 has rolled for an attack: +1 hit, and 1 resistance is ignored.',
  },
  /* demolitions: upgrades */
  shapedCharge: {
    name: 'Shaped Charge',
    text: 'Ignores resistance. Response, in a location with a spawn token: All monsters there take 3 bomb hits. If none is left, search; then take the token off the board: nothing spawns there any more.',
  },
  clusterBomb: {
    name: 'Cluster Bomb',
    text: 'Response: Choose a monster at range 0–3. All monsters in its location take 3 bomb hits. Reaction: When a monster spawns at range 0–3, attack it with this card.',
  },
  bangalore: {
    name: 'Bangalore',
    text: 'Response: Each hero may move 1. This round monsters keep no hero from leaving and difficult terrain costs 1.',
  },
  fieldHospital: {
    name: 'Field Hospital',
    text: 'Response: You and each hero at range 0–1 draw 2 cards. Reaction: When an ally at range 0–2 is knocked down, that ally stands up, draws 3 cards and may move 1.',
  },
  /* demolitions: focus cards */
  longArm: { name: 'Long Arm', text: 'Your bomb attacks have +1 range.' },
  blastSuit: {
    name: 'Blast Suit',
    text: 'When a bomb attack hits a hero at range 0–1, you too, prevent 2 hits.',
  },
  trapper: {
    name: 'Trapper',
    text: 'Once a round, when a monster at range 0–1 activates, you may discard 1 card and attack it: bomb 3.',
  },
  corpsman: { name: 'Corpsman', text: 'Once a round, when an ally at range 0–1 is hit, prevent 1 hit.' },
  sapper: { name: 'Sapper', text: 'Difficult terrain costs you 1. You may use the free action Collapse.' },
  'sapper.collapse': {
    name: 'Collapse',
    text: 'Free action, once a mission, in a location with a spawn token and no monsters: search, then take the token off the board. Nothing spawns there any more.',
  },
  packMule: { name: 'Pack Mule', text: 'Your hand limit is 1 higher.' },

  /* heroes */
  abe: { name: 'Abe', text: 'Once a round, when an ally at range 0–1 is attacked: −1 die.' },
  maxine: {
    name: 'Maxine',
    text: 'While she is the only active hero in her location, her attacks have +1 die.',
  },
  shad: { name: 'Shad', text: 'He may reroll 1 die of a brawl attack in his location.' },
  frank: { name: 'Frank', text: 'His ranged bullet attacks have +1 range.' },
  don: {
    name: 'Don',
    text: 'Free action Patch Up, once a round: he discards 1 card, and an active ally there draws 2.',
  },
  'don.patchUp': {
    name: 'Patch Up',
    text: 'Free action, once a round: discard 1 card; an active ally in your location draws 2 cards.',
  },

  /* events */
  ammunition: { name: 'Ammunition', text: 'Draw 2 cards.' },
  medicalKit: { name: 'Medical Kit', text: 'An active hero of your choice draws 3 cards.' },
  rations: { name: 'Rations', text: 'Each active hero draws 1 card.' },
  luckyFind: { name: 'Lucky Find', text: 'Turn the coin to heads, or draw 2 cards.' },
  backDoor: {
    name: 'Back Door',
    text: 'Each hero in your location may move 2. This round monsters do not keep them from leaving.',
  },
  oldMap: {
    name: 'Old Map',
    text: 'Look at the top recon card and leave it or put it under the deck. Turn the spawn tokens here face up again.',
  },
  buriedCharge: {
    name: 'Buried Charge',
    text: 'Choose a monster at range 0–3. All monsters in its location take 4 bomb hits.',
  },
  clearChannel: {
    name: 'Clear Channel',
    text: 'The threat marker goes back 1 space. Revealed twists stay, and their spaces reveal no other.',
  },
  ambushed: { name: 'Ambushed', text: 'A minion ambushes you.' },
  somethingWorse: { name: 'Something Worse', text: 'An elite ambushes you.' },
  tripwire: {
    name: 'Tripwire',
    text: 'Each hero in your location takes 1 hit, or the threat marker advances 1 space.',
  },
  theyHeardYou: { name: 'They Heard You', text: 'Each monster moves 1 toward its nearest hero.' },
  cornered: { name: 'Cornered', text: 'Each monster at range 0–1 activates now.' },
  gasPocket: { name: 'Gas Pocket', text: 'Each hero in your location takes 1 unblockable hit.' },
  badMemories: {
    name: 'Bad Memories',
    text: 'Discard 1 card. Heroes in your location may not play reactions or step in this round.',
  },
  nestInTheWall: {
    name: 'Nest in the Wall',
    text: 'Discard 2 cards, or 2 minions of the spawn pool appear in your location.',
  },
};
