class KeepsNothing {
  async get(): Promise<null> {
    return null;
  }
  async set(): Promise<void> {}
  async revalidateTag(): Promise<void> {}
  resetRequestCache(): void {}
}

const isServing =
  process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build';

/**
 * Loaded by Next itself (next.config.ts, `cacheHandler`), which also bundles it for the edge. Pages are cached only by
 * a production server: neither at the edge nor during a build, and in development each is rendered anew.
 */
export default process.env.NEXT_RUNTIME !== 'edge' && isServing
  ? (await import('#front/page-cache/page-cache.ts')).default
  : KeepsNothing;
