import { expect, test } from '@jest/globals';
import { paddingFrom } from './bare-app.ts';

test('padding has the requested size and nothing that needs escaping', () => {
  const text = paddingFrom('<p class="a">سلام & درود</p>'.repeat(3), 1_001);
  expect(Buffer.byteLength(text)).toBeGreaterThan(998);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_001);
  expect(text).not.toMatch(/[<>"'&\\]/);
});
