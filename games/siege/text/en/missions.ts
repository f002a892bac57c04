/** What missions are about: stories of our own, and how they end. */
export const missions = {
  'mission.consulateControl.briefing':
    'Dawn over the Consulate. Armed men hold the ground floor and count on the negotiators to stall. You are the ones who do not stall: take the lobby and the offices around it, room by room, and keep them.',
  'mission.consulateBomb.briefing':
    'Two crates were wheeled past the reception last night, and nobody signed for them. Both tick. One of them is enough for a whole street, and one of them disarmed is enough to end it.',
  'mission.consulateHostage.briefing':
    'The press attaché stayed behind to lock her files away. Now she is locked in with them. Somebody has to get to her, and then walk out of the building at her side.',
  'mission.clubhouseControl.briefing':
    'The club has owned this block for twenty years: bar, church, garage, and whatever goes on between them. Tonight the block gets new owners. Whoever stands in the rooms when the dust settles has them.',
  'mission.clubhouseBomb.briefing':
    'The bikers were paid to keep two crates dry and to ask nothing. They asked nothing. Now there are wires, a lot of guns, and hardly any time.',
  'mission.clubhouseHostage.briefing':
    'The bookkeeper wanted out and called the wrong friend. He sits somewhere in the Clubhouse, on a chair that is not his. He knows the way to the money; you know the way to the door.',

  'mission.control.objective':
    'After each of {rounds} rounds, marked rooms score for the side that alone has a revealed Operator there. More points win; a tie is for the defenders.',
  'mission.bomb.objective':
    'Attackers: start a defuser on one of the two bombs and have somebody beside it in the Upkeep of the next round. Defenders: prevent it for {rounds} rounds.',
  'mission.hostage.objective':
    'Attackers: pick up the hostage and leave the board with them. Defenders: prevent it for {rounds} rounds.',

  'ending.attackers': 'The attackers win',
  'ending.defenders': 'The defenders win',
  'ending.nobody': 'Nobody wins',
  'ending.by.SG-VIC-02': 'The last Operator of the other squad was eliminated.',
  'ending.by.SG-VIC-03': 'The last Operators of both squads fell during the same activation.',
  'ending.by.SG-VIC-05': 'The last round is over, and the attackers have not reached their goal.',
  'ending.by.SG-MIS-05': 'After the last round the control points were compared; a tie is for the defenders.',
  'ending.by.SG-MIS-09': 'The defuser has done its work with an attacker beside it.',
  'ending.by.SG-MIS-18': 'The hostage was brought off the board.',
  'ending.by.resigned': 'The other side has given up.',
  'ending.by.other': 'The match has been ended.',
  'ending.control.attackers':
    'Radio check, room after room: all yours. The shooting stops because there is no wall left to hide behind.',
  'ending.control.defenders':
    'They knocked on every wall, and still the rooms stayed where they were: in your hands.',
  'ending.bomb.attackers': 'A click, a long breath, and then the finest sound of the night: nothing at all.',
  'ending.bomb.defenders': 'The crates are where they were. Outside somebody folds up a map and swears.',
  'ending.hostage.attackers':
    'Two people cross the street, slowly, one leaning on the other. Nobody shoots any more.',
  'ending.hostage.defenders': 'The chair by the wall is still taken, and the door is still shut.',
  'ending.rounds': 'Round',
  'ending.points': 'Control points',
  'ending.left': '{squad} left',
  'ending.ofAll': '{n} of {all}',
  'ending.wounds': '{squad}: wounds taken',

  'waiting.nobody': 'Nobody has anything to decide.',
  'waiting.other': '{who}: deciding.',
  'waiting.squadSelection.squad': '{who}: choosing a squad.',
  'waiting.squadSelection.inventory': '{who}: filling the tactical inventory.',
  'waiting.objectivePlacement.place': '{who}: placing what the mission is about.',
  'waiting.wallPlanning.plan': '{who}: planning walls.',
  'waiting.defenderDeployment.rearrange': '{who}: rearranging what the mission has put there.',
  'waiting.defenderDeployment.reposition': '{who}: moving a gadget.',
  'waiting.defenderDeployment.moveBarricade': '{who}: moving a barricade.',
  'waiting.defenderDeployment.gadgets': '{who}: placing gadgets.',
  'waiting.defenderDeployment.place': '{who}: placing a gadget.',
  'waiting.operatorDeployment.choose': '{who}: deploying Operators.',
  'waiting.operatorDeployment.place': '{who}: placing an Operator.',
  'waiting.operatorDeployment.portraits': '{who}: deciding which tokens are real.',
  'waiting.round.start': '{who}: starting the clock of the attackers.',
  'waiting.activationPhase.choose': '{who}: choosing an Operator to activate, or ending the phase.',
  'waiting.activation.act': '{who}: acting with the active Operator.',
  'waiting.announcing.wait': '{who}: about to carry out what was announced.',
  'waiting.reacting.react': '{who}: thinking about a reaction.',
  'waiting.reacting.atOnce': '{who}: a last moment to react.',
  'waiting.automaticOverwatch.turn': '{who}: turning to a side to watch.',
  'waiting.automaticOverwatch.watch': '{who}: choosing an entryway to watch.',
  'waiting.claim.answer': '{who}: approve the claim or challenge it.',
  'waiting.claim.objection': '{who}: let the claim pass or object.',
  'waiting.reward.time': '{who}: 30 seconds more, or 30 less for the others.',
  'waiting.reward.token': '{who}: placing a Bonus token.',
  'waiting.shot.reroll': '{who}: keep the dice or use the Reroll token.',
  'waiting.suffer.save': '{who}: a last chance to save an Operator.',
  'waiting.dispute.answer': '{who}: give way at the entryway, or fight.',
  'waiting.exchange.fire': '{who}: fire in the exchange, or not.',
  'waiting.exchange.fireBack': '{who}: fire back, or not.',
  'waiting.drone.fly': '{who}: flying a drone.',
  'waiting.laying.place': '{who}: choosing where it spreads.',
  'waiting.tacticalUse.arrow': '{who}: pointing the Claymore.',
  'waiting.breachingRound.second': '{who}: choosing the second space of the breaching round.',
  'waiting.shockDrone.destroy': '{who}: choosing what the Shock Drone destroys.',
  'waiting.stim.heal': '{who}: choosing how many wounds to take off.',
  'waiting.hammerFollowUp.follow': '{who}: what the hammer does next.',
  'waiting.interception.react': '{who}: stop the throw, or let it fly.',
  'waiting.interception.think': '{who}: thinking about stopping the throw.',
  'waiting.extraAction.decide': '{who}: spend an extra action, or bear it.',
  'waiting.upkeep.reveal': '{who}: revealing Operators before the rooms are scored.',
};
