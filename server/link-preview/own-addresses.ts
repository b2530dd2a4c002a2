/** Where a shop is, and where it is reached. */
export interface Shop {
  /** Origin from which its pages are read. */
  base: string;
  /** Origin by which it is known. */
  site: string;
}

/** The shop's own address of a path or address; null for any other site. */
export function ownAddress({ base, site }: Shop, asked: string, from = site): URL | null {
  const url = URL.parse(asked, from);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isOwn = [base, site].some((each) => new URL(each).origin === url.origin);
  if (!isOwn) return null;
  const own = new URL(new URL(site).origin);
  // Set one by one: a path that begins with two slashes would be read as another host.
  own.pathname = url.pathname;
  own.search = url.search;
  return own;
}

/** Where an own address is read from. */
export function readFrom({ base }: Shop, { pathname, search }: URL): URL {
  const url = new URL(new URL(base).origin);
  url.pathname = pathname;
  url.search = search;
  return url;
}

/** Whether a shop runs on this machine as a test copy, which may use the public name. */
export function isLoopback(base: string): boolean {
  const { hostname } = new URL(base);
  return /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
