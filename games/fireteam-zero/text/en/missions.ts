/** The three operations and their missions: what the squad is told before, what it has to do, and how it ends. */
export interface MissionWords {
  readonly name: string;
  readonly briefing: string;
  readonly objective: string;
  readonly won: string;
  readonly lost: string;
}

export const operations: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  typhonsChildren: {
    name: 'Typhon’s Children',
    text: 'Sicily, July 1943. Something under Etna has begun to breed, and somebody feeds it.',
  },
  theFetch: {
    name: 'The Fetch',
    text: 'The Ardennes, December 1944. The dead are walking home, alight, with the faces of the living.',
  },
  theInfested: {
    name: 'The Infested',
    text: 'The Harz, April 1945. The war is almost over. What was grown for it under the hills is not.',
  },
};

export const missions: Readonly<Record<string, MissionWords>> = {
  riverCrossing: {
    name: 'River Crossing',
    briefing:
      'The village on the Anapo has not answered for three days, and the goats we met on the road had too many legs. The bridge is down; the ferry lies at the jetty with its engine in pieces. Make it run, and let Henry have a look at whatever runs at you: he asks for four of them, fresh.',
    objective:
      'Find fuel and propeller for the ferry, kill four monsters near a specialist, then get every hero aboard the ferry.',
    won: 'The rope drops into the water, and the pack stops at the jetty as if it had been told to. Henry does not look back; he is already cutting. “These were goats,” he says after a while, “until somebody prayed over them.” On the other bank, between mill and olive trees, three smokes are rising.',
    lost: 'The ferry turns in the current with nobody at the wheel. By morning the second squad will find boots on the jetty, neatly in a row, and something in the reeds that wears a helmet.',
  },
  threeAltars: {
    name: 'The Three Altars',
    briefing:
      'Three smokes, three altars: one in a barn, one on the hill, one under it. Whoever prays there is gone when you look, and what answers is not. Break the stones. Each of them shrugs off one kind of weapon and crumbles under another, and each has somebody in it. And bring out enough of the rite to know what it was for.',
    objective: 'Destroy all three altars, and read three pieces of the rite.',
    won: 'The last stone breaks like a tooth. For the length of a breath every beast on the hillside stands still, and looks up to the mountain. The tablets agree on one word, and Patty, who cannot read them, says it before Henry can: “Father.”',
    lost: 'The smokes go on rising, four of them now. In the village square somebody has put up a stone, with room for many names.',
  },
  underTheMountain: {
    name: 'Under the Mountain',
    briefing:
      'The camp at the foot of Etna reported tremors, then footsteps, then nothing. What the altars fed has grown too large for its cave. Follow its traces until it knows that it is followed, close the vents that keep it warm, and be ready when it comes. Do not wait too long with that: it is coming anyway.',
    objective: 'Follow three traces of the beast, close the three vents, and kill it when it comes.',
    won: 'It takes the slope down with it, and the slope takes a long time. When the dust has settled, Etna smokes quietly like any mountain. Headquarters asks for the remains. There is a good deal of them, and for a mile around not one bird.',
    lost: 'By dawn it has reached the coast road. The convoys take it for a hill, and wonder why it is not on the map.',
  },
  deadAir: {
    name: 'Dead Air',
    briefing:
      'A patrol came back through the snow and told its sergeant that it had just met itself, walking the other way, burning. No wire is left between here and the line but the one in the signal hut at the station. Bring its power back and report what you see, each of you, in your own words. They will come for the voices.',
    objective:
      'Find three parts for the power of the signal hut; then every hero’s worth of reports must be sent from there.',
    won: 'The last words go out, and after a pause somebody far away asks you to repeat the number of the dead. Outside the lights draw back between the trees. They have heard it too, and they have heard the name of the village you said you would go to.',
    lost: 'The wire keeps humming. All night a listening post writes down four voices, calm and clear, that give their names and position and ask for friends to come.',
  },
  walkThemHome: {
    name: 'Walk Them Home',
    briefing:
      'The village burned before you got there, but its people had an hour. They sit in cellars, kilns and under the toll house, and hold their breath. Between forest and abbey stand old waymarks that the dead do not pass; someone who knows how has to read them. Find who is left, and walk them to the nave. Nobody stays behind, and that includes Patty and Henry.',
    objective:
      'Find three of the hidden, read two of the three waymarks, then bring every hero and both specialists to the nave.',
    won: 'The abbot bars the door and counts: they are more than he had dared to hope. Then he counts again. One of the children will not say where she is from, and the snow on her shoulders has not begun to melt. Under the floor of the nave a bell answers another.',
    lost: 'In the morning the road to the abbey is full of footprints, large and small, side by side. All of them lead back into the forest, and the snow in them is black.',
  },
  theLastLantern: {
    name: 'The Last Lantern',
    briefing:
      'In the year of the plague somebody lit three lanterns, so that the dead should find the way, and nobody put them out. He sits under the abbey still, crowned, and counts who comes. Two lanterns must go dark before he rises; every one that burns then is armour to him. His name is written somewhere in these walls, and he does not care to hear it.',
    objective:
      'Put out two of the three lanterns, learn his name from three sources, and break the one who comes.',
    won: 'The crown rolls down the steps and is only tin. One after the other the lights in the forest go out; where each of them stood a man lies down in the snow, glad of it. On the list that Henry makes of them your own names stand too, and he burns that page.',
    lost: 'From the tower of the abbey one can see them for miles, two by two, in good order. The first of them carry lanterns. The last ones are you.',
  },
  coldStorage: {
    name: 'Cold Storage',
    briefing:
      'A train under steam, and one hour. Behind the camp a door leads into the hill, and behind the door are papers that three armies want and two tanks that nobody should have. Take the papers; burn what swims in the tanks. The guards of the camp are still there. They have been fed on, and fed with, and they are slow. Do not let them fall on you.',
    objective:
      'Recover four pieces of the research, destroy both tanks, then get every hero back to the train.',
    won: 'The train gathers speed. Patty reads aloud from the journal until Henry asks him to stop: the tanks held the failures, it says. What did not fail was moved on, by rail, to this very line; and then the engine whistles and brakes, because there is no more track.',
    lost: 'The driver waits an hour longer than he was told to. Then somebody climbs aboard, slowly, in a uniform he knows, and he is so relieved that he does not look at the face.',
  },
  untilDawn: {
    name: 'Until Dawn',
    briefing:
      'There is no track, there is no train, and there are six hours of night left. This strongpoint has concrete, a generator and two lamps. What crawls out there shuns the light, so as long as both lamps burn the hours count for you; where one of them steps into a lamp, it goes dark until you light it again. Somewhere on the road is a column of ours. Tell it where you are.',
    objective: 'Let six rounds end with both lamps burning, and find two ways to signal the column.',
    won: 'The first thing that one sees of the morning is steam, rising off the things in the wire. The second is the column. Its colonel has questions about the salt mine in the next valley: his engineers went down there on Tuesday, and the pump has been answering the telephone.',
    lost: 'At four the lamps go out, one and then the other. The column passes at six and notes a bunker, abandoned, with its door open and the coffee still warm.',
  },
  theDeepNest: {
    name: 'The Deep Nest',
    briefing:
      'Every trace ends in the old salt mine. They breed there, in the wet and the dark, and she who bears them has not seen daylight for a year. Burn two of her nests and she will come to see who did it. Somebody must know how to lay the charges; everybody else must see to it that he gets the time. When she is dead and the hill is primed, go: the far road is wide enough for running.',
    objective:
      'Burn two of the three nests, lay three charges, kill the mother, then get every hero to the far road.',
    won: 'The hill sits down with a sigh, and the valley is a little flatter than the map has it. On the far road Don counts the squad twice and then himself. The war ends eleven days later. The file about the mine is given a number and no name, and on its cover somebody has written: salt it again in spring.',
    lost: 'The pump in the mine starts by itself on a Sunday, and clear water runs into the valley for the first time in a year. The people down there are grateful. They have always had trouble with their wells.',
  },
  /* the guided mission */
  quietVillage: {
    name: 'The Quiet Village',
    briefing:
      'One window is lit, and nobody is behind it. The patrol that came through here last night left its radio in pieces, and something with hooves has been walking in circles around them. Pick up what you can, keep the way to the water open, and leave by the boat at the jetty. It is a small job. They all begin as small jobs.',
    objective: 'Find two parts of the radio, kill three monsters, then get every hero to the jetty.',
    won: 'The boat slides off the stones, and behind you the village is quiet again, in its own way. The radio crackles and gives you a name: a crossing farther down the river. Now your hands know how it is done; there, nobody will tell you.',
    lost: 'It was meant to be a walk through a quiet village. Get up, count your cards and go in again: now you know where they come from.',
  },
};
