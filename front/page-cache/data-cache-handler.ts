import { createDataCache } from '#front/page-cache/data-cache.ts';
import { config } from '#lib/config.ts';

/** Loaded by Next itself (next.config.ts, `cacheHandlers`), outside of the bundles. */
export default createDataCache(config.dataCacheBytes);
