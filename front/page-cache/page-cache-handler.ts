class KeepsNothing {
  async get(): Promise<null> {
    return null;
  }
  async set(): Promise<void> {}
  async revalidateTag(): Promise<void> {}
}

/**
 * Loaded by Next itself (next.config.ts, `cacheHandler`), and put into what runs at the edge, too, where no page is
 * kept.
 */
export default process.env.NEXT_RUNTIME === 'edge'
  ? KeepsNothing
  : (await import('#front/page-cache/page-cache.ts')).default;
