import { z } from 'zod';
import type {
  ListMessagesAnswer,
  ListMessagesBody,
  MarkMessageBody,
  StaffMessage,
} from '#lib/contract/contact.ts';
import { mostCounted, rowId } from '#lib/contract/content-values.ts';
import { cursorOf, placeOf, totalOf } from '#server/content/cursor.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import {
  countMessages,
  holdMessage,
  markMessage,
  readStaffMessages,
} from '#server/modules/contact/staff-queries.ts';
import { contactTexts } from '#server/modules/contact/texts.ts';
import { recordStaff } from '#server/staff-log.ts';

const place = z.tuple([rowId]);

/** Messages of the contact page as staff handle them. Callers must have checked that staff ask. */
export function createContactStaffService(database: Database, events: Pick<ShopEvents, 'emit'>) {
  const { db } = database;

  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function list({ state, after, limit }: ListMessagesBody): Promise<ListMessagesAnswer> {
    const [from = null] = placeOf(place, after) ?? [];
    const [found, count, open] = await Promise.all([
      readStaffMessages(db, state, { after: from, limit: limit + 1 }),
      from === null ? countMessages(db, state) : null,
      countMessages(db, 'open'),
    ]);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return {
      items,
      next: last ? cursorOf([last.id]) : null,
      total: count === null ? null : totalOf(count, mostCounted),
      open: Math.min(open, mostCounted),
    };
  }

  /**
   * Marks a message as dealt with, or as open again; one that is so already stays as it is.
   * @throws {ShopError} 404
   */
  async function mark(
    memberId: number,
    { id, isHandled }: MarkMessageBody,
    joined?: Db,
  ): Promise<StaffMessage> {
    return database.transaction(async (tx) => {
      const before = await held(tx, id);
      if ((before.handledAt !== null) === isHandled) return before;
      await markMessage(tx, id, isHandled ? memberId : null);
      await recordStaff(tx, {
        memberId,
        action: 'Mark-Contact-Message',
        subject: `message ${id}`,
        before: { isHandled: !isHandled },
        after: { isHandled },
      });
      afterCommit(tx, () => events.emit('waitingChanged', 'messages'));
      return held(tx, id);
    }, joined);
  }

  return { list, mark };
}
export type ContactStaffService = ReturnType<typeof createContactStaffService>;

/** @throws {ShopError} 404 */
async function held(tx: Db, id: number): Promise<StaffMessage> {
  const found = await holdMessage(tx, id);
  if (found === null) throw new ShopError(404, 'MESSAGE_NOT_FOUND', contactTexts.unknown);
  return found;
}
