/** The words of the Invader’s cards, and of the threat and objective cards. */
export const invaderCards = {
  'demon.possessedSoldier.name': 'Possessed Soldier',
  'demon.possessedSoldier.count': '{n, plural, one {# Possessed Soldier} other {# Possessed Soldiers}}',
  'demon.possessedSoldier.plasmaBurst.title': 'Plasma Burst',
  'demon.possessedSoldier.plasmaBurst.text': '1 Argent Power, when this demon attacks: +1 damage.',
  'demon.imp.name': 'Imp',
  'demon.imp.count': '{n, plural, one {# Imp} other {# Imps}}',
  'demon.imp.hitAndRun.title': 'Hit and Run',
  'demon.imp.hitAndRun.text': 'After this demon’s attack: it gains 2 movement points.',
  'demon.imp.chargedFireball.title': 'Charged Fireball',
  'demon.imp.chargedFireball.text':
    '1 Argent Power, before this demon attacks: its attack gets +2 range and 1 more red die.',
  'demon.pinky.name': 'Pinky',
  'demon.pinky.count': '{n, plural, one {# Pinky} other {# Pinkies}}',
  'demon.pinky.charge.title': 'Charge',
  'demon.pinky.charge.text':
    '1 Argent Power, at the start of this demon’s activation: it gains 3 movement points.',
  'demon.pinky.trample.title': 'Trample',
  'demon.pinky.trample.text':
    '2 Argent Power, after this demon’s attack that did damage: the defender is stunned.',
  'demon.cacodemon.name': 'Cacodemon',
  'demon.cacodemon.count': '{n, plural, one {# Cacodemon} other {# Cacodemons}}',
  'demon.cacodemon.devour.title': 'Devour',
  'demon.cacodemon.devour.text': 'When this demon attacks a defender at range 1: +1 damage.',
  'demon.cacodemon.stormBreath.title': 'Storm Breath',
  'demon.cacodemon.stormBreath.text':
    '2 Argent Power, before this demon attacks: its attack gets 1 more black die.',
  'demon.revenant.name': 'Revenant',
  'demon.revenant.count': '{n, plural, one {# Revenant} other {# Revenants}}',
  'demon.revenant.homingMissiles.title': 'Homing Missiles',
  'demon.revenant.homingMissiles.text':
    '1 Argent Power, after this demon declares a defender: the defender loses cover; roll 1 more red die.',
  'demon.revenant.jumpJets.title': 'Jump Jets',
  'demon.revenant.jumpJets.text':
    '1 Argent Power, after a marine’s attack on this demon: it gains 3 movement points.',
  'demon.mancubus.name': 'Mancubus',
  'demon.mancubus.count': '{n, plural, one {# Mancubus} other {# Mancubi}}',
  'demon.mancubus.moltenBlood.title': 'Molten Blood',
  'demon.mancubus.moltenBlood.text':
    'After an attack from range 1 that did damage to this demon: the attacker suffers 1 damage.',
  'demon.mancubus.fireStorm.title': 'Fire Storm',
  'demon.mancubus.fireStorm.text':
    '2 Argent Power, when this demon attacks: +1 damage, and every marine adjacent to the defender suffers 1 damage.',
  'demon.baronOfHell.name': 'Baron of Hell',
  'demon.baronOfHell.count': '{n, plural, one {# Baron of Hell} other {# Barons of Hell}}',
  'demon.baronOfHell.rampage.title': 'Rampage',
  'demon.baronOfHell.rampage.text':
    'After this demon’s attack that slew the defender: it gains 3 movement points.',
  'demon.baronOfHell.crushingBlow.title': 'Crushing Blow',
  'demon.baronOfHell.crushingBlow.text':
    '2 Argent Power, when this demon attacks a defender at range 1: +1 damage; ignore 2 of the defender’s shields.',
  'demon.cyberdemon.name': 'Cyberdemon',
  'demon.cyberdemon.count': '{n, plural, one {# Cyberdemon} other {# Cyberdemons}}',
  'demon.cyberdemon.stomp.title': 'Stomp',
  'demon.cyberdemon.stomp.text':
    '2 Argent Power, at the end of this demon’s activation: every marine adjacent to it suffers 2 damage.',
  'demon.cyberdemon.rocketBarrage.title': 'Rocket Barrage',
  'demon.cyberdemon.rocketBarrage.text':
    '3 Argent Power, when this demon attacks: +2 damage, and every marine adjacent to the defender suffers 2 damage.',

  'eventSet.powerOverwhelming.name': 'Power Overwhelming',
  'eventSet.seekAndDestroy.name': 'Seek and Destroy',
  'eventSet.armoredOffensive.name': 'Armored Offensive',
  'eventSet.hellishCunning.name': 'Hellish Cunning',
  'eventSet.bloodFrenzy.name': 'Blood Frenzy',
  'eventSet.plagueOfFear.name': 'Plague of Fear',

  'event.hellishPower.title': 'Hellish Power',
  'event.hellishPower.text': 'After a demon declares a defender: roll 1 more black die.',
  'event.noEscape.title': 'No Escape',
  'event.noEscape.text':
    'After a demon declares a defender who has cover: the defender loses cover; roll 1 more red die.',
  'event.demonicStrength.title': 'Demonic Strength',
  'event.demonicStrength.text': 'When a demon attacks: +1 damage.',
  'event.demonicPrecision.title': 'Demonic Precision',
  'event.demonicPrecision.text':
    'When a demon attacks: roll again the 2 of its dice that are farthest below their best face; a die that shows its best face is not rolled again.',
  'event.explosiveBlast.title': 'Explosive Blast',
  'event.explosiveBlast.text':
    'When a demon attacks a defender at range 2 or more: +1 damage, and every marine adjacent to the defender suffers 1 damage.',
  'event.ferocity.title': 'Ferocity',
  'event.ferocity.text': 'When a demon attacks a defender at range 1: +2 damage.',
  'event.cripplingStrike.title': 'Crippling Strike',
  'event.cripplingStrike.text': 'After a demon’s attack that did damage: the defender is stunned.',
  'event.execution.title': 'Execution',
  'event.execution.text': 'After a demon’s attack that did damage: the defender suffers 2 damage.',
  'event.onslaught.title': 'Onslaught',
  'event.onslaught.text':
    'After a demon’s attack: choose a marine in its line of sight, at most 3 spaces away from it; that marine suffers 1 damage.',
  'event.demonicResilience.title': 'Demonic Resilience',
  'event.demonicResilience.text': 'When a demon defends: +1 shield.',
  'event.ironSkin.title': 'Iron Skin',
  'event.ironSkin.text': 'When a large demon defends: +2 shields.',
  'event.unbreakable.title': 'Unbreakable',
  'event.unbreakable.text': 'When a damaged demon defends: +2 shields.',
  'event.infernalShroud.title': 'Infernal Shroud',
  'event.infernalShroud.text':
    'After a marine declares a small demon without cover as the defender: it has cover against this attack.',
  'event.unstoppable.title': 'Unstoppable',
  'event.unstoppable.text':
    'After a marine’s attack that did damage to a demon: that demon heals 1 damage and gains 2 movement points.',
  'event.deathCurse.title': 'Death Curse',
  'event.deathCurse.text': 'After a demon is slain: choose a marine, who suffers 1 damage.',
  'event.soulHarvest.title': 'Soul Harvest',
  'event.soulHarvest.text': 'After a demon is slain: gain 2 Argent Power.',
  'event.possession.title': 'Possession',
  'event.possession.text':
    'After a marine is slain: put 1 Possessed Soldier as close as possible to where the marine stood.',
  'event.deviousSchemes.title': 'Devious Schemes',
  'event.deviousSchemes.text': 'After the status phase: draw 2 event cards.',
  'event.darkPact.title': 'Dark Pact',
  'event.darkPact.text':
    'After the status phase: choose a marine, who suffers 1 damage; gain 1 Argent Power.',
  'event.darkness.title': 'Darkness',
  'event.darkness.text':
    'After the status phase: choose a marine on the board, who discards 1 random card from hand.',
  'event.paranoia.title': 'Paranoia',
  'event.paranoia.text':
    'Before an initiative card is revealed: put the top card of the initiative deck on the bottom.',
  'event.ambush.title': 'Ambush',
  'event.ambush.text':
    'Before an initiative card is revealed: put an Invader card of the initiative deck on top of it.',
  'event.relentlessAdvance.title': 'Relentless Advance',
  'event.relentlessAdvance.text':
    'Before an initiative card is revealed: ready an exhausted demon card that lies face up.',
  'event.demonicSpeed.title': 'Demonic Speed',
  'event.demonicSpeed.text': 'At the start of a demon’s activation: it gains 3 movement points.',
  'event.creepingDread.title': 'Creeping Dread',
  'event.creepingDread.text': 'At the start of a marine’s activation: that marine suffers 1 damage.',
  'event.nightmare.title': 'Nightmare',
  'event.nightmare.text': 'At the start of a marine’s activation: that marine is stunned.',

  'invasion.impAssault.title': 'Imp Assault',
  'invasion.firstStrike.title': 'First Strike',
  'invasion.brutePack.title': 'Brute Pack',
  'invasion.skyTerror.title': 'Sky Terror',
  'invasion.boneStorm.title': 'Bone Storm',
  'invasion.heavyMetal.title': 'Heavy Metal',
  'invasion.infernalCourt.title': 'Infernal Court',
  'invasion.swarm.title': 'Swarm',
  'invasion.ironTide.title': 'Iron Tide',
  'invasion.houndmasters.title': 'Houndmasters',
  'invasion.siegeOfFire.title': 'Siege of Fire',
  'invasion.titanRising.title': 'Titan Rising',

  'threat.infestation.title': 'Infestation',
  'threat.infestation.text':
    'At set-up the Invader summons from every face-up portal. Each time a marine opens a door, the face-down portal nearest to that door is turned face up (the Invader chooses among equally near ones) and the Invader summons from it. Demons cannot open doors.',
  'threat.assault.title': 'Assault',
  'threat.assault.text':
    'At the end of every status phase the Invader turns one face-down portal of their choice face up, if there is one; then the Invader summons from one face-up portal of their choice.',
  'threat.horde.title': 'Horde',
  'threat.horde.text':
    'At set-up the Invader summons from every face-up portal. At the end of every status phase put 1 threat token on this card; when there are 2, discard them, and the Invader summons from a face-up portal of their choice that no marine occupies. After summoning, a portal is not discarded but turned face down. If no portal is face up when the Invader is to summon in a status phase, turn all of them face up first.',

  'objective.sampleCollection.title': 'Sample Collection',
  'objective.sampleCollection.text':
    'The first demon placed at each of the three marked portals carries a sample. Until then, a marine on or adjacent to that portal may spend a main action to take its sample. When a carrier is slain, it drops the sample; a marine on the sample’s space may take it. The marines win when all three samples are collected. The Invader wins with {frags, plural, one {# frag token} other {# frag tokens}}.',
  'objective.guardDuty.title': 'Guard Duty',
  'objective.guardDuty.text':
    'At the end of each round, if more marines than demons stand on guard post spaces, the marines gain 1 progress token. The marines win with {progress, plural, one {# progress token} other {# progress tokens}}. The Invader wins with {frags, plural, one {# frag token} other {# frag tokens}}.',
  'objective.assetExtraction.title': 'Asset Extraction',
  'objective.assetExtraction.text':
    'A marine on the asset’s space may take it. The marine who carries it cannot use teleporters, and drops it when slain. The marines win when that marine stands on an exit space. The Invader wins with {frags, plural, one {# frag token} other {# frag tokens}}.',
  'objective.coreRestart.title': 'Core Restart',
  'objective.coreRestart.text':
    'A marine on or adjacent to one of the three terminals may spend a main action to activate it: put 1 progress token on it, at most one per round on each terminal. The marines win when every terminal has {progress, plural, one {# progress token} other {# progress tokens}}. The Invader wins with {frags, plural, one {# frag token} other {# frag tokens}}.',
  'objective.portalClosure.title': 'Portal Closure',
  'objective.portalClosure.text':
    'A marine on or adjacent to a portal, whether it is face up or face down, may spend a main action to close it: discard the portal. After summoning, a portal is not discarded but turned face down; it may be turned face up again. The marines win when they have closed {progress, plural, one {# portal} other {# portals}}. The Invader wins with {frags, plural, one {# frag token} other {# frag tokens}}.',
  'objective.extermination.title': 'Extermination',
  'objective.extermination.text':
    'Add up the Health of all slain demons. After summoning, a portal is not discarded but turned face down; it may be turned face up again. The marines win when the sum is {progress} or more. The Invader wins with {frags, plural, one {# frag token} other {# frag tokens}}.',

  /** printed below the objective where a mission has a last round */
  'objective.roundLimit': 'The Invader also wins when round {rounds} is over.',
} as const;
