import { chatErrors, deleteMinutes, type MessageKind } from '#lib/contract/chat-names.ts';
import type {
  ChatMessage,
  GetMessagesBody,
  OrderCardOfChat,
  ProductCardOfChat,
} from '#lib/contract/chat.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict, isNotUnique, ShopError } from '#server/errors.ts';
import type { ChatNews } from '#server/events.ts';
import type { FileAddresses } from '#server/modules/chat/file-address.ts';
import {
  addMessage,
  deleteMessage,
  explainMessage,
  findMessage,
  raiseMarks,
  readBefore,
  readChanged,
  readMessage,
  settleWaiting,
} from '#server/modules/chat/message-queries.ts';
import type { Publish } from '#server/modules/chat/news-service.ts';
import { asMessage, type ChatParty, type MessageRow } from '#server/modules/chat/rows.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';

interface Needs {
  readonly database: Database;
  readonly publish: Publish;
  readonly files: Pick<FileAddresses, 'addressOf'>;
}

/** One of the staff who writes. */
export interface Agent {
  readonly id: number;
  readonly name: string;
}

/** Who writes. */
export type Writer =
  | { readonly side: 'visitor'; readonly party: ChatParty }
  | { readonly side: 'staff'; readonly agent: Agent }
  | { readonly side: 'system' };

/** A message as it is kept. */
export interface Written {
  readonly chat: string;
  readonly clientId: string | null;
  readonly kind: MessageKind;
  readonly body: string;
  readonly card?: ProductCardOfChat | OrderCardOfChat | null;
}

export const unknownChat = (): ShopError => new ShopError(404, chatErrors.chat, chatTexts.unknown);
export const blockedVisitor = (): ShopError =>
  new ShopError(403, chatErrors.blocked, chatTexts.blocked);

const latest = 2_147_483_647;

/** The party's values of a statement; staff need none. */
const valuesOf = (writer: Writer): [memberId: number | null, key: string | null] =>
  writer.side === 'visitor' ? [writer.party.memberId, writer.party.key] : [null, null];

