import type { z } from 'zod';
import {
  type contactBody,
  type ContactMessagesAnswer,
  contactPageSize,
} from '#lib/contract/contact.ts';
import { judgeContact } from '#lib/rules/contact.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { addMessage, readMessages, removeOldMessages } from '#server/modules/contact/queries.ts';
import { contactTexts } from '#server/modules/contact/texts.ts';

type Message = ReturnType<typeof judgeContact>['kept'];

/**
 * A message in the form it is stored; null for one sent by a bot, which is dropped silently.
 * @throws {ShopError} 422 with validation errors by field
 */
export function judgeMessage(body: z.output<typeof contactBody>): Message | null {
  const { kept, wrong } = judgeContact(body);
  if (Object.keys(wrong).length > 0) {
    throw new ShopError(422, 'INVALID', contactTexts.invalid, { fields: { ...wrong } });
  }
  return body.website === '' ? kept : null;
}

export function createContactService(database: Database, events: Pick<ShopEvents, 'emit'>) {
  async function keep({ name, mobile, subject, message }: Message): Promise<void> {
    await database.run(addMessage, [name, mobile, subject, message]);
    events.emit('waitingChanged', 'messages');
  }

  /** @throws {ShopError} 404 for a page past the last */
  async function list(page: number): Promise<ContactMessagesAnswer> {
    const [found] = await database.run(readMessages, [(page - 1) * contactPageSize]);
    const { items, total } = found ?? { items: [], total: 0 };
    const pageCount = Math.ceil(total / contactPageSize);
    if (page > Math.max(1, pageCount)) {
      throw new ShopError(404, 'PAGE_NOT_FOUND', contactTexts.unknownPage);
    }
    return { items, total, page, pageCount };
  }

  /** Deletes a batch of old messages; resolves to their number. */
  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldMessages, []);
    return gone?.count ?? 0;
  }

  return { keep, list, removeSomeOld };
}
export type ContactService = ReturnType<typeof createContactService>;
