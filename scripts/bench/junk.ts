import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { megabytes, residentOf } from '#scripts/bench/resident.ts';
import { printTable } from '#scripts/bench/table.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { step } from '#scripts/lib/steps.ts';

const atOnce = 16;

/** Unique meaningless addresses: queries on existing pages, and missing paths. */
const queries = [
  (n: number) => `/?junk${n}=${n}`,
  (n: number) => `/shop?x${n}=${n}`,
  (n: number) => `/shop?filter-name=junk${n}`,
  (n: number) => `/shop?filter-price=${n}-&filter-brand=${n}`,
  (n: number) => `/shop?page=${n + 1_000}`,
];
const paths = [
  (n: number) => `/junk-${n}`,
  (n: number) => `/a/${n}/b`,
  (n: number) => `/shop/product/${1_000_000 + n}/x`,
  (n: number) => `/shop/category/${1_000_000 + n}/x`,
  (n: number) => `/shop/brand/${1_000_000 + n}/x`,
  (n: number) => `/shop/product/1001/wrong-${n}`,
  (n: number) => `/_next/static/junk-${n}.js`,
  (n: number) => `/listing/${n}`,
];

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Requests `count` addresses, alternating the kinds. @returns number of answers by status */
async function askFor(
  base: string,
  kinds: readonly ((n: number) => string)[],
  numbers: { first: number; count: number },
): Promise<string> {
  const statuses = new Map<number, number>();
  const all = Array.from({ length: numbers.count }, (_, n) => numbers.first + n).values();
  const ask = async () => {
    for (const n of all) {
      const path = kinds[n % kinds.length]?.(n) ?? '/';
      const headers = { accept: 'text/html' };
      const answer = await fetch(base + path, { redirect: 'manual', headers });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return [...statuses]
    .toSorted()
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');
}

/** `npm run bench -- junk`: memory and disk space that meaningless addresses leave behind. */
export async function measureJunk(shop: RunningShop, count: number): Promise<void> {
  const rows: string[][] = [];
  const look = (stage: string, statuses: string) => {
    const memory = residentOf(shop.storefrontPid);
    const row = [stage, megabytes(memory), megabytes(sizeOf(shop.settings.distDir)), statuses];
    rows.push(row);
    // Print each row at once, in case the rest takes too long.
    console.log(row.join('  '));
  };
  look('before', '');
  let first = 0;
  for (const round of ['first', 'second']) {
    for (const [name, kinds] of Object.entries({ queries, paths })) {
      const title = `${count} junk ${name}, ${round} time`;
      const asked = await step(title, () => askFor(shop.baseUrl, kinds, { first, count }));
      first += count;
      look(title, asked);
    }
  }
  printTable('Junk at the storefront', ['after', 'memory', 'build folder', 'answers'], rows);
}
