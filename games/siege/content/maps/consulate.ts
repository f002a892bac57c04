import type { LocationFile } from '../../rules/map/location-file.ts';

/**
 * The Consulate. Walls, openings and their print are the publisher's; everything else on it is ours (SG-ENV-19): a public
 * west wing with tellers and press, a lobby on the axis of the main door, and the consul's rooms behind the antechamber.
 */
export const consulate: LocationFile = {
  id: 'consulate',
  ours: ['rooms', 'vertical', 'entryways', 'perimeter', 'obstacles', 'doorsAndWindows'],
  map: `map consulate
note The stairs lead up from the lobby, the tellers, the archives, the meeting room and the service corridor.
note The service corridor south of the antechamber belongs to no room.

legend
  cell . interior
  cell , perimeter
  cell # structural
  cell G interior stairs
  cell B perimeter ladders
  border | - heavy
  border A A fortified administration-wall
  border B B fortified security-wall
  border C C fortified consul-wall
  border D D fortified archives-wall
  border a a light press-panel
  border b b light archives-panel-west
  border c c light archives-panel-east
  border d d light tellers-panel-west
  border e e light security-panel
  border f f light comms-panel-north
  border g g light lobby-panel
  border h h light tellers-panel-east
  border i i light bathroom-panel
  border j j light comms-panel-south
  border k k light comms-panel-east
  border l l light administration-panel
  border m m window administration-window
  border n n window tellers-window
  border o o door archives-door
  border p p window garden-window
  border q q door consul-door
  border r r window meeting-window
  border s s window consul-window
  border t t window security-window
  border u u door main-door
  border v v window porch-window-east
  border w w window porch-window-west
  border x x door press-door

marks
  stairs entryway gray
  ladders entryway blue
  reception-desk obstacle
  waiting-chairs obstacle
  tellers-desk obstacle
  administration-desk obstacle
  bathroom-stall obstacle
  press-table obstacle
  archive-shelf obstacle
  cafeteria-tables obstacle
  security-desk obstacle
  server-racks obstacle
  antechamber-sofa obstacle
  conference-table obstacle
  consul-desk obstacle
  broadcast-van obstacle
  embassy-car obstacle

components
  administration-wall
  security-wall
  consul-wall
  archives-wall
  press-panel
  archives-panel-west
  archives-panel-east
  tellers-panel-west
  security-panel
  comms-panel-north
  lobby-panel
  tellers-panel-east
  bathroom-panel
  comms-panel-south
  comms-panel-east
  administration-panel
  administration-window
  tellers-window
  archives-door
  garden-window
  consul-door
  meeting-window
  consul-window
  security-window
  main-door
  porch-window-east
  porch-window-west
  press-door

rooms
  e entranceHall
  l lobby
  v visaOffice
  t tellers vertical
  a administrationOffice vertical
  b publicBathroom
  p pressRoom vertical
  r archives
  c cafeteria vertical
  s securityRoom
  x commsRoom vertical
  n antechamber
  m meetingRoom vertical
  o consulOffice

level 0
+ + + + + + + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , , , , , , , , , , , , , , , , , , , , , ,
+ + + + + + + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , , , , , , , , , , , , , , , , , , , , , ,
+ + + + + + + + + + + +-+u+u+-+ + + + + + + + + + + + +
 , , , , , B , , , , ,w. . . .v, , , , , , , , , , , ,
+ + + +m+-+-+-+n+-+-+-+ + + + +-+-+t+-+-+-+-+-+ + + + +
 , , ,|. . .l. . . . G|. . . .B. . . . . . . G|, , , ,
+ + + + +-+ + + + + +-+ + + + + + + + + + + + + + + + +
 , , ,|.|#|.|. . . . .|. . . .|. . . .|. . . .|B , , ,
+ + + + +-+ +-+d+ +h+-+-+ + +-+ +e+f+ + + + + +-+ + + +
 , , ,|. . . . . . .|#|. . . .|. .|. .|. . . . .|, , ,
+ + + +-+A+A+ + + + +-+ + + + + + + + + + + + + + + + +
 , , B|. . .|. . . . . . . . . . .|. .k. . . . .r, , ,
+ + + + + + + + + + + + + + + + + + + + + + + + + + + +
 , , ,|. . .|. . . . . . . . . . .|. .k. . . . .|, , ,
+ + + +i+ +-+ + + + +-+ + + + + + + + + + + + + + + + +
 , , ,|. . . . . . .|#|G . . .|. .|. .|. . . . .s, , ,
+ + + + + + + + + + + +-+g+g+-+ + +j+-+ + + + + + + + +
 , , ,|. . . . . . .|#|. . . .|. . . . . . . . .|, , ,
+ + + + + + +a+b+ +c+-+ + + + + + + + + + + + + + + + +
 , , ,x. . . .|. . . .|. . . .|. . . . . . . . .|, , ,
+ + + + + + + + + + + + + + + + + + + +-+ + + +-+ + + +
 , , ,x. . . .D. . . . . . . .|. . . .|G|. . .|, , , ,
+ + + + + + + + + + + + + + + + +-+-+-+ + + + + + + + +
 , , ,|. . . .D. . . G|. . . . . . . . .C. . .|, , , ,
+ + + +-+-+-+-+-+o+-+-+ + + + +-+-+-+-+-+-+q+-+ + + + +
 , , , , , , , , , , B|. . . .|, , , , , , , , , , , ,
+ + + + + + + + + + + +-+p+p+-+ + + + + + + + + + + + +
 , , , , , , , , , , , , , , , , , , , , , , , , , , ,
+ + + + + + + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , , , , , , , , , , , , , , , , , , , , , ,
+ + + + + + + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , , , , , , , , , , , , , , , , , , , , , ,
+ + + + + + + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , , , , , , , , , , , , , , , , , , , , , ,
+ + + + + + + + + + + + + + + + + + + + + + + + + + + +

patch
  cell 12,7 13,7 * reception-desk
  cell 7,7 8,7 * waiting-chairs
  cell 7,4 * tellers-desk
  cell 3,5 * administration-desk
  cell 3,6 * bathroom-stall
  cell 5,11 5,12 * press-table
  cell 9,11 9,12 * archive-shelf
  cell 12,10 13,10 12,11 13,11 * cafeteria-tables
  cell 16,4 17,4 * security-desk
  cell 17,6 17,7 * server-racks
  cell 17,11 18,11 * antechamber-sofa
  cell 20,5 21,5 22,5 * conference-table
  cell 21,9 22,9 * consul-desk
  cell 1,10 1,11 * broadcast-van
  cell 17,1 18,1 * embassy-car

plan 0
...........................
...........................
...........eeee............
...aaattttteeeessssmmmm....
...a.attttteeeessssmmmm....
...aaavvvv.llllnnxxmmmmm...
...bbbvvvvvllllnnxxmmmmm...
...bbbvvvvvllllnnxxooooo...
...pppvvvv.llllnnxxooooo...
...pppvvvv.ccccnnnnooooo...
...pppprrrrccccnnnnooooo...
...pppprrrrccccnnnn.ooo....
...pppprrrrcccc.....ooo....
...........cccc............
...........................
...........................
...........................
...........................
`,
  printed: [
    '3,3-3,10 4/11/7',
    '4,3-7,3 -1/5/3',
    '3,12-3,13 4/6/12',
    '3,13-8,13 3/5/2',
    '9,13-11,13 3/5/2',
    '11,12-11,14 1/5/2',
    '11,14-12,14 3/10/5',
    '14,14-15,14 3/9/5',
    '15,13-15,14 0/5/12',
    '15,13-21,13 2/9/4',
    '22,13-23,13 2/7/12',
    '23,11-23,13 -2/7/2',
    '23,11-24,11 2/7/12',
    '24,9-24,11 -2/4/12',
    '8,3-11,3 -1/6/7',
    '10,4-11,4 0/10/7',
    '11,3-11,6 1/10/10',
    '11,8-11,11 1/8/10',
    '11,2-12,2 -1/12/6',
    '14,2-15,2 -1/9/10',
    '15,3-17,3 -1/10/4',
    '18,3-23,3 -1/7/11',
    '4,4-5,4 0/11/8',
    '4,5-5,5 1/11/7',
    '6,5-7,5 1/11/4',
    '10,5-12,5 1/10/5',
    '14,5-15,5 1/9/7',
    '23,5-24,5 0/7/11',
    '3,6-4,6 1/8/1',
    '10,6-11,6 1/10/7',
    '5,8-6,8 1/12/7',
    '10,8-11,8 1/10/7',
    '10,10-11,10 1/10/7',
    '16,12-19,12 2/8/9',
    '19,11-20,11 2/9/10',
    '11,9-12,9 1/0/4',
    '14,9-15,9 1/8/9',
    '18,9-19,9 1/6/9',
    '4,4-4,5 3/6/9',
    '5,4-5,5 1/6/9',
    '6,4-6,5 2/3/9',
    '6,6-6,8 2/8/9',
    '7,10-7,11 2/8/4',
    '10,5-10,6 2/8/4',
    '10,8-10,10 2/8/4',
    '15,4-15,6 0/6/10',
    '15,8-15,12 0/7/12',
    '17,5-17,9 0/9/12',
    '19,4-19,6 0/9/8',
    '19,8-19,9 0/6/8',
    '19,11-19,12 0/6/8',
    '20,11-20,12 -1/6/6',
    '23,3-23,5 -2/6/6',
    '24,5-24,6 -2/6/5',
    '24,7-24,8 -2/5/5',
    '4,6-6,6 1/8/4',
    '15,3-15,4 0/8/4',
    '20,12-20,13 -1/8/4',
    '7,11-7,13 2/8/4',
    '6,10-7,10 2/11/4',
    '7,10-8,10 2/0/10',
    '9,10-10,10 2/11/4',
    '7,5-8,5 1/8/7',
    '16,5-17,5 1/10/4',
    '17,5-18,5 1/0/9',
    '12,9-14,9 1/8/4',
    '9,5-10,5 1/11/4',
    '3,8-4,8 1/8/7',
    '17,9-18,9 1/8/4',
    '19,6-19,8 0/8/4',
    '6,3-6,4 2/0/0',
    '3,3-4,3 -1/0/0',
    '7,3-8,3 -1/0/0',
    '8,13-9,13 3/8/4',
    '12,14-14,14 3/8/4',
    '21,13-22,13 2/8/4',
    '24,6-24,7 -2/8/4',
    '24,8-24,9 -2/8/4',
    '17,3-18,3 -1/8/4',
    '12,2-14,2 -1/8/4',
    '15,2-15,3 0/8/4',
    '11,2-11,3 1/8/4',
    '3,10-3,12 4/11/7',
  ],
};
