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
} as const;
