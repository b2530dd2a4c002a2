import { z } from 'zod';
import { readRecords } from '#server/modules/import/record-service.ts';
import type { OldKind } from '#server/modules/redirect/match-service.ts';
import { type Entry, entryOf } from '#server/modules/import-addresses/entry.ts';
import { addressTexts } from '#server/modules/import-addresses/texts.ts';

const words = z.union([z.string(), z.object({ rendered: z.string() })]).catch('');
const written = z.string().trim().catch('');
const page = z.object({
  permalink: written,
  link: written,
  id: z.int().positive().nullable().catch(null),
  name: words,
  title: words,
  sku: written,
  type: written,
  taxonomy: written,
  prices: z.unknown().optional(),
});

/** Kinds by what the interfaces of WordPress and WooCommerce call them. */
const kinds: Readonly<Record<string, OldKind>> = {
  product: 'product',
  post: 'post',
  page: 'page',
  product_cat: 'category',
  product_tag: 'tag',
  product_brand: 'brand',
  category: 'postCategory',
  post_tag: 'postTag',
};

/** Pages of the keyless interface of a WooCommerce shop, or of WordPress. @throws {ShopError} 422 */
export async function* readJson(file: Parameters<typeof readRecords>[0]): AsyncGenerator<Entry> {
  for await (const { item } of readRecords(file)) {
    const found = page.safeParse(item);
    if (found.success) yield entryFrom(found.data);
  }
}

function entryFrom({ permalink, link, id, sku, type, ...more }: z.infer<typeof page>): Entry {
  const kind = kindOf(type, more.taxonomy, sku !== '' || more.prices !== undefined);
  const name = textOf(more.name) || textOf(more.title);
  const isVariation = type === 'variation';
  const fault = isVariation ? ({ state: 'skipped', text: addressTexts.variation } as const) : null;
  return entryOf(permalink || link, { kind, id, sku: sku || null, name, fault });
}

function kindOf(type: string, taxonomy: string, isGoods: boolean): OldKind | null {
  for (const name of [taxonomy, type]) {
    if (Object.hasOwn(kinds, name)) return kinds[name] ?? null;
  }
  return isGoods ? 'product' : null;
}

const textOf = (text: z.infer<typeof words>): string =>
  (typeof text === 'string' ? text : text.rendered).slice(0, 4_000);
