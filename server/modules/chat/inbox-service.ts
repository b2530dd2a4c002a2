import { z } from 'zod';
import type {
  GetChatsAnswer,
  GetChatsBody,
  GetStaffChatAnswer,
  StaffChat,
} from '#lib/contract/admin-chat.ts';
import { type ChatList, messagePageSize } from '#lib/contract/chat-names.ts';
import type { GetMessagesBody } from '#lib/contract/chat.ts';
import { mostCounted } from '#lib/contract/content-values.ts';
import { mobile as mobileSchema } from '#lib/contract/mobile.ts';
import { maskedMobile } from '#lib/rules/mobile.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import type { BasketOwner } from '#server/basket-owner.ts';
import { cursorOf, placeOf, totalOf } from '#server/content/cursor.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { Desk } from '#server/modules/chat/desk-service.ts';
import {
  countChats,
  readChats,
  type Sought,
  type Wanted,
} from '#server/modules/chat/inbox-queries.ts';
import { type Messages, unknownChat } from '#server/modules/chat/message-service.ts';
import { record } from '#server/modules/chat/record.ts';
import { ownerOf, type WithPresence } from '#server/modules/chat/rows.ts';
import { readBesides, readStaffChat } from '#server/modules/chat/staff-queries.ts';
import type { Presences } from '#server/modules/presence/service.ts';

const place = z.tuple([z.number().min(0).max(4e15), z.uuid()]);

interface Needs {
  readonly database: Database;
  readonly messages: Pick<Messages, 'read'>;
  readonly presences: Pick<Presences, 'nameOf' | 'tabsOf'>;
  readonly complete: WithPresence;
  readonly desk: Pick<Desk, 'notes'>;
}

/** What the caller may see besides chats. */
export interface Sight {
  /** Whole mobile numbers. */
  readonly isWhole: boolean;
  readonly seesOrders: boolean;
}

/** The chats as staff read them. Callers must have checked that staff ask who may. */
export function createInbox({ database, messages, presences, complete, desk }: Needs) {
  const { db } = database;

  async function counts(staffId: number): Promise<NonNullable<GetChatsAnswer['counts']>> {
    const of = async (list: ChatList) =>
      Math.min(await countChats(db, { list, staffId, sought: { by: 'all' } }), mostCounted);
    const [waiting, mine, all, closed] = await Promise.all([
      of('waiting'),
      of('mine'),
      of('all'),
      of('closed'),
    ]);
    return { waiting, mine, all, closed };
  }

  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function readPage(
    staffId: number,
    body: GetChatsBody,
    { seesOrders }: Pick<Sight, 'seesOrders'>,
  ): Promise<GetChatsAnswer> {
    const { after, limit } = body;
    const from = placeOf(place, after);
    const wanted: Wanted = { list: body.list, staffId, sought: soughtBy(body.query, seesOrders) };
    const [found, count, all] = await Promise.all([
      readChats(db, wanted, from, limit + 1),
      from === null ? countChats(db, wanted) : null,
      from === null ? counts(staffId) : null,
    ]);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: await Promise.all(shown.map(({ at: _at, ...row }) => complete(row))),
      next: last ? cursorOf([last.at, last.id]) : null,
      total: count === null ? null : totalOf(count, mostCounted),
      counts: all,
    };
  }

  /** @throws {ShopError} 404 */
  async function one(
    chat: string,
    { isWhole }: Pick<Sight, 'isWhole'>,
    tx?: Db,
  ): Promise<StaffChat> {
    const [found] = await database.run(readStaffChat, [chat], tx);
    if (!found) throw unknownChat();
    const { mobile } = found;
    return complete({ ...found, mobile: isWhole || mobile === '' ? mobile : maskedMobile(mobile) });
  }

  async function tabsOf(owner: BasketOwner | null) {
    const tabs = owner === null ? [] : await presences.tabsOf(presences.nameOf(owner));
    return tabs.map(({ location, refer, connectedAt, viewedAt }) => ({
      page: location,
      refer,
      since: connectedAt,
      viewedAt,
    }));
  }

  /** A chat with what is known of its visitor. @throws {ShopError} 404 */
  async function read(chat: string, sight: Sight): Promise<GetStaffChatAnswer> {
    const shown = await one(chat, sight);
    const [besides] = await database.run(readBesides, [chat]);
    if (!besides) throw unknownChat();
    const { guid, basket, orders, chats } = besides;
    const { memberId } = shown;
    const [tabs, page, notes] = await Promise.all([
      tabsOf(ownerOf({ memberId, guid })),
      messages.read({ chat, limit: messagePageSize }),
      desk.notes(chat),
    ]);
    return {
      chat: shown,
      ...page,
      notes,
      visitor: {
        tabs,
        basket,
        orders: memberId === null || !sight.seesOrders ? null : orders,
        chats,
      },
    };
  }

  /** @throws {ShopError} 404 */
  async function readMessages(body: GetMessagesBody, sight: Sight) {
    const chat = await one(body.chat, sight);
    return { chat, ...(await messages.read(body)) };
  }

  /** The whole number, for a call; recorded. @throws {ShopError} 404 */
  async function showMobile(memberId: number, chat: string, joined?: Db) {
    return database.transaction(async (tx) => {
      const [found] = await database.run(readStaffChat, [chat], tx);
      if (!found) throw unknownChat();
      await record(tx, memberId, 'Show-Chat-Mobile', `chat ${chat}`);
      return { mobile: found.mobile };
    }, joined);
  }

  return { readPage, one, read, readMessages, showMobile };
}
export type Inbox = ReturnType<typeof createInbox>;

/** Order numbers have no leading zero; mobile numbers are longer, or begin with 0 or +. */
function soughtBy(typed: string, seesOrders: boolean): Sought {
  const written = toLatinDigits(typed);
  if (written === '') return { by: 'all' };
  if (seesOrders && /^[1-9]\d{3,8}$/.test(written)) return { by: 'order', number: Number(written) };
  const read = mobileSchema.safeParse(written);
  if (read.success) return { by: 'mobile', mobile: read.data };
  const text = normalisePersian(typed).trim();
  return /[\p{L}\p{N}]{2}/u.test(text) ? { by: 'text', text } : { by: 'nothing' };
}
