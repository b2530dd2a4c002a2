import { join } from 'node:path';
import { blogListAnswer } from '#lib/contract/blog.ts';
import { contactPageName } from '#lib/contract/forms.ts';
import { paths } from '#lib/contract/paths.ts';
import { getListAnswer } from '#lib/contract/product.ts';
import { paddingFrom, startBareApp } from '#scripts/bench/bare-app.ts';
import { runLoad } from '#scripts/bench/load.ts';
import { startNginx } from '#scripts/bench/nginx.ts';
import { kilobytes, printTable, rate } from '#scripts/bench/table.ts';
import { weigh } from '#scripts/bench/weight.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { step } from '#scripts/lib/steps.ts';

const kinds = [
  'home',
  'listing',
  'product',
  'price list',
  'magazine',
  'post',
  'content page',
  'checkout',
] as const;
/** Paths of the measured pages, percent-encoded. */
export type Pages = Record<(typeof kinds)[number], string>;

/** One page of each kind: the first category's list, its first product, the newest post … */
export async function findPages(api: string): Promise<Pages> {
  const ask = async (call: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${api}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const list = async (body: unknown) => getListAnswer.parse(await ask('Product/Get-List', body));
  const [category] = (await list({})).children;
  if (category === undefined) throw new Error('the shop that is measured has no categories');
  const [product] = (await list({ categoryId: category.id, type: 'popular' })).items;
  if (product === undefined) throw new Error(`category ${category.id} is empty`);
  const [post] = blogListAnswer.parse(await ask('blog/get-list', {})).items;
  if (post === undefined) throw new Error('the shop that is measured has no posts');
  return {
    home: paths.home,
    listing: encodeURI(paths.category(category.id, category.slug)),
    product: encodeURI(paths.product(product.websiteCode, product.slug)),
    'price list': paths.priceList(0, ''),
    magazine: paths.blog,
    post: encodeURI(paths.post(post.id, post.slug)),
    'content page': encodeURI(paths.page(contactPageName)),
    checkout: paths.checkout,
  };
}

/**
 * Weighs the pages beside a bare Next page, then compares the speed of two of them with it and
 * nginx.
 */
export async function measurePages(
  folder: string,
  base: string,
  pages: Pages,
  seconds: number,
): Promise<void> {
  const html = {
    listing: await read(base + pages.listing),
    product: await read(base + pages.product),
  };
  const weights = await weighAll(base, pages);
  const empty = await step('Building a bare Next app', async () =>
    startBareApp(folder, await freePort(), { none: '' }),
  );
  const bareWeight = await weigh(empty.url);
  const bareBytes = Buffer.byteLength(await read(`${empty.url}/padded/none`));
  await empty.stop();
  printWeights({ ...weights, 'bare page': bareWeight });

  const padding = (text: string) => paddingFrom(text, (Buffer.byteLength(text) - bareBytes) / 2);
  const bare = await step('Padding it to the bytes of the shop’s pages', async () =>
    startBareApp(folder, await freePort(), {
      listing: padding(html.listing),
      product: padding(html.product),
    }),
  );
  const nginx = await startNginx(join(folder, 'nginx'), await freePort(), html);
  try {
    const rows: string[][] = [];
    for (const name of ['listing', 'product'] as const) {
      for (const encoding of ['gzip', 'identity']) {
        const urls = {
          shop: base + pages[name],
          bare: `${bare.url}/padded/${name}`,
          ...(nginx === null ? {} : { nginx: `${nginx.url}/${name}.html` }),
        };
        rows.push([`${name}, ${encoding}`, ...(await race(urls, encoding, seconds))]);
      }
    }
    printTable(
      'Pages, requests/s at 16 connections (medians of 3 rounds in turn)',
      ['page', 'shop', 'bare Next', 'nginx', 'shop/bare', 'shop/nginx'],
      rows,
    );
  } finally {
    await bare.stop();
    await nginx?.stop();
  }
}

async function race(
  urls: { shop: string; bare: string; nginx?: string },
  encoding: string,
  seconds: number,
): Promise<string[]> {
  const samples = { shop: [] as number[], bare: [] as number[], nginx: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    for (const name of ['shop', 'bare', 'nginx'] as const) {
      const url = urls[name];
      if (url === undefined) continue;
      const result = await runLoad({
        url,
        connections: 16,
        seconds,
        headers: { 'accept-encoding': encoding },
      });
      if (result.errors > 0) throw new Error(`${url}: ${result.errors} failed requests`);
      samples[name].push(result.requestsPerSecond);
    }
  }
  const [shop, bare, nginx] = [median(samples.shop), median(samples.bare), median(samples.nginx)];
  const ratio = (other: number) => (Number.isNaN(other) ? '–' : (shop / other).toFixed(2));
  return [
    rate(shop),
    rate(bare),
    Number.isNaN(nginx) ? 'not installed' : rate(nginx),
    ratio(bare),
    ratio(nginx),
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function weighAll(base: string, pages: Pages) {
  const weights: Record<string, Awaited<ReturnType<typeof weigh>>> = {};
  // oxlint-disable-next-line no-await-in-loop -- one at a time
  for (const kind of kinds) weights[kind] = await weigh(base + pages[kind]);
  return weights;
}

function printWeights(weights: Record<string, Awaited<ReturnType<typeof weigh>>>): void {
  printTable(
    'First load (scripts without the nomodule polyfill)',
    ['page', 'HTML', 'Brotli', 'JavaScript', 'Brotli', 'CSS', 'Brotli', 'JavaScript/bare'],
    Object.entries(weights).map(([name, weight]) => [
      name,
      ...[weight.html, weight.script, weight.style].flatMap((part) => [
        kilobytes(part.raw),
        kilobytes(part.brotli),
      ]),
      (weight.script.brotli / (weights['bare page']?.script.brotli ?? Number.NaN)).toFixed(2),
    ]),
  );
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
