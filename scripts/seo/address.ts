/** Addresses of the crawled site, written with its public origin or the origin it is reached by. */
export class Addresses {
  private readonly base: URL;
  /** The site's public origin, used in canonicals and sitemaps. */
  private readonly named: string;

  /**
   * @param named where the home page says it is; equals `base` unless the site is behind a proxy
   */
  constructor(base: string, named: string = base) {
    this.base = new URL(base);
    this.named = new URL(named, base).origin;
  }

  /** Like `own`, for addresses published to others: these must have the public origin. */
  ownPublished(reference: string): string | null {
    const url = URL.parse(reference.trim(), this.named);
    return url?.origin === this.named ? this.own(url.href) : null;
  }

  /**
   * The address a page's reference leads to, without its fragment, with the crawled origin.
   * @returns null if it leads to another site or is invalid
   */
  own(reference: string, from: string = this.base.href): string | null {
    const url = URL.parse(reference.trim(), from);
    if (url === null || (url.origin !== this.base.origin && url.origin !== this.named)) return null;
    const { pathname, search } = url;
    return `${this.base.origin}${pathname}${search}`;
  }
}
