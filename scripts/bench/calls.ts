import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { availabilityCodes } from '#lib/contract/codes.ts';
import {
  type GetListAnswer,
  type ListFilter,
  getDetailAnswer,
  getFilterAnswer,
  getListAnswer,
} from '#lib/contract/product.ts';
import type { Load } from '#scripts/bench/load.ts';

/** A category of the size shoppers filter, with its filters. */
export interface Filterable {
  id: number;
  slug: string;
  filters: ListFilter[];
}

/** Categories, products, variants and words to request, taken from the measured shop. */
export interface Sample {
  categories: { id: number; pages: number }[];
  filterable: Filterable[];
  products: { websiteCode: number; slug: string }[];
  variants: { product: number; variant: number }[];
  words: string[];
}

/** Draws a sample by walking the shop's lists, evenly over all pages. */
export async function drawSample(api: string): Promise<Sample> {
  const whole = getListAnswer.parse(await post(api, 'Product/Get-List', { type: 'popular' }));
  const steps = 40;
  const products: Sample['products'] = [];
  const words = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    const page = 1 + Math.floor((step * (whole.pageCount - 1)) / steps);
    const list = getListAnswer.parse(
      await post(api, 'Product/Get-List', { type: 'popular', page }),
    );
    for (const { websiteCode, slug, nameFa, nameEn } of list.items) {
      products.push({ websiteCode, slug });
      for (const word of `${nameFa} ${nameEn}`.split(/\s+/)) {
        if (word.length > 2) words.add(word);
      }
    }
  }
  return {
    categories: whole.children.map(({ id, productCount }) => ({
      id,
      pages: Math.max(1, Math.min(20, Math.floor(productCount / 24))),
    })),
    filterable: await findFilterable(api, whole.children),
    products,
    variants: await sellable(api, products.slice(0, 400)),
    words: [...words],
  };
}

/** All categories with 200 to 3,000 products, from `level` down. */
export async function findFilterable(
  api: string,
  level: GetListAnswer['children'],
): Promise<Filterable[]> {
  const found: Filterable[] = [];
  for (const { id, slug, productCount } of level) {
    const body = { categoryId: id };
    if (productCount >= 200 && productCount <= 3_000) {
      const { filters } = getFilterAnswer.parse(await post(api, 'Product/Get-Filter', body));
      found.push({ id, slug, filters });
    }
    const { children } = getListAnswer.parse(await post(api, 'Product/Get-List', body));
    found.push(...(await findFilterable(api, children)));
  }
  return found;
}

async function sellable(api: string, products: Sample['products']): Promise<Sample['variants']> {
  const found: Sample['variants'] = [];
  for (const { websiteCode } of products) {
    const detail = getDetailAnswer.parse(
      await post(api, 'Product/Get-Detail', { WebsiteCode: websiteCode }),
    );
    const variant = detail.variants.find((one) => one.availability === availabilityCodes.available);
    if (variant !== undefined) found.push({ product: websiteCode, variant: variant.id });
  }
  return found;
}

/** The calls with a promised speed, each with inputs that differ between requests. */
export function callLoads(
  sample: Sample,
): { name: string; request: NonNullable<Load['request']> }[] {
  const sorts = ['default', 'popular', 'priceaz', 'priceza'];
  return [
    {
      name: 'Product/Get-List',
      request: () => {
        const { id, pages } = pick(sample.categories);
        const page = 1 + Math.floor(Math.random() * pages);
        return asked('Product/Get-List', { categoryId: id, type: pick(sorts), page });
      },
    },
    {
      name: 'Product/Get-List, 3 filters',
      request: () => asked('Product/Get-List', { ...narrowed(sample, 3), type: pick(sorts) }),
    },
    {
      name: 'Product/Get-Filter',
      request: () => asked('Product/Get-Filter', narrowed(sample, 0)),
    },
    {
      name: 'Product/Get-Filter, 3 filters',
      request: () => asked('Product/Get-Filter', narrowed(sample, 3)),
    },
    {
      name: 'Product/Get-Detail',
      request: () =>
        asked('Product/Get-Detail', { WebsiteCode: pick(sample.products).websiteCode }),
    },
    {
      name: 'home/get-search-keyword',
      request: () => asked('home/get-search-keyword', { name: typed(sample.words) }),
    },
    {
      name: 'Basket/Add-To-Basket',
      request: () => {
        const { product, variant } = pick(sample.variants);
        return asked('Basket/Add-To-Basket', {
          WebsiteCode: product,
          ProductProperty: variant,
          GuidCode: randomUUID(),
        });
      },
    },
  ];
}

function asked(path: string, body: unknown) {
  return { method: 'POST' as const, path: `/api/${path}`, body: JSON.stringify(body) };
}

function narrowed({ filterable }: Sample, count: number): Record<string, unknown> {
  const category = pick(filterable);
  return { categoryId: category.id, ...choose(category, count) };
}

/** Random values of `count` filters of a category, up to three values for choices. */
export function choose({ filters }: Filterable, count: number): Record<string, string> {
  const rest = [...filters];
  const chosen = Array.from({ length: Math.min(count, rest.length) }, () => {
    const filter = pick(rest);
    rest.splice(rest.indexOf(filter), 1);
    return [`filter-${filter.key}`, valueOf(filter)];
  });
  return Object.fromEntries(chosen);
}

function valueOf({ kind, options, min = 0, max = 0 }: ListFilter): string {
  if (kind === 'switch') return '1';
  if (kind === 'range') return `${Math.floor(min + (Math.random() * (max - min)) / 2)}-`;
  const values = Array.from({ length: 3 }, () => pick(options).value);
  return [...new Set(values)].toSorted().join(',');
}

/** One or two words, the last one often incomplete, as a search box sends them. */
function typed(words: readonly string[]): string {
  const last = pick(words);
  const text = last.slice(0, 3 + Math.floor(Math.random() * Math.max(1, last.length - 2)));
  return Math.random() < 0.5 ? text : `${pick(words)} ${text}`;
}

export function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('the shop that is measured is empty');
  return item;
}

/** Asks again after a second where calls one after the other exceed the shop's limit. */
async function post(api: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${api}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status === 429) {
    await pause(1_000);
    return post(api, path, body);
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
