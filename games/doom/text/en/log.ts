/**
 * One line of the log for each event. Arguments are the event's fields: figures, cards, sets and spaces as names, a
 * seat as the name of its player or side, doors, teleporters and terminals by number, a list as a list in words. What
 * is not there is the word `none`; Argent Power for the invasion card has the `type` `invasion`. `.hidden` is the
 * line for whoever does not see the event's secret fields.
 */
export const log = {
  'log.roundBegan': 'Round {round} begins.',
  'log.initiativeRevealed': 'Initiative card revealed: {card}.',
  'log.initiativeBuried': '{seat} puts the top initiative card on the bottom of the deck.',
  'log.initiativeSeized':
    '{marine, select, none {An initiative card of the Invader} other {The initiative card of {marine}}} is put on top of the deck.',
  'log.typeActivated': 'The Invader activates demons: {type}.',
  'log.activated': '{figure} activates.',
  'log.classChosen': '{marine} takes the class “{class}”.',
  'log.weaponsChosen': '{marine} takes weapons: {sets}.',
  'log.squadCardGiven': '{marine} gets the squad card “{squad}”.',

  'log.drewActions': '{marine} draws {count, plural, one {# action card} other {# action cards}}: {cards}.',
  'log.drewActions.hidden': '{marine} draws {count, plural, one {# action card} other {# action cards}}.',
  'log.drewEvents': 'The Invader draws {count, plural, one {# event card} other {# event cards}}: {cards}.',
  'log.drewEvents.hidden': 'The Invader draws {count, plural, one {# event card} other {# event cards}}.',
  'log.drewGlory': '{marine} draws the glory kill card “{card}”.',
  'log.drewGlory.hidden': '{marine} draws a glory kill card.',
  'log.reshuffled':
    '{seat} shuffles the discard pile into a new deck: {cards, plural, one {# card} other {# cards}}.',
  'log.discarded': '{marine} discards “{card}”.',
  'log.recovered': '{marine} takes “{card}” back from the discard pile.',
  'log.played': '{marine} plays “{card}”.',
  'log.sprinted': '{marine} sprints and discards “{card}”.',
  'log.used':
    '{source, select, demon {{seat} uses an ability of the demon card “{of}”} other {{seat} uses “{of}”}}{target, select, none {} other { → {target}}}.',

  'log.stepped':
    '{by, select, teleporter {{figure} teleports to {to}.} other {{from, select, none {{figure} turns at {to}.} other {{figure} moves from {from} to {to}.}}}}',
  /** several steps in a row */
  'log.walked': '{figure} moves from {from} to {to}: {spaces, plural, one {# space} other {# spaces}}.',
  'log.gained': '{figure} gains {points, plural, one {# movement point} other {# movement points}}.',
  'log.displaced': '{figure} is displaced to {to}.',
  'log.placed': '{by, select, respawn {{figure} respawns at {to}.} other {{figure} is put on {to}.}}',
  'log.doorOpened': '{figure} opens door {door}.',
  'log.teleporterActivated': '{marine} activates teleporter {teleporter}.',
  'log.itemTaken': '{marine} takes an item at {cell}: {what}.',

  'log.attacked':
    '{attacker} attacks {defender}{covered, select, 1 { (in cover)} other {}}{source, select, none {} other { with “{source}”}}.',
  'log.dieRemoved':
    '{attacker} is stunned: {black, select, 1 {a black die} other {a red die}} is removed from the attack.',
  'log.rolled': '{attacker} rolls: {dice}.',
  'log.defenseRevealed': '{figure} reveals the defense card “{card}”.',
  'log.attackEnded':
    '{dodged, select, 1 {{defender} dodges the attack of {attacker}.} other {The attack of {attacker} on {defender}: {damage} damage ({sum}).}}',
  'log.suffered': '{figure} suffers {damage} damage.',
  'log.healed': '{figure} heals {damage} damage.',
  'log.stunned': '{figure} is stunned.',
  'log.recoveredFromStun': '{figure} is no longer stunned.',
  'log.slain': '{by, select, telefrag {Telefrag: {figure} is slain.} other {{figure} is slain.}}',
  'log.gloryKilled': 'Glory kill! {marine} finishes {demon}.',
  'log.fragGained': 'The Invader has {frags, plural, one {# frag token} other {# frag tokens}}.',

  'log.argentGained': 'The Invader gains {tokens} Argent Power.',
  'log.argentPlaced':
    '{tokens} Argent Power {type, select, invasion {on the invasion card} other {on the demon card “{type}”}}.',
  'log.eventsDiscarded': 'The Invader discards event cards: {cards}.',
  'log.portalTurned': 'The portal at {cell} is turned {up, select, 1 {face up} other {face down}}.',
  'log.portalGone':
    '{by, select, marines {The marines close the portal at {cell}.} other {The portal at {cell} is discarded.}}',
  'log.summoned': '{figure} arrives at {at}.',
  'log.grenadeThrown': '{marine} throws a grenade to {cell}: {set}.',
  'log.grenadeWentOff': 'The grenade of {marine} at {cell} goes off: {set}.',
  'log.tokenDropped': '{token} lies at {cell}.',
  'log.tokenTaken': '{figure} takes: {token}.',
  'log.progressed':
    '{what, select, none {Progress of the objective: {progress}.} other {Terminal {what}: {progress, plural, one {# progress token} other {# progress tokens}}.}}',
} as const;
