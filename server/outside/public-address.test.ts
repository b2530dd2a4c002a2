import { expect, test } from '@jest/globals';
import { isPublicAddress } from '#server/outside/public-address.ts';

test.each([
  ['this network', '0.0.0.0'],
  ['private networks', '10.1.2.3'],
  ['private networks', '172.31.255.255'],
  ['private networks', '192.168.0.1'],
  ['the network of a carrier', '100.64.0.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link-local, where clouds keep their secrets', '169.254.169.254'],
  ['protocols', '192.0.0.170'],
  ['documentation', '192.0.2.1'],
  ['documentation', '203.0.113.9'],
  ['benchmarks', '198.19.0.1'],
  ['multicast', '224.0.0.1'],
  ['what is reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['loopback', '::1'],
  ['no address', '::'],
  ['mapped IPv4', '::ffff:127.0.0.1'],
  ['mapped IPv4', '::ffff:8.8.8.8'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of a network', '64:ff9b:1::a00:1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%lo'],
  ['an address with a zone', '2a00::1%lo'],
  ['private networks', 'fd00::1'],
  ['multicast', 'ff02::1'],
  ['Teredo', '2001:0:1::1'],
  ['6to4', '2002:7f00:1::1'],
  ['documentation', '2001:db8::1'],
  ['no IP address', 'localhost'],
])('no public address: %s, %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '223.255.255.255', '2a00:1450:4001::1'])(
  'a public address: %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
