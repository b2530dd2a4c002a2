import type {
  ChatBlocksAnswer,
  GetChatStaffAnswer,
  SendChatMessageBody,
} from '#lib/contract/admin-chat.ts';
import { chatErrors, staffStates } from '#lib/contract/chat-names.ts';
import type { SendMessageAnswer } from '#lib/contract/chat.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict, ShopError } from '#server/errors.ts';
import type { ChatNews } from '#server/events.ts';
import { contentOf } from '#server/modules/chat/card-service.ts';
import type { Here } from '#server/modules/chat/here-service.ts';
import { type Agent, type Messages, unknownChat } from '#server/modules/chat/message-service.ts';
import type { Publish } from '#server/modules/chat/news-service.ts';
import {
  assignChat,
  blockVisitor,
  closeChat,
  readBlocks,
  readChatStaff,
  readStaffChat,
  unblockVisitor,
} from '#server/modules/chat/staff-queries.ts';
import { record } from '#server/modules/chat/record.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import { textOf } from '#server/modules/chat/words.ts';

interface Needs {
  readonly database: Database;
  readonly messages: Messages;
  readonly publish: Publish;
  readonly here: Pick<Here, 'states'>;
}

const longestReason = 500;

const chatOf = (chat: string): string => `chat ${chat}`;

/** What staff do in chats. Callers must have checked that staff ask who may. */
export function createStaffChats({ database, messages, publish, here }: Needs) {
  async function held(chat: string, tx?: Db) {
    const [found] = await database.run(readStaffChat, [chat], tx);
    if (!found) throw unknownChat();
    return found;
  }

  const say = (chat: string, body: string, tx: Db) =>
    messages.send({ side: 'system' }, { chat, clientId: null, kind: 'text', body }, { joined: tx });

  /** @throws {ShopError} 404, 422 */
  async function send(agent: Agent, body: SendChatMessageBody): Promise<SendMessageAnswer> {
    const { chat, clientId, kind } = body;
    const { memberId } = kind === 'order' ? await held(chat) : { memberId: null };
    const content = await contentOf(database, body, memberId);
    const writer = { side: 'staff', agent } as const;
    const { message, sequence } = await messages.send(writer, { chat, clientId, kind, ...content });
    return { message, sequence };
  }

  /** Those online first. */
  async function people(): Promise<GetChatStaffAnswer> {
    const [staff, states] = await Promise.all([database.run(readChatStaff, []), here.states()]);
    const all = staff.map((each) => ({
      ...each,
      state: states.get(each.id)?.state ?? ('off' as const),
    }));
    const rank = ({ state }: (typeof all)[number]) => staffStates.indexOf(state);
    return { staff: all.toSorted((a, b) => rank(a) - rank(b)) };
  }

  /** @throws {ShopError} 404; 409 for somebody who cannot answer */
  async function assign(memberId: number, chat: string, to: number | null, joined?: Db) {
    const staff = await database.run(readChatStaff, [], joined);
    const taker = staff.find((each) => each.id === to);
    if (to !== null && !taker) throw conflict(chatErrors.assignee, chatTexts.badAssignee);
    await database.transaction(async (tx) => {
      const before = await held(chat, tx);
      const [done] = await database.run(assignChat, [chat, to], tx);
      if (!done) return;
      const name = taker ? taker.name || chatTexts.staff : null;
      await publish(
        chat,
        [{ kind: 'assigned', value: { chat, name }, sequence: done.sequence }],
        null,
        tx,
      );
      if (name !== null && before.assignee !== null) await say(chat, chatTexts.handedTo(name), tx);
      await record(tx, memberId, 'Assign-Chat', chatOf(chat));
    }, joined);
  }

  /** A closed chat stays so. @throws {ShopError} 404 */
  async function close(memberId: number, chat: string, joined?: Db): Promise<void> {
    await database.transaction(async (tx) => {
      await held(chat, tx);
      const [done] = await database.run(closeChat, [chat], tx);
      if (!done) return;
      const { sequence, was } = done;
      const value = { chat };
      const news: ChatNews[] = [
        { kind: 'state', value: { chat, state: 'closed' }, sequence },
        { kind: 'closed', value, sequence },
      ];
      if (done.isToRate) news.push({ kind: 'rate', value, sequence });
      await publish(chat, news, was, tx);
      await say(chat, chatTexts.closed, tx);
      await record(tx, memberId, 'Close-Chat', chatOf(chat));
    }, joined);
  }

  /** Any message, of either side. @throws {ShopError} 404 */
  async function remove(agent: Agent, body: { chat: string; id: number }, joined?: Db) {
    return database.transaction(async (tx) => {
      const { sequence, isNew } = await messages.remove({ side: 'staff', agent }, body, tx);
      if (isNew) await record(tx, agent.id, 'Delete-Chat-Message', chatOf(body.chat));
      return { sequence };
    }, joined);
  }

  const blocks = async (tx?: Db): Promise<ChatBlocksAnswer> => ({
    blocks: await database.run(readBlocks, [], tx),
  });

  /** Lets a visitor write no more, in any chat; one who is blocked stays so. @throws {ShopError} 404, 422 */
  async function block(memberId: number, chat: string, reason: string, joined?: Db): Promise<void> {
    const why = textOf(reason, 'reason', longestReason);
    await database.transaction(async (tx) => {
      await held(chat, tx);
      await database.run(blockVisitor, [chat, why, memberId], tx);
      await publish(chat, [], null, tx);
      await record(tx, memberId, 'Block-Chat', chatOf(chat));
    }, joined);
  }

  /** @throws {ShopError} 404 */
  async function unblock(memberId: number, id: number, joined?: Db): Promise<ChatBlocksAnswer> {
    await database.transaction(async (tx) => {
      const [gone] = await database.run(unblockVisitor, [id], tx);
      if (!gone) throw new ShopError(404, 'NOT_FOUND', chatTexts.unknownBlock);
      if (gone.chatId !== null) await publish(gone.chatId, [], null, tx);
      await record(tx, memberId, 'Unblock-Chat', chatOf(gone.chatId ?? ''));
    }, joined);
    return blocks(joined);
  }

  const mark = (agent: Agent, body: { chat: string; sequence: number }, status: 2 | 3) =>
    messages.mark({ side: 'staff', agent }, body, status);

  return { send, people, assign, close, remove, blocks, block, unblock, mark };
}
export type StaffChats = ReturnType<typeof createStaffChats>;
