import type { Point } from '#components/product/zoom/view.ts';

/** What fingers, mouse and wheel ask of a picture. Points are of the window, steps in px. */
interface Wishes {
  isEnlarged: () => boolean;
  zoom: (by: number, at: Point) => void;
  move: (by: Point) => void;
  /** A double tap, or a click of a mouse. */
  toggle: (at: Point) => void;
}

/** A press that moves less, in px, and is shorter, in ms, is a tap. */
const still = 10;
const brief = 300;
/** Growth for each px of a wheel. */
const perPixel = 0.002;
/** Px of a line, for wheels that count lines. */
const lineSize = 16;

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Otherwise the browser takes two fingers for a swipe to the next picture. */
function keepFingers(event: TouchEvent): void {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

/**
 * Follows the gestures on a picture: two fingers enlarge and move it, one moves it while it is enlarged, a double tap
 * or a click enlarges it at that point, and so does the wheel. One finger on a whole picture is left to the browser,
 * which swipes to the next one.
 * @returns a function that stops it
 */
export function followGestures(picture: HTMLElement, wishes: Wishes): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const fingers = new Map<number, Point>();
  let press: { at: Point; time: number; isTap: boolean } | null = null;
  let lastTap: { at: Point; time: number } | null = null;

  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, at);
    press = { at, time: event.timeStamp, isTap: fingers.size === 1 };
    // A captured mouse is let go here, wherever it is.
    const isMouse = event.pointerType === 'mouse';
    if (isMouse || fingers.size > 1 || wishes.isEnlarged()) {
      picture.setPointerCapture(event.pointerId);
    }
  };

  const drag = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    fingers.set(event.pointerId, now);
    if (press && distance(press.at, now) > still) press.isTap = false;
    if (other === undefined) {
      if (wishes.isEnlarged()) wishes.move({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const [from, to] = [between(before, other), between(now, other)];
    wishes.zoom(distance(now, other) / Math.max(1, distance(before, other)), to);
    wishes.move({ x: to.x - from.x, y: to.y - from.y });
  };

  const tap = (at: Point, time: number, isMouse: boolean) => {
    const isSecond =
      lastTap !== null && time - lastTap.time < brief && distance(lastTap.at, at) < 3 * still;
    lastTap = isSecond ? null : { at, time };
    if (isSecond || isMouse) wishes.toggle(at);
  };

  const end = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || press === null) return;
    const isTap = press.isTap && event.type === 'pointerup' && event.timeStamp - press.time < brief;
    if (isTap) tap(press.at, event.timeStamp, event.pointerType === 'mouse');
    press = null;
  };

  const turn = (event: WheelEvent) => {
    if (Math.abs(event.deltaY) < Math.abs(event.deltaX)) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineSize : 1;
    const by = Math.exp(-event.deltaY * pixels * perPixel);
    wishes.zoom(by, { x: event.clientX, y: event.clientY });
  };

  picture.addEventListener('pointerdown', begin, { signal });
  picture.addEventListener('pointermove', drag, { signal });
  picture.addEventListener('pointerup', end, { signal });
  picture.addEventListener('pointercancel', end, { signal });
  picture.addEventListener('wheel', turn, { signal, passive: false });
  picture.addEventListener('touchstart', keepFingers, { signal, passive: false });
  picture.addEventListener('touchmove', keepFingers, { signal, passive: false });
  return () => ending.abort();
}
