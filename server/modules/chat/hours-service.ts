import { z } from 'zod';
import {
  type ChatHours,
  type ChatHoursAnswer,
  chatHoursAnswer,
  type SaveChatHoursBody,
} from '#lib/contract/admin-chat.ts';
import type { Database, Db } from '#server/db/database.ts';
import { noRow, type Statement } from '#server/db/statement.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { givenHours, wrongDay } from '#server/modules/chat/hours.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import { anyTextOf, wrongField } from '#server/modules/chat/words.ts';
import { spreadMaster } from '#server/modules/home/service.ts';
import { recordStaff } from '#server/staff-log.ts';

const readHours = {
  name: 'chat-read-hours',
  text: 'select revision, value from chat_hours',
  row: z.object({
    revision: z.int(),
    value: z.object(chatHoursAnswer.omit({ revision: true }).shape),
  }),
} satisfies Statement<unknown>;

/** The row of a shop that has set none. Values: hours. */
const beginHours = {
  name: 'chat-begin-hours',
  text: 'insert into chat_hours (revision, value) values (1, $1::jsonb) on conflict do nothing',
  row: noRow,
} satisfies Statement<unknown>;

/** No row when there is another revision by now. Values: revision, hours. */
const writeHours = {
  name: 'chat-write-hours',
  text: `update chat_hours set revision = revision + 1, value = $2::jsonb where revision = $1
    returning revision`,
  row: z.object({ revision: z.int() }),
} satisfies Statement<unknown>;

const longest = 500;

/** When the chat is open, and what the box says. */
export function createHours(database: Database, events: Pick<ShopEvents, 'emit'>) {
  const listeners = new Set<() => void>();

  async function read(tx?: Db): Promise<ChatHoursAnswer> {
    const [found] = await database.run(readHours, [], tx);
    return found ? { revision: found.revision, ...found.value } : { revision: 1, ...givenHours };
  }

  /** @throws {ShopError} 409 `STALE` with what is there now; 422 */
  async function save(
    memberId: number,
    { revision, ...given }: SaveChatHoursBody,
    joined?: Db,
  ): Promise<ChatHoursAnswer> {
    const wrong = wrongDay(given);
    if (wrong !== null) throw wrongField(wrong, chatTexts.overlapping);
    const value: ChatHours = {
      ...given,
      closedDays: [...new Set(given.closedDays)].toSorted(),
      welcome: anyTextOf(given.welcome, 'welcome', longest),
      away: anyTextOf(given.away, 'away', longest),
    };
    return database.transaction(async (tx) => {
      const before = await read(tx);
      await database.run(beginHours, [JSON.stringify(givenHours)], tx);
      const [written] = await database.run(writeHours, [revision, JSON.stringify(value)], tx);
      if (!written) {
        const now = await read(tx);
        throw new ShopError(409, 'STALE', chatTexts.stale, {
          fields: { version: String(now.revision) },
          now,
        });
      }
      await recordStaff(tx, {
        memberId,
        action: 'Save-Chat-Hours',
        subject: 'chat hours',
        before: { version: revision },
        after: { version: written.revision },
      });
      // Pages show a link to the chat where there is one.
      if (before.isOn !== value.isOn) {
        await spreadMaster(tx);
        afterCommit(tx, () => events.emit('outbox'));
      }
      afterCommit(tx, () => listeners.forEach((listener) => listener()));
      return { revision: written.revision, ...value };
    }, joined);
  }

  return { read, save, onSaved: (listener: () => void): void => void listeners.add(listener) };
}
export type HoursService = ReturnType<typeof createHours>;
