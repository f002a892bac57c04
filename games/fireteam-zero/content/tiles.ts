/** The faces of the sector tiles, in the format of docs/map-format.md. */
export const TILES = `
sectors fireteam-zero

sector hillside
  o oliveTerrace elevated difficult
  c chapel covered
  l lemonGrove covered
  p piazza
  m millLane
  f fallenHouse covered difficult
  t theatre elevated
ooocccc
ooocccc
lllpppp
lllpppp
mmmffff
mmmffff
ttttttf
ttttttf

sector waterfront
  g graveyard
  q quarryRoad
  b bakery covered
  y pumpYard
  j jetty
  n netShed covered
  h boathouse covered
gggqqq
gggqqq
bbbbqq
bbbbjj
yyyjjj
yyyjjj
nnnhhh
nnnhhh

sector crossing
  u upperRiver impassable
  f ferry
  d lowerRiver impassable
  w ford difficult
  r farRidge elevated
  l farLanding
  e reedBed difficult
  v wheatField covered
uurrr
uurrr
fflll
fflll
ddeee
ddeee
wwvvv
wwvvv
`.trimStart();
