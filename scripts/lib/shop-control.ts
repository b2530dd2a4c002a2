import { createServer } from 'node:http';
import { once } from 'node:events';
import { loadConfig } from '#server/config.ts';
import { run } from '#server/control.ts';
import { type EmptyShop, startEmptyShop } from '#scripts/lib/empty-shop.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { build } from '#scripts/lib/storefront-build.ts';

/** A price: the product's code, the variant and toman. */
const prices = /^\/price\/(\d+)\/(\d+)\/(\d+)$/;
/** Commands of `server/cli/set-….ts`, with their arguments. */
const commands =
  /^\/(?:(stock)\/(\d+)\/(\d+)\/(\d+)|(name)\/(\d+)\/([^/]+)|(removed)\/(\d+)\/([01]))$/;

export interface ShopControl {
  url: string;
  close(): Promise<void>;
}

async function stop(shop: RunningShop, which: 'service' | 'storefront'): Promise<void> {
  const ending = await shop.stopOne(which);
  if (ending?.code !== 0) {
    throw new Error(`The ${which} ended by ${ending?.signal ?? ending?.code}.`);
  }
}

/**
 * Changes a price as `server/cli/set-price.ts` does, which has its own test; starting it takes 1.4 s of CPU time.
 * @throws Error when the command is refused
 */
async function setPrice(shop: RunningShop, values: readonly string[]): Promise<void> {
  const [websiteCode = -1, variantId = -1, price = -1] = values.map(Number);
  const change = { do: 'change-variant', websiteCode, variantId, change: { price } } as const;
  const { error } = await run(loadConfig(shop.settings.env), change);
  if (error !== null) throw new Error(error);
}

/**
 * HTTP interface for tests in another process to control the shop's programs:
 *
 * - `POST /service/kill` (SIGKILL), `POST /service/stop` (SIGTERM; fails unless it exits with 0),
 * `POST /service/start`, and the same of `/storefront`;
 * - `POST /storefront/build`: rebuild a stopped storefront;
 * - `POST /price/{WebsiteCode}/{variant}/{toman}`, `POST /stock/{WebsiteCode}/{variant}/{pieces}`,
 * `POST /name/{WebsiteCode}/{name}`: change a product;
 * - `POST /removed/{WebsiteCode}/{0 or 1}`: remove a product or restore it;
 * - `POST /empty/start`: start an empty shop beside it, `POST /empty/stop`: remove that.
 *
 * Answers 204, or 200 with the address and code of the empty shop, when it is done; a started program accepts requests by then.
 */
export async function controlShop(shop: RunningShop): Promise<ShopControl> {
  let empty: EmptyShop | null = null;
  const stopEmpty = async (): Promise<void> => {
    await empty?.stop();
    empty = null;
  };
  const actions: Record<string, () => Promise<object | void>> = {
    '/empty/start': async () => {
      empty = await startEmptyShop(shop);
      return { url: empty.url, code: empty.code };
    },
    '/empty/stop': stopEmpty,
    '/service/kill': () => shop.killService(),
    '/service/stop': () => stop(shop, 'service'),
    '/service/start': () => shop.startService(),
    '/storefront/kill': () => shop.killStorefront(),
    '/storefront/stop': () => stop(shop, 'storefront'),
    '/storefront/build': () => build(shop.settings),
    '/storefront/start': () => shop.startStorefront(),
  };
  const actionOf = (url: string) => {
    const [, ...price] = prices.exec(url) ?? [];
    if (price.length > 0) return () => setPrice(shop, price);
    const [, what, ...values] = commands.exec(url)?.filter((part) => part !== undefined) ?? [];
    return what === undefined
      ? actions[url]
      : () => shop.command(`set-${what}`, values.map(decodeURIComponent));
  };
  const server = createServer((request, response) => {
    const action = request.method === 'POST' ? actionOf(request.url ?? '') : undefined;
    if (!action) {
      response.writeHead(404).end();
      return;
    }
    action().then(
      (found) =>
        found === undefined
          ? response.writeHead(204).end()
          : response.writeHead(200).end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      await stopEmpty();
    },
  };
}
