import { byMobile, own, rowsOf } from '#server/modules/member-data/sql-parts.ts';

// What a member has bought.

/** Lines of the return `r`. */
const returnedLines = rowsOf(
  {
    websiteCode: 'l.product_id',
    product: 'l.name_fa',
    count: `x -> 'count'`,
    cause: `x ->> 'cause'`,
    note: `x ->> 'note'`,
    pictures: `coalesce(x -> 'pictures', '[]')`,
  },
  `jsonb_array_elements(r.lines) x join order_line l
    on l.order_id = r.order_id and l.position = (x ->> 'position')::int`,
);

export const orders = own(
  {
    number: 't.number',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
    paidAt: 't.paid_at',
    status: 't.status',
    delivery: 't.delivery',
    payment: 't.payment',
    lines: rowsOf(
      {
        websiteCode: 'l.product_id',
        product: 'l.name_fa',
        options: 'l.options',
        guarantee: 'l.guarantee',
        count: 'l.count',
        price: 'l.price',
        insurance: 'l.insurance',
        discount: 'l.discount',
      },
      'order_line l where l.order_id = t.id',
    ),
    linesTotal: 't.lines_total',
    discount: 't.discount',
    reductions: 't.reductions',
    freight: 't.freight',
    freightKept: 't.kept',
    total: 't.total',
    vat: 't.vat',
    vatRate: 't.vat_rate',
    deliveryMethod: 't.delivery_chosen',
    address: 't.address',
    receipts: rowsOf(
      {
        reference: 'r.reference',
        picture: 'r.picture_id',
        state: 'r.state',
        answer: 'r.answer',
        createdAt: 'r.created_at',
        decidedAt: 'r.decided_at',
      },
      'transfer_receipt r where r.order_id = t.id',
    ),
    returns: rowsOf(
      {
        lines: returnedLines,
        isDefective: 'r.is_defective',
        reason: 'r.reason',
        state: 'r.state',
        answer: 'r.answer',
        createdAt: 'r.created_at',
        decidedAt: 'r.decided_at',
      },
      'return_request r where r.order_id = t.id',
    ),
    refunds: rowsOf(
      { amount: 'r.amount', state: 'r.state', createdAt: 'r.created_at', endedAt: 'r.ended_at' },
      'refund r where r.order_id = t.id',
    ),
    invoiceTo: 't.buyer',
    invoice: '(select i.number from invoice i where i.order_id = t.id)',
    clearedAt: 't.cleared_at',
    note: 't.note',
    cameFrom: 't.refer',
  },
  'shop_order',
);

export const formerOrders = byMobile(
  {
    source: 't.source',
    externalId: 't.external_id',
    number: 't.number',
    mobile: 't.mobile',
    createdAt: 't.created_at',
    name: `t.content ->> 'name'`,
    status: `t.content ->> 'status'`,
    payment: `t.content ->> 'payment'`,
    total: 't.total',
    lines: rowsOf(
      { name: `l ->> 'name'`, count: `l -> 'count'`, total: `l -> 'total'` },
      `jsonb_array_elements(t.content -> 'lines') l`,
    ),
  },
  'former_order',
);

export const coupons = own(
  { code: 'c.code', order: 'o.number', returnedAt: 't.returned_at' },
  'coupon_use',
  'join coupon c on c.id = t.coupon_id join shop_order o on o.id = t.order_id',
);
