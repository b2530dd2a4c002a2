import { tube, metal } from './brush.ts';
import type { Drawing } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import {
  rect,
  circle,
  ellipse,
  path,
  stroke,
  outline,
  faded,
  times,
  contactShadow,
} from './shapes.ts';

export const airFryer: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    const dual = look.style === 'dual';
    const drawer = (x: number, w: number): string =>
      rect(x, 392, w, 250, 42, darken(c, 0.28), outline(lighten(c, 0.2), 2, 0.35)) +
      rect(
        x + w / 2 - 48,
        470,
        96,
        150,
        28,
        brush.across(darken(c, 0.5), lighten(c, 0.22), darken(c, 0.5)),
      );
    return (
      contactShadow(brush, 425, dual ? 260 : 200) +
      rect(dual ? 160 : 228, 180, dual ? 530 : 394, 520, 110, tube(brush, c)) +
      rect(318, 232, 214, 104, 30, '#0c0c0f') +
      stroke('M372 264v40M400 264h26v20h-26v20h26M452 264h26v40h-26z', accent, 7) +
      (dual ? drawer(182, 236) + drawer(432, 236) : drawer(254, 342))
    );
  },
  extent: { left: 228, top: 180, right: 622 },
  close: { x: 425, y: 300, side: 340 },
};

export const kettle: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    const glass = look.style === 'glass';
    const dark = '#232326';
    const body =
      'M300 270 H548 Q560 270 562 284 L592 640 Q594 664 570 664 H272 Q248 664 252 640 L286 284 Q288 270 300 270Z';
    return (
      contactShadow(brush, 415, 165) +
      stroke('M560 300 C690 280 700 560 574 590', dark, 30) +
      path('M296 300 L248 280 Q232 276 244 296 L290 380Z', glass ? '#b9c6cc' : darken(c, 0.2)) +
      (glass
        ? path(body, brush.across('#aebdc4', '#f3f8fa', '#dbe6ea', '#9fb0b8'), faded(0.85)) +
          brush.clip(
            path(body, '#000'),
            rect(240, 420, 370, 250, 0, brush.down('#cfe6ef', '#9cc6d8'), faded(0.75)) +
              ellipse(423, 420, 160, 16, '#e9f5f9') +
              times(7, (index) =>
                circle(330 + index * 30, 600 - (index % 3) * 46, 7, '#fff', faded(0.55)),
              ),
          ) +
          stroke('M318 330 L300 610', '#fff', 10, 0.6) +
          times(4, (index) =>
            rect(520 + index * 4, 440 + index * 44, 34, 5, 2.5, '#5b6b73', faded(0.8)),
          )
        : path(
            body,
            brush.linear([
              [0, darken(c, 0.3)],
              [0.35, lighten(c, 0.4)],
              [0.6, c],
              [1, darken(c, 0.35)],
            ]),
          )) +
      path('M322 270 Q326 214 424 214 Q522 214 526 270Z', dark) +
      rect(404, 188, 40, 32, 12, dark) +
      rect(240, 664, 364, 36, 14, dark) +
      rect(392, 676, 60, 10, 5, accent)
    );
  },
  extent: { left: 240, top: 188, right: 664 },
  close: { x: 400, y: 330, side: 360 },
};

/** The Iranian pair: a kettle below and a teapot keeping warm on it. */
export const teaMaker: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    const dark = '#232326';
    const pot =
      stroke(
        'M520 250 C596 240 596 336 514 340',
        look.style === 'china' ? lighten(c, 0.3) : dark,
        18,
      ) +
      path(
        'M342 262 L286 226 Q274 222 280 238 L330 320Z',
        look.style === 'china' ? lighten(c, 0.4) : '#b9c6cc',
      ) +
      (look.style === 'china'
        ? path(
            'M336 230 H514 Q536 300 500 352 H350 Q314 300 336 230Z',
            brush.across('#cfc8bb', '#ffffff', '#efeae0', '#bdb5a6'),
          ) +
          ellipse(425, 290, 44, 26, accent, faded(0.75)) +
          ellipse(425, 290, 22, 13, '#fff', faded(0.6))
        : path(
            'M336 230 H514 Q536 300 500 352 H350 Q314 300 336 230Z',
            brush.across('#aebdc4', '#f3f8fa', '#9fb0b8'),
            faded(0.85),
          ) +
          path(
            'M330 290 H520 Q522 322 500 352 H350 Q328 322 330 290Z',
            brush.down('#b5652c', '#7c3d17'),
            faded(0.9),
          )) +
      path(
        'M350 230 Q356 192 425 192 Q494 192 500 230Z',
        look.style === 'china' ? '#f4f0e8' : dark,
      ) +
      circle(425, 182, 15, dark);
    return (
      contactShadow(brush, 425, 180) +
      stroke('M562 420 C660 404 664 590 566 606', dark, 26) +
      path('M290 440 L226 420 Q212 416 222 434 L284 500Z', darken(c, 0.2)) +
      path(
        'M290 372 H560 Q572 372 574 386 L590 640 Q592 664 570 664 H280 Q258 664 260 640 L276 386 Q278 372 290 372Z',
        metal(brush, c),
      ) +
      rect(300, 350, 250, 26, 10, dark) +
      rect(412, 440, 26, 150, 13, darken(c, 0.45)) +
      rect(418, 480, 14, 104, 7, '#9cc6d8') +
      rect(246, 664, 358, 36, 14, dark) +
      circle(425, 682, 8, accent) +
      pot
    );
  },
  extent: { left: 220, top: 168, right: 636 },
  close: { x: 420, y: 280, side: 360 },
};

export const riceCooker: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    return (
      contactShadow(brush, 425, 250) +
      rect(140, 420, 70, 54, 18, '#232326') +
      rect(640, 420, 70, 54, 18, '#232326') +
      path('M180 372 H670 L654 640 Q650 690 600 690 H250 Q200 690 196 640Z', tube(brush, c)) +
      path(
        'M190 372 C200 262 650 262 660 372Z',
        brush.across('#aebdc4', '#f3f8fa', '#9fb0b8'),
        faded(0.8),
      ) +
      stroke('M250 340 C300 300 360 288 400 286', '#fff', 8, 0.7) +
      rect(170, 364, 510, 26, 13, metal(brush, '#c9c9cb')) +
      rect(390, 248, 70, 34, 15, '#232326') +
      rect(320, 470, 210, 140, 26, '#141417') +
      rect(346, 494, 158, 50, 10, brush.down('#a9c3b0', '#5f8371')) +
      stroke('M380 508 h16 v22 h-16z M418 508 v22 M440 508 h16 v11 h-16 v11 h16', '#20352a', 5) +
      times(3, (index) =>
        rect(346 + index * 56, 562, 46, 26, 10, index === 1 ? accent : '#3a3a40'),
      ) +
      rect(230, 686, 80, 14, 5, '#1a1a1c') +
      rect(540, 686, 80, 14, 5, '#1a1a1c')
    );
  },
  extent: { left: 140, top: 224, right: 710 },
  close: { x: 425, y: 500, side: 340 },
};
