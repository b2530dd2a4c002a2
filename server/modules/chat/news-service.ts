import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import type { ChatNews, ShopEvents } from '#server/events.ts';
import type { WithPresence } from '#server/modules/chat/rows.ts';
import { readForNews } from '#server/modules/chat/message-queries.ts';

interface Needs {
  readonly database: Database;
  readonly complete: WithPresence;
  readonly events: Pick<ShopEvents, 'emit'>;
}

/** Notifies both sides of what has happened in a chat, after the commit. */
export function createChatNews({ database, events, complete }: Needs) {
  /** @param wasState before the change: more or fewer may wait now */
  return async function publish(
    chat: string,
    news: readonly ChatNews[],
    wasState: string | null,
    tx?: Db,
  ): Promise<void> {
    const [found] = await database.run(readForNews, [chat], tx);
    if (!found) return;
    const { key, ...read } = found;
    const row = await complete(read);
    afterCommit(tx, () => {
      events.emit('chatChanged', { visitor: { memberId: row.memberId, key }, row, news });
      if (wasState !== null && (wasState === 'waiting') !== (row.state === 'waiting')) {
        events.emit('waitingChanged', 'chats');
      }
    });
  };
}
export type Publish = ReturnType<typeof createChatNews>;
