import { chatErrors } from '#lib/contract/chat-names.ts';
import type {
  ChatSummary,
  GetBoxAnswer,
  GetMessagesAnswer,
  GetMessagesBody,
  RateBody,
  ReportAbuseBody,
  SendMessageAnswer,
  SendMessageBody,
} from '#lib/contract/chat.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { orTakeBack, takeAllBack } from '#server/limits/limit.ts';
import { contentOf } from '#server/modules/chat/card-service.ts';
import type { Here } from '#server/modules/chat/here-service.ts';
import type { HoursService } from '#server/modules/chat/hours-service.ts';
import { type ChatLimits, partyName } from '#server/modules/chat/limits.ts';
import {
  blockedVisitor,
  type Messages,
  unknownChat,
} from '#server/modules/chat/message-service.ts';
import type { Publish } from '#server/modules/chat/news-service.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import {
  claimChats,
  endChat,
  keepFigures,
  keepReports,
  holdVisitor,
  rateChat,
  readBlocked,
  readOne,
  readOwn,
  removeChat,
  reportChat,
} from '#server/modules/chat/visitor-queries.ts';
import { type Visitor, writer } from '#server/modules/chat/visitor.ts';
import { anyTextOf, textOf } from '#server/modules/chat/words.ts';

const longest = { note: 1_000, reason: 2_000 } as const;

interface Needs {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  readonly messages: Messages;
  readonly publish: Publish;
  readonly hours: HoursService;
  readonly here: Here;
  readonly limits: ChatLimits;
}

const unreadOf = (chats: readonly ChatSummary[]): number =>
  chats.reduce((sum, { unread }) => sum + unread, 0);

/** What visitors do in their chats; how a talk begins is in `opening-service.ts`. */
export function createVisitorChats(needs: Needs) {
  const { database, messages, publish, hours, here, limits } = needs;

  /** @throws {ShopError} 404 for somebody else's */
  async function one(visitor: Visitor, chat: string): Promise<ChatSummary> {
    const [found] = await database.run(readOne, [chat, visitor.memberId, visitor.key]);
    if (!found) throw unknownChat();
    return found;
  }

  const all = (visitor: Visitor): Promise<ChatSummary[]> =>
    visitor.memberId === null && visitor.key === null
      ? Promise.resolve([])
      : database.run(readOwn, [visitor.memberId, visitor.key]);

  async function isBlocked({ memberId, key }: Visitor): Promise<boolean> {
    const [found] = await database.run(readBlocked, [memberId, key]);
    return found?.isBlocked ?? false;
  }

  async function box(visitor: Visitor): Promise<Omit<GetBoxAnswer, 'reconnect'>> {
    const [{ isOn, asksName, welcome, away }, now, chats, blocked] = await Promise.all([
      hours.read(),
      here.box(),
      all(visitor),
      isBlocked(visitor),
    ]);
    const unread = unreadOf(chats);
    return { isOn, ...now, asksName, welcome, away, chats, unread, isBlocked: blocked };
  }

  /** Makes a guest's chats the member's; connections that only knew the secret end. */
  async function claim(memberId: number, key: string): Promise<void> {
    const claimed = await database.transaction(async (tx) => {
      // A talk that the guest begins at this moment is claimed, too.
      await database.run(holdVisitor, [partyName({ memberId: null, key })], tx);
      return database.run(claimChats, [key, memberId], tx);
    });
    if (claimed.length === 0) return;
    needs.events.emit('chatClaimed', key);
    for (const { id } of claimed) {
      // oxlint-disable-next-line no-await-in-loop -- mostly one
      await publish(id, [], null);
    }
  }

  /** @throws {ShopError} 403, 404, 422, 429 */
  async function send(visitor: Visitor, body: SendMessageBody): Promise<SendMessageAnswer> {
    const { chat, clientId, kind } = body;
    const content = await contentOf(database, body, visitor.memberId);
    const counted = await limits.message(visitor);
    const sending = messages.send(writer(visitor), { chat, clientId, kind, ...content });
    const { message, sequence, isNew } = await orTakeBack(counted, sending);
    if (!isNew) await takeAllBack(counted);
    return { message, sequence };
  }

  async function read(visitor: Visitor, body: GetMessagesBody): Promise<GetMessagesAnswer> {
    // First the chat: what is read after it is not older.
    const chat = await one(visitor, body.chat);
    return { chat, ...(await messages.read(body)) };
  }

  async function seen(visitor: Visitor, body: { chat: string; sequence: number }) {
    await one(visitor, body.chat);
    await messages.mark(writer(visitor), body, 3);
    return { unread: unreadOf(await all(visitor)) };
  }

  /** @throws {ShopError} 404; 409 before the first answer; 429 */
  async function rate(visitor: Visitor, { chat, stars, note }: RateBody): Promise<void> {
    await one(visitor, chat);
    const text = anyTextOf(note, 'note', longest.note);
    await limits.rating(visitor);
    const values = [chat, visitor.memberId, visitor.key, stars, text];
    const [rated] = await database.run(rateChat, values);
    if (!rated) throw conflict(chatErrors.unanswered, chatTexts.unanswered);
    // Other tabs read the stars with what has changed.
    const { state, sequence } = rated;
    if (sequence === null) return;
    await publish(chat, [{ kind: 'state', value: { chat, state }, sequence }], null);
  }

  /** @throws {ShopError} 403 for a blocked visitor, 404, 422, 429 */
  async function report(visitor: Visitor, { chat, message, reason }: ReportAbuseBody) {
    await one(visitor, chat);
    if (await isBlocked(visitor)) throw blockedVisitor();
    const text = textOf(reason, 'reason', longest.reason);
    await limits.report(visitor);
    const values = [chat, visitor.memberId, visitor.key, message, text];
    const [kept] = await database.run(reportChat, values);
    if (!kept) throw unknownChat();
  }

  /** Removes a talk for good, at its visitor's wish. @throws {ShopError} 404 */
  async function clear(visitor: Visitor, chat: string, joined?: Db): Promise<void> {
    const values = [chat, visitor.memberId, visitor.key];
    await database.transaction(async (tx) => {
      await database.run(keepFigures, values, tx);
      const [ended] = await database.run(endChat, values, tx);
      if (!ended) throw unknownChat();
      const { sequence } = ended;
      // The last that both sides hear of it.
      await publish(
        chat,
        [{ kind: 'state', value: { chat, state: 'closed' }, sequence }],
        'waiting',
        tx,
      );
      await database.run(keepReports, [chat], tx);
      await database.run(removeChat, values, tx);
    }, joined);
  }

  async function remove(visitor: Visitor, body: { chat: string; id: number }) {
    const { sequence } = await messages.remove(writer(visitor), body);
    return { sequence };
  }

  const mark = (visitor: Visitor, body: { chat: string; sequence: number }, status: 2 | 3) =>
    messages.mark(writer(visitor), body, status);

  return { box, claim, send, read, seen, rate, report, clear, remove, mark, one };
}
export type VisitorChats = ReturnType<typeof createVisitorChats>;
