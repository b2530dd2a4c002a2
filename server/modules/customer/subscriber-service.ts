import { Readable } from 'node:stream';
import { z } from 'zod';
import { mostCounted } from '#lib/contract/content-values.ts';
import type {
  AwaitedAnswer,
  ListSubscribersBody,
  SubscribersAnswer,
} from '#lib/contract/customer.ts';
import { maskedMobile } from '#lib/rules/mobile.ts';
import { cursorOf, placeOf, totalOf } from '#server/content/cursor.ts';
import type { Database } from '#server/db/database.ts';
import { subscriberHead, subscriberLine } from '#server/modules/customer/file.ts';
import {
  countSubscribers,
  readAwaited,
  readSubscribers,
} from '#server/modules/customer/part-queries.ts';
import { recordStaff } from '#server/staff-log.ts';

const number = z.tuple([z.string().regex(/^09\d{9}$/)]);
const awaitedPlace = z.tuple([
  z.int().min(1).max(2_147_483_647),
  z.int().min(1).max(2_147_483_647),
]);

/** Subscribers that are read at a time for a file. */
const batch = 1_000;

/** Who wants to hear from the shop: the newsletter, and alerts of goods. Callers must have checked that staff ask. */
export function createSubscriberService(database: Database) {
  const { db } = database;

  /**
   * @param isWhole whether numbers are shown whole
   * @throws {ShopError} 422 for a cursor that is not of this list
   */
  async function list(
    { after, limit }: ListSubscribersBody,
    isWhole: boolean,
  ): Promise<SubscribersAnswer> {
    const [from = ''] = placeOf(number, after) ?? [];
    const found = await readSubscribers(db, from, limit + 1);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return {
      items: items.map((each) => (isWhole ? each : { ...each, mobile: maskedMobile(each.mobile) })),
      next: last ? cursorOf([last.mobile]) : null,
      total: from === '' ? totalOf(await countSubscribers(db), mostCounted) : null,
    };
  }

  /** All numbers, whole, as a CSV file; recorded before the first line. */
  async function exportAll(memberId: number): Promise<Readable> {
    await database.transaction(async (tx) =>
      recordStaff(tx, {
        memberId,
        action: 'Export-Subscribers',
        subject: 'newsletter',
        before: null,
        after: { count: await countSubscribers(tx) },
      }),
    );
    return Readable.from(pieces(), { objectMode: false });
  }

  async function* pieces(): AsyncGenerator<string> {
    yield subscriberHead;
    for (let after = ''; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const found = await readSubscribers(db, after, batch);
      yield found.map(subscriberLine).join('');
      if (found.length < batch) return;
      after = found.at(-1)?.mobile ?? '';
    }
  }

  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function awaited({ after, limit }: ListSubscribersBody): Promise<AwaitedAnswer> {
    const found = await readAwaited(db, placeOf(awaitedPlace, after), limit + 1);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, next: last ? cursorOf([last.alerts, last.variantId]) : null, total: null };
  }

  return { list, exportAll, awaited };
}
export type SubscriberService = ReturnType<typeof createSubscriberService>;
