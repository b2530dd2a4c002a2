import { normalisePersian } from '#lib/text/persian.ts';
import type { Db } from '#server/db/database.ts';
import type { StoredPicture } from '#server/media/store-picture.ts';
import { importGround, importProducts } from '#server/modules/catalogue/import-service.ts';
import { importPrices } from '#server/modules/price-history/service.ts';
import { categories } from './catalogue/categories.ts';
import { videosOf } from './content/product-videos.ts';
import { altOf, choosePictures } from './expansion/pictures.ts';
import { pricePointsOf } from './expansion/price-points.ts';
import type { ShopProduct } from './expansion/shop.ts';
import type { Today } from './expansion/today.ts';
import type { Shelf } from './multiply/shelves.ts';
import { attributeRows, brandRows, categoryRows, specWriter } from './rows.ts';

const firstVariantId = 50_001;

/** Stored images by the names of their drawings. */
export type Stored = ReadonlyMap<string, StoredPicture>;

/** The drawing of a category. */
export function categoryPicture([type, colour]: readonly [string, string]): string {
  const [name = ''] = choosePictures({ type, colours: [colour], turn: 0 }).names;
  return name;
}

/** Writes what products depend on: images, attributes, brands and the category tree. */
export async function writeGround(
  tx: Db,
  stored: Stored,
  shelves: readonly Shelf[] = [],
): Promise<void> {
  const pictures = new Map([...stored.values()].map((one) => [one.hash, one]));
  const { rows: attributes, options } = attributeRows();
  await importGround(tx, {
    pictures: [...pictures.values()].map(({ hash, width, height }) => ({ hash, width, height })),
    attributes,
    options,
    brands: brandRows(),
    categories: categoryRows(
      (row) => stored.get(categoryPicture(row.picture))?.hash ?? null,
      shelves,
    ),
  });
}

export const pictureNamesOfCategories = (): string[] =>
  categories.map((row) => categoryPicture(row.picture));

/** Writes products in the given order, and returns the next free variant id. */
export function productWriter(stored: Stored, today: Today) {
  const specRows = specWriter();
  let nextVariantId = firstVariantId;
  const variantRows = ({ id, variants }: ShopProduct) =>
    variants.map(({ colour, ...rest }, position) => {
      const row = {
        id: nextVariantId,
        productId: id,
        position,
        colourTitle: colour?.title ?? null,
        colourHex: colour?.hex ?? null,
        ...rest,
      };
      nextVariantId += 1;
      return row;
    });
  const pictureRows = ({ id, nameFa, pictures }: ShopProduct) =>
    pictures.flatMap((name, position) => {
      const pictureHash = stored.get(name)?.hash;
      return pictureHash === undefined
        ? []
        : [{ productId: id, position, pictureHash, alt: altOf(nameFa, name) }];
    });
  return async (tx: Db, products: readonly ShopProduct[]): Promise<void> => {
    const sold = products.map((each) => ({ each, rows: variantRows(each) }));
    await importProducts(tx, {
      products: products.map(productRow),
      variants: sold.flatMap(({ rows }) => rows),
      pictures: products.flatMap(pictureRows),
      videos: products.flatMap((each) => videosOf(each, stored)),
      attributes: products.flatMap(({ id, specs }) => specRows(id, specs)),
    });
    await importPrices(
      tx,
      sold.flatMap(({ each, rows }) => rows.flatMap((row) => pricePointsOf(each, row, today))),
    );
  };
}

function productRow(one: ShopProduct) {
  const { specs: _specs, pictures: _pictures, variants: _variants, ...rest } = one;
  const { priceChanges: _changes, ...row } = rest;
  return { ...row, nameFa: normalisePersian(row.nameFa), updatedAt: row.createdAt };
}
