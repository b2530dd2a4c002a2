import { expect, test } from '@jest/globals';
import { valueOf, withSpec } from './specs.ts';

const values = [
  { attributeId: 1, number: 6.1 },
  { attributeId: 2, isOn: false },
];

test('a value is added, replaced in its place, and removed', () => {
  expect(withSpec(values, 3, { attributeId: 3, text: 'A17' })).toEqual([
    ...values,
    { attributeId: 3, text: 'A17' },
  ]);
  const larger = withSpec(values, 1, { attributeId: 1, number: 6.7 });
  expect(larger[0]).toEqual({ attributeId: 1, number: 6.7 });
  expect(withSpec(values, 1, null)).toEqual([values[1]]);
  expect(valueOf(values, 2)).toEqual({ attributeId: 2, isOn: false });
  expect(valueOf(values, 9)).toBeNull();
});
