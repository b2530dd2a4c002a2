import { expect, test } from '@jest/globals';
import { csvLine } from '#server/files/csv.ts';

test('texts with commas, quotes and lines are quoted', () => {
  expect(csvLine(['مریم', 'a,b', 'گفت "بله"', 'یک\nدو', 12])).toBe(
    'مریم,"a,b","گفت ""بله""","یک\nدو",12\r\n',
  );
});

test.each(['=1+1', '+98', '-2', '@x', '\tx', '\rx'])('%j is no formula', (written) => {
  expect(csvLine([written])).toMatch(/^"?'/);
});

test('a number keeps its sign', () => expect(csvLine([-5])).toBe('-5\r\n'));
