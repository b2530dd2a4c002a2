import {
  byMobile,
  ofProduct,
  own,
  product,
  rowsOf,
} from '#server/modules/member-data/sql-parts.ts';

// Goods that a member keeps.

export const basket = rowsOf(
  {
    ...ofProduct,
    variant: 't.variant_id',
    count: 't.count',
    wantedCount: 't.wanted',
    insurance: 't.insurance',
    seenPrice: 't.seen_price',
    cameFrom: 't.refer',
    addedAt: 't.added_at',
  },
  `basket b join basket_line t on t.basket_id = b.id ${product} where b.member_id = $1`,
);

export const favouriteLists = own(
  {
    name: 't.name',
    isShared: 't.token is not null',
    showsName: 't.shows_name',
    createdAt: 't.created_at',
    removedAt: 't.removed_at',
    products: rowsOf(
      { ...ofProduct, addedAt: 'i.added_at' },
      'favourite_list_item i join product p on p.id = i.product_id where i.list_id = t.id',
    ),
  },
  'favourite_list',
);

export const savedForLater = rowsOf(
  {
    ...ofProduct,
    variant: 't.variant_id',
    count: 't.count',
    insurance: 't.insurance',
    savedAt: 't.saved_at',
  },
  `basket b join basket_saved t on t.basket_id = b.id ${product} where b.member_id = $1`,
);

export const priceAlerts = own(
  {
    ...ofProduct,
    variant: 't.variant_id',
    most: 't.most',
    wantedAt: 't.wanted_at',
    dueAt: 't.due_at',
  },
  'price_alert',
  'join variant v on v.id = t.variant_id join product p on p.id = v.product_id',
);

export const alerts = byMobile(
  { ...ofProduct, variant: 't.variant_id', mobile: 't.mobile', wantedAt: 't.wanted_at' },
  'back_in_stock',
  'join variant v on v.id = t.variant_id join product p on p.id = v.product_id',
);
