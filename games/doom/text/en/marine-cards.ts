/** What the marines' cards say. Speed, attack box and defense are icons: no text repeats them. */
export const marineCards = {
  'set.uac.name': 'UAC',
  'set.combatShotgun.name': 'Combat Shotgun',
  'set.superShotgun.name': 'Super Shotgun',
  'set.heavyAssaultRifle.name': 'Heavy Assault Rifle',
  'set.plasmaRifle.name': 'Plasma Rifle',
  'set.burstRifle.name': 'Burst Rifle',
  'set.staticRifle.name': 'Static Rifle',
  'set.rocketLauncher.name': 'Rocket Launcher',
  'set.chaingun.name': 'Chaingun',
  'set.chainsaw.name': 'Chainsaw',
  'set.gaussCannon.name': 'Gauss Cannon',
  'set.bfg9000.name': 'BFG 9000',
  'set.fragGrenade.name': 'Frag Grenade',
  'set.siphonGrenade.name': 'Siphon Grenade',
  'set.snareGrenade.name': 'Snare Grenade',

  'trait.uac': 'UAC',
  'trait.shotgun': 'Shotgun',
  'trait.rifle': 'Rifle',
  'trait.launcher': 'Launcher',
  'trait.chaingun': 'Chaingun',
  'trait.chainsaw': 'Chainsaw',
  'trait.cannon': 'Cannon',
  'trait.grenade': 'Grenade',

  'action.uac1.title': 'Sidearm',
  'action.uac1.text': '',
  'action.uac2.title': 'Double Time',
  'action.uac2.text': '',
  'action.uac3.title': 'Hit the Deck',
  'action.uac3.text': 'When you defend: +2 shields.',
  'action.uac4.title': 'Push Forward',
  'action.uac4.text': '',

  'action.combatShotgun1.title': 'Pump and Fire',
  'action.combatShotgun1.text': '+1 damage against a defender at range 2 or less.',
  'action.combatShotgun2.title': 'Point Blank',
  'action.combatShotgun2.text': '',
  'action.combatShotgun3.title': 'Gun Butt',
  'action.combatShotgun3.text': 'If the attack does damage, the defender is stunned.',

  'action.superShotgun1.title': 'Both Barrels',
  'action.superShotgun1.text': '+1 damage against a defender at range 1 or less.',
  'action.superShotgun2.title': 'Wide Spread',
  'action.superShotgun2.text':
    'After the attack every other figure adjacent to the defender, friend or enemy, suffers 1 damage.',
  'action.superShotgun3.title': 'Break and Load',
  'action.superShotgun3.text': 'Take an action card of your choice from your discard pile into your hand.',

  'action.heavyAssaultRifle1.title': 'Controlled Fire',
  'action.heavyAssaultRifle1.text': "Ignore 1 of the defender's shields.",
  'action.heavyAssaultRifle2.title': 'Long Burst',
  'action.heavyAssaultRifle2.text': '',
  'action.heavyAssaultRifle3.title': 'Telescopic Sight',
  'action.heavyAssaultRifle3.text':
    'Keep this card in play. As long as it is there, attacks with your rifle cards have +2 range.',

  'action.plasmaRifle1.title': 'Bolt Stream',
  'action.plasmaRifle1.text': 'You may perform this attack 2 times.',
  'action.plasmaRifle2.title': 'Overcharge',
  'action.plasmaRifle2.text': 'You may perform this attack 2 times.',
  'action.plasmaRifle3.title': 'Vent Heat',
  'action.plasmaRifle3.text': 'Draw 1 action card.',

  'action.burstRifle1.title': 'Three in a Row',
  'action.burstRifle1.text': '',
  'action.burstRifle2.title': 'Fire and Move',
  'action.burstRifle2.text': 'After the attack gain 2 movement points.',
  'action.burstRifle3.title': 'Snap Shot',
  'action.burstRifle3.text': '',

  'action.staticRifle1.title': 'Discharge',
  'action.staticRifle1.text': 'If the attack does damage, the defender is stunned.',
  'action.staticRifle2.title': 'Long Arc',
  'action.staticRifle2.text': '+2 damage against a defender at range 4 or more.',
  'action.staticRifle3.title': 'Static Flash',
  'action.staticRifle3.text':
    'After an attack by a demon at most 4 spaces from you: the attacker is stunned, and you gain 2 movement points.',

  'action.rocketLauncher1.title': 'Direct Hit',
  'action.rocketLauncher1.text':
    'After the attack every other figure adjacent to the defender, friend or enemy, suffers 1 damage.',
  'action.rocketLauncher2.title': 'Danger Close',
  'action.rocketLauncher2.text':
    'After the attack every other figure adjacent to the defender, friend or enemy, suffers 2 damage.',
  'action.rocketLauncher3.title': 'Rocket Jump',
  'action.rocketLauncher3.text': 'You suffer 1 damage.',

  'action.chaingun1.title': 'Spin Up',
  'action.chaingun1.text': '',
  'action.chaingun2.title': 'Lead Storm',
  'action.chaingun2.text': '',
  'action.chaingun3.title': 'Ammo Belt',
  'action.chaingun3.text': 'You may perform 1 more main action in this activation.',

  'action.chainsaw1.title': 'Rip',
  'action.chainsaw1.text': 'The attack cannot be dodged. +2 damage against a staggered demon.',
  'action.chainsaw2.title': 'Wade In',
  'action.chainsaw2.text':
    'The attack cannot be dodged. Heal as much damage as the attack did, but not more than 3.',
  'action.chainsaw3.title': 'Red Mist',
  'action.chainsaw3.text':
    'When a demon at most 1 space from you is slain: heal 2 damage and gain 3 movement points.',

  'action.gaussCannon1.title': 'Bolt Through',
  'action.gaussCannon1.text': "Ignore 2 of the defender's shields. The defender cannot use cover.",
  'action.gaussCannon2.title': 'Clear Lane',
  'action.gaussCannon2.text': "Ignore 1 of the defender's shields. The defender cannot use cover.",
  'action.gaussCannon3.title': 'Steady Hand',
  'action.gaussCannon3.text':
    "When you attack a defender at range 4 or more: +2 damage, and ignore 1 of the defender's shields.",

  'action.bfg90001.title': 'Clear the Room',
  'action.bfg90001.text':
    'After the attack every other figure adjacent to the defender, friend or enemy, suffers 3 damage.',
  'action.bfg90002.title': 'Green Light',
  'action.bfg90002.text':
    'After the attack every other figure adjacent to the defender, friend or enemy, suffers 2 damage.',
  'action.bfg90003.title': 'Stray Arcs',
  'action.bfg90003.text':
    'Choose an enemy at most 6 spaces away in line of sight. Every enemy adjacent to it suffers 1 damage, then it suffers 2 damage.',

  'action.fragGrenade1.title': 'Frag Grenade',
  'action.fragGrenade1.text':
    'Put the grenade token on a space that can be entered, at most 4 spaces away in line of sight. It goes off at the end of your activation: every figure on its space or adjacent to it suffers 2 damage.',
  'action.siphonGrenade1.title': 'Siphon Grenade',
  'action.siphonGrenade1.text':
    'Put the grenade token on a space that can be entered, at most 3 spaces away in line of sight. It goes off when a demon steps onto its space or an adjacent one and may stop there: that demon suffers 2 damage, and you heal 2 damage.',
  'action.snareGrenade1.title': 'Snare Grenade',
  'action.snareGrenade1.text':
    'Put the grenade token on a space that can be entered, at most 4 spaces away in line of sight. It goes off when a demon steps onto its space or an adjacent one and may stop there: that demon loses all movement points and is stunned.',

  'class.brawler.title': 'Brawler',
  'class.brawler.text': 'When you attack a demon at range 2 or less: turn 1 of your dice to its best face.',
  'class.infiltrator.title': 'Infiltrator',
  'class.infiltrator.text':
    'Entering spaces with enemies costs you no extra movement points. Bonus action, exhaust this card: gain 2 movement points.',
  'class.executioner.title': 'Executioner',
  'class.executioner.text':
    'At the start of your activation, if you hold no glory kill card: draw a glory kill card.',
  'class.quartermaster.title': 'Quartermaster',
  'class.quartermaster.text':
    "+1 hand limit. At the start of another marine's activation, discard an action card from your hand: that marine gains 1 movement point.",
  'class.scout.title': 'Scout',
  'class.scout.text':
    'Before an initiative card is revealed, exhaust this card: look at the top card of the initiative deck; you may put it to the bottom.',
  'class.vanguard.title': 'Vanguard',
  'class.vanguard.text':
    'Before an initiative card is revealed, exhaust this card: put your own initiative card from the initiative deck on top of it.',
  'class.medic.title': 'Medic',
  'class.medic.text':
    'Health packs heal you 2 damage more. Bonus action, exhaust this card: you or another marine at most 2 spaces away heals 2 damage.',
  'class.juggernaut.title': 'Juggernaut',
  'class.juggernaut.text': '+3 health.',
  'class.guardian.title': 'Guardian',
  'class.guardian.text':
    'When you defend, exhaust this card: +1 shield. When another marine at most 4 spaces from you defends, exhaust this card: +2 shields.',
  'class.acrobat.title': 'Acrobat',
  'class.acrobat.text':
    'Entering difficult terrain costs you no extra movement points. When you defend against an attacker at range 4 or more, exhaust this card: dodge the attack.',
  'class.marksman.title': 'Marksman',
  'class.marksman.text':
    'Attacks with your action cards have +1 range. When you attack a defender at range 5 or more: +1 damage.',
  'class.demolitionist.title': 'Demolitionist',
  'class.demolitionist.text':
    'After your attack did damage, exhaust this card: every enemy adjacent to the defender suffers 1 damage.',
  'class.runner.title': 'Runner',
  'class.runner.text':
    'Every action card with a speed value that you play gives 1 movement point more. Sprint gives 2 movement points more.',
  'class.butcher.title': 'Butcher',
  'class.butcher.text':
    'The stagger value printed on the demon card is 1 lower for demons at most 1 space from you. Your glory kills heal 1 damage more. After you perform a glory kill: draw 1 action card.',
  'class.intimidator.title': 'Intimidator',
  'class.intimidator.text': 'The stagger value of demons at most 3 spaces from you is 1 lower.',
  'class.breacher.title': 'Breacher',
  'class.breacher.text': 'When you attack with a shotgun card: +1 damage.',
  'class.rifleman.title': 'Rifleman',
  'class.rifleman.text':
    'Attacks with your rifle cards have +1 range. When you attack with a rifle card: roll again the one of your dice that is farthest below its best face; a die that shows its best face is not rolled again.',
  'class.gunfighter.title': 'Gunfighter',
  'class.gunfighter.text': 'When you have declared the defender of an attack with a UAC card: +1 black die.',
  'class.tactician.title': 'Tactician',
  'class.tactician.text':
    'Bonus action, exhaust this card and discard an action card from your hand: draw 2 action cards.',
  'class.armorer.title': 'Armorer',
  'class.armorer.text':
    'After your attack has slain the defender, exhaust this card: take an action card of your choice from your discard pile into your hand.',
  'class.sentry.title': 'Sentry',
  'class.sentry.text':
    'When the activation of a demon at most 5 spaces from you begins, exhaust this card: perform an attack with range 5, 1 red die and 1 black die.',
  'class.technician.title': 'Technician',
  'class.technician.text':
    'Bonus action, exhaust this card: put your figure on an active teleporter without a figure.',
  'class.squadLeader.title': 'Squad Leader',
  'class.squadLeader.text':
    'Bonus action, exhaust this card: another marine at most 6 spaces away gains 3 movement points. Main action: another marine at most 6 spaces away gains 4 movement points, then readies his class card.',
  'class.spotter.title': 'Spotter',
  'class.spotter.text':
    'When another marine at most 4 spaces from you has declared a defender, exhaust this card: the defender loses cover, and the attack has +1 red die.',

  'squad.takingPoint.title': 'Taking Point',
  'squad.takingPoint.text':
    '+6 health. +1 hand limit. You may perform 1 more main action in each of your activations.',
  'squad.combatVeteran.title': 'Combat Veteran',
  'squad.combatVeteran.text': '+3 health. You may perform 1 more main action in each of your activations.',
  'squad.soloOperative.title': 'Solo Operative',
  'squad.soloOperative.text':
    '+1 health. +1 hand limit. You may perform 1 more main action in each of your activations. The initiative card of a marine not in play activates you too.',

  'glory.adrenalineRush.title': 'Adrenaline Rush',
  'glory.adrenalineRush.text': 'Bonus action: gain 2 movement points.',
  'glory.secondWind.title': 'Second Wind',
  'glory.secondWind.text': 'Bonus action: heal 3 damage.',
  'glory.fullPockets.title': 'Full Pockets',
  'glory.fullPockets.text': 'Bonus action: draw 2 action cards.',
  'glory.wasteNothing.title': 'Waste Nothing',
  'glory.wasteNothing.text':
    'Bonus action: take an action card of your choice from your discard pile into your hand.',
  'glory.warCry.title': 'War Cry',
  'glory.warCry.text': 'Bonus action: choose an enemy at most 3 spaces away in line of sight; it is stunned.',
  'glory.boneBreaker.title': 'Bone Breaker',
  'glory.boneBreaker.text':
    'Bonus action: perform an attack with range 1, 1 red die and 1 black die. It cannot be dodged.',
  'glory.seeingRed.title': 'Seeing Red',
  'glory.seeingRed.text': 'When you have declared the defender of your attack: +1 black die.',
  'glory.thickHide.title': 'Thick Hide',
  'glory.thickHide.text': 'When you defend: +2 shields.',
  'glory.nearMiss.title': 'Near Miss',
  'glory.nearMiss.text': 'When you defend: dodge the attack.',
  'glory.heavyHand.title': 'Heavy Hand',
  'glory.heavyHand.text': 'When you attack: +2 damage.',
  'glory.weakSpot.title': 'Weak Spot',
  'glory.weakSpot.text': "When you attack: ignore 2 of the defender's shields.",
  'glory.goreBurst.title': 'Gore Burst',
  'glory.goreBurst.text':
    'After your attack has slain the defender: every enemy adjacent to it suffers 2 damage.',
} as const;
