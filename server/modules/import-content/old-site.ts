/** The site that a file was taken from. */
export interface OldSite {
  /** Without a trailing slash; '' where the file does not say it. */
  readonly baseUrl: string;
  /** Whether it is this shop. */
  readonly isThisShop: boolean;
  /** Its host without `www.`: what its posts are known by. */
  readonly host: string;
  /** The path, with query and anchor, of an address of it, as people read it; null for another site's. */
  pathOf(address: string): string | null;
  /** Whether a path is that of an uploaded file. */
  isUpload(path: string): boolean;
  /** Where a picture is: a path of this shop, or an address by which it can be fetched; null when it leads nowhere. */
  pictureOf(address: string): string | null;
}

const plainHost = (host: string): string => host.replace(/^www\./, '');

/**
 * @param baseUrl as the file says; '' where it does not
 * @param siteUrl of this shop, without a trailing slash
 */
export function oldSite(baseUrl: string, siteUrl: string): OldSite {
  const base = URL.parse(baseUrl);
  const host = base === null ? '' : plainHost(base.host);
  const isThisShop = host !== '' && host === plainHost(URL.parse(siteUrl)?.host ?? '');

  function pathOf(address: string): string | null {
    const url = /^https?:/i.test(address) ? URL.parse(address) : null;
    if (url === null || host === '' || plainHost(url.host) !== host) return null;
    return decoded(url.pathname) + url.search + url.hash;
  }

  return {
    baseUrl,
    isThisShop,
    host,
    pathOf,
    isUpload: (path) => /\/(?:wp-content\/)?uploads\//.test(path),
    pictureOf: (address) => {
      if (address === '' || address.startsWith('data:')) return null;
      const url = URL.parse(address, base ?? undefined);
      if (url === null || !/^https?:$/.test(url.protocol)) return null;
      const own = pathOf(url.href);
      return isThisShop && own !== null && own.startsWith('/media/') ? own : url.href;
    },
  };
}

/** A path as people read it, which the shop's own links are written in. */
function decoded(path: string): string {
  try {
    const text = decodeURIComponent(path);
    return /[\s<>"'`\\?#%]/.test(text) ? path : text;
  } catch {
    return path;
  }
}
