import { ownAddress } from '#lib/own-address.ts';

/** How long to wait for one page, in ms. */
const patience = 15_000;

/**
 * Asks for pages once, one after the other, so that the next visitor finds them made anew. A page that
 * fails stays as it was; its next visitor makes it.
 */
export async function visit(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // One at a time, shoppers come first.
    // oxlint-disable-next-line no-await-in-loop
    await fetch(`${ownAddress()}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
      .then((page) => page.arrayBuffer())
      .catch(() => undefined);
  }
}
