/** What the guided mission says. Short: it is read while playing. */
export const lessons = {
  'lesson.first-mission.welcome.title': 'Welcome to the fireteam',
  'lesson.first-mission.welcome.text':
    'You are Frank, the marked sniper; Shad beside you plays by himself. Below “Your turn” you always read what is asked of you, and whatever is lit can be chosen.',
  'lesson.first-mission.draw.title': 'Take your cards',
  'lesson.first-mission.draw.text':
    'Cards are your weapons and your life: each hit you take costs you one. Choose “Draw” and fill your hand; you will do so at the start of every round.',
  'lesson.first-mission.goal.title': 'What you came for',
  'lesson.first-mission.goal.text':
    'Find 2 parts of the radio and kill 3 monsters, then bring both heroes to the marked jetty: that wins the mission. The marked objectives keep count.',
  'lesson.first-mission.attack.title': 'Choose your shots',
  'lesson.first-mission.attack.text':
    'A turn gives you steps and one action. Attack: choose both marked cards, then “Attack with these cards”. Cards of one type add up; each point of strength is a die.',
  'lesson.first-mission.aim.title': 'Pick a target',
  'lesson.first-mission.aim.text':
    'The numbered figures are Corrupted Animals: monsters of the lowest rank, minions. Point at a marked one for your dice and exact odds; choose it, then press “Attack”.',
  'lesson.first-mission.reroll.title': 'Henry brings luck',
  'lesson.first-mission.reroll.text':
    'Only bullets hit. Henry stands near you, so you may reroll: choose dice without a bullet, one at a time, or press “Keep the dice”.',
  'lesson.first-mission.dice.title': 'What the dice did',
  'lesson.first-mission.dice.text':
    'Hits minus resistance must reach a monster’s health in one attack: wounds do not last. What dies counts for the marked objective, but comes back later.',
  'lesson.first-mission.move.title': 'Take a step',
  'lesson.first-mission.move.text':
    'You have 2 movement points; difficult ground costs both. Choose a marked location: it can be searched. Patty and Henry may come along.',
  'lesson.first-mission.undo.title': 'Undo, and why not?',
  'lesson.first-mission.undo.text':
    'The undo button above takes a step back, until dice are rolled or hidden cards seen. And try what is not lit, like the marked jetty: the table says why not.',
  'lesson.first-mission.search.title': 'Search here',
  'lesson.first-mission.search.text':
    'No monster is here, so you may search: choose the marked point, then press “Search”. It is an action, but near Patty it is free.',
  'lesson.first-mission.found.title': 'One part found',
  'lesson.first-mission.found.text':
    'That is one of the two parts; the marked objective counts it. Not every search is so kind: most recon cards are events, good or bad, and some of them bite.',
  'lesson.first-mission.end.title': 'End your turn',
  'lesson.first-mission.end.text':
    'Walk on if you like: where a hero stands alone on a spawn point, nothing comes out of it. Then choose “End turn”, and Shad acts.',
  'lesson.first-mission.react.title': 'A reaction',
  'lesson.first-mission.react.text':
    'Something has happened that a card of yours waits for: below “Your turn” you read what. Play the marked card, or let it pass: that costs nothing, and you keep the card.',
  'lesson.first-mission.defend.title': 'Before the dice roll',
  'lesson.first-mission.defend.text':
    'An attack is coming, and its dice are not rolled yet: the marked card can still change it. A hero plays one reaction to an event. Letting it pass is fine, too.',
  'lesson.first-mission.again.title': 'Another reaction',
  'lesson.first-mission.again.text':
    'Again a card of yours fits the moment: its button says what it would do. Play it if you like that; if not, let it pass and save it, for cards are also your life.',
  'lesson.first-mission.spare.title': 'Is it worth it?',
  'lesson.first-mission.spare.text':
    'A rule of thumb: react when it may kill, or save more cards than it costs; else let it pass. With two cards or fewer, rather keep them for the next hits.',
  'lesson.first-mission.order.title': 'The monsters act',
  'lesson.first-mission.order.text':
    'Now each monster moves to the nearest hero, rolls its die and attacks. You are first player: choose who begins, or press “The rest in any order”.',
  'lesson.first-mission.way.title': 'Which way?',
  'lesson.first-mission.way.text':
    'Several ways to the nearest hero are equally short, and the first player chooses: now that is you. Pick the marked location that suits you best.',
  'lesson.first-mission.help.title': 'Take one for him',
  'lesson.first-mission.help.text':
    'A friend here is attacked. Cards to spare? Choose your own lit hero, then “Step in”: you are attacked instead. Or “Stay out of it”.',
  'lesson.first-mission.hit.title': 'It costs you cards',
  'lesson.first-mission.hit.text':
    'One card for each hit: give up what you need least. Whoever has fewer cards than hits is knocked down.',
  'lesson.first-mission.spawn.title': 'They come back',
  'lesson.first-mission.spawn.text':
    'What was killed has come back, where the spawn die said. The marker on the threat track moves every round, and on some spaces a twist makes things worse.',
  'lesson.first-mission.response.title': 'A tactical response',
  'lesson.first-mission.response.text':
    'Once a round somebody may play a card as a response. It can be strong, but whoever does draws no cards. Propose a marked card, or play none.',
  'lesson.first-mission.coin.title': 'What can go wrong',
  'lesson.first-mission.coin.text':
    'The first hero knocked down turns the marked lucky coin to tails; with tails up, the next one loses the mission. So watch the cards of both heroes.',
  'lesson.first-mission.yours.title': 'Now it is yours',
  'lesson.first-mission.yours.text':
    'All the rules are in the menu, and every “why not?” leads to one of them. Finish the mission in your own way. Next, play “River Crossing”, the first mission of the game.',
  'lesson.first-mission.go.title': 'Carry on',
  'lesson.first-mission.go.text':
    'Kill what you reach, search where no monster stands, and keep two cards for the next hits. The marked objectives say what is missing. Any way is fine.',
} as const;
