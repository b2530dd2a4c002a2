import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import { emallsAnswer, type TorobBody, torobAnswer, torobPageSize } from '#lib/contract/feed.ts';
import { megabytes, riseWhile } from '#scripts/bench/resident.ts';
import { locationsIn } from '#scripts/bench/sitemap.ts';
import { ms, printTable } from '#scripts/bench/table.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { step } from '#scripts/lib/steps.ts';

/** Most pages of Torob's feed to read. */
const mostPages = 300;
const keys = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });

/** Enables all price lists, with a key by which this benchmark signs like Torob. */
export const feedSettings = async (): Promise<NodeJS.Dict<string>> => ({
  PRICE_FEEDS: 'torob emalls google',
  TOROB_PUBLIC_KEY: await exportSPKI(keys.publicKey),
});

/** Result of a reading: number of requests, of entries (products or pages), and bytes. */
interface Reading {
  requests: number;
  entries: number;
  bytes: number;
}

async function ask(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function readSitemap(base: string): Promise<Reading> {
  const index = await (await ask(`${base}/sitemap.xml`)).text();
  const parts = locationsIn(index);
  const reading = { requests: 1, entries: 0, bytes: Buffer.byteLength(index) };
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, like a polite crawler
    const xml = await (await ask(part)).text();
    reading.requests += 1;
    reading.entries += locationsIn(xml).length;
    reading.bytes += Buffer.byteLength(xml);
  }
  return reading;
}

/** Counts while streaming, because the whole file would not fit into a string. */
async function readGoogle(base: string): Promise<Reading> {
  const { body } = await ask(`${base}/api/feeds/google.xml`);
  const reading = { requests: 1, entries: 0, bytes: 0 };
  if (body === null) return reading;
  const opening = '<item>';
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    reading.bytes += Buffer.byteLength(piece);
    const text = rest + piece;
    reading.entries += text.split(opening).length - 1;
    rest = text.slice(-(opening.length - 1));
  }
  return reading;
}

function torob(base: string, audience: string) {
  return async (body: TorobBody) => {
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'EdDSA' })
      .setAudience(audience)
      .setExpirationTime('5m')
      .sign(keys.privateKey);
    const answer = await ask(`${base}/api/torob/v3/products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-torob-token': token },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { answer: torobAnswer.parse(JSON.parse(text)), bytes: Buffer.byteLength(text) };
  };
}

/**
 * `npm run bench -- discovery`: what crawlers and price comparison sites read of a whole shop, how
 * long that takes, and how much more memory both programs use meanwhile.
 */
export async function measureDiscovery(shop: RunningShop): Promise<void> {
  const { baseUrl, settings, storefrontPid, servicePid } = shop;
  const asTorob = torob(baseUrl, new URL(z.url().parse(settings.env['SITE_URL'])).host);
  const rows: string[][] = [];
  const measure = async (name: string, work: () => Promise<Reading>): Promise<void> => {
    const started = performance.now();
    const { result, rises } = await step(name, () => riseWhile([storefrontPid, servicePid], work));
    const { requests, entries, bytes } = result;
    const took = performance.now() - started;
    const counts = [requests, entries].map(String);
    rows.push([name, ...counts, megabytes(bytes), ms(took), ...rises.map(megabytes)]);
  };
  const torobPage = (page: number, sort: 'date_added_desc' | 'date_updated_desc') => async () => {
    const { answer, bytes } = await asTorob({ page, sort });
    return { requests: 1, entries: answer.products.length, bytes };
  };

  // Warm up: code that is loaded once does not count.
  await (await ask(`${baseUrl}/sitemap/home-1.xml`)).text();
  await measure('sitemap, index and parts', () => readSitemap(baseUrl));
  await measure('sitemap once more', () => readSitemap(baseUrl));
  await measure('Google’s list', () => readGoogle(baseUrl));
  await measure('Torob, by cursor', async () => {
    const reading = { requests: 0, entries: 0, bytes: 0 };
    let cursor: string | null | undefined;
    while (cursor !== null && reading.requests < mostPages) {
      const { answer, bytes } = await asTorob(
        cursor === undefined ? { sort: 'product_id_desc' } : { sort: 'product_id_desc', cursor },
      );
      reading.requests += 1;
      reading.entries += answer.products.length;
      reading.bytes += bytes;
      cursor = answer.next_cursor ?? null;
    }
    return reading;
  });
  await measure('Torob, first page', torobPage(1, 'date_added_desc'));
  const { answer } = await asTorob({ page: 1, sort: 'date_added_desc' });
  const last = answer.max_pages ?? 1;
  await measure('Torob, last page by arrival', torobPage(last, 'date_added_desc'));
  await measure('Torob, last page by change', torobPage(last, 'date_updated_desc'));
  await measure('Emalls, last page', async () => {
    const query = `page=${last}&item_per_page=${torobPageSize}`;
    const text = await (await ask(`${baseUrl}/api/feeds/emalls?${query}`)).text();
    const { products } = emallsAnswer.parse(JSON.parse(text));
    return { requests: 1, entries: products.length, bytes: Buffer.byteLength(text) };
  });

  printTable(
    'What is read for others, one request after the other',
    ['what', 'requests', 'entries', 'bytes', 'time', 'storefront', 'service'],
    rows,
  );
}
