import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import type { SmsTemplate } from '#server/sms/provider.ts';

interface Message {
  /** Why it is sent; for logs and the inbox. */
  purpose: 'back-in-stock' | `code-${'login' | 'register' | 'reset' | 'verify'}`;
  /** Each `09…`. */
  mobiles: readonly string[];
  text: string;
  /** Sent in place of the text where a provider has it. */
  template?: SmsTemplate;
  /** For how long it is worth sending, in seconds; later it never is. */
  keep: number;
  /** Whether nobody is to read it here once it has been sent. */
  isSecret?: boolean;
}

/** Notes a message to each of the numbers, in the transaction that is its reason. */
export async function queueSms(tx: Db, message: Message): Promise<void> {
  const { purpose, mobiles, text, template, keep, isSecret = false } = message;
  if (mobiles.length === 0) return;
  await tx.execute(sql`
    insert into sms (purpose, mobile, text, template, expires_at, is_secret)
    select ${purpose}::varchar, mobile, ${text}::text, ${template ? JSON.stringify(template) : null}::jsonb,
      now() + ${keep}::int * interval '1 second', ${isSecret}::boolean
    from unnest(${sql.param([...mobiles])}::varchar[]) mobile`);
}
