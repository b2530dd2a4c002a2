import nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { oldestFill } from '#lib/cache/fills.ts';
import { isServiceReady } from '#front/page-cache/service-ready.ts';

type NextCache = InstanceType<typeof nextCache.default>;

/** For how long after a change the former page may still be shown while a new one is made, in ms. */
const grace = 1_000;

/** When tags were last said to have changed, of what was said at least `grace` ago; in ms since the epoch. */
const settled = new Map<string, number>();

/** As of when what a page says is true, in ms since the epoch. */
const trueSince = new WeakMap<object, number>();

/** Pages that could not be made while the service was ready: until when, and how long they are left then, in ms. */
const failed = new WeakMap<object, { until: number; wait: number }>();
/** Pages of which another is being made before anybody gets it. */
const beingMade = new WeakSet<object>();
const shortestWait = 3_000;
const longestWait = 30_000;

/** Notes that Next has put a page back because another could not be made. */
function noteFailure(page: object): void {
  if (!beingMade.delete(page)) return;
  const wait = Math.min(longestWait, 2 * (failed.get(page)?.wait ?? shortestWait / 2));
  failed.set(page, { until: Date.now() + wait, wait });
}

const hasFailedLately = (page: object): boolean => (failed.get(page)?.until ?? 0) > Date.now();

const tagsHeader = 'x-next-cache-tags';

/** Whether the page was begun before a change of what it shows that was told more than a moment ago. */
function isOutdated(page: object, since: number): boolean {
  const headers = 'headers' in page ? page.headers : undefined;
  const said: unknown = Object(headers)[tagsHeader];
  return typeof said === 'string' && said.split(',').some((tag) => (settled.get(tag) ?? 0) > since);
}

/**
 * Next's memory of pages (`cacheHandler`), of which it makes one for each request, with two things of our own
 * (docs/adr/0024). A page is as old as what it was made of: Next takes one for as new as the moment it was
 * finished, and would keep for good what was read before a change that came meanwhile. And who comes more than a
 * moment after a change gets the new page, never the former one, unless there is no service to make it of or making it
 * has failed a moment ago.
 */
export default class PageCache extends nextCache.default {
  readonly #memory: ReturnType<typeof getMemoryCache> | undefined;
  /** What is made for this request is read from now on, or shares an answer that is being read already. */
  readonly #begun = Math.min(Date.now() - 1, oldestFill());

  constructor(context: ConstructorParameters<typeof nextCache.default>[0]) {
    super(context);
    const { maxMemoryCacheSize } = context;
    this.#memory = maxMemoryCacheSize ? getMemoryCache(maxMemoryCacheSize) : undefined;
  }

  override async get(...args: Parameters<NextCache['get']>) {
    const kept = await super.get(...args);
    const page = kept?.value;
    if (!page) return kept;
    const since = trueSince.get(page) ?? kept.lastModified;
    // Next puts it back as a new one when another cannot be made.
    trueSince.set(page, since);
    const isFirst = isOutdated(page, since) && !hasFailedLately(page) && (await isServiceReady());
    if (!isFirst) return kept;
    beingMade.add(page);
    return { ...kept, lastModified: madeFirst };
  }

  override async set(...args: Parameters<NextCache['set']>) {
    const [key, page] = args;
    const done = super.set(...args);
    if (page && trueSince.has(page)) noteFailure(page);
    if (page && !trueSince.has(page)) {
      trueSince.set(page, this.#begun);
      const kept = this.#memory?.get(key);
      if (kept?.value === page) kept.lastModified = this.#begun;
    }
    await done;
  }

  override async revalidateTag(...args: Parameters<NextCache['revalidateTag']>) {
    const now = Date.now();
    await super.revalidateTag(...args);
    const settle = () => {
      for (const tag of [args[0]].flat()) settled.set(tag, now);
    };
    setTimeout(settle, grace).unref();
  }
}

/** The age by which Next makes a page before it answers. */
const madeFirst = -1;
