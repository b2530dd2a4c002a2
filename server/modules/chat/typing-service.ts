import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import type { ShopEvents } from '#server/events.ts';
import type { Agent } from '#server/modules/chat/message-service.ts';
import { type ChatParty, isBlocked, isOwn } from '#server/modules/chat/rows.ts';
import { createTypingGate } from '#server/modules/chat/typing.ts';

/** A chat and whose it is. Values: chat, and whether it must be of, and its visitor not blocked: member, key. */
const readParty = {
  name: 'chat-read-party',
  text: `select c.name, c.member_id as "memberId", c.secret_hash as key from chat c
    where c.id = $1 and (not $2::boolean or (${isOwn('$3', '$4')} and not ${isBlocked}))`,
  row: z.object({ name: z.string(), memberId: z.int().nullable(), key: z.string().nullable() }),
} satisfies Statement<unknown>;

interface Sign {
  /** Id of the connection it came by. */
  readonly connection: string;
  readonly chat: string;
  readonly on: boolean;
}

/** Passes on that somebody writes, to the other side of their chat. */
export function createTyping(database: Database, events: Pick<ShopEvents, 'emit'>) {
  const gate = createTypingGate();

  async function byVisitor({ connection, chat, on }: Sign, party: ChatParty): Promise<void> {
    if (!gate.passes(connection, on)) return;
    const [found] = await database.run(readParty, [chat, true, party.memberId, party.key]);
    if (!found) return;
    const { name, ...visitor } = found;
    events.emit('chatTyping', { visitor, chat, from: 'visitor', name, on });
  }

  async function byStaff({ connection, chat, on }: Sign, { name }: Agent): Promise<void> {
    if (!gate.passes(connection, on)) return;
    const [found] = await database.run(readParty, [chat, false, null, null]);
    if (!found) return;
    const { name: _name, ...visitor } = found;
    events.emit('chatTyping', { visitor, chat, from: 'staff', name, on });
  }

  return { byVisitor, byStaff, forget: gate.forget };
}
export type TypingService = ReturnType<typeof createTyping>;
