import { refundsAnswer } from '#lib/contract/admin-refund.ts';
import { iso } from '#server/db/iso.ts';
import type { Statement } from '#server/db/statement.ts';

/** Refunds for staff to pay, the oldest first. Values: id of the one before, greatest number of rows. */
export const readManualRefunds = {
  name: 'order-staff-refunds',
  text: `
    select r.id, o.number, o.version, r.amount, r.reason, a.gateway, a.card,
      ${iso('r.created_at')} as "createdAt"
    from refund r join shop_order o on o.id = r.order_id left join payment_attempt a on a.id = r.attempt_id
    where r.state = 'manual' and r.id > $1 order by r.id limit $2`,
  row: refundsAnswer.shape.items.element,
} satisfies Statement<unknown>;
