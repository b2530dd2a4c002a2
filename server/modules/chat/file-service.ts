import { z } from 'zod';
import { chatErrors, mostChatFiles } from '#lib/contract/chat-names.ts';
import type { SendMessageAnswer } from '#lib/contract/chat.ts';
import type { Database, Db } from '#server/db/database.ts';
import { noRow, type Statement } from '#server/db/statement.ts';
import { conflict, ShopError } from '#server/errors.ts';
import { orTakeBack, takeAllBack } from '#server/limits/limit.ts';
import type { FileAddresses } from '#server/modules/chat/file-address.ts';
import { type ChatFile, judgeFile } from '#server/modules/chat/judge-file.ts';
import type { ChatLimits } from '#server/modules/chat/limits.ts';
import { explainMessage } from '#server/modules/chat/message-queries.ts';
import {
  type Agent,
  blockedVisitor,
  type Messages,
  unknownChat,
  type Writer,
} from '#server/modules/chat/message-service.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import type { Visitor } from '#server/modules/chat/visitor.ts';

/** Values: message, name, type, bytes, width, height. */
const insertFile = {
  name: 'chat-insert-file',
  text: `insert into chat_attachment (message_id, name, type, bytes, width, height) values ($1, $2, $3, $4, $5, $6)`,
  row: noRow,
} satisfies Statement<unknown>;

/** How many files the visitor has sent in a chat. Values: chat. */
const countFiles = {
  name: 'chat-count-files',
  text: `select count(*)::int as count from chat_message m join chat_attachment f on f.message_id = m.id
    where m.chat_id = $1 and m.sender = 'visitor'`,
  row: z.object({ count: z.int() }),
} satisfies Statement<unknown>;

const unknown = () => new ShopError(404, chatErrors.file, chatTexts.unknownFile);

const tooManyFiles = () => conflict(chatErrors.files, chatTexts.tooManyFiles);

/** Values: id. */
const readFile = {
  name: 'chat-read-file',
  text: 'select name, type, bytes from chat_attachment where id = $1',
  row: z.object({ name: z.string(), type: z.string(), bytes: z.instanceof(Uint8Array) }),
} satisfies Statement<unknown>;

interface Needs {
  readonly database: Database;
  readonly messages: Messages;
  readonly limits: ChatLimits;
  readonly addresses: Pick<FileAddresses, 'isValid'>;
}

/** A form with a file. */
interface Sent {
  readonly file: Buffer;
  readonly fileName: string;
  readonly chat: string;
  readonly clientId: string;
}

/** Files in chats, which only their two sides can read. */
export function createChatFiles({ database, messages, limits, addresses }: Needs) {
  async function keep(
    writer: Writer,
    { chat, clientId }: Sent,
    { kind, name, type, bytes, width, height }: ChatFile,
  ) {
    async function attach(tx: Db, messageId: number): Promise<void> {
      await database.run(insertFile, [messageId, name, type, bytes, width, height], tx);
      if (writer.side !== 'visitor') return;
      const [{ count } = { count: 0 }] = await database.run(countFiles, [chat], tx);
      if (count > mostChatFiles) throw tooManyFiles();
    }
    return messages.send(writer, { chat, clientId, kind, body: name }, { attach });
  }

  /** @throws {ShopError} 403 for a blocked visitor, 404 for another's chat, 409 for one file too many */
  async function refuseMore({ memberId, key }: Visitor, { chat, clientId }: Sent): Promise<void> {
    const [[known], [{ count } = { count: 0 }]] = await Promise.all([
      database.run(explainMessage, [chat, clientId, true, memberId, key]),
      database.run(countFiles, [chat]),
    ]);
    if (!known) throw unknownChat();
    if (known.isBlocked) throw blockedVisitor();
    if (known.id === null && count >= mostChatFiles) throw tooManyFiles();
  }

  /** @throws {ShopError} 403, 404, 409 `TOO_MANY_FILES`, 422, 429, 503 */
  async function send(visitor: Visitor, sent: Sent): Promise<SendMessageAnswer> {
    // Before the costly part.
    await refuseMore(visitor, sent);
    const counted = await limits.message(visitor);
    const writer = { side: 'visitor', party: visitor } as const;
    const keeping = judgeFile(sent.file, sent.fileName).then((file) => keep(writer, sent, file));
    const { message, sequence, isNew } = await orTakeBack(counted, keeping);
    if (!isNew) await takeAllBack(counted);
    return { message, sequence };
  }

  async function sendByStaff(agent: Agent, sent: Sent): Promise<SendMessageAnswer> {
    const file = await judgeFile(sent.file, sent.fileName);
    const { message, sequence } = await keep({ side: 'staff', agent }, sent, file);
    return { message, sequence };
  }

  /** @throws {ShopError} 404 for a file that is gone, and an address that is false or old */
  async function read(id: string, until: number, signature: string) {
    if (!addresses.isValid(id, until, signature)) throw unknown();
    const [found] = await database.run(readFile, [id]);
    if (!found) throw unknown();
    return { ...found, bytes: Buffer.from(found.bytes) };
  }

  return { send, sendByStaff, read };
}
export type ChatFiles = ReturnType<typeof createChatFiles>;
