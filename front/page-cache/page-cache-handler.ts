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
 * Loaded by Next itself (next.config.ts, `cacheHandler`), and put into what runs at the edge, too. Pages are kept by a
 * server in production alone: neither at the edge nor by a build, and in development each is made anew.
 */
export default process.env.NEXT_RUNTIME !== 'edge' && isServing
  ? (await import('#front/page-cache/page-cache.ts')).default
  : KeepsNothing;
