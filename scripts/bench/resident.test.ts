import { describe, expect, test } from '@jest/globals';
import { residentOf, riseWhile } from './resident.ts';

const megabyte = 1_000_000;

// Only Linux has these figures of other processes.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('what a process holds', () => {
  test('finds memory that was used only for a moment', async () => {
    const { result, rises } = await riseWhile([process.pid], async () => {
      const held = Buffer.alloc(200 * megabyte, 1);
      return held.length;
    });
    expect(result).toBe(200 * megabyte);
    expect(rises[0]).toBeGreaterThan(150 * megabyte);
  });

  test('counts from the use before, not from the highest ever', async () => {
    const { rises } = await riseWhile([process.pid], async () => {});
    expect(rises[0]).toBeLessThan(100 * megabyte);
    expect(residentOf(process.pid)).toBeGreaterThan(20 * megabyte);
  });
});
