import { expect, test } from '@jest/globals';
import { bodyOf, faultyOf, withKey } from '#panel/payment-settings/values.ts';

test('a key that is given up again leaves nothing to save', () => {
  const one = withKey({}, 'saman', 'terminalId', '12');
  expect(one).toEqual({ saman: { terminalId: '12' } });
  expect(withKey(one, 'saman', 'terminalId', undefined)).toEqual({});
  const two = withKey(one, 'behpardakht', 'password', '');
  expect(two).toEqual({ saman: { terminalId: '12' }, behpardakht: { password: '' } });
});

test('only keys that were written are sent', () => {
  const values = {
    gateways: [
      { name: 'saman', isOn: true },
      { name: 'zibal', isOn: false },
    ],
    minimums: { saman: 5_000, zibal: 1_000 },
    keys: { saman: { terminalId: '12' } },
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
