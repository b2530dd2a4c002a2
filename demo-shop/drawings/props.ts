import type { Brush } from './brush.ts';
import { darken, lighten } from './palette.ts';
import {
  circle,
  contactShadow,
  ellipse,
  faded,
  floor,
  group,
  path,
  rect,
  times,
} from './shapes.ts';

/** A drawing of the square, with its floor point moved to `x`, `y`. */
export const standing = (body: string, scale: number, x: number, y: number): string =>
  group(`translate(${x - 425 * scale} ${y - floor * scale}) scale(${scale})`, body);

const leaf = (degrees: number, length: number, shade: number): string =>
  `<path transform="rotate(${degrees} 700 560)" d="M700 560 C672 ${560 - length * 0.4} 676 ${560 - length * 0.8} 700 ${560 - length} C724 ${560 - length * 0.8} 728 ${560 - length * 0.4} 700 560Z" fill="${darken('#7f9b78', shade)}"/>`;

/** A plant in a pot, standing at 425, 700. */
export const plant = (brush: Brush): string =>
  group(
    'translate(-275 48)',
    contactShadow(brush, 700, 66, 652) +
      leaf(-48, 190, 0.2) +
      leaf(44, 180, 0.24) +
      leaf(-22, 250, 0.08) +
      leaf(20, 240, 0.12) +
      leaf(0, 280, 0) +
      path('M640 552 H760 L746 648 Q744 656 734 656 H666 Q656 656 654 648Z', '#e9e2d6') +
      ellipse(700, 552, 60, 12, '#d3cabb'),
  );

/** A solid block lit from the top right. */
export const block = (
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string =>
  rect(x, y, width, height, 3, brush.down(lighten(colour, 0.06), darken(colour, 0.12))) +
  rect(x, y, width, 16, 3, lighten(colour, 0.4));

/** A round podium with its top at `y`. */
export const podium = (
  brush: Brush,
  x: number,
  y: number,
  reach: number,
  height: number,
  colour: string,
): string =>
  path(
    `M${x - reach} ${y} V${y + height} A${reach} ${reach * 0.13} 0 0 0 ${x + reach} ${y + height} V${y}Z`,
    brush.across(darken(colour, 0.16), lighten(colour, 0.16), colour, darken(colour, 0.2)),
  ) + ellipse(x, y, reach, reach * 0.13, brush.across(lighten(colour, 0.3), lighten(colour, 0.5)));

export const ball = (brush: Brush, x: number, y: number, r: number, colour: string): string =>
  contactShadow(brush, x, r * 0.7, y + r) +
  circle(
    x,
    y,
    r,
    brush.radial(
      [
        [0, lighten(colour, 0.5)],
        [0.6, colour],
        [1, darken(colour, 0.26)],
      ],
      0.62,
      0.3,
      0.8,
    ),
  );

/** Upright books, the first one's left edge at `x`, on a board at `y`. */
export const books = (brush: Brush, x: number, y: number): string =>
  [
    [34, 190, '#8fa3b0'],
    [26, 166, '#c98f72'],
    [42, 206, '#e3d9c6'],
    [30, 176, '#7f9b78'],
    [24, 196, '#a79bc4'],
  ].reduce<{ at: number; drawn: string }>(
    ({ at, drawn }, [width, height, colour]) => ({
      at: at + Number(width) + 2,
      drawn:
        drawn +
        rect(
          at,
          y - Number(height),
          Number(width),
          Number(height),
          3,
          brush.across(darken(String(colour), 0.16), lighten(String(colour), 0.1), String(colour)),
        ) +
        rect(at + 5, y - Number(height) + 22, Number(width) - 10, 7, 2, '#fff', faded(0.5)),
    }),
    { at: x, drawn: '' },
  ).drawn;

/** Light of a window on a wall, its corner at `x`. */
export const windowLight = (x: number): string =>
  times(2, (index) => {
    const left = x + index * 190;
    return path(
      `M${left} 60 L${left + 150} 20 L${left + 250} 470 L${left + 100} 520Z`,
      '#fff',
      faded(0.45),
    );
  });
