/** What is asked before a match. */
export const newMatch = {
  'form.role.attackers':
    'You come from outside, seen by everybody. You move first, bring drones and charges, and have to get something done inside.',
  'form.role.defenders':
    'You are already inside, hidden: two tokens for each Operator, and only you know which one is real. You have time on your side.',

  'bot.normal': 'Normal',
  'bot.easy': 'Easy',
  'form.level.normal': 'Weighs its shots, uses its gadgets and watches the doors.',
  'form.level.easy': 'Walks into the open now and then: for a first match.',

  'form.squads': 'Squads',
  'form.squads.ready': 'Ready',
  'form.squads.ready.hint': 'Squads, gadgets and positions of the mission: you play at once.',
  'form.squads.choose': 'Chosen',
  'form.squads.choose.hint':
    'Both sides choose Operators in secret, then gadgets, then where everything goes.',

  'form.losMode': 'Lines of sight',
  'form.losMode.assisted': 'With help',
  'form.losMode.assisted.hint':
    'The table measures for everybody: it offers only targets that can be seen and knows how well they are protected. Best to learn with.',
  'form.losMode.faithful': 'As at a table',
  'form.losMode.faithful.hint':
    'Nobody measures: you claim what you see, the other side believes it or challenges it, and the ruler decides who was right.',
  'form.losMode.referee': 'With a referee',
  'form.losMode.referee.hint':
    'You claim what you see, and a referee checks every claim: a wrong one has no effect and rewards the other side.',

  'form.clock': 'Time',
  'form.clock.untimed': 'No limit',
  'form.clock.untimed.hint': 'Everybody thinks as long as they like. Good for the first matches.',
  'form.clock.timed': 'Clocks',
  'form.clock.timed.hint': 'Each side has a time bank in every round, and challenges are won for 30 seconds.',
  'form.clock.noApp': 'No clocks, Bonus tokens',
  'form.clock.noApp.hint': 'Without clocks; whoever wins a challenge gets a token worth an action instead.',
  'form.attackerSpeed': 'Speed of the attackers',
  'form.defenderSpeed': 'Speed of the defenders',
  'form.speed.beginner': 'Beginner',
  'form.speed.chill': 'Chill',
  'form.speed.standard': 'Standard',
  'form.speed.extreme': 'Extreme',
  'form.speed.hint':
    'With clocks: {minutes} min to deploy, then {two} s for each Operator in every round ({more} s with three or four players).',

  'form.wallModel': 'Walls',
  'form.wallModel.line': 'Thin lines',
  'form.wallModel.line.hint': 'A wall is the line between two spaces: easy to judge by eye.',
  'form.wallModel.printed': 'As printed',
  'form.wallModel.printed.hint': 'Walls are as thick as they are drawn, and so a few more lines are broken.',
  'form.diceSet': 'Dice',
  'form.diceSet.A': 'Bold',
  'form.diceSet.A.hint': 'Faces far apart: blanks happen, and so do great hits.',
  'form.diceSet.B': 'Steady',
  'form.diceSet.B.hint': 'The same averages with faces close together: fewer surprises.',
  'form.unplacedOperators': 'Not deployed in time',
  'form.unplacedOperators.strict': 'Out',
  'form.unplacedOperators.strict.hint':
    'Whoever is not on the board when the time to deploy is over stays away.',
  'form.unplacedOperators.autoPlace': 'Placed',
  'form.unplacedOperators.autoPlace.hint':
    'Whoever is missing is put on a place of the mission’s reserve list.',

  'form.revealedDefenders': 'Defenders in the open',
  'form.revealedDefenders.hint':
    'No hidden tokens: everybody sees where the defenders are. For a first match.',
  'form.advancedTactics': 'Advanced Tactics',
  'form.advancedTactics.hint': 'Defenders can hide again, and everybody ends the activation on watch.',
  'form.forwardPlanning': 'Forward Planning',
  'form.forwardPlanning.hint':
    'With chosen squads: the defenders place bombs or hostage, open walls and move more of what is there.',
  'form.reactionWindows': 'Time for reactions',
  'form.reactionWindows.hint': 'After each step that can be reacted to, play waits a moment, off the clock.',

  'form.series.attackers': 'Attackers',
  'form.series.defenders': 'Defenders',
  'form.series.nobody': 'Nobody',
  'form.series.now': 'Next',
  'form.series.toCome': 'To come',
  'form.series.over.attackers': 'The attackers have won the series.',
  'form.series.over.defenders': 'The defenders have won the series.',
  'form.series.over.nobody': 'The series has ended even.',

  'form.title.faithful': 'claims as at a table',
  'form.title.referee': 'with a referee',
  'form.title.timed': 'with clocks',
  'form.title.noApp': 'Bonus tokens',
  'form.title.choose': 'chosen squads',
  'form.title.revealed': 'defenders in the open',
  'form.unknownMission': 'A mission that is not known here',
};
