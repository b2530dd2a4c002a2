import type { Brush } from './brush.ts';
import { tube, slab, face, metal } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import {
  amber,
  rect,
  circle,
  ellipse,
  path,
  stroke,
  outline,
  faded,
  group,
  times,
  contactShadow,
} from './shapes.ts';

function stickVacuum(brush: Brush, look: Look): string {
  const { colour: c, accent } = look;
  return (
    contactShadow(brush, 400, 150) +
    rect(392, 286, 24, 360, 12, metal(brush, accent)) +
    path(
      'M300 640 H516 Q552 640 560 676 Q562 700 540 700 H276 Q254 700 256 676 Q264 640 300 640Z',
      slab(brush, c, 0.34),
    ) +
    rect(288, 654, 240, 26, 13, darken(c, 0.5)) +
    times(14, (index) => stroke(`M${300 + index * 17} 658 l8 18`, accent, 5, 0.8)) +
    rect(376, 612, 56, 40, 10, darken(c, 0.3)) +
    rect(350, 150, 112, 180, 40, tube(brush, c)) +
    rect(364, 232, 84, 110, 20, brush.across('#aeb9c0', '#eef3f5', '#93a0a8'), faded(0.85)) +
    rect(376, 296, 60, 34, 10, '#8e8578', faded(0.5)) +
    circle(406, 190, 44, darken(c, 0.4)) +
    circle(406, 190, 34, brush.glow(lighten(accent, 0.3), accent, darken(accent, 0.3))) +
    circle(406, 190, 13, darken(c, 0.4)) +
    path(
      'M444 160 C540 140 590 190 566 290 L520 330 L500 308 L528 268 C540 220 510 196 456 206Z',
      tube(brush, c),
    ) +
    rect(484, 300, 70, 52, 16, darken(c, 0.35)) +
    stroke('M528 218 q8 18 2 34', accent, 9)
  );
}

function canister(brush: Brush, look: Look): string {
  const { colour: c, accent } = look;
  const wheel =
    circle(300, 606, 92, darken(c, 0.55)) +
    circle(300, 606, 66, brush.glow(lighten(c, 0.3), c, darken(c, 0.3))) +
    circle(300, 606, 24, accent);
  return (
    contactShadow(brush, 330, 210) +
    contactShadow(brush, 660, 110) +
    stroke('M500 470 C600 380 560 150 640 150 C700 150 706 200 690 260', '#3a3a3f', 28) +
    stroke('M500 470 C600 380 560 150 640 150 C700 150 706 200 690 260', '#57575d', 16) +
    stroke('M690 256 L656 640', darken(c, 0.4), 26) +
    stroke('M690 256 L656 640', lighten(c, 0.5), 12) +
    path('M664 200 C704 190 726 220 716 262 L700 304 L676 300 L684 258Z', darken(c, 0.35)) +
    path(
      'M566 664 Q570 640 600 640 H724 Q750 640 754 664 L762 690 Q762 700 750 700 H570 Q558 700 558 690Z',
      slab(brush, c, 0.34),
    ) +
    path(
      'M150 560 C150 430 250 380 380 392 C480 400 520 440 520 520 V620 Q520 668 470 668 H210 Q150 668 150 600Z',
      slab(brush, c, 0.3),
    ) +
    path(
      'M330 404 C430 400 508 430 512 520 V560 H350 C320 520 316 450 330 404Z',
      brush.across('#8fa0aa', '#dfe8ec', '#7d8e98'),
      faded(0.75),
    ) +
    rect(366, 500, 140, 50, 12, '#8e8578', faded(0.45)) +
    path('M230 400 C250 350 360 344 384 394', 'none', outline(darken(c, 0.4), 20)) +
    wheel +
    circle(478, 668, 32, darken(c, 0.6)) +
    circle(478, 668, 14, lighten(c, 0.1))
  );
}

export const vacuum: Drawing = {
  draw: (brush, look) =>
    look.style === 'canister' ? canister(brush, look) : stickVacuum(brush, look),
  extent: { left: 256, top: 146, right: 576 },
  close: { x: 440, y: 250, side: 330 },
};

