import { expect, test } from '@jest/globals';
import { timingLines } from '#scripts/lib/timings.ts';

test('prints stages in order, and at most 25 files, slowest first', () => {
  const stages = [
    { name: 'Checks', ms: 1_000 },
    { name: 'Browser tests', ms: 90_000 },
  ];
  const files = Array.from({ length: 30 }, (_, n) => ({ name: `file ${n}`, ms: n * 1_000 }));
  const lines = timingLines(stages, files);
  expect(lines.slice(0, 4)).toEqual([
    'Stages:',
    '     1.0 s  Checks',
    '    90.0 s  Browser tests',
    'Slowest test files:',
  ]);
  expect(lines.slice(4)).toHaveLength(25);
  expect(lines[4]).toBe('    29.0 s  file 29');
});
