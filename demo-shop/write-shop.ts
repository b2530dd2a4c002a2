import { normalisePersian } from '#lib/text/persian.ts';
import type { Db } from '#server/db/database.ts';
import {
  attribute,
  attributeOption,
  brand,
  category,
  picture,
  product,
  productAttribute,
  productPicture,
  variant,
} from '#server/db/schema/catalogue.ts';
import { pricePoint } from '#server/db/schema/price-history.ts';
import { productVideo } from '#server/db/schema/video.ts';
import type { StoredPicture } from '#server/media/store-picture.ts';
import { categories } from './catalogue/categories.ts';
import { videosOf } from './content/product-videos.ts';
import { altOf, choosePictures } from './expansion/pictures.ts';
import { pricePointsOf } from './expansion/price-points.ts';
import type { ShopProduct } from './expansion/shop.ts';
import type { Today } from './expansion/today.ts';
import { advanceIdentity, insertRows } from './insert-rows.ts';
import type { Shelf } from './multiply/shelves.ts';
import { attributeRows, brandRows, categoryRows, specWriter } from './rows.ts';

const firstVariantId = 50_001;

/** Stored pictures by the names of their drawings. */
export type Stored = ReadonlyMap<string, StoredPicture>;

/** The drawing a category is shown by. */
export function categoryPicture([type, colour]: readonly [string, string]): string {
  const [name = ''] = choosePictures({ type, style: undefined, colours: [colour], turn: 0 }).names;
  return name;
}

/** What stands before any product: pictures, attributes, brands and the tree of categories. */
export async function writeGround(
  tx: Db,
  stored: Stored,
  shelves: readonly Shelf[] = [],
): Promise<void> {
  const pictures = new Map([...stored.values()].map((one) => [one.hash, one]));
  await insertRows(
    tx,
    picture,
    [...pictures.values()].map(({ hash, width, height }) => ({ hash, width, height })),
  );
  const { rows, options } = attributeRows();
  await insertRows(tx, attribute, rows);
  await insertRows(tx, attributeOption, options);
  await insertRows(tx, brand, brandRows());
  await insertRows(
    tx,
    category,
    categoryRows((row) => stored.get(categoryPicture(row.picture))?.hash ?? null, shelves),
  );
  for (const table of [attribute, attributeOption, brand, category]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await advanceIdentity(tx, table);
  }
}

export const pictureNamesOfCategories = (): string[] =>
  categories.map((row) => categoryPicture(row.picture));

/** Writes products in the order given and says which variant id is free next. */
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
    await insertRows(tx, product, products.map(productRow));
    const sold = products.map((each) => ({ each, rows: variantRows(each) }));
    await insertRows(
      tx,
      variant,
      sold.flatMap(({ rows }) => rows),
    );
    await insertRows(
      tx,
      pricePoint,
      sold.flatMap(({ each, rows }) => rows.flatMap((row) => pricePointsOf(each, row, today))),
    );
    await insertRows(tx, productPicture, products.flatMap(pictureRows));
    await insertRows(
      tx,
      productVideo,
      products.flatMap((each) => videosOf(each, stored)),
    );
    await insertRows(
      tx,
      productAttribute,
      products.flatMap(({ id, specs }) => specRows(id, specs)),
    );
  };
}

function productRow(one: ShopProduct) {
  const { specs: _specs, pictures: _pictures, variants: _variants, ...rest } = one;
  const { priceChanges: _changes, ...row } = rest;
  return { ...row, nameFa: normalisePersian(row.nameFa), updatedAt: row.createdAt };
}

export async function advanceProductIdentities(tx: Db): Promise<void> {
  await advanceIdentity(tx, product);
  await advanceIdentity(tx, variant);
}
