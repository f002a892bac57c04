export const en = {
  tagline: 'Tactical squad board games, played exactly by their rules.',
  state:
    'The engine is here: rules as procedures, decisions as data, dice that nobody can bend, views that keep every secret. On it stands DOOM, with all its rules, cards and missions and with bots for both sides; its table is next, then the other games.',
  coming: 'Coming to the table',
  trials: 'Small games the engine is tried on',
  trialsNote: 'They are not for playing: each asks of the engine one thing that the big games need.',
  language: 'Language',
  game: {
    skirmish: 'Two squads, steps and attacks: the yardstick for speed',
    interrupts: 'An interrupt inside an interrupt inside a move, four deep',
    bids: 'Sealed bids that cost something',
    reactions: 'A reaction window open to four players',
    priority: 'Effects of several players in the order of the rule',
    decoys: 'Hidden figures among decoys, where even waiting tells nothing',
    clock: 'A clock that passes over in the middle of a turn and runs out',
    turncoat: 'A figure that changes sides',
    breach: 'A wall that falls and opens a line of sight',
  },
};

export type Messages = typeof en;
