/** The two operations: each mission has a briefing and two endings, and either ending leads on to the next mission. */
export const missions = {
  'operation.blackBishop.name': 'Black Bishop',
  'operation.exodus.name': 'Exodus',

  'mission.kneeDeepInTheDead.name': 'Knee Deep in the Dead',
  'mission.kneeDeepInTheDead.briefing':
    'Contact with the Lazarus Facility on Phobos was lost in the middle of a sentence. Go in through the airlock and bring back tissue of whatever ended it: three samples, from three of the beasts. Somebody in there had time to shut the doors; open them with care.',
  'mission.kneeDeepInTheDead.marinesWon':
    'Three flasks go up to orbit, still warm. The laboratory says the same thing twice: this flesh comes from no world we know, and it did not find the way alone. On all of Phobos one voice still answers, the relay in the freight yard.',
  'mission.kneeDeepInTheDead.invaderWon':
    'The flasks lie broken in the long hall, with nobody left to fill them. What the helmet cameras sent is enough for the command: the thing that took Lazarus does not stop at its doors. A second squad is sent to the freight yard, where the last relay still speaks.',

  'mission.holdTheYard.name': 'Hold the Yard',
  'mission.holdTheYard.briefing':
    'The relay in the freight yard is the only voice Phobos has left, and it is sending everything the base ever recorded. Keep it standing until the data is through. The yard has four ways in, and they have found all of them.',
  'mission.holdTheYard.marinesWon':
    'The last package leaves, and the relay burns out with a sigh. The records show a pattern: every portal opened in the same second, and all drew on the reactor. Now the reactor is failing, and the cold is coming.',
  'mission.holdTheYard.invaderWon':
    'The mast falls in a rain of sparks with half of the records sent. Half is enough to see where the portals drew their power: from the reactor. It is failing now, and the cold is coming.',

  'mission.coldRestart.name': 'Cold Restart',
  'mission.coldRestart.briefing':
    'The base is freezing, and the gates fail with it: soon nothing will hold them shut. Three terminals around the reactor must be brought up by hand, and more than once. The catwalk between them has no railing and no shadow.',
  'mission.coldRestart.marinesWon':
    'The reactor takes a breath, and light by light the base comes back. So do its logs, and one is missing: somebody carried the flight recorder of the control room away, an hour before the first portal opened.',
  'mission.coldRestart.invaderWon':
    'The terminals go dark, and frost closes over them. The batteries keep one lift alive, and one line of the log: the recorder of the control room was carried away, an hour before the first portal opened.',

  'mission.blackBox.name': 'Black Box',
  'mission.blackBox.briefing':
    'Someone let them in, and the recorder knows who. It lies at the far end of the yard; the only lift is behind you. Fetch it and walk back with it: no teleporter takes such a load.',
  'mission.blackBox.marinesWon':
    'The lift closes, and the recorder begins to talk. It does not name a man. It names a project, Black Bishop, and reads out the gates that were built for it; behind each it says the same word: open.',
  'mission.blackBox.invaderWon':
    'The recorder stays in the yard, under claws. But it has been calling all along, and the ship catches what it repeats: the name of a project, Black Bishop, and a list of gates; behind each the same word: open.',

  'mission.shutTheGates.name': 'Shut the Gates',
  'mission.shutTheGates.briefing':
    'The recorder names a project: Black Bishop. Its gates are still open, and a marine on one or beside it can close it, if that is all he does. The hangar is shut on every side; which door you open first is your plan.',
  'mission.shutTheGates.marinesWon':
    'One after the other the gates fold into nothing. The silence afterwards is not a good one: it has a direction. It comes from behind the last airlock, where the plans of the base show nothing but rock.',
  'mission.shutTheGates.invaderWon':
    'The gates hold, and what comes out of them is no longer in a hurry. It all walks the same way: to the last airlock, where the plans of the base show nothing but rock. Whatever calls it there has to die there.',

  'mission.theBishopFalls.name': 'The Bishop Falls',
  'mission.theBishopFalls.briefing':
    'Behind the last airlock the corridors turn to bone, and the base ends. There is nothing here to fetch and nothing to switch off. Kill until nothing comes.',
  'mission.theBishopFalls.marinesWon':
    'It grows quiet in the arena, and this time it stays quiet. Where the altar stood lies a broken shape in a bishop’s robe, and the portals that fed on it go out like lamps. Phobos is ours again, as much as there is left of it.',
  'mission.theBishopFalls.invaderWon':
    'The airlock opens once more, from the inside. What comes out wears the bishop’s robe and has learned our words from the dead. It calls the next base by its name, politely, and is given clearance to land.',

  'mission.titansWake.name': 'Titan’s Wake',
  'mission.titansWake.briefing':
    'The foundry that built our weapons has built something that walks. Its cores drive the locks, and all three stand still: restart them before it learns the way out. Mind the wide gates; they were not made for men.',
  'mission.titansWake.marinesWon':
    'The cores hum, the locks fall, and something large strikes the steel once and waits. But a pack has slipped out before it and dragged people along. A red trail leads to the rift.',
  'mission.titansWake.invaderWon':
    'The gates bend outward, and the titan walks out without looking round. A pack runs in its shadow and drags along whomever it finds. A red trail leads to the rift.',

  'mission.bloodTrail.name': 'Blood Trail',
  'mission.bloodTrail.briefing':
    'The pack that broke through carries marks no one has seen, burned into the hide. Hunt the bearers, three of them, and take the marks: they may tell where the captives were brought. Half of the way is steel, half is bone.',
  'mission.bloodTrail.marinesWon':
    'Laid side by side, the three marks are a map. It shows a place below, where every path ends, drawn as an eye full of smaller eyes. They brought the captives to the nest.',
  'mission.bloodTrail.invaderWon':
    'The bearers are gone, and their marks with them. But they no longer take the trouble to hide the trail. It goes down, through walls that were not there yesterday, to where one hears breathing: the nest.',

  'mission.theNest.name': 'The Nest',
  'mission.theNest.briefing':
    'Every niche breathes. The captives are somewhere behind, and there is no way around the brood. Burn it out, chamber by chamber, and trust no door.',
  'mission.theNest.marinesWon':
    'The last niche stops breathing, and in the stillness somebody knocks from inside the wall: three short, three long, three short. There are more of them than anyone had counted, and one way out, past a shrine.',
  'mission.theNest.invaderWon':
    'The squad is thrown back, and the brood closes over its niches. Yet while all of it looked at the marines, the captives broke through the wall at the far end. They are coming now, more than anyone had counted, by the one way out, past a shrine.',

  'mission.lastWatch.name': 'Last Watch',
  'mission.lastWatch.briefing':
    'Survivors are crossing behind you, slowly, with their children and their wounded. Stand on the altar until the last is through. Every round that ends with more of you there than of them brings some across.',
  'mission.lastWatch.marinesWon':
    'The last one through is a boy, who turns round and salutes. Everyone is across, and everyone stands before a cold gate: nothing feeds it any more. The fire for it burns in a shrine that is sealed on all sides.',
  'mission.lastWatch.invaderWon':
    'The altar is lost, and whoever was still on this side runs into the dark. Those who are across stand before a cold gate: nothing feeds it any more. The fire for it burns in a shrine that is sealed on all sides.',

  'mission.stolenFire.name': 'Stolen Fire',
  'mission.stolenFire.briefing':
    'What feeds the gates burns in a sealed shrine. Take it and carry it out; the way out is not the way in. Everything that lives here lives by this light, and will want it back.',
  'mission.stolenFire.marinesWon':
    'The fire fits into a helmet and lights the face of whoever carries it. Gate after gate wakes along the road, a row of lamps that leads upward and home. Hell sees it, too.',
  'mission.stolenFire.invaderWon':
    'The fire goes out in the hands that carried it. But for one breath it was in the open, and in that breath the gates along the road caught light. They will burn for an hour or two, and Hell knows who will come.',

  'mission.theLongWayHome.name': 'The Long Way Home',
  'mission.theLongWayHome.briefing':
    'One road leads back, and the court of Hell has gathered along it. Bring the survivors up, and close the gates behind you. What you leave open will follow.',
  'mission.theLongWayHome.marinesWon':
    'The last gate folds, and there is a sky: thin, dirty, ours. Somebody begins to count and stops, because it takes too long. Behind them is only rock.',
  'mission.theLongWayHome.invaderWon':
    'Those who reach the top turn round. The gates stand open all along the road, and the court of Hell walks up it without haste, rank by rank, into the light. The exodus has begun. It is not ours.',

  /* where the first steps are taken */
  'mission.trainingGround.name': 'Training Ground',
  'mission.trainingGround.briefing':
    'An airlock, a store room and one closed door: the quiet end of the base, where marines get their first lesson. Three possessed soldiers stand between the crates, and behind the door something scratches.',
  'mission.trainingGround.marinesWon':
    'The last of them falls, and for the first time today you hear the fans. Remember what your hands have learned: in the halls below nobody will tell you what to do.',
  'mission.trainingGround.invaderWon':
    'This was a drill, and marines die in drills so that they live through the rest. Dust yourself off and go in again: now you know where they stand.',
} as const;
