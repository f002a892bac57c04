/** What every gadget does, in a few sentences. Numbers come from the rules. */
export const gadgets = {
  /* Dice */
  'dice.yellow': '{n, plural, one {# yellow die} other {# yellow dice}}',
  'dice.orange': '{n, plural, one {# orange die} other {# orange dice}}',
  'dice.red': '{n, plural, one {# red die} other {# red dice}}',
  'dice.short.yellow': '{n} yellow',
  'dice.short.orange': '{n} orange',
  'dice.short.red': '{n} red',
  'dice.lightning': '{dice} ↯',
  /* Special gadgets of attackers */
  'about.special.hammer':
    'ACTION, Deployable, through one light wall or barricade if need be: Destroy (D{rating}) in the target, then Sledge moves in and may Shoot and Destroy (D{rating}) in one adjacent space for free. Not while leaning.',
  'about.special.empGrenades':
    'ACTION, Throwable: Destroy (D{rating}) on every Electronics gadget in the room of the target, seen or not, of both squads.',
  'about.special.breachingRounds':
    'ACTION, Line of sight, past one barricade if need be: Destroy (D{rating}) in the target and in one space orthogonally adjacent to it.',
  'about.special.exothermicCharges':
    'ACTION, Deployable: Destroy (D{rating}) in the target and in all spaces that touch it, whatever wall is between.',
  'about.special.flashShield':
    'ACTION, Deployable: everybody in the room of the target is Stunned, except Blitz. The shield always gives light protection.',
  'about.special.spectreDetector':
    'ACTION, Wave or Vertical: Destroy (D{rating}) on the targeted Electronics gadget. REACTION: the squad ignores an effect that demands an extra action.',
  'about.special.flipSight':
    'Smoke and Gas never block Glaz’s line of sight. ACTION, Vertical: the hidden token in the target is revealed.',
  'about.special.shockDrones':
    'ACTION, Drone ({points} MP): after the scan roll {dice}; each hit destroys one Electronics gadget in the room (D{rating}).',
  'about.special.clusterCharge':
    'ACTION, Deployable through one light wall or barricade if need be, or Vertical: Destroy (D{rating}) on every gadget in the room except those that are Always Visible; everybody there takes the hits of {dice}.',
  'about.special.extendableShield':
    'ACTION: until Upkeep the shield gives heavy instead of light protection, to squad-mates behind it too. Two sources of protection always take off {hits} hits.',
  'about.special.rceDrone':
    'ACTION, Drone ({points} MP): after the scan it explodes: Destroy (D{rating}) and the hits of {dice} where it stopped and beside it.',
  /* Special gadgets of defenders */
  'about.special.gasGrenades':
    'ACTION, Throwable: lays Gas. Everybody but Smoke takes {n, plural, one {# wound} other {# wounds}} when it is laid, on entering it and on ending an action in it.',
  'about.special.shumikhaLauncher':
    'ACTION, Throwable: lays Fire. Everybody takes the hits of {dice} when it is laid, on entering it and on ending an action in it.',
  'about.special.heartbeatSensor':
    'ACTION, Wave or Vertical: the opponent in the target is Located. Or Vertical: a free shot at a Located opponent, at short range and with light protection, without line of sight.',
  'about.special.heartbeatShot':
    'ACTION, Vertical: a free shot at a Located opponent, at short range and with light protection, without line of sight.',
  'about.special.stimPistol':
    'ACTION, Line of sight: removes up to {n, plural, one {# wound} other {# wounds}}. REACTION: somebody in sight who is about to be eliminated stays in play, one wound short of it and Stunned. Not on Doc himself.',
  'about.special.signalDisruptors':
    'Set up, up to {n}, on heavy walls: in their rooms attackers use no Electronics.',
  'about.special.armorPanels': 'Set up, up to {n}, on doors and windows: each counts as a fortified wall.',
  'about.special.activeDefense':
    'REACTION: a Throwable thrown into a room has no effect and its charge is lost, unless the thrower spends an extra action.',
  'about.special.shockWires':
    'Set up, up to {n}: they electrify their space and those adjacent to it. Attackers who enter or deploy something there are Stunned and take {wounds, plural, one {# wound} other {# wounds}}; their drones stay out.',
  'about.special.entryDenial':
    'REACTION: an attacker who moves through an open door or window takes {n, plural, one {# wound} other {# wounds}}, unless an extra action is spent.',
  'about.special.armorPlates':
    'Set up: up to {n, plural, one {# Armor Plate} other {# Armor Plates}} for squad-mates of Stamina {stamina} or less, one each. A plate is lost instead of a wound.',
  'about.special.konaStations':
    'Set up, up to {n}, on heavy walls: whoever takes wounds in their rooms ignores one of them, once per effect.',
  'about.special.none': 'Recruits have no special gadget.',
  /* Tactical gadgets */
  'about.tactical.breachCharge':
    'Deployable: Destroy (D{rating}) in the target. Opens fortified walls, and Fortified Entryways.',
  'about.tactical.frag':
    'Throwable: Destroy (D{rating}) and the hits of {dice} in the target; Destroy (D{besideRating}) and the hits of {besideDice} in adjacent spaces.',
  'about.tactical.flashbang':
    'Throwable: everybody in the target and in adjacent spaces is Stunned, hidden tokens too.',
  'about.tactical.smokeGrenade': 'Throwable: lays Smoke, which blocks line of sight until Upkeep.',
  'about.tactical.claymore':
    'Deployable: lies in a free space with its arrow to one side. An opponent who enters either space sets it off: the hits of {dice} for everybody there and beside it. It goes off when destroyed, too.',
  'about.tactical.tacticalDrone':
    'Drone: moves up to {points} MP from an adjacent space and scans the room it stops in: all opponents there are Located, hidden ones revealed.',
  'about.tactical.bulletproofCamera':
    'Set up: a camera that an Operator’s own Destroy reaches from beside it only.',
  'about.tactical.deployableShield': 'Set up: an obstacle that can be destroyed.',
  'about.tactical.nitroCell':
    'Throwable: the hits of {dice} in the target and of {besideDice} in adjacent spaces.',
  'about.tactical.impactGrenade': 'Throwable: Destroy (D{rating}) in the target.',
  /* Pieces on the board */
  'about.piece.camera':
    'Watches the whole room it faces: an attacker who enters it or ends an action there is Located.',
  'about.piece.bulletproofCamera':
    'Watches the whole room it faces: an attacker who enters it or ends an action there is Located. An Operator’s own Destroy must come from an adjacent space.',
  'about.piece.barbedWire':
    'An attacker who enters its space ends the activation at once. Drones do not cross it.',
  'about.piece.deployableShield':
    'Counts as an obstacle: it gives light protection, takes more MP to climb, and nobody stops there.',
  'about.piece.fortifiedEntryway':
    'Shuts the entryway: nobody changes floors, watches or sees through it. Only D{rating} gadgets remove it.',
  'about.piece.claymore':
    'An opponent who enters its space or the space its arrow points to sets it off: the hits of {dice} for everybody there and beside it.',
  'about.piece.signalDisruptor': 'In the room it faces attackers use no Electronics.',
  'about.piece.ced1':
    'Electrifies its space and those adjacent to it: attackers who enter or deploy something there are Stunned and take {wounds, plural, one {# wound} other {# wounds}}.',
  'about.piece.konaStation':
    'Whoever takes wounds in the room it faces ignores one of them, once per effect.',
  /* Overlays */
  'about.overlay.smoke': 'Blocks line of sight, except to Located Operators and for throws. Gone in Upkeep.',
  'about.overlay.gas':
    'Blocks line of sight like Smoke. Entering it or ending an action in it costs {n, plural, one {# wound} other {# wounds}}. Gone in Upkeep.',
  'about.overlay.fire':
    'Entering it or ending an action in it brings the hits of {dice}. It blocks nothing. Gone in Upkeep.',
};
