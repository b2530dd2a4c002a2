/**
 * Runs once, before the storefront takes requests; Next builds it for its edge runtime, too. Only inside
 * this condition, as Next's documentation has it, what needs Node stays out of that build.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepare } = await import('./instrumentation.node.ts');
    prepare();
  }
}
