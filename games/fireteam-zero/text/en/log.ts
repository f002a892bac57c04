/** One line of the log for each event. Arguments are its fields: figures, cards and locations as names, lists in words; `none` is what is not there. */
export const log = {
  'log.roundBegan': 'Round {round} begins.',
  'log.tokenPassed': '{first} is first player.',
  'log.phaseBegan': '{phase, select, tactics {Tactics phase.} hero {Hero phase.} other {Threat phase.}}',
  'log.heroChosen': 'A hero joins: {card}.',
  'log.equipped':
    '{hero}{upgrades, select, none { takes no upgrades} other { takes upgrades: {upgrades}}}{focuses, select, none {} other {; focus: {focuses}}}.',
  'log.turnBegan': "{hero}'s turn.",
  'log.stayedDown': '{hero} stays down.',
  'log.stoodUp': '{hero} stands up.',
  'log.drew': '{hero} draws {count, plural, one {# card} other {# cards}}: {cards}.',
  'log.drew.hidden': '{hero} draws {count, plural, one {# card} other {# cards}}.',
  'log.reshuffled':
    '{hero} shuffles the discard pile into a new deck: {cards, plural, one {# card} other {# cards}}.',
  'log.discarded': '{hero} discards: {cards}.',
  'log.recovered': '{hero} takes back “{card}”.',
  'log.played':
    '{hero} plays “{card}”{as, select, reaction { as a reaction} other { as a tactical response}}.',
  'log.used': '{hero} uses {deed}.',
  'log.triggered': '{deed} takes effect.',
  'log.moved': '{figure} goes to {to}{with, select, none {} other { with {with}}}.',
  /** several steps in a row */
  'log.walked': '{figure} goes to {to} by way of {via}{with, select, none {} other { with {with}}}.',
  'log.attacked': '{attacker} attacks {target} ({type}).',
  'log.steppedIn': '{hero} steps in for {for}.',
  'log.rolled': '{attacker} rolls: {dice, select, none {no dice} other {{dice}}}.',
  'log.rerolled': 'Die {die} is rerolled: {face}.',
  'log.struck':
    '{barred, select, 1 {{target} cannot be hurt from there.} other {{target}: {killed, select, 1 {killed} other {not enough}}, {hits} of {need} hits needed ({sum}).}}',
  'log.counted': '{hits, plural, one {# hit} other {# hits}} ({sum}).',
  'log.attackEnded': 'The attack of {attacker}: {hits, plural, one {# hit} other {# hits}}.',
  'log.killed': '{monster} is killed{by, select, none {} other { by {by}}}.',
  'log.injured': '{boss} loses a power token; left: {power}.',
  'log.wounded': '{hero} takes {hits, plural, one {# hit} other {# hits}}.',
  'log.prevented':
    '{armor, select, 1 {{hero} ignores {hits, plural, one {# hit} other {# hits}}{focuses, select, none {} other { (“{focuses}”)}}.} other {{hero}: {hits, plural, one {# hit} other {# hits}} prevented.}}',
  'log.knockedDown': '{hero} is knocked down.',
  'log.coinTurned': 'The lucky coin shows {heads, select, 1 {heads} other {tails}}.',
  'log.unprotected': '{specialist} is unprotected: the threat rises.',
  'log.searchedFor':
    '{hero} searches point {token}{card, select, none {: nothing is left} other {: {card}}}.',
  'log.ambushed': 'Ambush! {monster} falls upon {hero}.',
  'log.scouted': '{card} {kept, select, 1 {stays on top} other {goes under the deck}}.',
  'log.threatMoved': 'The threat is at {space}.',
  'log.twistRevealed': 'Twist: {twist}.',
  'log.activated': '{monster} activates.',
  'log.headed': '{monster} makes for the nearest: {hero}, {steps} away.',
  'log.activationRolled':
    'Its activation die: {face, select, 0 {blank} 1 {blank} 2 {extra move} 3 {extra move} other {special ability}}.',
  'log.stunned': '{monster} will not activate this round.',
  'log.spawnRolled': '{monster} spawns at point {rolls}.',
  'log.spawned': '{monster} appears in {at}.',
  'log.enlisted': '{monster} joins the spawn pool.',
  'log.bossEntered': '{boss} appears in {at}; power: {power}.',
  'log.powerGained': 'The boss has power {power}.',
  'log.intelGained': '{objective}: intel {intel}.',
  'log.taskProgressed': '{card}: progress {intel}.',
  'log.objectiveDone': 'Objective complete: {objective}.',
  'log.tokenPlaced': '{kind} is put in {at}.',
  'log.tokenGone': '{kind} is gone from {at}.',
  'log.spawnPointChanged':
    'Spawn point {token} {at, select, none {is gone} other {at {at} is turned {up, select, 1 {face up} other {face down}}}}.',
} as const;
