import type { Database } from '#server/db/database.ts';
import { addSubscriber } from '#server/modules/newsletter/queries.ts';

export function createNewsletterService(database: Database) {
  /** Stores the number, `09…`, once. The answer does not reveal whether it was subscribed before. */
  async function subscribe(mobile: string): Promise<void> {
    await database.run(addSubscriber, [mobile]);
  }

  return { subscribe };
}
export type NewsletterService = ReturnType<typeof createNewsletterService>;
