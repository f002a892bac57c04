/** What the guided matches say. Short: it is read while playing. Only pupils fetch it. */
export const lessons = {
  'lesson.in-the-open.welcome.title': 'Welcome to the Consulate',
  'lesson.in-the-open.welcome.text':
    'You lead the attackers, the marked discs outside. This time the defenders hide from nobody: you see them all. The prompt always says what you are asked.',
  'lesson.in-the-open.goal.title': 'What you came for',
  'lesson.in-the-open.goal.text':
    'After every round each marked room scores for the side that alone has an Operator in it. More points win in the end; a tie is for the defenders.',
  'lesson.in-the-open.pick.title': 'Pick an Operator',
  'lesson.in-the-open.pick.text':
    'Choose one of the marked Operators. Each of them is activated once in a round, in the order you like.',
  'lesson.in-the-open.walk.title': 'Go closer',
  'lesson.in-the-open.walk.text':
    'All lit spaces are in reach: point at one to see the way and its cost. Walk towards a door or window. You may act in between and walk on afterwards.',
  'lesson.in-the-open.undo.title': 'Changed your mind?',
  'lesson.in-the-open.undo.text':
    'Press undo, and you stand where you stood. Only what dice have told or others have answered can’t be taken back. Try it, or go on.',
  'lesson.in-the-open.break.title': 'Make a way in',
  'lesson.in-the-open.break.text':
    'This Operator can destroy something in sight. Choose that action, then a marked space: barricades and weak walls around it fall.',
  'lesson.in-the-open.shoot.title': 'Open fire',
  'lesson.in-the-open.shoot.text':
    'A defender is in sight. Point at one who is marked: you see distance, protection, dice and exact odds. Choose them to shoot.',
  'lesson.in-the-open.reroll.title': 'Once in a match',
  'lesson.in-the-open.reroll.text':
    'You have one Reroll token for the whole match: you may keep one die and roll the others again. Or let the dice lie.',
  'lesson.in-the-open.dice.title': 'What the dice said',
  'lesson.in-the-open.dice.text':
    'Hits minus protection are wounds. Whoever was shot at is Located: light walls, barricades and smoke don’t hide them any more in this round.',
  'lesson.in-the-open.end.title': 'End the activation',
  'lesson.in-the-open.end.text':
    'Besides moving an Operator has two other actions, each a different one. Do what you still want to, then end the activation.',
  'lesson.in-the-open.three.title': 'Up to three',
  'lesson.in-the-open.three.text':
    'In each of your two phases up to three Operators are activated; then the defenders have theirs. Keep somebody for the second one.',
  'lesson.in-the-open.gadgets.title': 'Bring something along',
  'lesson.in-the-open.gadgets.text':
    'Drones, charges and grenades belong to the whole squad, and each use costs a cube. Most Operators have a gadget of their own besides.',
  'lesson.in-the-open.watch.title': 'Keep watch',
  'lesson.in-the-open.watch.text':
    'With Overwatch an Operator watches one side until acting again: defenders who come into view there can be shot at, out of turn.',
  'lesson.in-the-open.riposte.title': 'Riposte!',
  'lesson.in-the-open.riposte.text':
    'Somebody has come into the view of an Operator on watch. Shoot at once, or let it pass: the next step ends the chance.',
  'lesson.in-the-open.score.title': 'The rooms were counted',
  'lesson.in-the-open.score.text':
    'The points stand at the top. Markers are gone, everybody can act again, and wounds stay. The marked rooms will count once more.',
  'lesson.in-the-open.why.title': 'Why not?',
  'lesson.in-the-open.why.text':
    'What is not lit can’t be chosen now. Click it all the same, a defender for instance, and the table says why, and by which rule.',
  'lesson.in-the-open.rules.title': 'When in doubt',
  'lesson.in-the-open.rules.text':
    'Point at anything, and it explains itself. The menu has all the rules, and every “why not?” leads to the one that counts.',
  'lesson.in-the-open.yours.title': 'Now it is yours',
  'lesson.in-the-open.yours.text':
    'Play on in your own way; from here on nobody talks you through. In the next match let the defenders hide. Good luck!',
  'lesson.in-the-open.go.title': 'Into the rooms',
  'lesson.in-the-open.go.text':
    'Get your Operators into the marked rooms, and the defenders out of them. Any way is fine.',

  'lesson.hidden-tokens.welcome.title': 'Two of each',
  'lesson.hidden-tokens.welcome.text':
    'Each defender lies there twice: two tokens with the same name. One is real, the other a decoy, and only the defenders know which. Who they are is no secret.',
  'lesson.hidden-tokens.arcs.title': 'Where they watch',
  'lesson.hidden-tokens.arcs.text':
    'Every token faces a side and watches all it can see there. Walk into that, and if the token is the real one, you may be shot at in your own turn.',
  'lesson.hidden-tokens.pick.title': 'Pick an Operator',
  'lesson.hidden-tokens.pick.text':
    'Choose who goes first. Somebody who starts far from the watched sides has it easier.',
  'lesson.hidden-tokens.demand.title': 'Who is that?',
  'lesson.hidden-tokens.demand.text':
    'One of your Operators sees a marked token. Demand its reveal: that costs no action, and you may do it in the defenders’ turn, too.',
  'lesson.hidden-tokens.found.title': 'Found out',
  'lesson.hidden-tokens.found.text':
    'The Operator stands where the real token lay, and the other token is gone. Only who is revealed can be shot at.',
  'lesson.hidden-tokens.drone.title': 'Send a drone',
  'lesson.hidden-tokens.drone.text':
    'A drone flies ahead and scans the room where it stops: all defenders in it are Located, and so revealed. Use one now, next to this Operator.',
  'lesson.hidden-tokens.fly.title': 'Fly it in',
  'lesson.hidden-tokens.fly.text':
    'Steer the drone into a room with tokens and stop there. It passes open doors and windows, and no Operator is at risk.',
  'lesson.hidden-tokens.watch.title': 'Watch, too',
  'lesson.hidden-tokens.watch.text':
    'Use Overwatch with this Operator and choose a side. A defender who walks into view there is revealed on demand, and then yours to shoot.',
  'lesson.hidden-tokens.hit.title': 'That hurt',
  'lesson.hidden-tokens.hit.text':
    'Defenders on watch may shoot at each of your steps and actions in their view. Come from another side, or bring smoke and drones.',
  'lesson.hidden-tokens.end.title': 'End the activation',
  'lesson.hidden-tokens.end.text': 'Do what you still want to with this Operator, then end the activation.',
  'lesson.hidden-tokens.patience.title': 'Piece by piece',
  'lesson.hidden-tokens.patience.text':
    'Each token you unmask makes the house safer for those who come next. Names tell you which gadget waits there.',
  'lesson.hidden-tokens.reaction.title': 'Your chance',
  'lesson.hidden-tokens.reaction.text':
    'A defender has moved in your view. Demand a reveal, shoot if you can, or let it pass.',
  'lesson.hidden-tokens.score.title': 'Only the revealed count',
  'lesson.hidden-tokens.score.text':
    'Hidden Operators hold no room. Before rooms are counted the defenders may reveal whom they like, so look where they might be.',
  'lesson.hidden-tokens.yours.title': 'Now it is yours',
  'lesson.hidden-tokens.yours.text':
    'Play on in your own way. Next come claims and the clock: then nobody measures for you any more.',
  'lesson.hidden-tokens.go.title': 'Find them',
  'lesson.hidden-tokens.go.text':
    'Unmask tokens, by sight or by drone, and keep out of the sides they watch. Any way is fine.',
  'lesson.claims-and-clock.welcome.title': 'Nobody measures now',
  'lesson.claims-and-clock.welcome.text':
    'From here on the table shows no lines and no odds of sight. You look, you claim, and the other side believes you or challenges it.',
  'lesson.claims-and-clock.clock.title': 'Your clock runs',
  'lesson.claims-and-clock.clock.text':
    'Your side has time for the whole round, for both phases together. It stands while dice are rolled and claims are settled.',
  'lesson.claims-and-clock.pick.title': 'Pick an Operator',
  'lesson.claims-and-clock.pick.text':
    'Choose who goes first. The clock is set to the slowest speed: you have time.',
  'lesson.claims-and-clock.eye.title': 'By eye',
  'lesson.claims-and-clock.eye.text':
    'Think a straight line from the middle of your space to the middle of theirs. Closed walls, barricades, smoke and Operators break it.',
  'lesson.claims-and-clock.declare.title': 'Declare a shot',
  'lesson.claims-and-clock.declare.text':
    'Choose a marked defender whom you think you see, and the protection you think they have. Walk closer first if you are not sure.',
  'lesson.claims-and-clock.reward.title': 'You were right',
  'lesson.claims-and-clock.reward.text':
    'You have won a challenge: take 30 seconds more for yourself, or 30 from the others.',
  'lesson.claims-and-clock.ruler.title': 'Believed or measured',
  'lesson.claims-and-clock.ruler.text':
    'What they let stand counts as claimed. If they challenge, the ruler is laid: whoever was wrong loses time, and a shot without a line is lost.',
  'lesson.claims-and-clock.end.title': 'End the activation',
  'lesson.claims-and-clock.end.text':
    'Do what you still want to with this Operator, then end the activation.',
  'lesson.claims-and-clock.answer.title': 'Do you believe it?',
  'lesson.claims-and-clock.answer.text':
    'A defender claims to see one of yours, and how well they are protected. Check line and protection by eye: approve, or challenge.',
  'lesson.claims-and-clock.objection.title': 'Any objection?',
  'lesson.claims-and-clock.objection.text':
    'They use something that needs a line of sight. Let it pass, or object if you doubt the line; you can also switch such questions off for a phase.',
  'lesson.claims-and-clock.grab.title': 'Out of turn',
  'lesson.claims-and-clock.grab.text':
    'Nothing asks you to react any more: watch the defenders’ steps. The buttons for it are always there; while you think, your own clock runs.',
  'lesson.claims-and-clock.bank.title': 'A new bank',
  'lesson.claims-and-clock.bank.text':
    'Each round brings new time, for each of your Operators in play. What was left of the last one is gone.',
  'lesson.claims-and-clock.yours.title': 'Now it is yours',
  'lesson.claims-and-clock.yours.text':
    'Play on in your own way, and trust your eye. When the clocks hurry you too much, choose a slower speed next time.',
  'lesson.claims-and-clock.go.title': 'Claim what you see',
  'lesson.claims-and-clock.go.text':
    'Shoot when you are sure of the line, and walk when you are not. Any way is fine.',
  'lesson.gadgets-and-floors.welcome.title': 'Two bombs',
  'lesson.gadgets-and-floors.welcome.text':
    'Start a defuser on one of the two bombs and have somebody beside it when the next round ends. Gadgets and the floor above will get you there.',
  'lesson.gadgets-and-floors.pick.title': 'Pick an Operator',
  'lesson.gadgets-and-floors.pick.text': 'Choose one of those marked: they have a way up close by.',
  'lesson.gadgets-and-floors.stairs.title': 'A way up',
  'lesson.gadgets-and-floors.stairs.text':
    'Marked spaces are entryways: blue ones are for you alone, gray ones for both sides. Walk onto one.',
  'lesson.gadgets-and-floors.up.title': 'Go upstairs',
  'lesson.gadgets-and-floors.up.text':
    'From here one movement point takes you up. Your floor above has room for two, and nobody can shoot at you from below.',
  'lesson.gadgets-and-floors.above.title': 'Watch an entryway',
  'lesson.gadgets-and-floors.above.text':
    'Upstairs Overwatch is for one entryway: whoever steps onto it can be shot at from above, at short range.',
  'lesson.gadgets-and-floors.own.title': 'A gadget of your own',
  'lesson.gadgets-and-floors.own.text':
    'This Operator can use a special gadget now. Point at it to read what it does, then use it.',
  'lesson.gadgets-and-floors.bag.title': 'From the common bag',
  'lesson.gadgets-and-floors.bag.text':
    'The squad’s gadgets are for everybody: drones look, charges open walls, grenades clear rooms. Use one of them.',
  'lesson.gadgets-and-floors.spread.title': 'Where it spreads',
  'lesson.gadgets-and-floors.spread.text':
    'Choose the spaces it covers. Nobody sees into smoke or through it, but everybody can walk there.',
  'lesson.gadgets-and-floors.down.title': 'Come down elsewhere',
  'lesson.gadgets-and-floors.down.text':
    'All entryways lead to the same floor above: come down wherever you like, deep inside the house if you dare.',
  'lesson.gadgets-and-floors.end.title': 'End the activation',
  'lesson.gadgets-and-floors.end.text':
    'After going up there is no more walking in this activation. Do what you still want to, then end it.',
  'lesson.gadgets-and-floors.stock.title': 'What is used is gone',
  'lesson.gadgets-and-floors.stock.text':
    'Each use takes a cube, from the squad’s inventory or from the Operator. Spend them, but keep one for the last door.',
  'lesson.gadgets-and-floors.defuse.title': 'Start the defuser',
  'lesson.gadgets-and-floors.defuse.text':
    'You are at a bomb: start the defuser. It takes an action, and somebody has to be beside it when the next round ends.',
  'lesson.gadgets-and-floors.guard.title': 'A new round',
  'lesson.gadgets-and-floors.guard.text':
    'The smoke has gone, and everybody can act again. A defuser needs an attacker beside it when the round after its start ends.',
  'lesson.gadgets-and-floors.yours.title': 'Now it is yours',
  'lesson.gadgets-and-floors.yours.text':
    'Play on in your own way; you know all there is to know. What you forget explains itself when you point at it.',
  'lesson.gadgets-and-floors.go.title': 'On to the bombs',
  'lesson.gadgets-and-floors.go.text':
    'Open walls, look with drones, come down from above: get somebody to a bomb. Any way is fine.',
} as const;
