import { followGestures } from '#components/product/zoom/gestures.ts';
import {
  fitted,
  type Frame,
  moved,
  type Point,
  type View,
  whole,
  zoomed,
} from '#components/product/zoom/view.ts';

/** How much a press of a button or key, or a double tap, enlarges. */
const step = 1.6;
const closer = 2.5;
/** Px by which an arrow key moves an enlarged picture. */
const stride = 80;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
};

/** Growth by keys; 0 makes it whole. */
const factors: Readonly<Record<string, number>> = { '+': step, '=': step, '-': 1 / step, '0': 0 };

/** The row of pictures, one of which is in view and can be enlarged. */
export interface Zooming {
  zoomIn: () => void;
  zoomOut: () => void;
  stop: () => void;
}

/**
 * Lets the picture in view be enlarged by gestures, the wheel, and the keys + - 0 and arrows.
 * @param onChange called with its scale, 1 when it is whole, and the index of the picture in view
 */
export function makeZoomable(
  row: HTMLElement,
  onChange: (scale: number, at: number) => void,
): Zooming {
  let view: View = whole;
  let shownAt = -1;
  const indexInView = () => Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth));
  const pictureInView = () => row.children[indexInView()]?.querySelector('img') ?? null;

  function frameOf(picture: HTMLImageElement): Frame {
    const box = { width: row.clientWidth, height: row.clientHeight };
    const own = { width: picture.naturalWidth, height: picture.naturalHeight };
    return { box, picture: fitted(own, box) };
  }

  function change(make: (frame: Frame) => View, glides: boolean): void {
    const picture = pictureInView();
    if (picture === null) return;
    view = make(frameOf(picture));
    picture.toggleAttribute('data-glides', glides);
    picture.style.transform =
      view.scale === 1 ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    row.toggleAttribute('data-enlarged', view.scale > 1);
    onChange(view.scale, indexInView());
  }

  const fromCentre = ({ x, y }: Point): Point => {
    const { left, top, width, height } = row.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const centre = { x: 0, y: 0 };
  const zoom = (by: number, at: Point, glides: boolean) =>
    change((frame) => zoomed(view, by, at, frame), glides);
  const move = (by: Point, glides: boolean) => change((frame) => moved(view, by, frame), glides);
  const reset = () => zoom(0, centre, true);

  const stopGestures = followGestures(row, {
    isEnlarged: () => view.scale > 1,
    zoom: (by, at) => zoom(by, fromCentre(at), false),
    move: (by) => move(by, false),
    toggle: (at) => (view.scale > 1 ? reset() : zoom(closer, fromCentre(at), true)),
  });

  const scroll = () => {
    if (shownAt === indexInView()) return;
    for (const picture of row.querySelectorAll('img')) picture.style.transform = '';
    shownAt = indexInView();
    view = whole;
    reset();
  };

  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const [arrow, factor] = [arrows[key], factors[key]];
    if (factor !== undefined) zoom(factor, centre, true);
    else if (arrow === undefined) return;
    else if (view.scale > 1) move(arrow, true);
    else row.scrollBy({ left: -Math.sign(arrow.x) * row.clientWidth });
    event.preventDefault();
  };

  const place = row.closest('dialog') ?? row;
  row.addEventListener('scroll', scroll, { passive: true });
  place.addEventListener('keydown', press);
  addEventListener('resize', reset);
  scroll();
  return {
    zoomIn: () => zoom(step, centre, true),
    zoomOut: () => zoom(1 / step, centre, true),
    stop: () => {
      stopGestures();
      row.removeEventListener('scroll', scroll);
      place.removeEventListener('keydown', press);
      removeEventListener('resize', reset);
    },
  };
}
