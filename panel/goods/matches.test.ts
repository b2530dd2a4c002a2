import { expect, test } from '@jest/globals';
import { matches } from './matches.ts';

test.each([
  ['', true],
  ['  ', true],
  ['سامسونگ', true],
  ['SAM سامسونگ', true],
  ['گلكسي', true],
  ['۵۵', true],
  ['اپل', false],
  ['samsung x', false],
])('«%s» is found: %s', (query, isFound) => {
  expect(matches(query, ['سامسونگ گلکسی A55', 'Samsung'])).toBe(isFound);
});
