import type { Head } from '#scripts/seo/page.ts';

/** What is kept of an address that was asked for. */
export interface Visit {
  status: number;
  /** Where a redirect leads: on this site its address, else as it is written. */
  location: string | null;
  /** Of a page that was answered with 200. */
  page: VisitedPage | null;
}

export interface VisitedPage extends Head {
  noIndex: boolean;
  /** On this site, without fragment; null: none, or elsewhere. */
  canonical: string | null;
  /** Where it names what is of the site by another origin than the site's public one. */
  strays: string[];
}

/** A page that stands for itself in a search engine's list. */
export const isListed = (url: string, { noIndex, canonical }: VisitedPage): boolean =>
  !noIndex && (canonical === null || canonical === url);

/** Who links to an address. */
export interface Linked {
  /** Pages that do, as far as they are kept; the first is the one that was read first. */
  from: string[];
  count: number;
  /** Whether a crawler that began at the home page comes here by links. */
  reached: boolean;
}

/** A site as it was crawled. */
export interface Site {
  base: string;
  /** Origin of the home page's canonical. */
  named: string;
  /** The origin it is to have by its settings; null: nobody says. */
  wanted: string | null;
  /** Of `robots.txt`: its status, and how many sitemaps it names. */
  robots: { status: number; sitemaps: number };
  visits: Map<string, Visit>;
  links: Map<string, Linked>;
  /** Addresses the sitemaps name, and the sitemap that does. */
  listed: Map<string, string>;
  /** Addresses of another site that sitemaps or `robots.txt` name, and who does. */
  foreign: Map<string, string>;
  /** Statuses of sitemaps, and how many pages or parts they name. */
  sitemaps: Map<string, { status: number; entries: number }>;
  /** Statuses of the files pages are made of, and who names them; null: there was no time to ask. */
  files: Map<string, { status: number | null; from: string }>;
  /** Why the crawl ended before all was seen. */
  cut: string | null;
}
