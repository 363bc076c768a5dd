// Weapons, drawn with the hand's place at the origin and pointing up along +y, so that a
// creature can hold what also lies on the floor. Their flat sides face ±z.
#pragma once

#include "sculpt/model.h"

namespace katabasis::art {

void draw_dagger(Piece& clay);
void draw_kopis(Piece& clay);
void draw_xiphos(Piece& clay);
void draw_axe(Piece& clay);
void draw_labrys(Piece& clay);
/// Both spears are held in the middle.
void draw_dory(Piece& clay);
void draw_sarissa(Piece& clay);
void draw_club(Piece& clay);
void draw_makhaira(Piece& clay);
void draw_rhomphaia(Piece& clay);
void draw_harpe(Piece& clay);
void draw_drepanon(Piece& clay);
void draw_pelekys(Piece& clay);
void draw_sfyra(Piece& clay);
void draw_trident(Piece& clay);
void draw_xyston(Piece& clay);

}  // namespace katabasis::art
