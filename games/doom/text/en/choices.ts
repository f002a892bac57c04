/**
 * Choices, previews, explanations and the form before a match. Names of figures, cards and spaces come as arguments;
 * what is not there is the word `none`; yes and no are 1 and 0.
 */
export const choices = {
  /* one whole choice in words, as a button, a tooltip or a screen reader says it */
  'choices.attack': 'Attack {defender}{source, select, none {} other { with “{source}”}}',
  'choices.attackInCover': 'Attack {defender} from a corner that leaves cover',
  'choices.play': 'Play “{card}”{target, select, none {} other { → {target}}}',
  'choices.sprint':
    'Sprint: discard “{card}” for {points, plural, one {# movement point} other {# movement points}}',
  'choices.use':
    'Use “{ability}”{when, select, none {} other { ({when})}}{argent, plural, =0 {} one { for # Argent Power} other { for # Argent Power}}{target, select, none {} other { → {target}}}',
  /** the same while something happens: then it counts what it does */
  'choices.react':
    '{ability}: {effect}{argent, plural, =0 {} one { (# Argent Power)} other { (# Argent Power)}}{target, select, none {} other { → {target}}}',
  'choices.step': 'Move to {space}: {cost, plural, one {# movement point} other {# movement points}}',
  'choices.teleport': 'Teleport to {space}: {cost, plural, one {# movement point} other {# movement points}}',
  'choices.gloryKill':
    'Glory kill: {demon} at {space}, {cost, plural, one {# movement point} other {# movement points}}',
  'choices.telefrag':
    'Telefrag: {demon} at {space}, {cost, plural, one {# movement point} other {# movement points}}',
  'choices.shift':
    '{direction, select, turn {Rotate onto {spaces}} north {Move north} east {Move east} south {Move south} other {Move west}}: {cost, plural, one {# movement point} other {# movement points}}',
  'choices.open': 'Open door {door}: 1 movement point',
  'choices.take': 'Take: {what}',
  'choices.work.terminal': 'Activate the terminal: {terminal}',
  'choices.work.portal': 'Close: {portal}, {space}',
  'choices.end': 'End the activation of {figure}',
  'choices.stop': '{figure} stops here',
  'choices.forgo': '{figure} does not attack',
  'choices.blast': 'First the blast: {n} damage to {figures}',
  'choices.activate.type': 'Activate demons: {type}',
  'choices.activate.figure': 'Activate {figure}',
  'choices.class': 'Take the class “{card}”',
  'choices.leader': 'Vote for {marine}',
  'choices.stack': 'Put on top of the deck: {set}',
  'choices.invasion': 'Take the invasion card “{card}”',
  'choices.events': 'Take the event sets {sets}',
  'choices.respawn': 'Respawn at {space}',
  'choices.displace': 'Move {figure} to {space}',
  'choices.drop': 'Drop the token at {space}',
  'choices.place': 'Place {demon} at {spaces}',
  'choices.summonFrom': 'Summon from this portal: {portal}, {space}',
  'choices.turn': 'Turn face up: {portal}, {space}',
  'choices.group': 'Summon {group}',
  'choices.group.unknown': 'an unknown group',
  'choices.remove': 'Remove {black, select, 1 {a black die} other {a red die}}',
  'choices.verb.gloryKill': 'Glory kill',

  /* several at once: what the button does that hands them in */
  'choices.some.weapons': '{most, plural, one {Take this weapon set} other {Take these weapon sets}}',
  'choices.some.discard': 'Done: discard what is ticked',
  'choices.split':
    '{total, plural, one {Distribute # Argent Power token} other {Distribute # Argent Power tokens}}',
  'choices.eventItem': '{set}. {text}',
  'choices.argentThere':
    '{n, plural, =0 {Nothing lies there yet} one {# token lies there} other {# tokens lie there}}',
  'choices.argentLost': 'What stays there is discarded',

  'choices.confirm.end':
    'You still have {mains, plural, one {# main action} other {# main actions}}. End the activation anyway?',

  /* below the question */
  'choices.detail.play': 'Play a card for its movement and its attack, or discard one to sprint.',
  'choices.detail.move': 'The lit spaces can be reached. Points that are not spent are lost.',
  'choices.detail.done': 'Nothing is left to do but to end the activation.',
  'choices.detail.attacks':
    '“{card}” {fresh, select, 1 {has not attacked yet} other {has {n, plural, one {# attack} other {# attacks}} left}}{lit, select, 1 {: choose a lit demon} other {, but reaches no demon from here}}.{plays, select, 1 { Playing another card gives {n, plural, one {the attack} other {the attacks}} up.} other {}}',
  'choices.detail.mayAttack': 'It may attack once in this activation.',
  'choices.detail.attacked': 'It has already attacked in this activation.',
  'choices.detail.events': 'Choose them one after the other, in the order in which they lie there.',
  'choices.detail.leader': 'Every marine names one; most votes decide, and in a tie it is Alpha.',
  'choices.detail.attack':
    '{attacker} attacks {defender}{source, select, none {} other { with “{source}”}}{covered, select, 1 {, who has cover} other {}}. {defender} has {left} health left.{symbols, select, none {} other { The roll: {symbols} damage.}}{shields, select, none {} other { The defense: {shields, plural, one {# shield} other {# shields}}{dodge, select, 1 { and a dodge} other {}}.}}',
  'choices.detail.net': 'Damage that gets through so far: {net}. {defender} has {left} health left.',
  'choices.detail.blast': 'The blast is still to come: {n} damage to {figures}. If you pass, it comes now.',

  /* what happens while an ability may be used */
  'choices.moment.round': 'The round begins, nobody has activated yet. Use an ability?',
  'choices.moment.initiative': 'The next initiative card is about to be revealed. Use an ability?',
  'choices.moment.activation': '{figure} begins to activate. Use an ability?',
  'choices.moment.activationEnds': '{figure} has finished activating. Use an ability?',
  'choices.moment.declared': '{attacker} attacks {defender}; the dice are not rolled yet. Use an ability?',
  'choices.moment.defend':
    '{attacker} attacks {defender}: {damage} damage, {dodged, select, 1 {dodged} other {{shields, plural, one {# shield} other {# shields}}}}. React?',
  'choices.moment.attack':
    '{attacker} attacks {defender}: {damage} damage, {dodged, select, 1 {dodged} other {{shields, plural, one {# shield} other {# shields}}}}. Use an ability?',
  'choices.moment.afterAttack':
    '{attacker} has attacked {defender}: {killed, select, 1 {slain} other {{damage} damage dealt}}. Use an ability?',
  'choices.moment.slain': '{figure} was slain. Use an ability?',
  'choices.moment.gloryKill': '{figure} has performed a glory kill. Use an ability?',

  /* a click on a space that no way leads to yet */
  'choices.tooFar':
    'Too far: the way there costs {cost, plural, one {# movement point} other {# movement points}}; {points, plural, =0 {none is left} one {# is left} other {# are left}}.',
  'choices.pointsFirst':
    'The way there costs {cost, plural, one {# movement point} other {# movement points}}. Play a card or sprint to gain some.',

  /* shown for a moment while something happens */
  'choices.story.initiative': 'Initiative',
  'choices.story.typeActivated': 'These demons activate',
  'choices.story.points': '+{n, plural, one {# point} other {# points}}',
  'choices.story.result':
    '{outcome, select, dodged {Dodged: no damage} none {No damage} other {{damage} damage dealt}}',
  'choices.story.slain': '{figure} is slain',
  'choices.story.dead': 'slain',
  'choices.story.back': '{figure} is back',
  'choices.story.frag': 'Frag {n} of {most}',
  'choices.story.frags': 'The Invader wins with {most}',

  /* the sum of an attack: labels as inside a sentence */
  'sum.dice': 'rolled',
  'sum.named': '“{name}”',
  'sum.shields': 'shields of “{name}”',
  'sum.armor': 'armor',
  'sum.pierced': 'shields ignored',
  'sum.damage': 'damage',
  'sum.least': 'Never less than 0',
  'sum.dodged': 'Dodged: nothing counts',
  'sum.effect': '{name}: {text}',

  /* what an attack would be like */
  'preview.attack.title': '{attacker} → {defender}',
  'preview.attack.note': 'Cards and abilities used during the attack are not counted.',
  'preview.range': 'Range {range} of {reach}',
  'preview.range.hint': 'Spaces from the attacker to the defender, and how far the attack reaches.',
  'preview.cover': 'Cover',
  'preview.cover.hint':
    'Something crosses a line to the defender: the revealed defense card may be given up for another one.',
  'preview.stunned.attacker': 'Attacker stunned',
  'preview.stunned.attacker.hint': 'One die is removed before the roll.',
  'preview.stunned.defender': 'Defender stunned',
  'preview.stunned.defender.hint': 'No defense card is revealed, and there is no cover.',
  'preview.staggered': 'Staggered',
  'preview.staggered.hint': 'A marine who enters its space performs a glory kill.',
  'preview.staggersAt': 'Staggers at {n} damage',
  'preview.armor': 'Armor',
  'preview.armor.hint': 'Always 1 more shield.',
  'preview.mayDodge': 'May dodge',
  'preview.mayDodge.hint': 'It dodges the attack if the revealed event card shows the special symbol.',
  'preview.special': 'Special: {n, plural, one {+# shield} other {+# shields}}',
  'preview.special.hint':
    'If the revealed event card shows the special symbol: {n, plural, one {# more shield} other {# more shields}}.',
  'preview.healthLeft': '{n} health left',
  'preview.extra': '+{n} damage',
  'preview.pierce': '{n, plural, one {Ignores # shield} other {Ignores # shields}}',
  'preview.givesWay': 'Gives way first: {figures}',
  'preview.sure': 'Cannot be dodged',
  'preview.ignoresCover': 'Ignores cover',
  'preview.stuns': 'Stuns',
  'preview.blast': 'Blast: {n} damage',
  'preview.drains': 'Heals up to {n}',
  'preview.runs': '{n, plural, one {Then # movement point} other {Then # movement points}}',
  'preview.times': '{n, plural, one {# attack} other {# attacks}}',
  'preview.alsoUse': 'Not counted: {ability}',
  'preview.odds.wound': 'Wound {n}+',
  'preview.odds.stagger': 'Stagger {n}+',
  'preview.odds.slay': 'Slay {n}+',
  'preview.odds.damage': 'Damage {n}+',
  'preview.odds.slain': 'Slain {n}+',

  /* other choices */
  'preview.path.title': '{figure} → {space}',
  'preview.path.cost': '{cost} of {points, plural, one {# movement point} other {# movement points}}',
  'preview.path.left': '{n, plural, one {# movement point is left.} other {# movement points are left.}}',
  'preview.gloryKill': 'Glory kill: {demon}',
  'preview.gloryKill.hint':
    'The demon is slain at once; the marine draws a glory kill card and heals 2 damage.',
  'preview.telefrag': 'Telefrag: {demon}',
  'preview.telefrag.hint': 'Whatever demon stands there is slain.',
  'preview.gain': '{n, plural, one {+# movement point} other {+# movement points}}',
  'preview.reach': 'Range {n}',
  'preview.speed': 'Speed {n}',
  'preview.inReach': 'From here: {figures}',
  'preview.nobodyInReach': 'From here: nobody',
  'preview.discards': 'Discards “{card}”',
  'preview.argent': '{n} of {there} Argent Power',
  'preview.exhausts': 'Exhausts the class card',
  'preview.usedUp': 'Discarded after use',
  'preview.door': 'The whole door is gone for good.',
  'preview.door.infestation':
    'The whole door is gone for good, and the Invader summons from the nearest face-down portal.',
  'preview.heals': 'Heals {n} damage',
  'preview.weapon': 'Its cards go on top of the action deck: {cards}.',
  'preview.lost.points': '{n, plural, one {# movement point is lost} other {# movement points are lost}}',
  'preview.lost.mains': '{n, plural, one {# main action is lost} other {# main actions are lost}}',

  /* what a thing is */
  'inspect.ofMost': '{now}/{most}',
  'inspect.marine': '{class, select, none {Marine} other {Marine · {class}}}',
  'inspect.hand': 'Hand',
  'inspect.mainActions': 'Main actions',
  'inspect.staggered': 'A marine who enters its space slays it at once: a glory kill.',
  'inspect.stunned':
    'Reveals no defense card and has no cover; its own attack loses one die. The stun ends after it attacks or is attacked.',
  'inspect.carries': 'Drops it when slain.',
  'inspect.slain': 'Slain',
  'inspect.slain.text': 'Returns at a teleporter at the start of the next activation.',
  'inspect.floor': 'Space',
  'inspect.floor.text': 'Entering costs 1 movement point, and 1 more if an enemy stands there.',
  'inspect.difficult': 'Difficult terrain',
  'inspect.difficult.text':
    'Entering costs 1 more movement point. It gives cover, but does not block the line of sight.',
  'inspect.impassable': 'Impassable terrain',
  'inspect.impassable.text':
    'Only flying and large demons can enter. It neither blocks the line of sight nor gives cover.',
  'inspect.blocking': 'Blocking terrain',
  'inspect.blocking.text':
    'Only flying and large demons can enter. It blocks the line of sight and gives cover.',
  'inspect.here': 'Here',
  'inspect.door': 'Door',
  'inspect.door.closed':
    'Counts as a wall. A figure beside it may open it for 1 movement point, and it stays open.',
  'inspect.door.open': 'It can never be closed again.',
  'inspect.door.infestation':
    'Demons cannot open it. When a marine does, the Invader summons from the nearest face-down portal.',
  'inspect.item': 'Item',
  'inspect.healthPack': 'A marine on this space may take it at no cost: it heals {n} damage.',
  'inspect.weapon':
    'A marine on this space may take it at no cost: the cards of the set go on top of the action deck.',
  'inspect.portal': 'Portal',
  'inspect.portal.up': 'The Invader can summon demons here, from the two groups of this colour.',
  'inspect.portal.group': 'Group {n}',
  'inspect.portal.unknown': 'Not known yet.',
  'inspect.portal.down': 'Nothing can be summoned here until it is turned face up.',
  'inspect.teleporter': 'Teleporter',
  'inspect.teleporter.active':
    'A marine may go from one active teleporter to another for 1 movement point; a demon standing there is slain. Marines also respawn here.',
  'inspect.teleporter.inactive': 'It becomes active as soon as a marine enters it.',
  'inspect.grenade': 'Nobody can pick it up; when it goes off, the token returns to its owner.',
  'inspect.progress': 'Progress',
  'inspect.pile': '{n, plural, one {# card} other {# cards}}',
  'inspect.pile.faceDown':
    'Face down. When it is empty and a card is needed, the discard pile is shuffled into a new deck.',
  'inspect.pile.faceUp': 'Face up: everybody may look through it.',

  /* before a match */
  'form.mission': 'Mission {number}',
  'form.objective': '{objective} · {threat}',
  'form.unknownMission': 'A mission of your own',
  'form.role.invader':
    'Plays all the demons: summons them, activates them type by type, and feeds them with Argent Power and event cards.',
  'form.role.marine':
    'Plays one marine: moves, shoots and defends with the same deck of action cards, made of the weapons chosen.',
  'form.class': 'Class card',
  'form.weapons': '{n, plural, one {# starting weapon set} other {# starting weapon sets}}',
  'form.level.easy': 'Overlooks things and plays without much of a plan.',
  'form.level.normal': 'Knows the rules by heart and uses them.',
  'form.recommended': 'Recommended cards',
  'form.recommended.hint':
    'The Invader plays the invasion card and the event sets that the mission recommends, and everybody knows which.',
  'form.startingDecks': 'Starting decks',
  'form.startingDecks.shuffled': 'Shuffled',
  'form.startingDecks.shuffled.hint': 'A marine’s whole starting deck is shuffled, as most people play.',
  'form.startingDecks.stacked': 'Weapon sets on top',
  'form.startingDecks.stacked.hint':
    'As the rules reference says: each starting weapon set is shuffled and put on top of the UAC cards, in the order its marine likes. Opening hands are then all of one weapon.',
  'form.title.stacked': 'weapon sets on top',
  'form.operation.custom': 'An operation of your own',
  'form.operation.won': 'Won by the marines',
  'form.operation.lost': 'Won by the Invader',
  'form.operation.now': 'To be played now',
  'form.operation.toCome': 'Still to come',
  'form.operation.open': 'May be chosen',
  'form.operation.over.marines': 'The marines have won the operation.',
  'form.operation.over.invader': 'The Invader has won the operation.',
} as const;
