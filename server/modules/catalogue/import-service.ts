import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { advanceIdentity, insertRows, type NewRows } from '#server/db/insert-rows.ts';
import {
  attribute,
  attributeOption,
  brand,
  category,
  product,
  productAttribute,
  productPicture,
  variant,
} from '#server/db/schema/catalogue.ts';
import { picture } from '#server/db/schema/picture.ts';
import { productVideo } from '#server/db/schema/video.ts';
import { syncListings } from '#server/modules/catalogue/listing-sync.ts';

/** Rows that products refer to. */
export interface NewGround {
  readonly pictures: NewRows<typeof picture>;
  readonly attributes: NewRows<typeof attribute>;
  readonly options: NewRows<typeof attributeOption>;
  readonly brands: NewRows<typeof brand>;
  /** Parents must come before their children. */
  readonly categories: NewRows<typeof category>;
}

/** Products with all rows that belong to them. */
export interface NewProducts {
  readonly products: NewRows<typeof product>;
  readonly variants: NewRows<typeof variant>;
  readonly pictures: NewRows<typeof productPicture>;
  readonly videos: NewRows<typeof productVideo>;
  readonly attributes: NewRows<typeof productAttribute>;
}

export type NewVideo = NewProducts['videos'][number];

/** Whether there is neither a category nor a product. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [found] = await rows(
    db,
    sql`select exists (select from category) or exists (select from product) as filled`,
    z.object({ filled: z.boolean() }),
  );
  return found?.filled === false;
}

/** Like `isEmpty`, and locks out any other import until the transaction ends. */
export async function holdEmpty(tx: Db): Promise<boolean> {
  await tx.execute(sql`lock table category in share row exclusive mode`);
  return isEmpty(tx);
}

/** Adds the rows that products refer to, with the given ids. */
export async function importGround(tx: Db, ground: NewGround): Promise<void> {
  await insertRows(tx, picture, ground.pictures);
  await insertRows(tx, attribute, ground.attributes);
  await insertRows(tx, attributeOption, ground.options);
  await insertRows(tx, brand, ground.brands);
  await insertRows(tx, category, ground.categories);
  for (const table of [attribute, attributeOption, brand, category]) {
    await advanceIdentity(tx, table);
  }
}

/** Adds products with the given ids. Can be called batch by batch; `finishProducts` adds them to the lists. */
export async function importProducts(tx: Db, added: NewProducts): Promise<void> {
  await insertRows(tx, product, added.products);
  await insertRows(tx, variant, added.variants);
  await insertRows(tx, productPicture, added.pictures);
  await insertRows(tx, productVideo, added.videos);
  await insertRows(tx, productAttribute, added.attributes);
}

/** Updates lists, cards and search for imported products. Call it once, after their ratings are imported. */
export async function finishProducts(tx: Db): Promise<void> {
  await advanceIdentity(tx, product);
  await advanceIdentity(tx, variant);
  await syncListings(tx, 'all');
}
