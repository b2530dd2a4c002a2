import { z } from 'zod';
import type {
  AbuseReportsAnswer,
  ChatNote,
  ChatReply,
  SaveChatReplyBody,
} from '#lib/contract/admin-chat.ts';
import { chatErrors, longestChatText } from '#lib/contract/chat-names.ts';
import { onOneLine } from '#lib/text/persian.ts';
import type { Database, Db } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import type { Statement } from '#server/db/statement.ts';
import { conflict, isNotUnique, ShopError } from '#server/errors.ts';
import { unknownChat } from '#server/modules/chat/message-service.ts';
import { record } from '#server/modules/chat/record.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import { anyTextOf, textOf, wrongField } from '#server/modules/chat/words.ts';

const id = z.object({ id: z.int() });

/** Values: chat. */
const readNotes = {
  name: 'chat-read-notes',
  text: `select n.id, coalesce(w.name, '') as by, n.body, ${iso('n.at')} as at
    from chat_note n left join member w on w.id = n.staff_id where n.chat_id = $1 order by n.id`,
  row: z.object({ id: z.int(), by: z.string(), body: z.string(), at: z.string() }),
} satisfies Statement<unknown>;

/** Values: chat, staff, body. */
const insertNote = {
  name: 'chat-insert-note',
  text: `insert into chat_note (chat_id, staff_id, body) select c.id, $2, $3 from chat c where c.id = $1
    returning id`,
  row: id,
} satisfies Statement<unknown>;

/** Values: chat, note, body; '' removes it. */
const changeNote = {
  name: 'chat-change-note',
  text: `update chat_note set body = $3 where chat_id = $1 and id = $2 returning id`,
  row: id,
} satisfies Statement<unknown>;
const removeNote = {
  name: 'chat-remove-note',
  text: `delete from chat_note where chat_id = $1 and id = $2 returning id`,
  row: id,
} satisfies Statement<unknown>;

const readReplies = {
  name: 'chat-read-replies',
  text: 'select id, shortcut, body from chat_reply order by shortcut, id limit 500',
  row: z.object({ id: z.int(), shortcut: z.string(), body: z.string() }),
} satisfies Statement<unknown>;

/** Values: shortcut, body, id or null for a new one. */
const insertReply = {
  name: 'chat-insert-reply',
  text: 'insert into chat_reply (shortcut, body) values ($1, $2) returning id',
  row: id,
} satisfies Statement<unknown>;
const changeReply = {
  name: 'chat-change-reply',
  text: 'update chat_reply set shortcut = $1, body = $2 where id = $3 returning id',
  row: id,
} satisfies Statement<unknown>;
const removeReply = {
  name: 'chat-remove-reply',
  text: 'delete from chat_reply where id = $1 returning shortcut',
  row: z.object({ shortcut: z.string() }),
} satisfies Statement<unknown>;

const readReports = {
  name: 'chat-read-reports',
  text: `select a.id, a.chat_id as chat, a.message_id as message, a.reason,
      coalesce(nullif(c.name, ''), v.name, '') as by, s.name as about,
      coalesce(a.rating, c.rating) as rating, ${iso('a.at')} as at,
      ${iso('a.settled_at')} as "settledAt", w.name as "settledBy"
    from chat_abuse a left join chat c on c.id = a.chat_id left join member v on v.id = c.member_id
      left join member w on w.id = a.settled_by left join member s on s.id = a.about_id
    order by a.settled_at is not null, a.id desc limit 200`,
  row: z.object({
    id: z.int(),
    chat: z.string().nullable(),
    message: z.int().nullable(),
    reason: z.string(),
    about: z.string().nullable(),
    by: z.string(),
    rating: z.int().nullable(),
    at: z.string(),
    settledAt: z.string().nullable(),
    settledBy: z.string().nullable(),
  }),
} satisfies Statement<unknown>;
/** Values: report, staff. */
const settleReport = {
  name: 'chat-settle-report',
  text: `update chat_abuse set settled_at = coalesce(settled_at, now()), settled_by = coalesce(settled_by, $2)
    where id = $1 returning id`,
  row: id,
} satisfies Statement<unknown>;

/** Letters of any script, digits and hyphens; ZWNJ and marks within words. */
const shortcutForm = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c-]{0,29}$/u;
const missing = (sentence: string) => new ShopError(404, 'NOT_FOUND', sentence);

/** What staff keep beside the talks: notes, canned replies, and reports of abuse. */
export function createDesk(database: Database) {
  const notes = (chat: string): Promise<ChatNote[]> => database.run(readNotes, [chat]);
  const replies = (): Promise<ChatReply[]> => database.run(readReplies, []);

  /** @throws {ShopError} 404, 422 */
  async function saveNote(
    staffId: number,
    { chat, id: note, body }: { chat: string; id?: number | undefined; body: string },
  ): Promise<ChatNote[]> {
    if (note === undefined) {
      const [made] = await database.run(insertNote, [chat, staffId, textOf(body)]);
      if (!made) throw unknownChat();
      return notes(chat);
    }
    const text = anyTextOf(body, 'body', longestChatText);
    const [found] =
      text === ''
        ? await database.run(removeNote, [chat, note])
        : await database.run(changeNote, [chat, note, text]);
    if (!found) throw missing(chatTexts.unknownNote);
    return notes(chat);
  }

  /** @throws {ShopError} 404; 409 `SHORTCUT_USED`; 422 */
  async function saveReply(
    memberId: number,
    { id: reply, shortcut, body }: SaveChatReplyBody,
  ): Promise<ChatReply[]> {
    const name = onOneLine(shortcut).toLowerCase();
    if (!shortcutForm.test(name)) throw wrongField('shortcut', chatTexts.shortcut);
    const values = [name, textOf(body)];
    const saving = database.transaction(async (tx) => {
      const [saved] =
        reply === undefined
          ? await database.run(insertReply, values, tx)
          : await database.run(changeReply, [...values, reply], tx);
      if (!saved) throw missing(chatTexts.unknownReply);
      await record(tx, memberId, 'Save-Chat-Reply', `chat reply ${name}`);
    });
    await saving.catch((error: unknown) => {
      if (isNotUnique(error)) {
        throw conflict(chatErrors.shortcut, chatTexts.shortcutUsed);
      }
      throw error;
    });
    return replies();
  }

  async function dropReply(memberId: number, reply: number): Promise<ChatReply[]> {
    await database.transaction(async (tx) => {
      const [gone] = await database.run(removeReply, [reply], tx);
      if (gone) await record(tx, memberId, 'Remove-Chat-Reply', `chat reply ${gone.shortcut}`);
    });
    return replies();
  }

  const reports = async (): Promise<AbuseReportsAnswer> => ({
    reports: await database.run(readReports, []),
  });

  /** @throws {ShopError} 404 */
  async function settle(
    memberId: number,
    report: number,
    joined?: Db,
  ): Promise<AbuseReportsAnswer> {
    await database.transaction(async (tx) => {
      const [found] = await database.run(settleReport, [report, memberId], tx);
      if (!found) throw missing(chatTexts.unknownReport);
      await record(tx, memberId, 'Settle-Abuse-Report', `abuse report ${report}`);
    }, joined);
    return reports();
  }

  return { notes, saveNote, replies, saveReply, dropReply, reports, settle };
}
export type Desk = ReturnType<typeof createDesk>;
