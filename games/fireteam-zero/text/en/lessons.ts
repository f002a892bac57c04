/** What the guided mission says. Short: it is read while playing. */
export const lessons = {
  'lesson.first-mission.welcome.title': 'Welcome to the fireteam',
  'lesson.first-mission.welcome.text':
    'You are Frank, the marked sniper; Shad beside you plays by himself. The prompt always says what you are asked, and whatever is lit can be clicked or tapped.',
  'lesson.first-mission.draw.title': 'Take your cards',
  'lesson.first-mission.draw.text':
    'Cards are your weapons and your life: each hit you take costs you one. Choose “Draw” and fill your hand; you will do so at the start of every round.',
  'lesson.first-mission.goal.title': 'What you came for',
  'lesson.first-mission.goal.text':
    'Find 2 parts of the radio and kill 3 monsters, then bring both heroes to the marked jetty: that wins the mission. The objectives keep count.',
  'lesson.first-mission.attack.title': 'Choose your shots',
  'lesson.first-mission.attack.text':
    'A turn gives you steps and one action. Attack: choose both marked cards, then “Attack with these cards”. Cards of one type add up; each point of strength is a die.',
  'lesson.first-mission.aim.title': 'Pick a target',
  'lesson.first-mission.aim.text':
    'Point at a marked monster: you see your dice, what high ground and cover change, and your exact odds. Choose the one you want, then press “Attack”.',
  'lesson.first-mission.reroll.title': 'Henry brings luck',
  'lesson.first-mission.reroll.text':
    'Only bullets hit. Henry stands near you, so you may reroll: choose dice without a bullet, one at a time, or press “Keep the dice”.',
  'lesson.first-mission.dice.title': 'What the dice did',
  'lesson.first-mission.dice.text':
    'Hits minus resistance must reach a monster’s health in one attack: wounds do not last. What dies is gone for now, and comes back later.',
  'lesson.first-mission.move.title': 'Take a step',
  'lesson.first-mission.move.text':
    'You have 2 movement points; difficult ground costs both. Choose a marked location: it can be searched. Patty and Henry may come along.',
  'lesson.first-mission.undo.title': 'Undo, and why not?',
  'lesson.first-mission.undo.text':
    'U or the undo button takes a step back, until dice are rolled or hidden cards seen. And try what is not lit, like the marked jetty: the table says why not.',
  'lesson.first-mission.search.title': 'Search here',
  'lesson.first-mission.search.text':
    'No monster is here, so you may search: choose the marked point, then press “Search”. It is an action, but near Patty it is free.',
  'lesson.first-mission.found.title': 'One part found',
  'lesson.first-mission.found.text':
    'That is one of the two parts. Not every search is so kind: most recon cards are events, good or bad, and some of them bite.',
  'lesson.first-mission.end.title': 'End your turn',
  'lesson.first-mission.end.text':
    'Walk on if you like: where a hero stands alone on a spawn point, nothing comes out of it. Then choose “End turn”, and Shad acts.',
  'lesson.first-mission.react.title': 'Out of turn',
  'lesson.first-mission.react.text':
    'The marked card can be played now, as a reaction: in anybody’s turn, for a friend or for yourself. Play it, or let it pass and save it.',
  'lesson.first-mission.order.title': 'The monsters act',
  'lesson.first-mission.order.text':
    'The threat has grown. Now each monster moves to the nearest hero, rolls a die and attacks. You are first player: choose who begins, or let them all go.',
  'lesson.first-mission.help.title': 'Take one for him',
  'lesson.first-mission.help.text':
    'A friend here is attacked. Cards to spare? Choose your own lit hero, then “Step in”: you are attacked instead. Or “Stay out of it”.',
  'lesson.first-mission.hit.title': 'It costs you cards',
  'lesson.first-mission.hit.text':
    'One card for each hit: give up what you need least. Whoever has fewer cards than hits is knocked down.',
  'lesson.first-mission.spawn.title': 'They come back',
  'lesson.first-mission.spawn.text':
    'What was killed has come back, where the spawn die said. The threat marker moves every round, and on some spaces a twist makes things worse.',
  'lesson.first-mission.response.title': 'A tactical response',
  'lesson.first-mission.response.text':
    'Once a round somebody may play a card as a response. It can be strong, but whoever does draws no cards. Propose a marked card, or play none.',
  'lesson.first-mission.coin.title': 'What can go wrong',
  'lesson.first-mission.coin.text':
    'The first hero knocked down turns the lucky coin to tails; with tails up, the next one loses the mission. So watch the cards of both heroes.',
  'lesson.first-mission.yours.title': 'Now it is yours',
  'lesson.first-mission.yours.text':
    'All the rules are in the menu, and every “why not?” leads to one of them. Finish the mission in your own way: good luck.',
} as const;
