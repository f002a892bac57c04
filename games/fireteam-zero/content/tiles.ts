/**
 * The sixteen faces of the eight sector tiles, in the format of docs/map-format.md. All are ten squares by sixteen, so
 * that any may lie beside any other, turned or not. The reverse of a tile has its id with `Back`: a board uses one of
 * the two. `ground` is what the land is there, `has` what stands on it and how many: the table's words for what it draws.
 */
export const TILES = `
sectors fireteam-zero

note A Sicilian village above the river: terraces, chapel and piazza, the theatre of the ancients below.

sector hillside
  o oliveTerrace elevated difficult ground=hill has=tree:7,wall:2,contours:1
  c chapel covered ground=street has=chapel:1,cypress:3,wall:1
  l lemonGrove covered ground=grove has=tree:9,well:1
  p piazza ground=street has=fountain:1,house:4
  m millLane ground=yard has=house:3,cypress:2
  f fallenHouse covered difficult ground=ruins has=ruin:2,wall:3,rock:3
  t theatre elevated ground=hill has=theatre:1,column:4
oooooccccc
oooooccccc
oooooocccc
llloopcccc
lllllppppp
lllllppppp
lllllppppp
llllmppppf
mmmmmmpfff
mmmmmmffff
mmmmmfffff
mmmmtfffff
mmttttffff
ttttttttff
tttttttttt
tttttttttt

note A monastery on its hill, in snow: the nave above, the garth in the middle, gardens under frost.

sector hillsideBack
  b bellTower elevated ground=hill has=tower:1,wall:2
  n nave covered ground=crypt has=chapel:1,column:4
  g gatehouse ground=street has=hall:1,wall:2
  c cloisterGarth ground=yard has=well:1,column:6,bush:2
  l scriptorium covered ground=boards has=hall:1,crates:2
  h herbGarden difficult ground=field has=bush:6,wall:2
  r refectory covered ground=boards has=hall:1,house:1
bbbnnnnnnn
bbbnnnnnnn
bbbbnnnnnn
bbbnnnnnnn
ggggccccll
ggggcccccl
gggccccccl
gggcccccll
hggcccccll
hhhcccclll
hhhhccclll
hhhhrrrlll
hhhrrrrrll
hhhrrrrrrr
hhrrrrrrrr
hhrrrrrrrr

note The river side of the village: graves and bakery above, jetty and sheds on the water.

sector waterfront
  g graveyard ground=meadow has=grave:10,cypress:2,wall:1
  q quarryRoad ground=sand has=rock:4,bush:2
  b bakery covered ground=street has=house:4
  y pumpYard ground=yard has=well:1,house:2,crates:2
  j jetty ground=sand has=jetty:1,boat:2,crates:1
  n netShed covered ground=boards has=hut:2,boat:1
  h boathouse covered ground=boards has=hall:1,boat:2
gggggqqqqq
gggggqqqqq
gggggqqqqq
ggggbqqqqq
bbbbbbqqqq
bbbbbbqqqq
bbbbbbbqjj
bbbbbbjjjj
yyybbjjjjj
yyyyyjjjjj
yyyyyyjjjj
yyyyyyjjjj
nnyyyhhjjj
nnnnnhhhhh
nnnnnhhhhh
nnnnnhhhhh

note A country station: the line runs down to the turntable, the signal hut has the only wire out of the valley.

sector waterfrontBack
  s stationHall covered ground=boards has=hall:1,house:1
  p platform ground=concrete has=crates:3,rails:1
  t railBed ground=sand has=rails:3
  g goodsShed covered ground=boards has=hall:1,crates:4
  w waterTower elevated ground=yard has=tower:1,pipes:1
  c coalHeap elevated difficult ground=ash has=rock:6,rails:1
  r signalHut covered ground=yard has=hut:1,tower:1
  y turntable ground=sand has=rails:2,tank:1,hut:1
ssssppttgg
ssssppttgg
ssssppttgg
sssppptggg
wwppppttgg
wwwpppttgg
wwwpppttgg
wwwwppttcc
wwwwpttccc
wwwrrttccc
rrrrrttccc
rrrrrttccc
rrrryyyycc
yyyyyyyyyc
yyyyyyyyyy
yyyyyyyyyy

note The Anapo: deep above and below the ferry, wadable only where the old ford was.

sector crossing
  u upperRiver impassable ground=water
  f ferry ground=water has=boat:1,jetty:1
  d lowerRiver impassable ground=water
  w ford difficult ground=shallows has=stones:5
  r farRidge elevated ground=hill has=rock:4,bush:3,contours:1
  l farLanding ground=meadow has=jetty:1,hut:2,tree:2
  e reedBed difficult ground=marsh has=reeds:9
  v wheatField covered ground=field has=sheaves:6,furrows:1
uuuurrrrrr
uuuurrrrrr
uuuuurrrrr
uuuuurrrrr
uuuulllrrr
uuuulllllr
uuuullllll
ffffllllll
ffffflllll
ffffflllll
dddddeelll
dddddeeeee
ddddeeeeee
ddddveeeee
wwwwvvvvee
wwwwwvvvvv

note A ravine with one bridge. Who will not pay the toll climbs down the scree.

sector crossingBack
  o overlook elevated ground=hill has=rock:4,cypress:2,contours:1
  u upperRavine impassable ground=ash has=contours:1
  f farRoad ground=meadow has=tree:3,bush:2,wall:1
  n roadHead ground=sand has=house:1,crates:2,rock:2
  b bridge ground=boards has=wall:2
  d lowerRavine impassable ground=ash has=contours:1
  t tollHouse covered ground=street has=house:2,wall:2,tree:2
  s scree difficult ground=hill has=rock:8,stones:3
oooouuufff
oooouuufff
oooouuffff
ooonuuffff
nnnnuuufff
nnnnuuufff
nnnbbbbfff
nnnbbbbbff
nnnndddfff
tttnddddff
tttttdddss
tttttddsss
tttttddsss
tttttdssss
ttssssssss
ssssssssss

note Olive country. Nobody in the village says who built the mound, or who keeps it swept.

sector grove
  h pickersHut covered ground=yard has=hut:2,tree:4,crates:1
  g goatPath difficult ground=hill has=rock:5,bush:3,contours:1
  r pressYard ground=yard has=house:2,well:1,crates:2
  a altarMound elevated ground=hill has=altar:1,stones:6,contours:1
  s sacredGrove covered ground=grove has=tree:9,column:2
  w dryStoneWall covered ground=meadow has=wall:5,tree:3
  c cistern ground=street has=well:1,wall:2,cypress:2
hhhhhggggg
hhhhhhgggg
hhhhhggggg
hhhrggggga
rrrrrggaaa
rrrrraaaaa
rrrrraaaaa
rrrrsaaaaa
wrrsssaaaa
wwwssssaac
wwwssssccc
wwwssssccc
wwwwsssccc
wwwwsscccc
wwwwwscccc
wwwwwccccc

note Forest in deep snow, with one road for the timber.

sector groveBack
  f firStand covered difficult ground=grove has=cypress:12
  h huntersStand elevated ground=hill has=tower:1,cypress:4,contours:1
  l loggingRoad ground=meadow has=cypress:4,crates:2
  k charcoalKiln ground=ash has=hut:1,rock:3,cypress:2
  w woodcuttersHut covered ground=meadow has=hut:2,cypress:4
  c clearing ground=meadow has=stones:2,bush:2
  b frozenBrook difficult ground=shallows has=stones:4,reeds:2
  s snowfield ground=meadow has=bush:2,cypress:2
ffffhhhhhh
fffffhhhhh
fffffhhhhh
ffffflhhhh
ffflllllhh
lllllllkkk
lllllkkkkk
wllcckkkkk
wwwccckkkk
wwwcccckkb
wwwccccbbb
wwwwccbbbb
wwwwcbbbbb
sswwbbbbbb
ssssssbbbb
ssssssssbb

note Etna's flank: a tongue of lava still glows between the cinder path and the shelf above the cave.

sector lava
  r craterRim elevated ground=hill has=crater:1,rock:4,contours:1
  m caveMouth covered ground=ruins has=crater:1,rock:6,bones:2
  c cinderPath ground=ash has=rock:3
  t lavaTongue impassable ground=ash has=crater:2
  o obsidianShelf elevated ground=hill has=rock:6
  s shepherdsFold covered ground=meadow has=hut:1,wall:4
  e emberField difficult ground=ash has=rock:4,crater:1
  v vineRows covered ground=field has=furrows:2,bush:6
rrrrrrmmmm
rrrrrrmmmm
rrrrrmmmmm
rrrrcccmmm
ccrcccttmm
ccccccttto
ccccccttoo
sscceettoo
sssseettoo
sssseettoo
sssseeetoo
ssseeeetoo
vveeeeeooo
vvvvveeeoo
vvvvvvveee
vvvvvvvvee

note A moor. The causeway is the only dry way round the pool, and it is older than the stones.

sector lavaBack
  h heath ground=meadow has=bush:5,rock:2
  s standingStones elevated ground=hill has=stones:8,contours:1
  p peatCutting difficult ground=marsh has=furrows:1,reeds:4
  c causeway ground=sand has=stones:4,wall:1
  b blackPool impassable ground=water has=reeds:3
  r burntFarm covered ground=ruins has=ruin:3,wall:2
  w waysideCross ground=meadow has=grave:1,tree:2,wall:1
hhhhhhssss
hhhhhsssss
hhhhhsssss
hhhhcsssss
pphccccsss
ppppccccrr
pppbbcccrr
ppbbbbcrrr
ppbbbbcrrr
pppbbccrrr
pppwccccrr
ppwwwccccr
wwwwwwccrr
wwwwwwcrrr
wwwwwwcccc
wwwwwccccc

note Catacombs: rooms cut into the rock, and one that fell in.

sector crypt
  d descent ground=crypt has=column:2,stones:2
  g nicheGallery covered ground=crypt has=bones:5,wall:2
  b chapelOfBones ground=crypt has=altar:1,bones:4,column:4
  x fallenVault impassable ground=ruins has=rock:6
  o ossuary covered ground=crypt has=bones:8
  w wellChamber difficult ground=shallows has=well:1,stones:2
  t sealedTomb covered ground=crypt has=grave:1,column:4
ddddd.gggg
dddddggggg
dddddggggg
.dddd.gggg
..bbbb.ggg
bbbbbbbggg
bbbbbbb.gg
bbbbbbb.oo
xxbbbboooo
xxxwbb.ooo
wwwwww.ooo
wwwwwwwooo
wwwwww.ooo
.wwtttttoo
...ttttttt
..tttttttt

note A salt mine, half of it under water. The seam is wide enough for a man who breathes out.

sector cryptBack
  e ladderShaft elevated ground=boards has=tower:1,crates:1
  t timberStore covered ground=boards has=crates:6
  m mainDrift ground=ash has=rails:2,rock:2
  s floodedLevel difficult ground=shallows has=rails:1,rock:3
  n narrowSeam covered difficult ground=crypt has=rock:6
  c cartTrack ground=ash has=rails:2,crates:2
  p pumpRoom ground=concrete has=pipes:3,tank:1
  x collapsedFace impassable ground=ruins has=rock:7
.eeee.tttt
eeeeemtttt
eeeeemtttt
.eeemm.ttt
..mmmmm...
mmmmmmmmmm
mmmmm..mmm
.mm.nn..cc
ss..nnn.cc
sssnnnn.cc
sssnn.cccc
sssss.cccc
ssss.pcccc
xss.pppccc
xxxppppcc.
xxx.pppp..

note A strongpoint: wire and gun pit outside, concrete and one machine inside.

sector bunker
  b barbedWire difficult ground=meadow has=wire:4,crater:3
  g gunPit elevated ground=hill has=crates:2,wall:2,crater:1
  t trench covered ground=yard has=wire:2,crates:2
  c commandRoom covered ground=concrete has=bunker:1,crates:1
  s casemate covered ground=concrete has=bunker:1,wall:2
  m magazine ground=concrete has=crates:6
  r generatorRoom ground=concrete has=tank:2,pipes:2
bbbbbbbbbb
bbbbbbgggg
bbbbbggggg
ttttgggggg
tttttttggg
ttttttttgg
..tt...ttt
.cccc.s.tt
.ccccssstt
.cccccsstt
.cccmms.tt
.rrmmmm.tt
.rrrmmm.tt
rrrrrmm.tt
rrrrmmm.tt
........tt

note What the strongpoint was built to hide.

sector bunkerBack
  a antechamber ground=concrete has=bunker:1,crates:2
  r recordsRoom covered ground=boards has=crates:6
  l operatingHall ground=concrete has=tank:2,pipes:1
  k kennels covered ground=concrete has=wire:3,bones:2
  f furnace impassable ground=ash has=pipes:2,bones:1
  v ventShaft difficult ground=concrete has=pipes:4
  w isolationWard ground=concrete has=wall:2,crates:2
  c coldStore difficult ground=concrete has=tank:3,pipes:2
aaaa.rrrrr
aaaaarrrrr
aaaa.rrrrr
aaaa..rrr.
lllll.kkkk
llllllkkkk
lllllll.kk
lllllff.kk
llll.ff.kk
wllvvvf.cc
wwwvvv.ccc
wwwwv.cccc
wwwwwccccc
wwwww.cccc
wwww..cccc
wwww..cccc

note A mill and its farm. The race is too swift to wade; the weir below is only cold.

sector mill
  o orchard covered ground=grove has=tree:8,wall:1
  r millRace impassable ground=water
  m millHouse covered ground=street has=mill:1,house:1
  y farmYard ground=yard has=house:2,well:1,crates:1
  w weir difficult ground=shallows has=stones:4,wall:1
  p pigPens difficult ground=marsh has=wall:3,hut:1
  b barn covered ground=boards has=hall:1,sheaves:3
  l strawLoft elevated covered ground=boards has=hut:1,sheaves:5
ooooorrmmm
ooooorrmmm
oooooormmm
oooyyrrmmm
yyyyyyrrmm
yyyyyywwww
yyyyyywwww
ppyyyyywww
ppppyybwww
pppppbbbww
ppppbbbbbw
ppplbbbbbb
llllbbbbbb
lllllbbbbb
llllllbbbb
lllllllbbb

note An army camp, left in a hurry by whoever could leave.

sector millBack
  w watchtower elevated ground=yard has=tower:1,wire:1
  t tentRows covered ground=meadow has=hut:6
  p paradeGround ground=sand has=column:1,crates:1
  f fieldKitchen ground=yard has=hut:1,crates:3
  g campGate ground=yard has=wire:2,wall:2
  d supplyDepot covered ground=boards has=hall:1,crates:5
  m motorPool ground=yard has=tank:2,crates:2
  x minefield impassable ground=meadow has=wire:4,crater:4
wwwttttttt
wwwttttttt
wwwwtttttt
wwwpppttff
ggggpppfff
ggggpppfff
ggggpppfff
ggggppppff
ggggpppddd
gggmppdddd
gmmmmpdddd
mmmmmmdddd
mmmmmmmddd
mmmmmmxxdd
mmmmmxxxxd
mmmmxxxxxx
`.trimStart();
