/** Addresses of the site that is crawled: written by its own name or by the one it is reached by. */
export class Addresses {
  private readonly base: URL;
  /** The site's public origin, which stands in canonicals and sitemaps. */
  private readonly named: string;

  /** @param named where the home page says it is; the same as `base` unless a proxy stands before it */
  constructor(base: string, named: string = base) {
    this.base = new URL(base);
    this.named = new URL(named, base).origin;
  }

  /**
   * As `own`, for what is told to others: it has to be of the public origin.
   */
  told(reference: string): string | null {
    const url = URL.parse(reference.trim(), this.named);
    return url?.origin === this.named ? this.own(url.href) : null;
  }

  /**
   * The address that a reference of a page leads to, without its fragment, on the origin that is crawled.
   * @returns null where it leads elsewhere or nowhere
   */
  own(reference: string, from: string = this.base.href): string | null {
    const url = URL.parse(reference.trim(), from);
    if (url === null || (url.origin !== this.base.origin && url.origin !== this.named)) return null;
    const { pathname, search } = url;
    return `${this.base.origin}${pathname}${search}`;
  }
}

/** Whether a site runs on this machine for a trial, where it may call itself by its public name. */
export function isLoopback(base: string): boolean {
  const { hostname } = new URL(base);
  return /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** An address as a person reads it: below the site's origin, in its own letters. */
export function readable(url: string): string {
  const { pathname, search } = new URL(url);
  try {
    return decodeURI(`${pathname}${search}`);
  } catch {
    return `${pathname}${search}`;
  }
}