export const robotVacuum: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    const turret =
      ellipse(425, 470, 92, 46, darken(c, 0.35)) +
      rect(333, 424, 184, 46, 0, brush.across(darken(c, 0.4), lighten(c, 0.1), darken(c, 0.35))) +
      ellipse(
        425,
        424,
        92,
        44,
        brush.linear(
          [
            [0, lighten(c, 0.3)],
            [1, c],
          ],
          1,
          0,
          0,
          1,
        ),
      );
    const body =
      contactShadow(brush, 425, 262, 690) +
      ellipse(425, 560, 270, 142, darken(c, 0.45)) +
      rect(155, 520, 540, 40, 0, brush.across(darken(c, 0.5), darken(c, 0.1), darken(c, 0.5))) +
      ellipse(
        425,
        520,
        270,
        146,
        brush.linear(
          [
            [0, lighten(c, 0.25)],
            [1, darken(c, 0.1)],
          ],
          1,
          0,
          0,
          1,
        ),
      ) +
      ellipse(425, 516, 250, 132, 'none', outline(darken(c, 0.22), 3, 0.6)) +
      turret +
      rect(380, 574, 90, 26, 13, darken(c, 0.3)) +
      circle(425, 587, 7, look.accent);
    if (look.style !== 'dock') return body;
    return (
      contactShadow(brush, 425, 250) +
      rect(240, 130, 370, 560, 46, tube(brush, c)) +
      rect(254, 144, 342, 200, 34, face(brush, lighten(c, 0.06))) +
      stroke('M254 352 H596', darken(c, 0.3), 4, 0.6) +
      path('M254 470 H596 V690 H254Z', '#17171a') +
      rect(406, 300, 38, 8, 4, look.accent) +
      group('translate(85 140) scale(.8)', body)
    );
  },
  extent: { left: 155, top: 380, right: 695 },
  close: { x: 425, y: 500, side: 400 },
};

export const iron: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    const station = look.style === 'station';
    const body =
      path(
        'M96 660 C150 560 250 470 420 452 H604 Q640 452 648 490 L690 660Z',
        slab(brush, c, 0.28),
      ) +
      path(
        'M210 546 C280 420 400 300 560 296 C640 294 680 330 676 380 L660 460 H596 C604 420 606 380 560 380 C480 380 420 420 380 476Z',
        brush.across(lighten(accent, 0.2), accent, darken(accent, 0.3)),
      ) +
      path(
        'M150 614 C220 540 330 500 440 496 H600 L616 560 H420 C320 560 230 590 186 640Z',
        lighten(c, 0.35),
        faded(0.35),
      ) +
      rect(84, 656, 616, 16, 6, darken(c, 0.4)) +
      path(
        'M60 676 Q70 664 90 664 H702 V684 Q702 700 686 700 H76 Q52 700 60 676Z',
        metal(brush, '#c9c9cb'),
      ) +
      circle(480, 540, 40, darken(accent, 0.2)) +
      circle(480, 540, 32, face(brush, lighten(c, 0.3))) +
      stroke('M480 540 L500 518', amber, 6) +
      rect(330, 398, 44, 18, 9, amber) +
      rect(560, 590, 76, 9, 4.5, lighten(c, 0.55), faded(0.8));
    if (!station) {
      return (
        contactShadow(brush, 390, 310) +
        stroke('M664 360 C760 330 770 520 750 690', darken(accent, 0.2), 16) +
        stroke('M664 360 C760 330 770 520 750 690', lighten(accent, 0.2), 5, 0.5) +
        body
      );
    }
    return (
      contactShadow(brush, 425, 320) +
      path(
        'M90 560 H760 Q786 560 784 590 L772 676 Q768 700 744 700 H106 Q82 700 80 676 L66 590 Q64 560 90 560Z',
        slab(brush, lighten(c, 0.12), 0.2),
      ) +
      path('M130 560 L200 520 H720 L740 560Z', darken(accent, 0.1)) +
      rect(120, 600, 210, 66, 20, brush.across('#9db4c0', '#e6eff3', '#8ba4b0'), faded(0.7)) +
      circle(660, 632, 26, darken(accent, 0.2)) +
      circle(660, 632, 18, lighten(c, 0.3)) +
      circle(590, 632, 8, amber) +
      stroke('M700 380 C800 360 800 520 752 580', darken(accent, 0.2), 18) +
      group('translate(96 -16) scale(.8)', body)
    );
  },
  extent: { left: 60, top: 296, right: 702 },
  close: { x: 470, y: 500, side: 360 },
  closeOf: { station: { x: 560, y: 560, side: 400 } },
};
