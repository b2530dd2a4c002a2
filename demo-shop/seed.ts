import type { Database, Db } from '#server/db/database.ts';
import { drawingSettings, quickSettings } from '#server/media/encode-picture.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { placesOfDrawings, storeDrawings } from '#server/media/store-drawings.ts';
import type { NamedDrawing } from '#server/media/store-drawings.ts';
import { finishProducts, holdEmpty, isEmpty } from '#server/modules/catalogue/import-service.ts';
import {
  importEvents,
  importProposed,
} from '#server/modules/catalogue/landing-proposal-service.ts';
import { finishOpinions } from '#server/modules/opinion/import-service.ts';
import { importSelling } from '#server/modules/order/import-service.ts';
import { eventsFrom } from './content/events.ts';
import { coverDrawings } from './content/blog/covers.ts';
import { portraitDrawings } from './content/blog/desk.ts';
import { films } from './content/film.ts';
import { posterDrawing, posterOf } from './content/product-videos.ts';
import { minis, slides } from './content/home.ts';
import { selling } from './content/selling.ts';
import {
  bareSvg,
  pictureCatalogue,
  pictureNamed,
  posterSize,
  posterSvg,
} from './drawings/catalogue.ts';
import { isSide } from './drawings/models.ts';
import { expandCatalogue } from './expansion/expand.ts';
import type { ShopProduct } from './expansion/shop.ts';
import type { Today } from './expansion/today.ts';
import { manyProducts } from './multiply/many-products.ts';
import type { Report } from './progress.ts';
import { onShelves, planShelves } from './multiply/shelves.ts';
import type { Shelf } from './multiply/shelves.ts';
import type { Pictures } from './settings.ts';
import { writeBlog } from './write-blog.ts';
import { cutOut, promotionPicture, writeContent } from './write-content.ts';
import { opinionWriter } from './write-opinions.ts';
import { pictureNamesOfCategories, productWriter, writeGround } from './write-shop.ts';
import type { Stored } from './write-shop.ts';

const quiet: Report = () => undefined;

interface Seeding {
  /** The day the dates count from. */
  today: Today;
  /** How its drawings are encoded. */
  pictures?: Pictures;
  report?: Report;
}

const side = 1_200;

/**
 * All drawings of the shop: images of products and categories, cut-outs of promotions, posters of
 * videos, covers of the magazine, and its authors.
 * @param first images of lists, which are encoded the smallest
 */
function drawingsFor(wanted: Iterable<string>, first: ReadonlySet<string>): NamedDrawing[] {
  const ofCategories = new Set(pictureNamesOfCategories());
  const names = new Set([...wanted, ...ofCategories]);
  const size = { width: side, height: side };
  const pictures = [...names].map((name) => ({
    name,
    ...size,
    isQuick: !first.has(name) && !ofCategories.has(name),
    svg: () => pictureNamed(name)?.svg() ?? '',
  }));
  const cuts = [...new Set([...slides, ...minis].map(promotionPicture))].map((name) => ({
    name: cutOut(name),
    ...size,
    svg: () => bareSvg(name) ?? '',
  }));
  return [...pictures, ...cuts, ...coverDrawings, ...portraitDrawings];
}

const postersOf = (products: readonly ShopProduct[]): NamedDrawing[] =>
  products
    .flatMap((product) => posterDrawing(product) ?? [])
    .map((name) => ({ name: posterOf(name), ...posterSize, svg: () => posterSvg(name) ?? '' }));

/** The shop's pictures: their places, known at once, and the work of drawing them. */
interface Album {
  stored: Stored;
  draw(signal: AbortSignal): Promise<unknown>;
}

function picturesFor(
  demo: readonly ShopProduct[],
  wanted: Iterable<string>,
  media: MediaStore,
  { pictures, report = quiet }: Seeding,
): Album {
  const first = new Set(demo.flatMap((product) => product.pictures.slice(0, 1)));
  const drawings = [...drawingsFor(wanted, first), ...postersOf(demo)];
  const settings = pictures === 'quick' ? quickSettings : drawingSettings;
  const onProgress = (done: number, all: number): void => report('Pictures', done / all);
  return {
    stored: placesOfDrawings(drawings, settings),
    draw: async (signal) => {
      for (const { name, bytes } of films) {
        // oxlint-disable-next-line no-await-in-loop -- a few files
        if (!(await media.has(name))) await media.put(name, bytes);
      }
      await storeDrawings(media, drawings, { onProgress, settings, signal });
    },
  };
}

