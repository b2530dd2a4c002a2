import { Readable } from 'node:stream';
import type { ExportKind } from '#lib/contract/export-kinds.ts';
import { exportFiles } from '#lib/contract/export-kinds.ts';
import type { Database } from '#server/db/database.ts';
import { readShopName } from '#server/db/shop-name.ts';
import { mark } from '#server/files/csv.ts';
import { readPages, readPosts, readTerms } from '#server/modules/export/content-queries.ts';
import { customerHead, customerLine } from '#server/modules/export/customer-lines.ts';
import { readCustomers } from '#server/modules/export/customer-queries.ts';
import { orderHead, orderLine } from '#server/modules/export/order-lines.ts';
import { countLines, readOrders } from '#server/modules/export/order-queries.ts';
import { columnsFor, headLine, productLines } from '#server/modules/export/product-lines.ts';
import {
  countAttributes,
  readCategoryPaths,
  readProducts,
} from '#server/modules/export/product-queries.ts';
import { pageItem, postItems, wxrEnd, wxrHead } from '#server/modules/export/wxr.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Rows that are read at a time; of posts and goods each may hold a long text. */
const fewRows = 50;
const manyRows = 500;

interface Needs {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly siteUrl: string;
}

interface Taker {
  /** Null for someone at the command line. */
  readonly staffId: number | null;
  /** Whether they may take what names people. */
  readonly isWhole: boolean;
}

/** All of a kind that the shop has, as a file for other shops. Callers must have checked who asks. */
export function createExportService({ database, siteUrl }: Needs) {
  const { db } = database;

  async function* products(): AsyncGenerator<string> {
    const categories = await readCategoryPaths(db);
    const attributeCount = columnsFor(await countAttributes(db));
    yield mark + headLine(attributeCount);
    for await (const page of pages((after) => readProducts(db, after, fewRows))) {
      for (const product of page) {
        yield productLines(product, { siteUrl, categories, attributeCount });
      }
    }
  }

  async function* orders(isWhole: boolean): AsyncGenerator<string> {
    const lineCount = await countLines(db);
    yield mark + orderHead(lineCount);
    for await (const page of pages((after) => readOrders(db, after, manyRows))) {
      yield page.map((order) => orderLine(order, { lineCount, isWhole })).join('');
    }
  }

  async function* customers(): AsyncGenerator<string> {
    yield mark + customerHead;
    for await (const page of pages((after) => readCustomers(db, after, manyRows))) {
      yield page.map(customerLine).join('');
    }
  }

  async function* posts(): AsyncGenerator<string> {
    const site = { name: await readShopName(database), siteUrl };
    yield wxrHead(site, {
      authors: await readTerms.authors(db),
      categories: await readTerms.categories(db),
      tags: await readTerms.tags(db),
    });
    const now = Date.now();
    for await (const page of pages((after) => readPosts(db, after, fewRows))) {
      for (const post of page) yield postItems(post, site, now);
    }
    for await (const page of pages((after) => readPages(db, after, fewRows))) {
      for (const each of page) yield pageItem(each, site);
    }
    yield wxrEnd;
  }

  const piecesOf = (kind: ExportKind, isWhole: boolean): AsyncGenerator<string> =>
    ({ products, orders: () => orders(isWhole), customers, posts })[kind]();

  /** A file, read from the database while it is taken; that it is taken is recorded before. */
  async function take(kind: ExportKind, { staffId, isWhole }: Taker): Promise<Readable> {
    await database.transaction((tx) =>
      recordStaff(tx, {
        memberId: staffId,
        action: exportFiles[kind].call,
        subject: kind,
        before: null,
        after: null,
      }),
    );
    return Readable.from(piecesOf(kind, isWhole), { objectMode: false });
  }

  return { take };
}
export type ExportService = ReturnType<typeof createExportService>;

/** Pages by the id of their last row, until one is empty. */
async function* pages<Row extends { readonly id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- a page once the one before is taken
    const page = await read(after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.id;
  }
}
