import { z } from 'zod';
import { adminOrderAnswer } from '#lib/contract/admin-order.ts';
import type { Statement } from '#server/db/statement.ts';
import { iso } from '#server/db/iso.ts';

/** A gateway's answers, each cut. */
const answersOf = (column: string) => `
  (select coalesce(json_agg(json_build_object('call', coalesce(e.value ->> 'call', ''),
      'status', e.value -> 'status', 'body', left(coalesce(e.value ->> 'body', ''), 300)) order by e.at), '[]')
    from jsonb_array_elements(${column}) with ordinality e (value, at))`;

/** What only staff see of an order. Values: number. */
export const readStaffPart = {
  name: 'order-staff-part',
  text: `
    select o.id, o.version,
      case when m.id is not null then json_build_object('id', m.id, 'name', m.name, 'mobile', m.mobile,
          'isBlocked', m.blocked_at is not null) end as member,
      (select coalesce(json_agg(b.title order by b.title collate "C"), '[]') from order_label b
        where b.order_id = o.id) as labels,
      (select coalesce(json_agg(json_build_object('propertyId', l.variant_id,
          'sku', coalesce(v.sku, p.sku), 'gtin', coalesce(v.gtin, p.gtin),
          'shelf', v.shelf) order by l.position), '[]')
        from order_line l join variant v on v.id = l.variant_id
          left join product p on p.id = v.product_id
            and not exists (select from variant o where o.product_id = p.id and o.id <> v.id)
        where l.order_id = o.id) as codes,
      (select coalesce(json_agg(json_build_object('id', a.id, 'merchantRef', coalesce(a.merchant_ref, a.id),
          'gateway', a.gateway, 'keyId', a.key_id, 'state', a.state, 'amount', a.amount, 'gatewayRef', a.gateway_ref,
          'reference', a.reference, 'trace', a.trace, 'card', a.card, 'failure', a.failure,
          'isStray', exists (select from stray_payment s where s.attempt_id = a.id),
          'createdAt', ${iso('a.created_at')}, 'endedAt', ${iso('a.ended_at')},
          'answers', ${answersOf('a.answers')}) order by a.id), '[]')
        from payment_attempt a where a.order_id = o.id) as attempts,
      (select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount, 'reason', r.reason,
          'state', r.state, 'reference', r.reference, 'tries', r.tries,
          'createdAt', ${iso('r.created_at')}, 'endedAt', ${iso('r.ended_at')},
          'answers', ${answersOf('r.answers')}) order by r.id), '[]')
        from refund r where r.order_id = o.id) as refunds,
      (select coalesce(json_agg(json_build_object('at', ${iso('e.at')}, 'status', e.status,
          'delivery', e.delivery, 'by', e.by, 'reason', e.reason, 'isShown', e.is_shown,
          'person', (select p.name from staff_event s join member p on p.id = s.member_id
            where e.by = 'staff' and s.subject = 'order ' || o.number
              and s.after ->> 'version' = e.version::text limit 1))
          order by e.version), '[]')
        from order_event e where e.order_id = o.id) as events
    from shop_order o left join member m on m.id = o.member_id where o.number = $1`,
  row: adminOrderAnswer
    .pick({
      version: true,
      member: true,
      labels: true,
      codes: true,
      refunds: true,
      events: true,
    })
    .extend({
      id: z.int(),
      attempts: z.array(
        adminOrderAnswer.shape.attempts.element
          .omit({ isTest: true })
          .extend({ keyId: z.int().nullable() }),
      ),
    }),
} satisfies Statement<unknown>;
