import { expect, test } from '@jest/globals';
import { formatDuration } from '#lib/text/duration.ts';

test.each([
  [8, '۰:۰۸'],
  [60, '۱:۰۰'],
  [754, '۱۲:۳۴'],
  [3_725, '۱:۰۲:۰۵'],
])('%i seconds are %s', (seconds, written) => {
  expect(formatDuration(seconds)).toBe(written);
});
