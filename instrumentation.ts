/** Runs once, before the storefront takes requests. */
export async function register(): Promise<void> {
  if (
    process.env.NEXT_RUNTIME !== 'nodejs' ||
    process.env.NEXT_PHASE === 'phase-production-build'
  ) {
    return;
  }
  const { hookRequests } = await import('#lib/http/request-hooks.ts');
  hookRequests();
  if (process.env.NODE_ENV !== 'production') return;
  await answerFailures();
  const { doubtBuiltPages } = await import('#lib/revalidate/at-start.ts');
  // Not awaited: it asks this server, which takes requests only after this.
  void doubtBuiltPages();
}

/** In development Next's own page tells more. */
async function answerFailures(): Promise<void> {
  const { answerFailedPages } = await import('#lib/http/page-failed.ts');
  const { failedPage } = await import('#lib/http/failed-page.ts');
  const { dark, light } = await import('./app/styles/tokens.ts');
  answerFailedPages((font) => failedPage({ light, dark }, font));
}
