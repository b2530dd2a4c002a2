import type { Head } from '#scripts/seo/page.ts';
import type { ProductPage } from '#scripts/seo/product-page.ts';

/** What is kept of a requested address. */
export interface Visit {
  status: number;
  /** Target of a redirect: the normalised address if it is on this site, else as written. */
  location: string | null;
  /** Set if the page was answered with 200. */
  page: VisitedPage | null;
}

export interface VisitedPage extends Head {
  noIndex: boolean;
  /** Address on this site, without fragment; null if there is none or it is elsewhere. */
  canonical: string | null;
  /** What it is about, if that is one product. */
  product: ProductPage | null;
  /** Places where it names the site by another origin than the public one. */
  strays: string[];
  /** Authors of the articles it names, with the addresses of their pages on this site. */
  authors: readonly { name: string; address: string | null }[];
  /** Whether it is about a person. */
  isProfile: boolean;
  /** Its films: address and date. */
  films: readonly (readonly [address: string, date: string])[];
}

/** Whether search engines may index the page under its own address. */
export const isListed = (url: string, { noIndex, canonical }: VisitedPage): boolean =>
  !noIndex && (canonical === null || canonical === url);

/** Links to an address. */
export interface Linked {
  /** Pages with such a link, up to a limit, in the order they were read. */
  from: string[];
  count: number;
  /** Whether it can be reached from the home page by links. */
  reached: boolean;
}

/** A crawled site. */
export interface Site {
  base: string;
  /** Origin of the home page's canonical. */
  named: string;
  /** The origin in its settings; null if unknown. */
  wanted: string | null;
  /** Status of `robots.txt`, and the number of sitemaps it names. */
  robots: { status: number; sitemaps: number };
  visits: Map<string, Visit>;
  links: Map<string, Linked>;
  /** Addresses in sitemaps, with the sitemap of each. */
  listed: Map<string, string>;
  /** Addresses of other sites in sitemaps or `robots.txt`, with their source. */
  foreign: Map<string, string>;
  /** Status of each sitemap, and its number of entries. */
  sitemaps: Map<string, { status: number; entries: number }>;
  /**
   * Status of each file pages consist of, with the pages that use it; null if there was no time to
   * request it.
   */
  files: Map<string, { status: number | null; from: string }>;
  /** Why the crawl is incomplete; otherwise null. */
  cut: string | null;
}