const batch = 2_000;

/** Creates and writes the rows of `count` products, in batches. */
async function writeProducts(
  tx: Db,
  products: Iterable<ShopProduct>,
  {
    count,
    album: { stored },
    seeding: { today, report = quiet },
  }: Omit<Filling, 'products' | 'shelves'>,
): Promise<void> {
  const write = productWriter(stored, today);
  const writeOpinions = opinionWriter(today);
  let written = 0;
  let part: ShopProduct[] = [];
  const flush = async (): Promise<void> => {
    await write(tx, part);
    await writeOpinions(tx, part);
    written += part.length;
    part = [];
    report('Products', written / count);
  };
  for (const product of products) {
    part.push(product);
    if (part.length === batch) await flush();
  }
  await flush();
}

/** What to fill the shop with, and where to report progress. */
interface Filling {
  products: Iterable<ShopProduct>;
  count: number;
  /** Categories in addition to the demo shop's. */
  shelves?: readonly Shelf[];
  album: Album;
  seeding: Seeding;
}

async function writeRows(tx: Db, filling: Filling): Promise<void> {
  const { products, shelves, album, seeding } = filling;
  const { stored } = album;
  const { report = quiet } = seeding;
  await writeGround(tx, stored, shelves);
  await importSelling(tx, selling);
  await writeBlog(tx, stored, seeding.today);
  await writeProducts(tx, products, filling);
  report('Lists', 0);
  await finishOpinions(tx);
  await finishProducts(tx);
  await writeContent(tx, stored, await importProposed(tx));
  await importEvents(tx, eventsFrom(new Date(seeding.today).toISOString()));
  report('Lists', 1);
}

/**
 * Writes all rows in one transaction, while the pictures are drawn on the other cores.
 * @returns false if the database was not empty
 */
function fillShop(database: Database, filling: Filling): Promise<boolean> {
  return database.transaction(async (tx) => {
    // If two nodes start at once, the second one waits here and finds the shop filled.
    if (!(await holdEmpty(tx))) return false;
    const drawing = new AbortController();
    const [written, drawn] = await Promise.allSettled([
      writeRows(tx, filling).catch((error: unknown) => {
        drawing.abort();
        throw error;
      }),
      filling.album.draw(drawing.signal),
    ]);
    for (const each of [written, drawn]) if (each.status === 'rejected') throw each.reason;
    return true;
  });
}

/**
 * Fills an empty database with the demo shop: all rows in one transaction, which ends when all images are
 * drawn, so that an interrupted seeding leaves the database empty and can be repeated. Existing images
 * are kept.
 * @returns false if the database was not empty and nothing was done
 */
export async function seedDemo(
  database: Database,
  media: MediaStore,
  seeding: Seeding,
): Promise<boolean> {
  if (!(await isEmpty(database.db))) return false;
  const products = expandCatalogue(seeding.today);
  const wanted = products.flatMap(({ pictures }) => pictures);
  const album = picturesFor(products, wanted, media, seeding);
  return fillShop(database, { products, count: products.length, album, seeding });
}

/**
 * Fills an empty database with `count` products, starting with the demo shop's, and as many
 * categories as they need. Deterministic for the same count and day.
 * @returns false if the database was not empty and nothing was done
 */
export async function seedMany(
  database: Database,
  media: MediaStore,
  count: number,
  seeding: Seeding,
): Promise<boolean> {
  const { today } = seeding;
  if (!(await isEmpty(database.db))) return false;
  const lasting = pictureCatalogue.filter(({ view }) => !isSide(view)).map(({ name }) => name);
  const album = picturesFor(expandCatalogue(today), lasting, media, seeding);
  // Generated twice, because a million products are too many to keep in memory.
  const shelves = planShelves(manyProducts(count, today));
  const products = onShelves(manyProducts(count, today), shelves);
  return fillShop(database, { products, count, shelves: shelves.rows, album, seeding });
}
