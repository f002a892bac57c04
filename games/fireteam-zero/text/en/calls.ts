/** What heroes that bots play call out, in their own words; `who` is whom they call to. Names keep their form. */
export const calls = {
  'why.stepIn': '{hero}: “{who} may go down. I’ll take this one!”',
  'why.cover': '{hero}: “I’ve got you covered, {who}!”',
  'why.help': '{hero}: “I’m with you, {who}!”',
  'why.guard': '{hero}: “That one’s after you, {who}. I’m on it.”',
  'why.escort': '{hero}: “{who}, with me!”',
  'why.save': '{hero}: “{who} can take that. I’ll save my card for worse.”',
  'why.search': '{hero}: “We haven’t searched over there yet.”',
  'why.objective': '{hero}: “I’m going for the objective.”',
  'why.kill': '{hero}: “I can strike from over there.”',
  'why.destroy': '{hero}: “I’ll go and break that thing.”',
  'why.safety': '{hero}: “Too many of them around me. I’m getting out.”',
  'why.exit': '{hero}: “All is done. To the exit!”',
  'why.lieLow': '{hero}: “I’m staying down: if I get up now, they’ll have me.”',
} as const;
