import type { Brush } from './brush.ts';
import { darken, lighten } from './palette.ts';
import { contactShadow, group, path, rect, stroke } from './shapes.ts';

/** A closed carton with the product printed on its face, 322 wide and 450 high, standing at 541, 700. */
export function carton(brush: Brush, body: string, tint: string): string {
  const card = darken(tint, 0.1);
  return (
    contactShadow(brush, 560, 210) +
    path(
      'M700 250 L752 274 V676 L700 700Z',
      brush.linear([
        [0, darken(card, 0.2)],
        [1, darken(card, 0.34)],
      ]),
    ) +
    rect(
      380,
      250,
      322,
      450,
      5,
      brush.linear(
        [
          [0, lighten(card, 0.35)],
          [1, card],
        ],
        0.8,
        0,
        0.2,
        1,
      ),
    ) +
    path('M380 250 L420 232 H740 L752 274 L700 250Z', darken(card, 0.04)) +
    rect(380, 250, 322, 450, 5, 'none', `stroke="${darken(card, 0.2)}" stroke-width="1.5"`) +
    path('M541 288c6 9 19 17 19 31a19 19 0 0 1-38 0c0-14 13-22 19-31z', '#febc35') +
    group('translate(411 330) scale(.31)', body) +
    stroke('M430 640 h120 M430 660 h76', darken(card, 0.35), 6, 0.5)
  );
}
