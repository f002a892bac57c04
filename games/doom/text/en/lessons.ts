/** What the guided matches say. Short: it is read while playing. Only pupils fetch it. */
export const lessons = {
  'lesson.first-steps.welcome.title': 'Welcome, marine',
  'lesson.first-steps.welcome.text':
    'You are Alpha, the marine with the ring. The prompt always says what you are asked, and whatever is lit can be clicked or tapped.',
  'lesson.first-steps.goal.title': 'What you came for',
  'lesson.first-steps.goal.text':
    'Slay demons until their health adds up to 16: four soldiers like these. If they slay you three times, the Invader wins. Both marked counts stand at the top.',
  'lesson.first-steps.card.title': 'Play a card',
  'lesson.first-steps.card.text':
    'Cards are how you act: they give movement points, and most of them an attack. Choose a marked card from your hand, then press “Play” with its name.',
  'lesson.first-steps.move.title': 'Take a step',
  'lesson.first-steps.move.text':
    'All lit spaces are in reach: point at one to see the way and its cost. Then click a marked one; they lead towards the demons.',
  'lesson.first-steps.undo.title': 'Changed your mind?',
  'lesson.first-steps.undo.text':
    'Press the undo button above, and you stand where you stood. Only what dice or hidden cards have told can’t be taken back. Try it, or go on.',
  'lesson.first-steps.sight.title': 'Find a clear line',
  'lesson.first-steps.sight.text':
    'A shot does most from near, with nothing in between. Walk to a marked space and attack from there; a demon that is lit already may be attacked at once.',
  'lesson.first-steps.fire.title': 'Open fire',
  'lesson.first-steps.fire.text':
    'Point at a marked demon: you see the line of sight, its cover and your exact odds. Click it, and once more to roll the dice.',
  'lesson.first-steps.dice.title': 'What the dice said',
  'lesson.first-steps.dice.text':
    'The damage you rolled, minus the shields of its defense card, is what the demon suffers. The points you have not spent are still yours.',
  'lesson.first-steps.stagger.title': 'It staggers',
  'lesson.first-steps.stagger.text':
    'A fist marks a demon that can barely stand: a marine who walks into it slays it at once. Walk right into it, or get close first, to a marked space.',
  'lesson.first-steps.glory.title': 'Finish it',
  'lesson.first-steps.glory.text':
    'The demon with the fist is one step away: click it, then choose “Glory kill”. You heal 2 damage and draw a glory kill card.',
  'lesson.first-steps.second.title': 'One more action',
  'lesson.first-steps.second.text':
    'Alone you have two main actions in an activation. Play a marked card: it brings new points and a new attack.',
  'lesson.first-steps.end.title': 'End your activation',
  'lesson.first-steps.end.text':
    'Spend what points you like, then choose “End the activation of Alpha”: you draw new cards. If the Invader is next, watch or skip.',
  'lesson.first-steps.cover.title': 'You have cover',
  'lesson.first-steps.cover.text':
    'Something stands in the line of fire, so you may trade your defense card for the next one. The second card counts, better or worse.',
  'lesson.first-steps.defend.title': 'Under fire',
  'lesson.first-steps.defend.text':
    'The top card of your deck has defended you already. The marked card in your hand adds 2 shields: play it, or pass and save it.',
  'lesson.first-steps.order.title': 'Whose turn it is',
  'lesson.first-steps.order.text':
    'The initiative cards at the top show who has acted; nobody knows the order of the rest. Two of them are yours: alone you act twice in a round.',
  'lesson.first-steps.why.title': 'Why not?',
  'lesson.first-steps.why.text':
    'The marked spot is not lit: there is nothing you can do with it now. Click it all the same, and the table says why.',
  'lesson.first-steps.pack.title': 'Patch yourself up',
  'lesson.first-steps.pack.text':
    'You are hurt, and a health pack lies within reach. Walk onto it; you may go on from there.',
  'lesson.first-steps.take.title': 'Take the pack',
  'lesson.first-steps.take.text':
    'You stand on a health pack. Take it, as the prompt offers: that costs nothing and heals 5 damage.',
  'lesson.first-steps.door.title': 'Behind the door',
  'lesson.first-steps.door.text':
    'It has grown quiet: the others wait behind the marked door. Walk up to it; from there 1 movement point opens it.',
  'lesson.first-steps.open.title': 'Open the door',
  'lesson.first-steps.open.text':
    'Click the door, and once more to be sure. In this mission every door wakes a portal, and what comes out of it acts when its card comes up.',
  'lesson.first-steps.rules.title': 'When in doubt',
  'lesson.first-steps.rules.text':
    'Point at anything, and it explains itself. The menu has all the rules, and every “why not?” leads to the one that counts.',
  'lesson.first-steps.yours.title': 'Now it is yours',
  'lesson.first-steps.yours.text':
    'Finish the mission in your own way; from here on nobody talks you through. Next, play “Knee Deep in the Dead”, the first mission of the game. Good hunting!',
  'lesson.first-steps.go.title': 'Go on hunting',
  'lesson.first-steps.go.text':
    'Slay what you can: attack what is lit, or walk into whoever staggers. If the room is empty, open the door. Any way is fine.',
} as const;
