#include "PangoShim.h"

typedef struct {
  void *context;
  PangoShimSegment segment;
} Receiver;

static void move_to(hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  (void)functions, (void)state, (void)user;
  const Receiver *receiver = data;
  const float points[] = {x, y};
  receiver->segment(receiver->context, PangoShimSegmentMove, points);
}

static void line_to(hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  (void)functions, (void)state, (void)user;
  const Receiver *receiver = data;
  const float points[] = {x, y};
  receiver->segment(receiver->context, PangoShimSegmentLine, points);
}

static void quadratic_to(hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float control_x,
                         float control_y, float x, float y, void *user) {
  (void)functions, (void)state, (void)user;
  const Receiver *receiver = data;
  const float points[] = {control_x, control_y, x, y};
  receiver->segment(receiver->context, PangoShimSegmentQuadratic, points);
}

static void cubic_to(hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float control1_x,
                     float control1_y, float control2_x, float control2_y, float x, float y, void *user) {
  (void)functions, (void)state, (void)user;
  const Receiver *receiver = data;
  const float points[] = {control1_x, control1_y, control2_x, control2_y, x, y};
  receiver->segment(receiver->context, PangoShimSegmentCubic, points);
}

static void close_path(hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, void *user) {
  (void)functions, (void)state, (void)user;
  const Receiver *receiver = data;
  receiver->segment(receiver->context, PangoShimSegmentClose, 0);
}

void pango_shim_outline(hb_font_t *font, uint32_t glyph, void *context, PangoShimSegment segment) {
  Receiver receiver = {context, segment};
  hb_draw_funcs_t *functions = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(functions, move_to, 0, 0);
  hb_draw_funcs_set_line_to_func(functions, line_to, 0, 0);
  hb_draw_funcs_set_quadratic_to_func(functions, quadratic_to, 0, 0);
  hb_draw_funcs_set_cubic_to_func(functions, cubic_to, 0, 0);
  hb_draw_funcs_set_close_path_func(functions, close_path, 0, 0);
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, &receiver);
#else
  hb_font_get_glyph_shape(font, glyph, functions, &receiver);
#endif
  hb_draw_funcs_destroy(functions);
}
