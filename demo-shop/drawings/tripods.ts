import type { Brush } from './brush.ts';
import { tube, slab, metal } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import { rect, circle, stroke, contactShadow } from './shapes.ts';

/** Ball head with its plate and panning arm. */
function head(brush: Brush, look: Look, knee: number): string {
  const { colour: c, accent } = look;
  const [x, y] = [590, knee - 40];
  return (
    circle(425, knee - 104, 44, brush.glow(lighten(c, 0.4), c, darken(c, 0.4))) +
    rect(340, knee - 176, 170, 34, 10, slab(brush, c, 0.3)) +
    rect(414, knee - 190, 22, 18, 4, metal(brush, '#b9b7b2')) +
    stroke(`M462 ${knee - 110} L${x} ${y}`, darken(c, 0.3), 18) +
    stroke(`M550 ${knee - 60} L${x} ${y}`, accent, 20)
  );
}

export const tripod: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    const knee = 330;
    const leg = (x: number, w: number): string => {
      const cx = 425 + (x - 425) * 0.46;
      const cy = knee + (694 - knee) * 0.46;
      return (
        stroke(`M425 ${knee} L${cx} ${cy}`, darken(c, 0.3), w) +
        stroke(`M425 ${knee} L${cx} ${cy}`, lighten(c, 0.16), w * 0.4) +
        stroke(`M${cx} ${cy} L${x} 690`, darken(c, 0.12), w * 0.72) +
        stroke(`M${cx} ${cy} L${x} 690`, lighten(c, 0.34), w * 0.24) +
        circle(cx, cy, w * 0.6, accent) +
        rect(x - w * 0.7, 678, w * 1.4, 22, 8, '#1b1b1e')
      );
    };
    const spread = 210;
    return (
      contactShadow(brush, 425 - spread, 40, 700, 0.8) +
      contactShadow(brush, 425 + spread, 40, 700, 0.8) +
      contactShadow(brush, 425, 60, 696, 0.6) +
      leg(425, 24) +
      leg(425 - spread, 30) +
      leg(425 + spread, 30) +
      rect(404, knee - 90, 42, 150, 12, tube(brush, c)) +
      rect(376, knee - 14, 98, 46, 18, slab(brush, c)) +
      circle(425, knee + 8, 12, accent) +
      head(brush, look, knee)
    );
  },
  extent: { left: 200, top: 140, right: 650 },
  close: { x: 430, y: 270, side: 360 },
};
