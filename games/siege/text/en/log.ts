/**
 * One line of the log for each event. Arguments are the event's fields: Operators, spaces, borders and gadgets as names,
 * a squad as its number (0 attacks), lists as lists in words. What is not there is the word `none`.
 */
export const log = {
  /* Squads and deployment */
  'log.squadChosen': '{squad, select, 0 {Attackers} other {Defenders}}: {profiles}.',
  'log.inventoryChosen':
    'Tactical inventory of the {squad, select, 0 {attackers} other {defenders}}: {cubes}.',
  'log.cubes': '{gadget} ×{n}',
  'log.deployed':
    '{at, select, none {{body} is taken back.} other {{body}: {at}{facing, select, none {} other {, facing {facing}}}{standee, select, none {} other {, leaning from {standee}}}.}}',
  'log.leftOut': '{operator} was not placed in time and is out of the match.',
  'log.plateGiven': '{operator} gets an Armor Plate.',
  'log.objectivePlaced': '{what, select, bomb {A bomb} other {The hostage}} is placed at {at}.',
  'log.partitionChanged': '{left} at {partition}.',
  'log.deploymentEnded': 'The {squad, select, 0 {attackers} other {defenders}} are deployed.',

  /* Rounds and clocks */
  'log.roundBegan': '{overtime, select, yes {Overtime begins.} other {Round {round} begins.}}',
  'log.phaseBegan':
    '{squad, select, 0 {Attackers} other {Defenders}}: {phase, select, 0 {first} 1 {first} other {second}} activation phase.',
  'log.activated': '{operator} is activated.',
  'log.upkept': 'Upkeep: markers and overlays are removed, and everybody can be activated again.',
  'log.ranOut':
    'The clock of the {squad, select, 0 {attackers} other {defenders}} has run out: nobody else of theirs is activated in this round.',
  'log.grabbed':
    'The {squad, select, 0 {attackers} other {defenders}} take the clock to think about a reaction.',
  'log.activationLost': '{operator} has two “−1 action” tokens and is not activated in this round.',
  'log.bonusPlaced': '{operator} gets a Bonus token: {side, select, 1 {+1 action} other {−1 action}}.',
  'log.bonus': '{n, select, 1 {+1 action} other {−1 action}}',
  'log.rewarded':
    '{own, select, yes {The {squad, select, 0 {attackers} other {defenders}} get {seconds} seconds more.} other {The {squad, select, 0 {defenders} other {attackers}} lose {seconds} seconds.}}',

  /* Movement */
  'log.token': '{operator} (token)',
  'log.stepped': '{body} moves from {from} to {to}.',
  'log.walked': '{body} moves from {from} to {to}: {spaces, plural, one {# space} other {# spaces}}.',
  'log.leaned': '{body} leans from {from} into {to}.',
  'log.straightened': '{body} straightens up {back, select, 1 {back at} other {at}} {to}.',
  'log.wentUp': '{body} goes upstairs at {from}.',
  'log.cameDown': '{body} comes down at {to}.',
  'log.movedBack': 'Out of time: {body} goes back to {to}.',
  'log.moved': '{body} gets to {to}.',
  'log.ran': '{operator} runs: {points, plural, one {# movement point} other {# movement points}} to spend.',
  'log.turned': '{body} faces {side}.',
  'log.watched':
    '{space, select, none {{operator} no longer watches an entryway.} other {{operator} watches the entryway at {space}.}}',
  'log.guardDropped': '{operator} leaves Overwatch.',

  /* Hidden and found */
  'log.hid': '{operator} hides ({at}): two tokens again.',
  'log.revealed':
    '{operator} is revealed{at, select, none {} other { ({at})}}.{decoyAt, select, none {} other { The decoy is gone ({decoyAt}).}}',
  'log.demanded': '{by} demands that {body} be revealed.',
  'log.located': '{body} is Located.',
  'log.stunned': '{body} is Stunned.',

  /* Shots */
  'log.shotDeclared':
    '{kind, select, riposte {Riposte: {shooter} shoots} exchange {Exchange of fire: {shooter} shoots} pulse {By the Heartbeat Sensor {shooter} shoots} other {{shooter} shoots}} at {target}{aim, select, 1 { (where they lean)} other {}}: {distance, plural, one {# space} other {# spaces}}, {declared}.',
  'log.diceRolled':
    '{dice, select, none {No die is rolled} other {Rolled: {dice}}}{removed, plural, =0 {} one {; # lightning die is not rolled} other {; # lightning dice are not rolled}}.',
  'log.rerolled':
    'The {squad, select, 0 {attackers} other {defenders}} use their Reroll token{kept, select, none {} other { and keep the {kept}}}: {dice}.',
  'log.shotRolled':
    '{wounds, plural, =0 {{target} takes no wound} one {{target} takes # wound} other {{target} takes # wounds}} ({sum}).',
  'log.shotFailed': 'No line of sight: the shot comes to nothing.',
  'log.heldFire': '{operator} holds fire.',
  'log.rolledFor':
    '{body}: {hits, plural, =0 {no hit} one {# hit} other {# hits}} from {cause, select, fire {the fire} other {the blast}} ({dice}).',
  'log.wounded':
    '{operator} takes {wounds, plural, =0 {no wound} one {# wound} other {# wounds}}{cause, select, gas { from the gas} shock { from the shock wires} entryDenial { from a trap} other {}}{reduced, select, yes { ({sum})} other {}}.',
  'log.eliminated': '{operator} is eliminated.',
  'log.healed': '{operator} recovers {wounds, plural, one {# wound} other {# wounds}}.',
  'log.plateLost': '{operator} loses the Armor Plate.',
  'log.die': '{die}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}',
  'log.dice.yellow': '{n, plural, one {yellow die} other {yellow dice}} {faces}',
  'log.dice.orange': '{n, plural, one {orange die} other {orange dice}} {faces}',
  'log.dice.red': '{n, plural, one {red die} other {red dice}} {faces}',
  'log.die.struck': '{die} with lightning: not rolled',
  'log.protection.double': 'extended shield',
  'log.sum.hits': 'hits',
  'log.sum.dealt': 'dealt',
  'log.sum.plate': 'Armor Plate',
  'log.sum.wounds': 'wounds',
  'log.sum.least': 'never below zero',

  /* Claims */
  'log.claimed':
    '{by} claims a line of sight to {target}{of, select, throw { to throw} destroy { to destroy} breachingRounds { for a breaching round} stimPistol { for the Stim Pistol} other {}}.',
  'log.approved': '{seat, select, none {Nobody objects.} other {{seat}: the claim may stand.}}',
  'log.challenged':
    '{seat, select, none {The ruler is laid} other {{seat}: challenge}}. {valid, select, 1 {There is a line of sight from {from} to {to}.} other {No line of sight from {from} to {to}{blocker, select, none {} other {: broken by {blocker}}}.}}{of, select, shot {{valid, select, 1 { The target has {protection}{sources, select, none {} other { ({sources})}}{right, select, yes {, as declared} other {; declared was {declared}}}.} other {}}} other {}}{winner, select, 0 { The attackers win the challenge.} 1 { The defenders win the challenge.} other {}}',
  'log.objectionsSwitched':
    '{seat}: {on, select, 1 {objections again} other {no objections for the rest of the phase}}.',
  'log.ruling.title': 'The ruler',
  'log.ruling.engine': 'The referee',
  'log.ruling.line': 'There is a line of sight',
  'log.ruling.noLine': 'No line of sight',
  'log.ruling.broken': 'Broken first by {blocker}.',
  'log.ruling.at': '{what} at {place}',
  'log.ruling.corner': 'the corner of a wall',
  'log.ruling.structure': 'the building',
  'log.ruling.obstacle': 'an obstacle',
  'log.ruling.protection':
    '{right, select, yes {As declared: {protection}} other {Declared: {declared}; it is {protection}}}{sources, select, none {} other { ({sources})}}',
  'log.ruling.winner': '{squad, select, 0 {The attackers} other {The defenders}} win the challenge',
  'log.source.shield': 'shield of their own',
  'log.source.ally': 'shield of {operator}',
  'log.source.heavyWall': 'heavy wall',

  /* Gadgets and the board */
  'log.destroyed':
    'Destroyed: {was} at {partition}; {left, select, breach {there is a breach now} other {it stands open now}}.',
  'log.pieceLost': '{how, select, tripped {Tripped} removed {Taken away} other {Destroyed}}: {kind} at {at}.',
  'log.claymoreWentOff': 'A Claymore goes off at {at}.',
  'log.piecePlaced': 'Placed: {kind} at {at}{side, select, none {} other {, {side} side}}.',
  'log.overlayPlaced': '{kind} over {spaces}.',
  'log.gadgetUsed': '{operator} uses {gadget}{space, select, none {} other { at {space}}}.',
  'log.reactionUsed':
    '{operator} reacts with {gadget}{mate, select, yes { for {against}} other { against {against}}}.',
  'log.effectIgnored':
    '{own, select, yes {{operator} spends an action and evades the gadget of {against}.} other {{by} has found it: {operator} evades the gadget of {against}.}}',
  'log.droneMoved': 'The drone of {operator} flies from {from} to {to}.',
  'log.flown':
    'The drone of {operator} flies from {from} to {to}: {spaces, plural, one {# space} other {# spaces}}.',
  'log.droneScanned':
    '{room, select, none {The drone of {operator} stops at {at}, outside any room, and scans nothing.} other {The drone of {operator} scans the room: {room}.}}',
  'log.droneRolled': 'The Shock Drone of {operator}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  'log.disputed': '{operator} disputes the entryway at {space}, which {owner} watches.',
  'log.gaveWay': '{operator} gives way at {space}.',

  /* Missions */
  'log.hostageTaken': '{operator} picks up the hostage.',
  'log.hostageDown': '{operator} sets the hostage down at {at}.',
  'log.defuserStarted': '{operator} starts the defuser: {bomb}.',
  'log.defuserStopped':
    '{operator, select, none {{bomb}: the defuser was deserted and is removed.} other {{bomb}: {operator} stops the defuser.}}',
  'log.roomScored': '{room}: +{value} for the {squad, select, 0 {attackers} other {defenders}}.',
  'log.scored': 'Control points: attackers {attacker}, defenders {defender}.',

  /* Moments in the middle of the board */
  'moment.round': 'Round {round}',
  'moment.overtime': 'Overtime',
  'moment.overtime.text': 'One more round decides.',
  'moment.phase':
    '{phase, select, 0 {First activation phase} 1 {First activation phase} other {Second activation phase}}',
  'moment.defuser': 'A defuser is running',
  'moment.score': '{attacker}:{defender}',
  'moment.points': '{n} MP',
  'moment.revealed': 'Revealed',
  'moment.demand': 'Reveal!',
  'moment.drone': 'Drone',
  'moment.shot': '{shooter} → {target}',
  'moment.blast': '{cause, select, fire {Fire} other {Blast}} → {target}',
  'moment.wounds': '{n, plural, =0 {No wound} one {# wound} other {# wounds}}',
  'moment.hits': '{n, plural, =0 {No hit} one {# hit} other {# hits}}',
  'moment.shockDrone': 'Shock Drone',
};
