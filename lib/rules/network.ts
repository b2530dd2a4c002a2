import { isIPv4, isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network by which a client is counted: an IPv4 address, or the first 64 bits of an IPv6 address, because
 * one customer has all addresses of a /64. All invalid addresses are counted as one network.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  const v4 = mapped.exec(bare)?.[1] ?? bare;
  if (isIPv4(v4)) return v4;
  return isIPv6(bare) ? `${firstGroups(bare).join(':')}::/64` : 'unknown';
}

/** The first four groups of an IPv6 address. */
function firstGroups(address: string): string[] {
  // The canonical form, in lower case.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = shortest.split('::', 2);
  const [first, last] = [groupsOf(before), groupsOf(after ?? '')];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4);
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
