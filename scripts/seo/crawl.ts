import { paths } from '#lib/contract/paths.ts';
import { isLoopback } from '#server/link-preview/own-addresses.ts';
import { Addresses } from '#scripts/seo/address.ts';
import { authorsOf } from '#scripts/seo/author-rules.ts';
import { type Answer, get } from '#scripts/seo/get.ts';
import { filmsOf } from '#scripts/seo/film-rules.ts';
import { filesOf } from '#scripts/seo/files.ts';
import { headOf, kindOf, linksOf, type Page, readPage } from '#scripts/seo/page.ts';
import { productPageOf } from '#scripts/seo/product-page.ts';
import { readRobotsTxt, type RobotsTxt } from '#scripts/seo/robots-txt.ts';
import type { Linked, Site, VisitedPage } from '#scripts/seo/site.ts';
import { straysOf } from '#scripts/seo/public-address.ts';
import { readSitemaps } from '#scripts/seo/sitemaps.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

export interface Limits {
  /** Number of requested addresses. */
  pages: number;
  /** Concurrent requests. */
  concurrency: number;
  /** Bytes read of an answer. */
  bytes: number;
  /** Timeout of a request. */
  requestMs: number;
  /** Timeout of the whole crawl. */
  totalMs: number;
  /** Number of pages of each kind whose HTML is validated, which takes most of the crawler's time. */
  validatedPerKind: number;
  /** Number of pages of each kind whose files are requested; each product's link preview is drawn then. */
  filesPerKind: number;
}

export const usualLimits: Limits = {
  pages: 5_000,
  concurrency: 4,
  bytes: 3_000_000,
  requestMs: 30_000,
  totalMs: 600_000,
  validatedPerKind: Number.POSITIVE_INFINITY,
  filesPerKind: Number.POSITIVE_INFINITY,
};

/** How many of the pages that link to an address are kept for the report. */
const keptLinkers = 3;

/**
 * Called once with each page, while its HTML is in memory.
 * @param ofKind the number of pages of its kind so far, this one included
 */
type See = (page: Page, ofKind: number) => Promise<void>;

const isLogin = (url: string): boolean => new URL(url).pathname === paths.login;

