import type { Db } from '#server/db/database.ts';
import { type Statement, noRow } from '#server/db/statement.ts';
import { runIn } from '#server/db/transaction.ts';
import type { SmsTemplate } from '#server/sms/provider.ts';

/** `order` and those of staff follow a payment or a step of staff; notices, which anyone can cause, wait while the budget is spent. */
export type Purpose =
  | 'back-in-stock'
  | 'chat'
  | 'order'
  | 'order-unpaid'
  | 'price-drop'
  | 'staff'
  | 'staff-invitation'
  | `code-${'login' | 'register' | 'reset' | 'verify'}`;

interface Message {
  /** Why it is sent; for logs and the inbox. */
  purpose: Purpose;
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

const insertion = {
  name: 'sms-queue',
  text: `
    insert into sms (purpose, mobile, text, template, expires_at, is_secret)
    select $1, mobile, $3, $4::jsonb, now() + $5::int * interval '1 second', $6
    from unnest($2::text[]) mobile`,
  row: noRow,
} satisfies Statement<unknown>;

/** Queues a message to each of the numbers, in the transaction that causes it. */
export async function queueSms(tx: Db, message: Message): Promise<void> {
  const { purpose, mobiles, text, template, keep, isSecret = false } = message;
  if (mobiles.length === 0) return;
  const form = template ? JSON.stringify(template) : null;
  await runIn(tx, insertion, [purpose, mobiles, text, form, keep, isSecret]);
}

const memberInsertion = {
  name: 'sms-queue-member',
  text: `
    insert into sms (purpose, mobile, text, expires_at, account)
    select $1, m.mobile,
      coalesce((select (value ->> 'name') || ': ' from setting where key = 'shop'), '') || $3,
      now() + $4::int * interval '1 second', $5::int
    from member m where m.id = $2`,
  row: noRow,
} satisfies Statement<unknown>;

/**
 * Queues a message to a member, with the shop's name before it, in the transaction that causes it.
 * @param message `account`: revision of the former account that sends it; null: that of now does
 */
export async function queueMemberSms(
  tx: Db,
  {
    purpose,
    memberId,
    text,
    keep,
    account = null,
  }: Pick<Message, 'purpose' | 'text' | 'keep'> & {
    readonly memberId: number;
    readonly account?: number | null;
  },
): Promise<void> {
  await runIn(tx, memberInsertion, [purpose, memberId, text, keep, account]);
}
