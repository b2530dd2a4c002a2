import { expect, test } from '@jest/globals';
import { changedFields, conflictsOf, mergedOf } from '#panel/content/merge.ts';
import {
  bodyOf,
  emptyPayment,
  faultyOf,
  type PaymentValues,
  withKey,
} from '#panel/payment-settings/values.ts';

/** With the ids of saved keys. */
const read = (saman: number, zibal: number): PaymentValues => ({
  ...emptyPayment,
  'keys.saman': { savedId: saman, written: {} },
  'keys.zibal': { savedId: zibal, written: {} },
});

test('a key that is given up again leaves nothing to save', () => {
  const before = read(1, 0);
  const one = { ...before, 'keys.saman': withKey(before, 'saman', 'terminalId', '12') };
  expect(one['keys.saman']).toEqual({ savedId: 1, written: { terminalId: '12' } });
  expect(changedFields(before, one)).toEqual(['keys.saman']);
  const two = { ...one, 'keys.saman': withKey(one, 'saman', 'terminalId', undefined) };
  expect(changedFields(before, two)).toEqual([]);
  expect(withKey(one, 'saman', 'password', '').written).toEqual({ terminalId: '12', password: '' });
});

test('of two who write the keys of one gateway the later one has to choose; of two gateways both are kept', () => {
  const before = read(1, 2);
  const mine = { ...before, 'keys.saman': withKey(before, 'saman', 'terminalId', '12') };
  expect(conflictsOf({ before, mine, now: read(3, 2) })).toEqual(['keys.saman']);
  const sides = { before, mine, now: read(1, 4) };
  expect(conflictsOf(sides)).toEqual([]);
  expect(mergedOf(sides, {})).toEqual({
    ...read(1, 4),
    'keys.saman': { savedId: 1, written: { terminalId: '12' } },
  });
});

test('only keys that were written are sent', () => {
  const values = {
    gateways: [
      { name: 'saman', isOn: true },
      { name: 'zibal', isOn: false },
    ],
    minimums: { saman: 5_000, zibal: 1_000 },
    'keys.saman': { savedId: 0, written: { terminalId: '12' } },
  };
  expect(bodyOf(values, 3)).toEqual({
    revision: 3,
    gateways: [
      { name: 'saman', isOn: true, minimum: 5_000, fields: { terminalId: '12' } },
      { name: 'zibal', isOn: false, minimum: 1_000, fields: {} },
    ],
  });
});

test('faults name their gateways', () => {
  expect(
    faultyOf({ 'keys.zarinpal.merchantId': 'x', 'minimums.saman': 'y', gateways: 'z' }),
  ).toEqual(['zarinpal', 'saman']);
});
