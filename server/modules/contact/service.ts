import type { z } from 'zod';
import type { contactBody } from '#lib/contract/contact.ts';
import { type ContactMessagesAnswer, contactPageSize } from '#lib/contract/contact-messages.ts';
import { judgeContact } from '#lib/format/contact-rules.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { addMessage, readMessages } from '#server/modules/contact/queries.ts';
import { contactTexts } from '#server/modules/contact/texts.ts';

export function createContactService(database: Database) {
  /**
   * Keeps a message. What a robot has sent is dropped, and it is not told.
   * @throws {ShopError} 422 with what is wrong, by field
   */
  async function send(body: z.output<typeof contactBody>): Promise<void> {
    const { kept, wrong } = judgeContact(body);
    if (Object.keys(wrong).length > 0) {
      throw new ShopError(422, 'INVALID', contactTexts.invalid, { fields: { ...wrong } });
    }
    if (body.website !== '') return;
    const { name, mobile, subject, message } = kept;
    await database.run(addMessage, [name, mobile, subject, message]);
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

  return { send, list };
}
