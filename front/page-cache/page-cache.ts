import { LRUCache } from 'lru-cache';
import { createBuiltPages } from '#front/page-cache/built-pages.ts';
import { clock, fills } from '#front/page-cache/fills.ts';
import {
  isKept,
  type KeptResponse,
  type Lifetime,
  sizeOf,
  tagsOf,
} from '#front/page-cache/kept-response.ts';
import { isServiceReady } from '#front/page-cache/service-ready.ts';
import { createTagTimes } from '#front/page-cache/tag-times.ts';
import { config } from '#lib/config.ts';
import { paths } from '#lib/contract/paths.ts';

interface Page {
  value: KeptResponse;
  tags: string[];
  /** When the oldest data in it was read, in ms since the epoch. */
  since: number;
  /** `since`, or when Next put the page back because rendering it again failed. */
  validFrom: number;
  /** Absent for a prerendered page: Next knows its lifetime from the build. */
  lifetime?: Lifetime | undefined;
  /** Next was asked to render the page again before it answers. */
  isAwaited?: boolean;
  /** Set when that failed: until when the old page is served, and how long that is, in ms. */
  failed?: { until: number; wait: number };
}

/** How long after a change the old page may be served while a new one is rendered, in ms. */
const grace = 1_000;

/** How long the old page is served after a failed rendering, in ms; doubled by each failure. */
const shortestWait = 3_000;
const longestWait = 30_000;

/** Age by which Next renders the page before it answers. */
const expired = -1;

const pages = new LRUCache<string, Page>({
  maxSize: config.pageCacheBytes,
  sizeCalculation: (page, key) => sizeOf(page.value) + 2 * key.length,
});
/** Next may put back a response that `pages` has dropped meanwhile. */
const pageOf = new WeakMap<KeptResponse, Page>();
const readBuiltPage = createBuiltPages(process.env['NEXT_DIST_DIR'] ?? '.next');

const changes = createTagTimes();
/** Changes older than `grace`. */
const settledChanges = createTagTimes();

/** Whether one member alone opens the page: kept, it would only displace others. */
const isOfOneMember = (key: string): boolean => key.startsWith(`${paths.orders}/`);

function keep(key: string, page: Page): Page {
  pageOf.set(page.value, page);
  pages.set(key, page);
  return page;
}

async function find(key: string, isFallback: boolean): Promise<Page | undefined> {
  const kept = pages.get(key);
  if (kept) return kept;
  const built = await readBuiltPage(key, isFallback);
  // It may have been rendered meanwhile.
  if (built === null || pages.has(key)) return pages.get(key);
  return keep(key, { ...built, validFrom: built.since, tags: tagsOf(built.value) });
}

/** Whether Next is to render the page again before it answers. */
async function isExpired({ tags, since, lifetime, failed }: Page): Promise<boolean> {
  // A prerendered page gets no grace: without its lifetime Next cannot be asked to render it after the answer.
  const changed = (lifetime ? settledChanges : changes).latest(tags);
  return changed > since && (failed?.until ?? 0) < clock() && (await isServiceReady());
}

/** The time that Next takes as the page's render. If it is old enough, Next serves the page and renders a new one. */
function lastModified({ tags, validFrom, lifetime }: Page): number {
  if (!lifetime?.revalidate || changes.latest(tags) <= validFrom) return validFrom;
  return Math.min(validFrom, clock() - lifetime.revalidate * 1_000 - 1);
}

/** Next puts a page back for some seconds when rendering it again has failed. */
function putBack(page: Page, lifetime: Lifetime | undefined): Page {
  page.validFrom = clock();
  page.lifetime = lifetime;
  if (page.isAwaited) {
    page.isAwaited = false;
    const wait = Math.min(longestWait, 2 * (page.failed?.wait ?? shortestWait / 2));
    page.failed = { until: clock() + wait, wait };
  }
  return page;
}

/**
 * The cache of pages (`cacheHandler`), in bounded memory; nothing is written to disk. A page is as old as the oldest
 * data in it, and a moment after a change every visitor gets the new page, unless the service is unreachable or rendering
 * the page has just failed (docs/adr/0024, docs/adr/0030). Next makes one of these for each request.
 */
export default class PageCache {
  readonly #begun = clock();

  async get(key: string, { kind, isFallback = false }: { kind: string; isFallback?: boolean }) {
    const page = isKept(kind) ? await find(key, isFallback) : undefined;
    if (page === undefined) return null;
    const { value, lifetime } = page;
    const lifetimeIfKnown = lifetime && { cacheControl: lifetime };
    if (!(await isExpired(page))) {
      return { value, lastModified: lastModified(page), ...lifetimeIfKnown };
    }
    page.isAwaited = true;
    return { value, lastModified: expired, ...lifetimeIfKnown };
  }

  async set(
    key: string,
    value: KeptResponse | null,
    { cacheControl }: { cacheControl?: Lifetime },
  ): Promise<void> {
    if (value === null) pages.delete(key);
    if (value === null || !isKept(value.kind) || isOfOneMember(key)) return;
    const former = pageOf.get(value);
    keep(key, former ? putBack(former, cacheControl) : this.#newPage(value, cacheControl));
  }

  #newPage(value: KeptResponse, lifetime: Lifetime | undefined): Page {
    const tags = tagsOf(value);
    const since = Math.min(this.#begun, fills.oldestSharedBy(tags, this.#begun));
    return { value, tags, since, validFrom: since, lifetime };
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    const changed = [tags].flat();
    const now = clock();
    changes.note(changed, now);
    setTimeout(() => settledChanges.note(changed, now), grace).unref();
  }

  /** Nothing is kept for a single request. */
  resetRequestCache(): void {}
}
