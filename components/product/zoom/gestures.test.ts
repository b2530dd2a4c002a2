/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { followGestures } from './gestures.ts';

const none = () => {};
const pointer = (type: string, pointerType: string) =>
  Object.assign(new MouseEvent(type), { pointerId: 1, pointerType });

test('a mouse that is let go beside the picture does not move it afterwards', () => {
  const picture = document.createElement('div');
  let captured = 0;
  picture.setPointerCapture = () => {
    captured += 1;
  };
  const wishes = { isEnlarged: () => false, zoom: none, move: none, toggle: none };
  const stop = followGestures(picture, wishes);
  // One finger on a whole picture swipes to the next one, which the browser does.
  picture.dispatchEvent(pointer('pointerdown', 'touch'));
  picture.dispatchEvent(pointer('pointercancel', 'touch'));
  expect(captured).toBe(0);
  picture.dispatchEvent(pointer('pointerdown', 'mouse'));
  expect(captured).toBe(1);
  stop();
});
