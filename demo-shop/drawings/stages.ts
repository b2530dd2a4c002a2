import { carton } from './box.ts';
import type { Brush } from './brush.ts';
import { darken, lighten, shaded } from './palette.ts';
import { ball, block, books, plant, podium, standing, windowLight } from './props.ts';
import { circle, ellipse, faded, group, path, rect, side, stroke, times } from './shapes.ts';

interface Scene {
  brush: Brush;
  /** The product and its shadow. */
  body: string;
  tint: string;
}

const wood = '#c9a67c';

const table = (brush: Brush, y: number): string =>
  rect(0, y, side, side - y, 0, brush.down(lighten(wood, 0.2), wood)) +
  rect(0, y, side, 5, 0, lighten(wood, 0.5)) +
  stroke(
    `M0 ${y + 60} C200 ${y + 50} 420 ${y + 76} 850 ${y + 62} M0 ${y + 126} C260 ${y + 140} 520 ${y + 108} 850 ${y + 130}`,
    darken(wood, 0.16),
    3,
    0.35,
  );

const ground = (brush: Brush, tint: string, y: number, shade = 0.1): string =>
  rect(0, y, side, side - y, 0, brush.down(shaded(tint, shade), shaded(tint, shade * 0.5)));

const printed = (x: number, { brush, body, tint }: Scene): string =>
  group(`translate(${x - 541} 0)`, carton(brush, body, tint));

const stripes = (x: number, width: number, tint: string, brush: Brush): string =>
  times(Math.floor(width / 40), (index) =>
    rect(x + index * 40, 0, 40, 720, 0, brush.across(shaded(tint, 0.2), shaded(tint, 0.05))),
  );

