import { Readable } from 'node:stream';
import { z } from 'zod';
import { mostCounted } from '#lib/contract/content-values.ts';
import type {
  CustomerAnswer,
  CustomerMobileAnswer,
  CustomersAnswer,
  ExportCustomersBody,
  GetCustomersBody,
} from '#lib/contract/customer.ts';
import { mobile as mobileSchema } from '#lib/contract/mobile.ts';
import { maskedMobile } from '#lib/rules/mobile.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { cursorOf, placeOf, totalOf } from '#server/content/cursor.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { customerLine, headLine } from '#server/modules/customer/file.ts';
import { readAlerts, readBasket, readOrders } from '#server/modules/customer/part-queries.ts';
import {
  countCustomers,
  readCustomers,
  readMobile,
  readProfile,
  type Sought,
  type Wanted,
} from '#server/modules/customer/queries.ts';
import { customerTexts } from '#server/modules/customer/texts.ts';
import { getOwnOpinions } from '#server/modules/opinion/own-service.ts';
import { recordStaff } from '#server/staff-log.ts';

const place = z.tuple([z.int().min(1).max(Number.MAX_SAFE_INTEGER)]);

/** Customers that are read at a time for a file. */
const batch = 1_000;

const unknown = () => new ShopError(404, 'CUSTOMER_NOT_FOUND', customerTexts.unknown);

/** Members as staff see them. Callers must have checked that staff ask who may. */
export function createCustomerService(database: Database) {
  const { db } = database;

  /**
   * @param isWhole whether mobile numbers are shown whole
   * @throws {ShopError} 422 for a cursor that is not of this list
   */
  async function list(body: GetCustomersBody, isWhole: boolean): Promise<CustomersAnswer> {
    const { after, limit } = body;
    const wanted = wantedOf(body);
    const [from = null] = placeOf(place, after) ?? [];
    const [found, count] = await Promise.all([
      readCustomers(db, wanted, from, limit + 1),
      from === null ? countCustomers(db, wanted) : null,
    ]);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return {
      items: items.map((each) => shown(each, isWhole)),
      next: last ? cursorOf([last.id]) : null,
      total: count === null ? null : totalOf(count, mostCounted),
    };
  }

  /** Those with a mobile number or with a part of a name; orders are found elsewhere. */
  async function find(typed: string, most: number, isWhole: boolean) {
    const sought = soughtBy(typed);
    if (sought.by !== 'mobile' && sought.by !== 'name') return [];
    const found = await readCustomers(db, { sought, kind: undefined }, null, most);
    return found.map((each) => shown(each, isWhole));
  }

  /** @throws {ShopError} 404 */
  async function read(id: number, isWhole: boolean): Promise<CustomerAnswer> {
    const profile = await readProfile(db, id);
    if (profile === null) throw unknown();
    const [orderList, alerts, lines, opinions] = await Promise.all([
      readOrders(db, id),
      readAlerts(db, profile.mobile),
      readBasket(db, id),
      getOwnOpinions(database, { id, isShop: false }, 1),
    ]);
    return {
      ...shown(profile, isWhole),
      isMobileWhole: isWhole,
      orderList,
      alerts,
      basket: basketOf(lines),
      opinionCount: opinions.total,
      opinions: opinions.items.map((item) => ({
        kind: item.kind,
        id: item.id,
        title: item.kind === 'comment' ? item.post.title : item.product.nameFa,
        stars: item.kind === 'comment' ? null : item.stars,
        body: item.body,
        state: item.state,
        createdAt: item.createdAt,
      })),
    };
  }

  /** The whole number, for a call; recorded. @throws {ShopError} 404 */
  async function showMobile(
    memberId: number,
    id: number,
    joined?: Db,
  ): Promise<CustomerMobileAnswer> {
    return database.transaction(async (tx) => {
      const found = await readMobile(tx, id);
      if (found === null) throw unknown();
      await recordStaff(tx, {
        memberId,
        action: 'Show-Customer-Mobile',
        subject: `customer ${id}`,
        before: null,
        after: null,
      });
      return { mobile: found };
    }, joined);
  }

  /** All that match, with whole numbers, as a CSV file; recorded before the first line. */
  async function exportAll(memberId: number, body: ExportCustomersBody): Promise<Readable> {
    const wanted = wantedOf(body);
    await database.transaction(async (tx) =>
      recordStaff(tx, {
        memberId,
        action: 'Export-Customers',
        subject: 'customers',
        before: null,
        after: { kind: body.kind ?? 'all', count: await countCustomers(tx, wanted, true) },
      }),
    );
    return Readable.from(piecesOf(wanted), { objectMode: false });
  }

  async function* piecesOf(wanted: Wanted): AsyncGenerator<string> {
    yield headLine;
    for (let after: number | null = null; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const found: Awaited<ReturnType<typeof readCustomers>> = await readCustomers(
        db,
        wanted,
        after,
        batch,
      );
      yield found.map(customerLine).join('');
      if (found.length < batch) return;
      after = found.at(-1)?.id ?? null;
    }
  }

  return { list, find, read, showMobile, exportAll };
}
export type CustomerService = ReturnType<typeof createCustomerService>;

const shown = <Of extends { mobile: string }>(row: Of, isWhole: boolean): Of =>
  isWhole ? row : { ...row, mobile: maskedMobile(row.mobile) };

function basketOf(lines: Awaited<ReturnType<typeof readBasket>>): CustomerAnswer['basket'] {
  const [first] = lines;
  if (!first) return null;
  return {
    updatedAt: first.updatedAt,
    total: lines.reduce((sum, { count, price }) => sum + count * (price ?? 0), 0),
    lines: lines.map(({ updatedAt: _updatedAt, ...line }) => line),
  };
}

const wantedOf = ({ query, kind }: ExportCustomersBody): Wanted => ({
  sought: soughtBy(query),
  kind,
});

/** Order numbers have no leading zero; mobile numbers are longer, or begin with 0 or +. */
function soughtBy(typed: string): Sought {
  const written = toLatinDigits(typed);
  if (written === '') return { by: 'all' };
  if (/^[1-9]\d{0,8}$/.test(written)) return { by: 'order', number: Number(written) };
  const read = mobileSchema.safeParse(written);
  if (read.success) return { by: 'mobile', mobile: read.data };
  const name = normalisePersian(typed).trim();
  return /\p{L}{2}/u.test(name) ? { by: 'name', name } : { by: 'nothing' };
}
