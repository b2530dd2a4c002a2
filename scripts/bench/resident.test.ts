import { describe, expect, test } from '@jest/globals';
import { residentOf, riseWhile } from './resident.ts';

const megabyte = 1_000_000;

// Only Linux tells it of other processes.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('what a process holds', () => {
  test('what was held for a moment is found after it is gone', async () => {
    const { result, rises } = await riseWhile([process.pid], async () => {
      const held = Buffer.alloc(200 * megabyte, 1);
      return held.length;
    });
    expect(result).toBe(200 * megabyte);
    expect(rises[0]).toBeGreaterThan(150 * megabyte);
  });

  test('a rise is counted from what was held before, not from the highest ever', async () => {
    const { rises } = await riseWhile([process.pid], async () => {});
    expect(rises[0]).toBeLessThan(100 * megabyte);
    expect(residentOf(process.pid)).toBeGreaterThan(20 * megabyte);
  });
});
