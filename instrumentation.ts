/** Runs once, before the storefront takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { hookRequests } = await import('#lib/http/request-hooks.ts');
  hookRequests();
}
