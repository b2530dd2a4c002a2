import { metal } from '../brush.ts';
import type { Brush } from '../brush.ts';
import type { Look, PictureType } from '../kinds.ts';
import { darken, lighten } from '../palette.ts';
import {
  castShadow,
  contactShadow,
  ellipse,
  faded,
  group,
  outline,
  path,
  rect,
  stroke,
  times,
  turned,
} from '../shapes.ts';
import { traitOf } from '../parts.ts';
import { outletRow } from './outlets.ts';
import type { OutletName } from './outlets.ts';
import { edge, plate, vents } from './solids.ts';

interface PortPlan {
  /** `edge`: a narrow side seen from close by; `panel`: a part of the back. */
  on: 'edge' | 'panel';
  rows: readonly (readonly OutletName[])[];
  /** Height of the edge, px. */
  thick?: number;
}

const plans: Partial<Record<PictureType, PortPlan>> = {
  phone: { on: 'edge', rows: [['screw', 'holes-3', 'usb-c', 'holes-6', 'screw']], thick: 150 },
  tablet: { on: 'edge', rows: [['holes-6', 'usb-c', 'holes-6']], thick: 120 },
  laptop: { on: 'edge', rows: [['usb-c', 'usb-c', 'usb-a', 'hdmi', 'jack']], thick: 170 },
  'gaming-laptop': { on: 'edge', rows: [['power', 'lan', 'hdmi', 'usb-c', 'usb-a']], thick: 230 },
  monitor: {
    on: 'panel',
    rows: [
      ['power', 'hdmi', 'hdmi'],
      ['usb-a', 'usb-a', 'jack'],
    ],
  },
  tv: {
    on: 'panel',
    rows: [
      ['hdmi', 'hdmi', 'hdmi', 'usb-a'],
      ['lan', 'coax', 'jack', 'power'],
    ],
  },
  console: {
    on: 'panel',
    rows: [
      ['usb-a', 'usb-a', 'hdmi'],
      ['lan', 'power'],
    ],
  },
  router: {
    on: 'panel',
    rows: [
      ['wan', 'lan', 'lan', 'lan', 'lan'],
      ['usb-a', 'button', 'round'],
    ],
  },
  printer: { on: 'panel', rows: [['power', 'usb-a', 'switch'], ['lan']] },
  'power-bank': { on: 'edge', rows: [['usb-c', 'usb-a', 'usb-a', 'light']], thick: 230 },
  charger: { on: 'edge', rows: [['usb-c']], thick: 330 },
  headphones: { on: 'edge', rows: [['usb-c', 'jack', 'button', 'light']], thick: 280 },
  earbuds: { on: 'edge', rows: [['usb-c', 'light']], thick: 260 },
  speaker: { on: 'edge', rows: [['button', 'usb-c', 'jack', 'button', 'light']], thick: 330 },
  'smart-watch': { on: 'edge', rows: [['holes-3', 'button', 'holes-3']], thick: 220 },
  band: { on: 'edge', rows: [['pins']], thick: 190 },
  'game-pad': { on: 'edge', rows: [['light', 'usb-c', 'jack', 'light']], thick: 260 },
  camera: {
    on: 'panel',
    rows: [
      ['usb-c', 'hdmi'],
      ['jack', 'jack', 'card'],
    ],
  },
  'action-cam': { on: 'edge', rows: [['usb-c', 'card']], thick: 360 },
  keyboard: { on: 'edge', rows: [['switch', 'usb-c', 'light']], thick: 150 },
  mouse: { on: 'edge', rows: [['usb-c', 'switch']], thick: 300 },
  hdd: { on: 'edge', rows: [['micro-b', 'light']], thick: 180 },
  'washing-machine': { on: 'panel', rows: [['water', 'water', 'screw'], ['mains']] },
  refrigerator: { on: 'panel', rows: [['water', 'screw', 'screw'], ['mains']] },
};

function onEdge(
  brush: Brush,
  { colour: c, design }: Look,
  rows: PortPlan['rows'],
  usual: number,
): string {
  const thick = usual * (0.9 + traitOf(design, 23) / 100);
  const top = 430 - thick / 2;
  return (
    contactShadow(brush, 425, 330, 700, 0.5) +
    castShadow(70, top + 20, 710, thick, thick * 0.42, 0.8) +
    turned(90, 425, 430, edge(brush, 425 - thick / 2, 70, thick, 720, thick * 0.4, c)) +
    stroke(`M110 ${top + thick * 0.12} H740`, lighten(c, 0.5), 3, 0.4) +
    rows.map((row) => outletRow(brush, row, 425, 430, c)).join('')
  );
}

function onPanel(brush: Brush, c: string, rows: PortPlan['rows']): string {
  const first = rows.length > 1 ? 400 : 440;
  return (
    contactShadow(brush, 425, 360, 720, 0.7) +
    rect(60, 120, 730, 590, 34, brush.slant(lighten(c, 0.2), c, darken(c, 0.18))) +
    rect(
      96,
      290,
      658,
      rows.length > 1 ? 380 : 300,
      22,
      darken(c, 0.2),
      outline(darken(c, 0.36), 2, 0.6),
    ) +
    vents(110, 160, 330, 5, c, 22) +
    plate(500, 156, 236, 106, c) +
    rows
      .map((row, index) =>
        outletRow(
          brush,
          row,
          425,
          first + index * (row.includes('mains') ? 90 : 160),
          darken(c, 0.2),
        ),
      )
      .join('')
  );
}

