import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Db } from '#server/db/database.ts';
import { basket, basketLine } from '#server/db/schema/basket.ts';
import {
  attribute,
  attributeOption,
  brand,
  category,
  product,
  productAttribute,
  variant,
} from '#server/db/schema/catalogue.ts';
import { picture } from '#server/db/schema/picture.ts';
import { contentPage, menuItem, setting } from '#server/db/schema/content.ts';
import { productVideo } from '#server/db/schema/video.ts';
import { outbox } from '#server/db/schema/outbox.ts';

const PRODUCTS = 4100;

/** Characters that a careless copy would change. */
export const AWKWARD = 'گوشی «کهربا»\u200cها\n\t"quoted" \\ back\\nslash \u0000x'.replace(
  '\u0000',
  '␀',
);

/**
 * A shop with one of everything that is hard to copy: rows that refer to later rows of their own table,
 * arrays, JSON, unusual texts, exact times and fractions, numbers above 2^31, and enough rows for several
 * pieces of an archive.
 */
export async function fillShop(db: Db): Promise<void> {
  await db.insert(picture).values({ hash: 'a1b2', width: 1200, height: 1200 });
  await db.insert(category).values([
    { id: 0, path: [], title: 'همه', slug: 'all' },
    { id: 9, path: [9], title: 'دیجیتال', slug: 'digital', pictureHash: 'a1b2' },
    { id: 3, parentId: 9, path: [9, 3], title: AWKWARD, slug: 'mobile' },
  ]);
  await db.insert(brand).values({ id: 1, title: 'برند', titleEn: 'Brand', slug: 'brand' });
  const products = Array.from({ length: PRODUCTS }, (_, index) => ({
    categoryId: 3,
    brandId: 1,
    nameFa: `${AWKWARD} ${index}`,
    nameEn: `Phone ${index}`,
    slug: `phone-${index}`,
  }));
  for (let start = 0; start < PRODUCTS; start += 1000) {
    await db.insert(product).values(products.slice(start, start + 1000));
  }
  await db.update(product).set({ successorId: 1001 + PRODUCTS - 1 });
  await db.insert(variant).values({
    productId: 1001,
    availability: availabilityCodes.available,
    price: 9_007_199_254_740,
    stock: 2,
  });
  const film = { productId: 1001, title: AWKWARD, posterHash: 'a1b2', file: 'film-a1b2.mp4' };
  await db.insert(productVideo).values({ ...film, position: 0 });
  await fillAttributes(db);
  await fillContent(db);
  const guid = '1b4e28ba-2fa1-4d2b-8f3a-3b1c9d0e7f11';
  await db.insert(basket).values({ guid, sequence: 5_000_000_000 });
  await db.insert(basketLine).values({ basketId: 1, variantId: 50_001, productId: 1001, count: 2 });
  await db.insert(outbox).values([{ kind: 'revalidate', payload: { tags: ['home'] } }]);
}

async function fillAttributes(db: Db): Promise<void> {
  await db.insert(attribute).values([
    { id: 1, key: 'screen', title: 'نمایشگر', groupTitle: 'بدنه', kind: 'range' },
    { id: 2, key: 'finish', title: 'روکش', groupTitle: 'بدنه', kind: 'choice' },
  ]);
  await db.insert(attributeOption).values({ id: 7, attributeId: 2, value: 'red', label: 'قرمز' });
  await db.insert(productAttribute).values([
    { productId: 1001, attributeId: 1, numberValue: 0.1 + 0.2 },
    { productId: 1001, attributeId: 2, optionId: 7 },
  ]);
}

async function fillContent(db: Db): Promise<void> {
  await db.insert(setting).values({ key: 'texts', value: { deep: [1, null, { a: AWKWARD }] } });
  await db.insert(menuItem).values([
    { id: 2, place: 'menu', position: 1, label: 'بالا' },
    { id: 1, parentId: 2, place: 'menu', position: 1, label: 'زیر' },
  ]);
  await db.insert(contentPage).values({ name: 'about', title: 'درباره', bodyHtml: '<p>&amp;</p>' });
}
