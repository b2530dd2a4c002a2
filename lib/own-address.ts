/** What stands for all addresses of a machine; it is reached by one of them. */
const everywhere = new Set(['', '0.0.0.0', '::']);

/** How this machine reaches a server that listens on `host`, an IP address; empty: on all. */
export function addressOn(host: string, port: number | string): string {
  if (everywhere.has(host)) return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Where this very server answers. Not what a request says: its Host could be anybody's. Next sets
 * `PORT` to the port it took.
 */
export const ownAddress = (): string =>
  addressOn(process.env['STOREFRONT_HOST'] ?? '', process.env.PORT ?? '3000');
