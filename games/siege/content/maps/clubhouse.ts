import type { LocationFile } from '../../rules/map/location-file.ts';

/**
 * The Clubhouse. Walls, openings and their print are the publisher's; everything else on it is ours (SG-ENV-19), also the
 * side door, the lounge door, the back door and a piece of wall beside the lounge door, which close its outer wall: the
 * source has plain gaps there.
 */
export const clubhouse: LocationFile = {
  id: 'clubhouse',
  ours: ['rooms', 'vertical', 'entryways', 'perimeter', 'obstacles', 'doorsAndWindows', 'outerWall'],
  map: `map clubhouse
note Side door, lounge door, back door and the wall at H12,11 close gaps that the source leaves in the outer wall.
note The passage between church and construction site belongs to no room.

legend
  cell . interior
  cell , perimeter
  cell # structural
  cell G interior stairs
  cell B perimeter ladders
  border | - heavy
  border A A fortified west-wall
  border B B fortified site-wall
  border a a light stock-panel
  border b b light kitchen-panel
  border c c light garage-panel
  border d d light church-panel
  border e e light arsenal-panel
  border f f light stage-panel-bar
  border g g light stage-panel-lounge
  border m m door porch-door
  border n n window kitchen-window
  border o o window bar-window
  border p p window site-window
  border q q door garage-door
  border r r door side-door
  border s s door lounge-door
  border t t door back-door

marks
  stairs entryway gray
  ladders entryway blue
  bar-counter obstacle
  billiard-table obstacle
  kitchen-stove obstacle
  stock-shelf obstacle
  loudspeakers obstacle
  lounge-sofa obstacle
  church-table obstacle
  motorcycles obstacle
  workbench obstacle
  pallets obstacle
  cement-bags obstacle
  weapon-crates obstacle
  safe obstacle
  pickup-truck obstacle
  dumpster obstacle

components
  west-wall
  site-wall
  stock-panel
  kitchen-panel
  garage-panel
  church-panel
  arsenal-panel
  stage-panel-bar
  stage-panel-lounge
  porch-door
  kitchen-window
  bar-window
  site-window
  garage-door
  side-door
  lounge-door
  back-door

rooms
  l lobby
  s stage vertical
  t stockRoom
  k kitchen vertical
  b bar vertical
  o lounge
  c church vertical
  a arsenal vertical
  m cashRoom
  x constructionSite
  g garage

level 0
+ + + + + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , , , , , , , , , , , , , , , , , , , ,
+ + + + + + + +-+m+-+-+-+-+-+ + + + + + + + + + + +
 , , , , , , ,|. .|. . . . G|, , , , , , , , , , ,
+ + + + + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , B|.|.|. . . . .|, , , , , , , , , , ,
+ + + + +-+-+-+-+ + + + + + + + + + + + + + + + + +
 , , , ,|. . . . . .|. .|. .|, , , , , , , , , , ,
+ + + + + + + + + + + + +g+g+ + + + + + + + + + + +
 , , , ,A. . . . . .|. .|. .|, , , , , , , , , , ,
+ + + + + +-+ +-+-+ +-+f+ + + + + + + + + + + + + +
 , , , ,A.a. . . G|. . .|. .r, , , , , , , , , , ,
+ + + + + + + + +-+ + + + + +-+-+-+-+-+-+-+-+ + + +
 , , , ,|.a. . . .|. . .|. . .|. . . .e. . .|, , ,
+ + + + + +-+-+ + + + + + + + + + + + + + + + + + +
 , , , ,|. . .|. . . . .|. . . . . . .e. . .|, , ,
+ + + + + + + + + + + + + + +-+ + + + + + + + + + +
 , , , B|. . .b. . . . .|. . G|. . . .|. .|G|, , ,
+ +-+ +-+ + + + + + + + + + + + + + + + + +-+ + + +
 ,|#|,|#|. . .b. . . . .|. . . . . . .|. .|B , , ,
+ +-+ + + + + + + + + + + + + + +-+ + + + + + + + +
 , , ,|#|. . .|. . . . . . . .|. .|. .|. .|, , , ,
+ + + +-+-+n+-+-+o+-+-+-+-+s+s+ + +d+d+ +-+ + + + +
 , , , , , , , , , , , , , , ,|. . . . . .B, , , ,
+ + + + + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , , , , , , , , , B|. . . . . .B, , , ,
+ + + + + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , , , , , , , , , ,p. . . . . .|, , , ,
+ + +-+ + + + + + + + + + + + +-+c+c+-+ +-+ + + + +
 , ,|#|, , , , , , , , , , , ,|. . . . . .|, , , ,
+ + +-+ + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , , , , , , , , , ,q. . . . . .|, , , ,
+ + + + + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , , , , , , , , , ,q. . . . . .t, , , ,
+ + + + + + + + + + + + + + + + + + + + + + + + + +
 , , , , , , , , , , , , , , ,|. . . . . G|, , , ,
+ + + + + + + + + + + + + + + +-+-+-+-+-+-+ + + + +

patch
  cell 9,7 9,8 9,9 * bar-counter
  cell 10,6 11,6 * billiard-table
  cell 4,8 4,9 * kitchen-stove
  cell 5,6 * stock-shelf
  cell 11,1 12,1 * loudspeakers
  cell 12,7 12,8 * lounge-sofa
  cell 16,7 17,7 16,8 17,8 * church-table
  cell 17,15 17,16 * motorcycles
  cell 15,17 16,17 * workbench
  cell 17,12 18,12 * pallets
  cell 20,11 * cement-bags
  cell 20,6 21,6 * weapon-crates
  cell 20,10 * safe
  cell 11,14 12,14 * pickup-truck
  cell 2,6 2,7 * dumpster

plan 0
.........................
.......llsssss...........
.......llsssss...........
....llllllssss...........
....llllllssoo...........
....kttttbbboo...........
....kttttbbboooccccaaa...
....kkkbbbbboooccccaaa...
....kkkbbbbboooccccmma...
....kkkbbbbboooccccmm....
....kkkbbbbbooo..ccmm....
...............xxxxxx....
...............xxxxxx....
...............xxxxxx....
...............gggggg....
...............gggggg....
...............gggggg....
...............gggggg....
`,
  printed: [
    '7,1-8,1 -1/11/7',
    '9,1-14,1 -1/11/9',
    '4,3-8,3 -1/14/7',
    '5,5-6,5 0/13/6',
    '7,5-9,5 0/12/7',
    '10,5-11,5 0/10/4',
    '8,6-9,6 0/11/4',
    '14,6-22,6 0/9/14',
    '5,7-7,7 1/12/7',
    '14,8-15,8 1/10/10',
    '1,9-2,9 1/6/7',
    '3,9-4,9 1/4/4',
    '21,9-22,9 1/4/15',
    '1,10-2,10 -4/6/8',
    '16,10-17,10 2/8/10',
    '3,11-5,11 3/4/6',
    '6,11-8,11 3/5/7',
    '9,11-12,11 3/5/8',
    '20,11-21,11 2/8/10',
    '2,14-3,14 3/5/6',
    '15,14-16,14 4/8/7',
    '18,14-19,14 4/6/9',
    '20,14-21,14 4/10/9',
    '2,15-3,15 -5/5/6',
    '15,18-21,18 5/8/12',
    '1,9-1,10 -3/8/6',
    '2,9-2,10 2/8/5',
    '2,14-2,15 -4/7/4',
    '3,14-3,15 3/6/4',
    '3,9-3,11 -5/6/4',
    '4,3-4,4 5/6/3',
    '4,6-4,11 5/6/3',
    '7,10-7,11 2/8/3',
    '7,7-7,8 2/7/5',
    '7,1-7,3 2/7/5',
    '8,2-8,3 2/12/5',
    '9,1-9,3 2/9/7',
    '9,5-9,7 2/9/10',
    '10,3-10,5 1/11/9',
    '12,3-12,10 1/11/12',
    '14,1-14,5 0/10/9',
    '15,6-15,7 0/9/9',
    '15,8-15,9 -1/7/4',
    '15,10-15,13 -1/5/4',
    '15,14-15,15 -1/5/7',
    '15,17-15,18 -1/8/7',
    '17,10-17,11 -1/6/12',
    '19,8-19,11 -3/5/12',
    '21,8-21,11 -3/7/11',
    '21,13-21,16 -3/6/11',
    '21,17-21,18 -3/7/12',
    '22,6-22,9 -6/7/10',
    '4,4-4,6 5/0/0',
    '21,11-21,13 -3/7/11',
    '5,5-5,7 3/0/0',
    '7,8-7,10 2/0/0',
    '16,14-18,14 4/8/7',
    '17,11-19,11 2/8/10',
    '19,6-19,8 -3/5/12',
    '11,5-12,5 0/0/0',
    '12,4-14,4 -2/0/0',
    '8,1-9,1 -1/0/0',
    '5,11-6,11 3/0/0',
    '8,11-9,11 3/0/0',
    '15,13-15,14 -1/0/0',
    '15,15-15,17 -1/0/0',
    '12,11-13,11 0/0/0',
    '14,5-14,6 0/0/0',
    '13,11-15,11 0/0/0',
    '21,16-21,17 0/0/0',
  ],
};