/** What is common to both sides: messages, their order and their marks. */
export function createMessages({ database, publish, files }: Needs) {
  const shown = (row: MessageRow): ChatMessage => asMessage(row, files.addressOf);

  async function messageOf(id: number, tx?: Db): Promise<ChatMessage> {
    const [row] = await database.run(readMessage, [id], tx);
    if (!row) throw new ShopError(404, chatErrors.message, chatTexts.unknownMessage);
    return shown(row);
  }

  /** Adds a message; null where nothing was added. `attach` writes what belongs to it. */
  async function add(
    writer: Writer,
    { chat, clientId, kind, body, card }: Written,
    attach: ((tx: Db, messageId: number) => Promise<void>) | undefined,
    tx?: Db,
  ): Promise<ChatMessage | null> {
    const agent = writer.side === 'staff' ? writer.agent : null;
    const form = card ? JSON.stringify(card) : null;
    const values = [
      chat,
      clientId,
      writer.side,
      agent?.id ?? null,
      agent?.name ?? '',
      kind,
      body,
      form,
    ];
    const [added] = await database.run(addMessage, [...values, ...valuesOf(writer)], tx);
    if (!added) return null;
    if (attach && tx) await attach(tx, added.id);
    const message = await messageOf(added.id, tx);
    await publish(chat, newsOf(chat, writer, message, added), added.was, tx);
    return message;
  }

  /**
   * Adds a message, once for its client id. Sent again, it is answered with what it was.
   * @param attach writes in the transaction what belongs to it
   * @param joined the transaction that makes the chat: nobody else knows it yet
   * @returns `isNew`: false when it was there
   * @throws {ShopError} 404; 403 for a blocked visitor; 409 for the client id of the other side
   */
  async function send(
    writer: Writer,
    written: Written,
    { attach, joined }: { attach?: (tx: Db, messageId: number) => Promise<void>; joined?: Db } = {},
  ): Promise<{ message: ChatMessage; sequence: number; isNew: boolean }> {
    const work = (tx?: Db) => add(writer, written, attach, tx);
    const adding = attach ? database.transaction(work, joined) : work(joined);
    const message = await adding.catch((error: unknown) => {
      // The same message, sent twice at the same moment.
      if (joined || !isNotUnique(error)) throw error;
      return null;
    });
    if (message) return { message, sequence: message.version, isNew: true };
    const [why] = await database.run(
      explainMessage,
      [written.chat, written.clientId, writer.side === 'visitor', ...valuesOf(writer)],
      joined,
    );
    if (!why) throw unknownChat();
    if (why.id === null) throw why.isBlocked ? blockedVisitor() : unknownChat();
    if (why.sender !== writer.side) throw conflict(chatErrors.clientId, chatTexts.clientIdUsed);
    return { message: await messageOf(why.id, joined), sequence: why.sequence, isNew: false };
  }

  /** Messages of a chat whose reader was checked. */
  async function read({ chat, after, before, limit }: GetMessagesBody) {
    if (after !== undefined) {
      const found = await database.run(readChanged, [chat, after, limit + 1]);
      return { messages: found.slice(0, limit).map(shown), more: found.length > limit };
    }
    const found = await database.run(readBefore, [chat, before ?? latest, limit + 1]);
    const messages = found.slice(0, limit).toReversed().map(shown);
    return { messages, more: found.length > limit };
  }

  /** Takes a message away, and the chat out of the queue with the last one that waited; null where nothing was deleted. */
  async function take(writer: Writer, chat: string, id: number, tx: Db): Promise<number | null> {
    const limit = writer.side === 'visitor' ? deleteMinutes : null;
    const [gone] = await database.run(deleteMessage, [chat, id, limit, ...valuesOf(writer)], tx);
    if (!gone) return null;
    const { sequence } = gone;
    const news: ChatNews[] = [{ kind: 'deleted', id, sequence }];
    const [waited] = await database.run(settleWaiting, [chat], tx);
    if (waited?.state === 'open') {
      news.push({ kind: 'state', value: { chat, state: 'open' }, sequence });
    }
    await publish(chat, news, waited ? 'waiting' : null, tx);
    return sequence;
  }

  /**
   * Takes a message away: an own one of the last minutes, or any by staff.
   * @throws {ShopError} 404; 409 `TOO_LATE`
   */
  async function remove(
    writer: Writer,
    { chat, id }: { chat: string; id: number },
    tx?: Db,
  ): Promise<{ sequence: number; isNew: boolean }> {
    const isVisitor = writer.side === 'visitor';
    const sequence = await database.transaction((joined) => take(writer, chat, id, joined), tx);
    if (sequence !== null) return { sequence, isNew: true };
    const [found] = await database.run(findMessage, [chat, id, isVisitor, ...valuesOf(writer)], tx);
    if (!found) throw unknownChat();
    const isOther = isVisitor && found.sender !== 'visitor';
    if (found.sender === null || isOther) {
      throw new ShopError(404, chatErrors.message, chatTexts.unknownMessage);
    }
    if (!found.isDeleted) throw conflict(chatErrors.late, chatTexts.late);
    return { sequence: found.sequence, isNew: false };
  }

  /** One side has received, or seen, messages of the other. Nothing happens to a chat that is not theirs. */
  async function mark(
    writer: Extract<Writer, { side: 'visitor' | 'staff' }>,
    { chat, sequence }: { chat: string; sequence: number },
    status: 2 | 3,
    tx?: Db,
  ): Promise<void> {
    const values = [chat, sequence, writer.side === 'visitor', status === 3, ...valuesOf(writer)];
    const [raised] = await database.run(raiseMarks, values, tx);
    if (raised) await publish(chat, [{ kind: 'status', status, upTo: raised.upTo }], null, tx);
  }

  return { send, read, remove, mark };
}
export type Messages = ReturnType<typeof createMessages>;

interface Added {
  readonly sequence: number;
  readonly was: string;
  readonly isAssigned: boolean;
  readonly seenUpTo: number | null;
}

/** What a new message changes beside itself. */
function newsOf(chat: string, writer: Writer, message: ChatMessage, added: Added): ChatNews[] {
  const { sequence, was, isAssigned, seenUpTo } = added;
  const news: ChatNews[] = [];
  if (seenUpTo !== null) news.push({ kind: 'status', status: 3, upTo: seenUpTo });
  if (writer.side !== 'system') {
    const state = writer.side === 'visitor' ? 'waiting' : 'open';
    if (state !== was) news.push({ kind: 'state', value: { chat, state }, sequence });
  }
  if (isAssigned && writer.side === 'staff') {
    news.push({ kind: 'assigned', value: { chat, name: writer.agent.name }, sequence });
  }
  return [{ kind: 'message', message }, ...news];
}
