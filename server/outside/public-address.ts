import { BlockList, isIP } from 'node:net';

/** IPv4 that is nobody's on the internet (RFC 6890 and its successors), multicast, and what is reserved. */
const closed4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);
/**
 * Of IPv6 only this is the internet's: neither loopback, link-local, private and multicast addresses, nor IPv4 that is
 * mapped or translated (NAT64).
 */
const open6 = listOf('ipv6', [['2000::', 3]]);
/** Within it: protocols and Teredo, documentation, and 6to4, which hides an IPv4. */
const closed6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]);

function listOf(
  family: 'ipv4' | 'ipv6',
  subnets: readonly (readonly [address: string, prefix: number])[],
): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of subnets) list.addSubnet(address, prefix, family);
  return list;
}

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return (
    family === 6 &&
    !address.includes('%') &&
    open6.check(address, 'ipv6') &&
    !closed6.check(address, 'ipv6')
  );
}
