import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, rows } from '#server/db/database.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { storeDrawings } from '#server/media/store-drawings.ts';
import type { NamedDrawing } from '#server/media/store-drawings.ts';
import { syncListings } from '#server/modules/catalogue/listing-sync.ts';
import { minis, slides } from './content/home.ts';
import { bareSvg, pictureNamed } from './drawings/catalogue.ts';
import { expandCatalogue } from './expansion/expand.ts';
import type { ShopProduct } from './expansion/shop.ts';
import { cutOut, promotionPicture, writeContent } from './write-content.ts';
import {
  advanceProductIdentities,
  pictureNamesOfCategories,
  productWriter,
  writeGround,
} from './write-shop.ts';
import type { Stored } from './write-shop.ts';

/** Told often: what is being done, and how much of it is done, 0 to 1. */
export type Report = (step: string, share: number) => void;

const side = 1_200;

/** Everything drawn for the shop: products' and categories' pictures, and cut-outs of promotions. */
export function drawingsFor(products: readonly ShopProduct[]): NamedDrawing[] {
  const names = new Set([
    ...products.flatMap((product) => product.pictures),
    ...pictureNamesOfCategories(),
  ]);
  const size = { width: side, height: side };
  const pictures = [...names].map((name) => ({
    name,
    ...size,
    svg: () => pictureNamed(name)?.svg() ?? '',
  }));
  const cuts = [...new Set([...slides, ...minis].map(promotionPicture))].map((name) => ({
    name: cutOut(name),
    ...size,
    svg: () => bareSvg(name) ?? '',
  }));
  return [...pictures, ...cuts];
}

/** True when there is neither a category nor a product. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [found] = await rows(
    db,
    sql`select exists (select from category) or exists (select from product) as filled`,
    z.object({ filled: z.boolean() }),
  );
  return found?.filled === false;
}

export async function storePictures(
  products: readonly ShopProduct[],
  media: MediaStore,
  report: Report,
): Promise<Stored> {
  return storeDrawings(media, drawingsFor(products), (done, all) => report('Pictures', done / all));
}

/**
 * Fills an empty database with the demo shop: pictures first, then all rows in one transaction, so
 * that a killed seeding leaves the database empty and starts over. Pictures that exist are kept.
 * @returns false when the database wasn't empty, and nothing was done
 */
export async function seedDemo(
  database: Database,
  media: MediaStore,
  report: Report = () => undefined,
): Promise<boolean> {
  if (!(await isEmpty(database.db))) return false;
  const products = expandCatalogue();
  const stored = await storePictures(products, media, report);
  return database.transaction(async (tx) => {
    // Of two nodes that start at once, the second one waits here and finds the shop filled.
    await tx.execute(sql`lock table category in share row exclusive mode`);
    if (!(await isEmpty(tx))) return false;
    report('Products', 0);
    await writeGround(tx, stored);
    await writeContent(tx, stored);
    await productWriter(stored)(tx, products);
    await advanceProductIdentities(tx);
    report('Products', 0.6);
    await syncListings(tx, 'all');
    report('Products', 1);
    return true;
  });
}
