import type { Brush } from './brush.ts';
import { tube, face, metal } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import { amber, rect, circle, path, stroke, faded, times, contactShadow } from './shapes.ts';

function portableSsd(brush: Brush, look: Look): string {
  const c = look.colour;
  return (
    contactShadow(brush, 425, 168) +
    rect(270, 240, 310, 460, 44, tube(brush, c)) +
    rect(280, 250, 290, 440, 38, face(brush, c), faded(0.75)) +
    times(12, (index) => rect(300, 420 + index * 20, 250, 6, 3, darken(c, 0.3), faded(0.5))) +
    rect(300, 272, 120, 16, 8, amber) +
    rect(300, 300, 74, 10, 5, lighten(c, 0.55), faded(0.7)) +
    rect(396, 690, 58, 10, 4, '#111')
  );
}

/** A 2.5-inch drive or an M.2 stick, standing on its edge. */
function internalSsd(brush: Brush, look: Look): string {
  const c = look.colour;
  if (look.style === 'm2') {
    const chip = (y: number, h: number): string =>
      rect(352, y, 146, h, 6, face(brush, '#232327')) + rect(366, y + h - 26, 60, 8, 4, '#7d7d85');
    return (
      contactShadow(brush, 425, 110) +
      rect(330, 128, 190, 540, 8, brush.across(darken(c, 0.2), c, darken(c, 0.24))) +
      circle(425, 128, 20, darken(c, 0.5)) +
      circle(425, 150, 9, '#c9a24a') +
      chip(186, 130) +
      chip(332, 130) +
      chip(478, 92) +
      rect(352, 584, 92, 40, 6, look.accent) +
      rect(334, 664, 182, 36, 3, brush.down('#d9b765', '#a97f2c')) +
      times(22, (index) =>
        rect(338 + index * 8, 666, 3, 34, 0, '#7c5d1f', faded(index === 6 ? 0 : 0.75)),
      ) +
      rect(380, 664, 9, 36, 0, darken(c, 0.5))
    );
  }
  return (
    contactShadow(brush, 425, 200) +
    rect(240, 190, 370, 510, 18, tube(brush, c)) +
    rect(250, 200, 350, 490, 12, face(brush, c)) +
    times(4, (index) => circle(index % 2 ? 580 : 270, index < 2 ? 222 : 668, 8, darken(c, 0.4))) +
    path('M250 470 L600 330 V690 H250Z', look.accent, faded(0.85)) +
    path('M250 500 L600 360 V384 L250 524Z', lighten(look.accent, 0.3), faded(0.6)) +
    rect(286, 250, 150, 18, 9, lighten(c, 0.6)) +
    rect(286, 282, 96, 10, 5, lighten(c, 0.4), faded(0.8)) +
    rect(290, 628, 110, 12, 6, '#fff', faded(0.75))
  );
}

export const ssd: Drawing = {
  draw: (brush, look) =>
    look.style === 'm2' || look.style === 'internal'
      ? internalSsd(brush, look)
      : portableSsd(brush, look),
  extent: { left: 270, top: 240, right: 580 },
  close: { x: 400, y: 360, side: 330 },
  closeOf: { m2: { x: 425, y: 540, side: 330 }, internal: { x: 400, y: 350, side: 360 } },
};

export const hdd: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    return (
      contactShadow(brush, 425, 210) +
      rect(232, 180, 386, 520, 40, tube(brush, c)) +
      rect(242, 190, 366, 500, 32, face(brush, c)) +
      times(9, (index) =>
        stroke(
          `M242 ${300 + index * 42} C330 ${250 + index * 42} 500 ${370 + index * 42} 608 ${290 + index * 42}`,
          darken(c, 0.26),
          5,
          0.65,
        ),
      ) +
      rect(276, 230, 130, 18, 9, lighten(c, 0.6)) +
      rect(276, 262, 82, 10, 5, lighten(c, 0.4), faded(0.8)) +
      circle(570, 240, 6, '#8fc7ea') +
      rect(380, 692, 90, 8, 3, '#0e0e10')
    );
  },
  extent: { left: 232, top: 180, right: 618 },
  close: { x: 360, y: 300, side: 330 },
};

const usbTongue = (brush: Brush, x: number, y: number, w: number): string =>
  rect(x, y, w, 132, 6, brush.across('#8d8a85', '#f2f1ee', '#c7c4be', '#86837d')) +
  rect(x + w * 0.2, y + 30, w * 0.22, 30, 3, '#55524e') +
  rect(x + w * 0.58, y + 30, w * 0.22, 30, 3, '#55524e');

export const flashMemory: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    if (look.style === 'metal') {
      return (
        contactShadow(brush, 425, 96) +
        usbTongue(brush, 378, 168, 94) +
        rect(350, 296, 150, 404, 40, metal(brush, c)) +
        circle(425, 632, 34, darken(c, 0.4)) +
        circle(425, 632, 25, '#f4f2ee', faded(0.9)) +
        stroke('M386 350 H464', darken(c, 0.3), 5, 0.6)
      );
    }
    return (
      contactShadow(brush, 425, 100) +
      usbTongue(brush, 372, 160, 106) +
      rect(336, 288, 178, 412, 30, tube(brush, c)) +
      path(
        'M336 420 L514 360 V670 Q514 700 484 700 H366 Q336 700 336 670Z',
        darken(c, 0.16),
        faded(0.8),
      ) +
      rect(398, 322, 54, 130, 27, darken(c, 0.4)) +
      rect(404, 328, 42, 58, 21, look.accent) +
      times(3, (index) => rect(412, 342 + index * 12, 26, 4, 2, darken(look.accent, 0.3))) +
      rect(370, 640, 110, 14, 7, lighten(c, 0.45), faded(0.8))
    );
  },
  extent: { left: 336, top: 160, right: 514 },
  close: { x: 425, y: 300, side: 330 },
};
