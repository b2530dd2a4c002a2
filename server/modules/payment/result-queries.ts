import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { deliveryMethod, orderResultAnswer } from '#lib/contract/order.ts';
import { iso } from '#server/db/iso.ts';
import type { Statement } from '#server/db/statement.ts';

const { waiting, atGateway, unpaid, cancelled } = orderStatuses;

/** Whether a payment of the order is being verified, by this attempt or another one. */
const isAsked = `exists (select from payment_attempt other
  where other.order_id = o.id and other.state in ('verifying', 'unknown'))`;

/** Whether the shopper is still at the gateway by this attempt. */
const isThere = `(a.state in ('created', 'redirected') and o.status = ${atGateway})`;

/** Whether the attempt's order can be paid again: also while its shopper is at a gateway by another attempt. */
const isPayable = `(o.status in (${waiting}, ${atGateway}, ${unpaid}) and not ${isAsked} and not ${isThere}
  and o.basket_id is not null and o.expires_at > now())`;

/** Whether the bank may have taken money although the attempt is unpaid. */
const isDoubtful = `coalesce(a.failure in ('expired', 'reversed', 'amount', 'foreign'), false)`;

/**
 * `paymentMoney` of the contract. A stray payment has the bank's reference, unless nobody knows whether it was paid. Of
 * what was not verified only some failures are certain; the bank may have taken the rest, and gives it back by itself.
 */
const moneyColumn = `
  case when s.settled_at is not null
      then case when s.settlement = 'reversed' then 'returned' else 'settled' end
    when s.attempt_id is not null then case when a.reference is null then 'unknown' else 'back' end
    when a.state = 'paid' then case when o.status <> ${cancelled} or r.amount is null then 'paid'
      when r."isDone" then 'returned' else 'back' end
    when a.state in ('verifying', 'unknown') then 'awaited'
    when a.state = 'redirected' then case when o.status = ${cancelled} then 'unverified' else 'awaited' end
    when ${isDoubtful} then 'unverified'
    -- Nothing was taken by this one, but what another one paid goes back.
    when o.status = ${cancelled} and r.amount is not null
      then case when r."isDone" then 'returned' else 'back' end
    else 'none' end`;

/** An attempt and its order. While any attempt of it is being verified the order is at the gateway. Values: token. */
export const readResult = {
  name: 'payment-result',
  text: `
    select o.number, a.amount, a.reference, a.trace, a.gateway, a.key_id as "keyId", ${iso('a.ended_at')} as at,
      ${moneyColumn} as money, coalesce(s.amount, case when o.status = ${cancelled} then r.amount end) as "moneyAmount",
      case when a.failure in ('cancelled', 'insufficient', 'limit', 'password', 'card') then a.failure end as why,
      o.status = ${cancelled} and o.paid_at is null as "isInBasket",
      o.delivery_chosen ->> 'kind' as delivery, o.payment,
      case when ${isPayable} then ${iso('o.expires_at')} end as "expiresAt",
      case when ${isPayable} then ceil(extract(epoch from o.expires_at - now()))::int end as "secondsLeft",
      case when a.state in ('verifying', 'unknown') then ${atGateway}
        when o.status in (${waiting}, ${atGateway}, ${unpaid}) and ${isAsked} then ${atGateway}
        -- The order is at the gateway again, by another attempt.
        when a.state = 'unpaid' and o.status = ${atGateway} then ${unpaid}
        else o.status end as status
    from payment_attempt a join shop_order o on o.id = a.order_id
    left join stray_payment s on s.attempt_id = a.id
    left join lateral (
      select sum(amount)::bigint as amount, bool_and(state = 'done') as "isDone"
      from refund where state <> 'refused'
        and (attempt_id = a.id or (a.state = 'unpaid' and not ${isDoubtful} and order_id = a.order_id))
    ) r on true
    where a.token = $1`,
  row: orderResultAnswer.omit({ next: true, ways: true }).extend({
    payment: z.string(),
    delivery: deliveryMethod.shape.kind,
    keyId: z.int().nullable(),
  }),
} satisfies Statement<unknown>;
