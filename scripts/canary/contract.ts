/**
 * Run by `scripts/canary.ts` inside a copy of the checkout: builds a shop, serves it, and checks what `front/` assumes about
 * Next as it is installed there. Prints a line for each check.
 */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { revalidatePath, signatureHeader } from '#lib/contract/revalidate.ts';
import { tags } from '#lib/contract/tags.ts';
import { sign } from '#lib/rules/signature.ts';
import { findPages, type Pages } from '#scripts/bench/pages.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { endWith } from '#scripts/lib/steps.ts';
import { withTestShop } from '#scripts/lib/test-shop.ts';

/** Not those of the test shop: a test run may begin while this one builds. */
const ownPorts = { storefront: 3_230, service: 4_230 };
/** Longer than the old version of a changed page may be served, in ms. */
const soon = 2_000;

/** The first answer to a request, whole: a redirect is not followed. */
async function ask(address: string) {
  const response = await fetch(address, { redirect: 'manual' });
  const { status, headers } = response;
  return { status, headers, html: await response.text(), cache: headers.get('x-nextjs-cache') };
}

async function tellOfChange({ baseUrl, settings }: RunningShop): Promise<number> {
  const secret = readFileSync(join(settings.dataDir, 'revalidate-secret'), 'utf8').trim();
  const body = JSON.stringify({ tags: [tags.home], paths: [] });
  const headers = { [signatureHeader]: sign(secret, body, Date.now()) };
  return (await fetch(baseUrl + revalidatePath, { method: 'POST', headers, body })).status;
}

type Check = (shop: RunningShop, pages: Pages) => Promise<void>;

const checks: Record<string, Check> = {
  'pages are kept: HIT on the second request': async ({ baseUrl }, pages) => {
    for (const path of Object.values(pages)) {
      await ask(baseUrl + path);
      const { status, cache } = await ask(baseUrl + path);
      assert.deepEqual({ path, status, cache }, { path, status: 200, cache: 'HIT' });
    }
  },
  'scripts are late': async ({ baseUrl }, pages) => {
    const { html } = await ask(baseUrl + pages.product);
    assert.match(html, /<script type="late" src="/);
    assert.doesNotMatch(html, /<script src="\/_next\/static\/[^"]*" async=""/);
  },
  'what does not exist answers 404': async ({ baseUrl }) => {
    for (const path of ['/none-such', '/shop/product/999999999/-', '/blog/999999999/-']) {
      assert.deepEqual({ path, status: (await ask(baseUrl + path)).status }, { path, status: 404 });
    }
  },
  'another slug is redirected, from the cache as well': async ({ baseUrl }, pages) => {
    const path = pages.product.replace(/[^/]+$/, 'another');
    for (const time of ['first', 'second']) {
      const { status, headers } = await ask(baseUrl + path);
      const to = new URL(headers.get('location') ?? '/', baseUrl).pathname;
      assert.deepEqual({ time, status, to }, { time, status: 308, to: pages.product });
    }
  },
  'a changed page is rendered before it is served': async (shop, pages) => {
    await ask(shop.baseUrl + pages.home);
    assert.equal(await tellOfChange(shop), 204);
    await pause(soon);
    assert.equal((await ask(shop.baseUrl + pages.home)).cache, 'REVALIDATED');
    assert.equal((await ask(shop.baseUrl + pages.home)).cache, 'HIT');
  },
  'pages stay while the service is away': async (shop, pages) => {
    await tellOfChange(shop);
    await shop.killService();
    await pause(soon);
    for (const time of ['first', 'second', 'third']) {
      const { status } = await ask(shop.baseUrl + pages.home);
      assert.deepEqual({ time, status }, { time, status: 200 });
    }
  },
};

async function runChecks(shop: RunningShop): Promise<void> {
  const pages = await findPages(`${shop.serviceUrl}/api`);
  // A starting storefront has all prerendered pages rendered again.
  await pause(soon);
  for (const [name, check] of Object.entries(checks)) {
    const failure = await check(shop, pages).then(
      () => null,
      (error: unknown) => error,
    );
    console.log(failure === null ? `holds: ${name}` : `BREAKS: ${name}\n${String(failure)}`);
    if (failure !== null) process.exitCode = 1;
  }
}

await withTestShop(runChecks, ownPorts).catch(endWith);
