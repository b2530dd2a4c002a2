import type { Database } from '#server/db/database.ts';
import { inboxPage } from '#server/modules/sms-inbox/page.ts';
import { readInbox } from '#server/modules/sms-inbox/queries.ts';

/** The page of messages that would have been sent, as HTML. */
export async function getInbox(database: Database): Promise<string> {
  return inboxPage(await database.run(readInbox, []));
}
