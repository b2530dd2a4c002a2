import { expect, test } from '@jest/globals';
import { reportBody } from '#lib/contract/report.ts';

test('a period that is too long is refused with the most days, in Persian digits', () => {
  const { error } = reportBody.safeParse({ from: '2024-01-01', to: '2025-02-04' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['بازه از یک تا ۴۰۰ روز است.']);
});