/** Runs the work for all items with limited concurrency. */
async function forAll<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let { done, value } = iterator.next(); !done; { done, value } = iterator.next()) {
      await work(value);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

class Crawler {
  readonly site: Site;
  private readonly limits: Limits;
  private readonly until: number;
  private readonly see: See;
  private readonly addresses: Addresses;
  private robots: RobotsTxt = readRobotsTxt('');
  /** Addresses to request next. */
  private next = new Set<string>();
  /** Addresses found behind nofollow links only; these do not make a page reachable. */
  private readonly unfollowed = new Set<string>();
  private readonly seenOfKind = new Map<string, number>();
  /** Whether addresses found now are reachable from the home page. */
  private fromHome = true;

  constructor(
    addresses: Addresses,
    { base, named, wanted }: Pick<Site, 'base' | 'named' | 'wanted'>,
    limits: Limits,
    see: See,
  ) {
    this.addresses = addresses;
    this.limits = limits;
    this.until = Date.now() + limits.totalMs;
    this.see = see;
    this.site = {
      base,
      named,
      wanted,
      robots: { status: 0, sitemaps: 0 },
      visits: new Map(),
      links: new Map(),
      listed: new Map(),
      foreign: new Map(),
      sitemaps: new Map(),
      files: new Map(),
      cut: null,
    };
  }

  async crawl(): Promise<Site> {
    const { site, bounds } = this;
    const { status, body } = await get(`${site.base}/robots.txt`, bounds);
    this.robots = readRobotsTxt(status === 200 ? body : '');
    site.robots = { status, sitemaps: this.robots.sitemaps.length };
    this.next.add(`${site.base}/`);
    await this.follow();
    this.fromHome = false;
    await this.readSitemaps();
    const others = [...this.unfollowed, ...site.listed.keys(), ...this.canonicals()];
    for (const url of others) this.want(url);
    await this.follow();
    await forAll(site.files, this.limits.concurrency, ([url, file]) => this.tryFile(url, file));
    return site;
  }

  private get bounds() {
    return { bytes: this.limits.bytes, ms: this.limits.requestMs };
  }

  private async readSitemaps(): Promise<void> {
    const { sitemaps } = this.robots;
    const first = sitemaps.length > 0 ? sitemaps : ['/sitemap.xml'];
    const from = `${this.site.base}/robots.txt`;
    Object.assign(this.site, await readSitemaps(first, from, this.addresses, this.bounds));
  }

  private canonicals(): string[] {
    return [...this.site.visits.values()].flatMap(({ page }) => page?.canonical ?? []);
  }

  /** Requests all waiting addresses, and those found there, until none is left. */
  private async follow(): Promise<void> {
    while (this.next.size > 0 && this.site.cut === null) {
      const wave = this.next;
      this.next = new Set();
      await forAll(wave, this.limits.concurrency, (url) => this.visit(url));
    }
  }

  private want(url: string): void {
    const { pathname, search } = new URL(url);
    if (this.site.visits.has(url) || !this.robots.allows(`${pathname}${search}`)) return;
    this.next.add(url);
  }

  private hasRoom(): boolean {
    if (this.site.visits.size >= this.limits.pages) {
      this.site.cut ??= `${this.limits.pages} addresses`;
    }
    return this.hasTime() && this.site.cut === null;
  }

  private hasTime(): boolean {
    const isLate = Date.now() > this.until;
    if (isLate) this.site.cut ??= `${this.limits.totalMs / 1000} s`;
    return !isLate;
  }

  private async visit(url: string): Promise<void> {
    if (this.site.visits.has(url) || !this.hasRoom()) return;
    // Recorded before the answer arrives, so that it is requested only once.
    this.site.visits.set(url, { status: 0, location: null, page: null });
    const answer = await get(url, this.bounds);
    const location = answer.location === null ? null : this.ledTo(answer.location, url);
    const isPage = answer.status === 200 && answer.type === 'text/html';
    const page = isPage ? await this.read(url, answer) : null;
    this.site.visits.set(url, { status: answer.status, location, page });
  }

  private ledTo(location: string, from: string): string {
    const own = this.addresses.own(location, from);
    // The login is one page, whatever its return address.
    if (own !== null) this.want(isLogin(own) ? own.replace(/\?.*/, '') : own);
    return own ?? location;
  }

  private async read(url: string, answer: Answer): Promise<VisitedPage> {
    const page = readPage(url, answer);
    const head = headOf(page);
    this.noteLinks(page);
    const seen = this.countKind(page);
    if (seen <= this.limits.filesPerKind) this.noteFiles(page);
    await this.see(page, seen);
    const [canonical] = head.canonicals;
    const own = canonical === undefined ? null : this.addresses.ownPublished(canonical);
    const strays = straysOf(page, this.site.named);
    const product = productPageOf(page);
    return {
      ...head,
      noIndex: page.noIndex,
      canonical: own,
      product,
      strays,
      ...authorsOf(page, (address) => this.addresses.ownPublished(address)),
      films: filmsOf(page),
    };
  }

  /**
   * Whether to follow a page's links. Behind nofollow links there may be endless pages, one
   * filtered list after another.
   */
  private leadsOn({ url, noIndex }: Page): boolean {
    return !noIndex || !this.unfollowed.has(url) || this.site.links.get(url)?.reached === true;
  }

  private noteLinks(page: Page): void {
    const leadsOn = this.leadsOn(page);
    for (const { href, followed } of linksOf(page)) {
      const url = this.addresses.own(href, page.url);
      if (url === null) continue;
      const linked: Linked = this.site.links.get(url) ?? { from: [], count: 0, reached: false };
      linked.count += 1;
      linked.reached ||= followed && this.fromHome;
      if (linked.from.length < keptLinkers) linked.from.push(page.url);
      this.site.links.set(url, linked);
      if (!leadsOn) continue;
      if (followed) this.want(url);
      else this.unfollowed.add(url);
    }
  }

  /** @returns how many pages of its kind were seen so far, this one included */
  private countKind({ url }: Page): number {
    const kind = kindOf(url);
    const seen = (this.seenOfKind.get(kind) ?? 0) + 1;
    this.seenOfKind.set(kind, seen);
    return seen;
  }

  private noteFiles(page: Page): void {
    for (const file of filesOf(page)) {
      const own = this.addresses.own(file, page.url);
      if (own !== null && !this.site.files.has(own)) {
        this.site.files.set(own, { status: null, from: page.url });
      }
    }
  }

  private async tryFile(url: string, file: { status: number | null; from: string }): Promise<void> {
    if (!this.hasTime()) return;
    const visited = this.site.visits.get(url);
    file.status = visited?.status ?? (await get(url, this.bounds, {}, 'HEAD')).status;
  }
}

/**
 * Crawls a site from its home page: every address of its own in a link, a canonical or a sitemap,
 * except those its robots.txt disallows. Never requests another origin.
 * @param base its origin
 * @param publicUrl its address according to its settings; null if unknown
 * @throws PlainFailure if there is no home page
 */
export async function crawl(
  base: string,
  limits: Limits,
  see: See,
  publicUrl: string | null = null,
): Promise<Site> {
  const home = await get(`${base}/`, { bytes: limits.bytes, ms: limits.requestMs });
  if (home.status !== 200) {
    throw new PlainFailure(
      home.status === 0 ? `nothing answers at ${base}.` : `${base}/ answers ${home.status}.`,
    );
  }
  const [canonical = base] = headOf(readPage(`${base}/`, home)).canonicals;
  const named = URL.parse(canonical, base)?.origin ?? base;
  // On other addresses than loopback, visitors' address is the public one.
  const addresses = new Addresses(base, isLoopback(base) ? named : base);
  const wanted = publicUrl === null ? null : new URL(publicUrl).origin;
  return new Crawler(addresses, { base, named, wanted }, limits, see).crawl();
}
