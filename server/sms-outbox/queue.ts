import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import type { SmsTemplate } from '#server/sms/provider.ts';

interface Message {
  /** Why it is sent; for logs and the inbox. */
  purpose: 'back-in-stock' | 'order' | `code-${'login' | 'register' | 'reset' | 'verify'}`;
  /** Mobile numbers, `09…`. */
  mobiles: readonly string[];
  text: string;
  /** Sent instead of the text by providers that support it. */
  template?: SmsTemplate;
  /** Seconds until the message expires; it is not sent afterwards. */
  keep: number;
  /** Whether the text is erased once it has been sent. */
  isSecret?: boolean;
}

/** Queues a message to each of the numbers, in the transaction that causes it. */
export async function queueSms(tx: Db, message: Message): Promise<void> {
  const { purpose, mobiles, text, template, keep, isSecret = false } = message;
  if (mobiles.length === 0) return;
  await tx.execute(sql`
    insert into sms (purpose, mobile, text, template, expires_at, is_secret)
    select ${purpose}::varchar, mobile, ${text}::text, ${template ? JSON.stringify(template) : null}::jsonb,
      now() + ${keep}::int * interval '1 second', ${isSecret}::boolean
    from unnest(${sql.param([...mobiles])}::varchar[]) mobile`);
}
