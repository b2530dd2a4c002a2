import type { Database } from '#server/db/database.ts';
import { addSubscriber } from '#server/modules/newsletter/queries.ts';

export function createNewsletterService(database: Database) {
  /** Keeps the number, `09…`, once; tells nobody whether it was known before. */
  async function subscribe(mobile: string): Promise<void> {
    await database.run(addSubscriber, [mobile]);
  }

  return { subscribe };
}
export type NewsletterService = ReturnType<typeof createNewsletterService>;