/** Where list images show a product: what stands around it, and its place among it. */
export const stages = {
  plain: ({ body }) => body,
  arch: ({ brush, body, tint }) =>
    path(
      'M175 700 V350 A250 250 0 0 1 675 350 V700Z',
      brush.down(shaded(tint, 0.22), shaded(tint, 0.08)),
    ) +
    ground(brush, tint, 700, 0.06) +
    standing(body, 0.84, 425, 716),
  sun: ({ brush, body, tint }) =>
    circle(560, 320, 270, brush.down(shaded(tint, 0.2), shaded(tint, 0.06))) +
    standing(body, 0.86, 390, 716),
  moon: ({ brush, body, tint }) =>
    circle(270, 300, 230, brush.down(shaded(tint, 0.06), shaded(tint, 0.22))) +
    standing(body, 0.84, 470, 716),
  podium: ({ brush, body, tint }) =>
    podium(brush, 425, 650, 330, 90, shaded(tint, 0.14)) + standing(body, 0.76, 425, 654),
  column: ({ brush, body, tint }) =>
    podium(brush, 425, 540, 230, 250, shaded(tint, 0.18)) + standing(body, 0.62, 425, 542),
  steps: ({ brush, body, tint }) =>
    block(brush, 470, 520, 380, 330, shaded(tint, 0.18)) +
    block(brush, 0, 690, 850, 160, shaded(tint, 0.1)) +
    ball(brush, 700, 452, 68, shaded(tint, 0.2)) +
    standing(body, 0.7, 262, 700),
  ledge: ({ brush, body, tint }) =>
    block(brush, 0, 560, 560, 290, shaded(tint, 0.2)) +
    ball(brush, 690, 720, 92, shaded(tint, 0.14)) +
    standing(body, 0.66, 290, 566),
  ledgeRight: ({ brush, body, tint }) =>
    block(brush, 300, 600, 550, 250, shaded(tint, 0.2)) +
    ball(brush, 150, 740, 80, shaded(tint, 0.14)) +
    standing(body, 0.7, 570, 606),
  niche: ({ brush, body, tint }) =>
    rect(110, 70, 630, 640, 26, brush.down(shaded(tint, 0.3), shaded(tint, 0.18))) +
    rect(110, 690, 630, 26, 4, lighten(tint, 0.4)) +
    standing(body, 0.8, 425, 700),
  table: ({ brush, body }) => table(brush, 610) + standing(body, 0.86, 425, 724),
  window: ({ body, brush, tint }) =>
    rect(0, 0, side, side, 0, shaded(tint, 0.13)) +
    windowLight(60) +
    ground(brush, tint, 640, 0.22) +
    standing(body, 0.84, 470, 716),
  home: ({ brush, body, tint }) =>
    rect(0, 0, side, side, 0, lighten(tint, 0.2)) +
    windowLight(110) +
    table(brush, 640) +
    standing(plant(brush), 1, 700, 712) +
    standing(body, 0.78, 330, 724),
  plantLeft: ({ brush, body, tint }) =>
    ground(brush, tint, 660) +
    standing(plant(brush), 1.35, 170, 716) +
    standing(body, 0.78, 530, 730),
  plantBehind: ({ brush, body, tint }) =>
    ground(brush, tint, 620, 0.16) +
    standing(plant(brush), 1.5, 690, 664) +
    standing(body, 0.8, 390, 730),
  lamp: ({ brush, body, tint }) =>
    circle(
      660,
      250,
      260,
      brush.radial(
        [
          [0, '#fff6d8', 0.95],
          [1, '#fff6d8', 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    ground(brush, tint, 650, 0.16) +
    rect(652, 230, 14, 470, 6, '#b98463') +
    path('M580 130 H738 L776 262 H542Z', brush.down('#fffaf0', '#e7dcc8')) +
    ellipse(659, 704, 80, 14, '#a5714f') +
    standing(body, 0.74, 330, 730),
  vase: ({ brush, body, tint }) =>
    ground(brush, tint, 600, 0.14) +
    stroke(
      'M176 470 C150 380 120 330 108 250 M176 470 C180 370 200 300 232 210 M176 470 C170 380 172 330 168 190',
      '#a58a63',
      5,
    ) +
    [
      [108, 250],
      [232, 210],
      [168, 190],
      [140, 320],
      [206, 300],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 22, '#e9dcc3') + circle(x + 8, y - 8, 12, '#f6eedd'))
      .join('') +
    path(
      'M130 470 H222 C250 540 260 640 220 690 H132 C92 640 102 540 130 470Z',
      brush.across(shaded(tint, 0.5), lighten(tint, 0.2), shaded(tint, 0.4)),
    ) +
    standing(body, 0.76, 540, 720),
  rug: ({ brush, body, tint }) =>
    rect(0, 560, side, 290, 0, brush.down('#d8c2a2', '#c9a67c')) +
    ellipse(425, 720, 390, 86, shaded(tint, 0.34)) +
    ellipse(425, 720, 350, 70, 'none', `stroke="${lighten(tint, 0.3)}" stroke-width="6"`) +
    standing(body, 0.84, 425, 720),
  boxRight: (scene) =>
    group('translate(30 0)', printed(580, scene)) + standing(scene.body, 0.72, 270, 724),
  boxLeft: (scene) => printed(230, scene) + standing(scene.body, 0.72, 560, 724),
  shelf: ({ brush, body, tint }) =>
    rect(0, 0, side, side, 0, brush.down(lighten(tint, 0.1), shaded(tint, 0.1))) +
    books(brush, 610, 590) +
    standing(body, 0.64, 310, 592) +
    rect(40, 590, 770, 30, 4, brush.down(lighten(wood, 0.3), darken(wood, 0.1))) +
    rect(40, 620, 770, 26, 0, '#1c140b', faded(0.1)),
  shelfRight: ({ brush, body, tint }) =>
    rect(0, 0, side, side, 0, brush.down(shaded(tint, 0.04), shaded(tint, 0.14))) +
    books(brush, 70, 660) +
    standing(body, 0.72, 530, 662) +
    rect(0, 660, side, 34, 0, brush.down(lighten(wood, 0.3), darken(wood, 0.1))) +
    rect(0, 694, side, 30, 0, '#1c140b', faded(0.1)),
  curtain: ({ brush, body, tint }) =>
    stripes(0, 320, tint, brush) + ground(brush, tint, 716, 0.14) + standing(body, 0.82, 500, 740),
  curtainRight: ({ brush, body, tint }) =>
    stripes(490, 360, tint, brush) + ground(brush, tint, 690, 0.1) + standing(body, 0.8, 350, 724),
  slope: ({ brush, body, tint }) =>
    path('M0 850 V380 L850 120 V850Z', brush.down(shaded(tint, 0.2), shaded(tint, 0.1))) +
    standing(body, 0.9, 410, 730),
  slopeLeft: ({ brush, body, tint }) =>
    path('M0 0 H500 L260 850 H0Z', brush.down(shaded(tint, 0.12), shaded(tint, 0.24))) +
    standing(body, 0.86, 470, 730),
  wave: ({ brush, body, tint }) =>
    path(
      'M0 520 C200 380 380 640 560 520 C680 440 780 470 850 430 V850 H0Z',
      brush.down(shaded(tint, 0.24), shaded(tint, 0.1)),
    ) + standing(body, 0.8, 425, 740),
  near: ({ body }) => standing(body, 1.16, 425, 770),
  nearLeft: ({ brush, body, tint }) =>
    ground(brush, tint, 560, 0.12) + standing(body, 1.12, 350, 770),
  nearRight: ({ body, tint }) =>
    rect(0, 0, 300, side, 0, shaded(tint, 0.12)) + standing(body, 1.14, 500, 760),
  far: ({ brush, body, tint }) =>
    ellipse(425, 650, 380, 70, shaded(tint, 0.12)) +
    circle(425, 300, 190, brush.down(lighten(tint, 0.5), shaded(tint, 0.08))) +
    standing(body, 0.6, 425, 650),
  corner: ({ brush, body, tint }) =>
    path('M0 0 H360 V600 L0 740Z', shaded(tint, 0.2)) +
    path('M360 600 L850 690 V850 H0 V740Z', brush.down(shaded(tint, 0.1), shaded(tint, 0.04))) +
    standing(body, 0.78, 480, 740),
  frames: ({ brush, body, tint }) =>
    rect(70, 70, 220, 280, 4, '#fff') +
    rect(92, 92, 176, 236, 0, brush.down(shaded(tint, 0.18), shaded(tint, 0.4))) +
    rect(560, 50, 230, 180, 4, '#fff') +
    rect(582, 72, 186, 136, 0, brush.slant(shaded(tint, 0.35), shaded(tint, 0.12))) +
    table(brush, 650) +
    standing(body, 0.7, 460, 730),
} as const satisfies Record<string, (scene: Scene) => string>;

export type StageName = keyof typeof stages;

const isStage = (name: string): name is StageName => Object.hasOwn(stages, name);

/** @throws {TypeError} if there is none of this name */
export function stageNamed(name: string): StageName {
  if (!isStage(name)) throw new TypeError(`unknown stage: ${name}`);
  return name;
}

export const onStage = (name: StageName, scene: Scene): string => stages[name](scene);
