#ifndef PANGO_SHIM_H
#define PANGO_SHIM_H

#include <hb.h>

/// What a segment of an outline does.
typedef enum {
  PangoShimSegmentMove = 0,
  PangoShimSegmentLine = 1,
  PangoShimSegmentQuadratic = 2,
  PangoShimSegmentCubic = 3,
  PangoShimSegmentClose = 4,
} PangoShimSegmentKind;

/// Told of one segment: its kind, and its points as x and y by turns, in the font's scaled units with y upwards.
typedef void (*PangoShimSegment)(void *context, int kind, const float *points);

/// Tells the outline of a glyph, segment by segment.
void pango_shim_outline(hb_font_t *font, uint32_t glyph, void *context, PangoShimSegment segment);

#endif
