/** How a picture is seen: enlarged by `scale`, and moved by px from the centre of its box. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes in px: the box, and the picture that fits into it, before it is enlarged. */
export interface Frame {
  readonly box: Size;
  readonly picture: Size;
}

/** The whole picture. */
export const whole: View = { scale: 1, x: 0, y: 0 };

/** Beyond this the stored picture shows nothing more. */
const most = 4;

const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** How far a side may be moved until the picture's edge is at the box's. */
const room = (picture: number, scale: number, box: number): number =>
  Math.max(0, (picture * scale - box) / 2);

/** Keeps a view within its bounds: no picture leaves its box further than its own edge. */
function bounded({ scale: wanted, x, y }: View, { box, picture }: Frame): View {
  const scale = Math.max(1, Math.min(most, wanted));
  return {
    scale,
    x: within(x, room(picture.width, scale, box.width)),
    y: within(y, room(picture.height, scale, box.height)),
  };
}

/** Enlarges `by` a factor, so that what is at the point stays there. @param point from the box's centre */
export function zoomed(view: View, by: number, { x, y }: Point, frame: Frame): View {
  const scale = Math.max(1, Math.min(most, view.scale * by));
  const grown = scale / view.scale;
  return bounded({ scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown }, frame);
}

export const moved = (view: View, by: Point, frame: Frame): View =>
  bounded({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame);

/** The picture's size where it fits into the box with its own proportions; unknown ones are the box's. */
export function fitted(own: Size, box: Size): Size {
  if (own.width === 0 || own.height === 0) return box;
  const by = Math.min(box.width / own.width, box.height / own.height);
  return { width: own.width * by, height: own.height * by };
}
