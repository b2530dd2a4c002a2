import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitted, moved, whole, zoomed } from './view.ts';

const frame = { box: { width: 390, height: 700 }, picture: { width: 390, height: 390 } };
const within = (least: number, most: number) =>
  fc.double({ min: least, max: most, noNaN: true, noDefaultInfinity: true });
const point = fc.record({ x: within(-195, 195), y: within(-350, 350) });

test('what is under the fingers stays there while a picture is enlarged', () => {
  const view = zoomed(whole, 3, { x: 60, y: -30 }, frame);
  expect(view).toEqual({ scale: 3, x: -120, y: 60 });
});

test('a picture is never smaller than its box, nor enlarged more than four times', () => {
  expect(zoomed(whole, 0.2, { x: 10, y: 10 }, frame)).toEqual(whole);
  expect(zoomed(whole, 100, { x: 0, y: 0 }, frame).scale).toBe(4);
});

test('a picture that was made whole again is back in its place', () => {
  const away = moved(zoomed(whole, 2, { x: 100, y: 100 }, frame), { x: 900, y: 900 }, frame);
  const back = zoomed(away, 0.01, { x: -150, y: 20 }, frame);
  expect([back.scale, Math.abs(back.x), Math.abs(back.y)]).toEqual([1, 0, 0]);
});

test('no gesture leaves an empty edge where the picture is larger than its box', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(within(0.2, 5), point, point)), (gestures) => {
      let view = whole;
      for (const [by, at, step] of gestures) {
        view = moved(zoomed(view, by, at, frame), step, frame);
      }
      const spare = Math.max(0, (390 * view.scale - 390) / 2);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(spare + 0.001);
      expect(view.scale).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('a picture keeps its proportions in the box', () => {
  expect(fitted({ width: 850, height: 425 }, frame.box)).toEqual({ width: 390, height: 195 });
  expect(fitted({ width: 0, height: 0 }, frame.box)).toEqual(frame.box);
});
