/** Hosts that mean all addresses of a machine. */
const everywhere = new Set(['', '0.0.0.0', '::']);

/**
 * Address at which this machine reaches a server that listens on `host`, an IP address; empty: on
 * all.
 */
export function addressOn(host: string, port: number | string): string {
  if (everywhere.has(host)) return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Address of this server itself. Not taken from a request, whose Host header can be forged. Next
 * sets `PORT` to its actual port.
 */
export const ownAddress = (): string =>
  addressOn(process.env['STOREFRONT_HOST'] ?? '', process.env.PORT ?? '3000');