/** The contacts of a plug-in card or stick, seen from close by. */
function contacts(brush: Brush, c: string, count: number): string {
  return (
    contactShadow(brush, 425, 300) +
    rect(130, 130, 590, 400, 14, brush.slant(lighten(c, 0.18), c, darken(c, 0.2))) +
    rect(190, 180, 200, 180, 8, '#17171a') +
    rect(430, 180, 230, 180, 8, '#1d1d21') +
    times(4, (index) => rect(206, 206 + index * 30, 120 - index * 18, 9, 3, '#6a6a70')) +
    rect(170, 530, 510, 120, 4, darken(c, 0.2)) +
    times(count, (index) =>
      rect(
        186 + (index * 480) / count,
        560,
        (480 / count) * 0.62,
        90,
        2,
        brush.down('#e6c684', '#b88f45'),
      ),
    ) +
    rect(430, 530, 26, 120, 0, '#efece4')
  );
}

/** Two plugs side by side: what a cable or a stick ends in. */
function plugs(brush: Brush, c: string): string {
  const plug = (x: number, wide: number): string =>
    group(
      `translate(${x} 0)`,
      rect(
        -wide / 2,
        140,
        wide,
        210,
        wide > 100 ? 8 : 36,
        brush.across('#8d8e93', '#f1f0ee', '#a9a9ad'),
      ) +
        rect(-wide / 2 + 12, 152, wide - 24, 34, wide > 100 ? 3 : 16, '#1a1a1d') +
        rect(
          -wide / 2 - 26,
          340,
          wide + 52,
          300,
          26,
          brush.across(darken(c, 0.3), lighten(c, 0.2), darken(c, 0.2)),
        ) +
        times(5, (index) =>
          rect(-wide / 2 - 10, 560 + index * 14, wide + 20, 6, 3, darken(c, 0.4), faded(0.6)),
        ) +
        rect(-22, 640, 44, 70, 8, darken(c, 0.3)),
    );
  return contactShadow(brush, 425, 300, 706) + plug(270, 150) + plug(580, 96);
}

/** The screw cap of a bulb, large. */
const cap = (brush: Brush): string =>
  contactShadow(brush, 425, 200) +
  rect(260, 90, 330, 190, 30, brush.across('#c9c5bd', '#ffffff', '#b5b0a6')) +
  times(5, (index) =>
    rect(
      280 + index * 5,
      280 + index * 66,
      290 - index * 10,
      70,
      26,
      brush.across('#86827a', '#eeece7', '#8f8b83'),
    ),
  ) +
  rect(370, 610, 110, 70, 34, '#55524c') +
  rect(392, 660, 66, 40, 18, '#c9b27a');

/** Appliances whose only connection is their cord. */
const corded: ReadonlySet<PictureType> = new Set([
  'air-fryer',
  'coffee-maker',
  'kettle',
  'tea-maker',
  'blender',
  'rice-cooker',
  'air-purifier',
  'fan',
]);

/** A coiled cord with its plug in front. */
function coiled(brush: Brush, { colour: c, design }: Look): string {
  const tone = darken(c, 0.55);
  const reach = 225 + traitOf(design, 23);
  return (
    contactShadow(brush, 425, 260) +
    times(6, (index) =>
      ellipse(
        470,
        470,
        reach - index * 24,
        200 - index * 22,
        'none',
        outline(index % 2 ? tone : lighten(tone, 0.12), 22),
      ),
    ) +
    rect(440, 250, 64, 150, 20, lighten(tone, 0.2)) +
    path(
      'M190 420 H350 L376 580 Q376 640 316 640 H224 Q164 640 164 580Z',
      brush.across(darken(tone, 0.3), lighten(tone, 0.2), tone),
    ) +
    rect(214, 330, 30, 96, 14, metal(brush, '#c9c8c4')) +
    rect(296, 330, 30, 96, 14, metal(brush, '#c9c8c4')) +
    stroke('M210 600 H330', darken(tone, 0.4), 8, 0.6) +
    stroke('M270 640 C270 700 380 700 420 664', tone, 24)
  );
}

/** What is plugged into a device, from close by; undefined if nothing is drawn. */
export function portView(brush: Brush, type: PictureType, look: Look): string | undefined {
  const c = look.colour;
  if (type === 'ssd' && look.style !== 'portable') return contacts(brush, c, 22);
  if (type === 'ssd') return onEdge(brush, look, [['usb-c', 'light']], 190);
  if (type === 'cable' || type === 'flash-memory') return plugs(brush, c);
  if (type === 'smart-bulb') return cap(brush);
  if (corded.has(type)) return coiled(brush, look);
  if (look.style.startsWith('handheld'))
    return onEdge(brush, look, [['holes-3', 'usb-c', 'card', 'holes-3']], 170);
  const plan = plans[type];
  if (!plan) return undefined;
  return plan.on === 'edge'
    ? onEdge(brush, look, plan.rows, plan.thick ?? 160)
    : onPanel(brush, c, plan.rows);
}
