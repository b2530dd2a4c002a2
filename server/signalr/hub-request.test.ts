import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addressKey } from './hub-request.ts';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['2001:0db8:0000:0000::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('the address %s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('all addresses of a /64 are counted as one', () => {
  fc.assert(
    fc.property(
      fc.ipV6(),
      fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }),
      (base, host) => {
        fc.pre(!base.includes('.'));
        const prefix = addressKey(base);
        const sibling = `${prefix}:${host.map((group) => group.toString(16)).join(':')}`;
        expect(addressKey(sibling)).toBe(prefix);
      },
    ),
  );
});
