import { expect, test } from '@jest/globals';
import { hasTorch } from '#panel/scan/camera.ts';

test('a camera of which a browser cannot say what it has has no light', () => {
  expect(hasTorch({})).toBe(false);
});
