import { queryOptions } from '@tanstack/react-query';
import { Package, Search, ShoppingBag, UserRound, type LucideIcon } from 'lucide-react';
import type { FindAnythingAnswer } from '#lib/contract/find-anything.ts';
import { leastSought, mostSought } from '#lib/contract/limits.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { call } from '#panel/client.ts';
import { stateNames } from '#panel/goods/texts.ts';
import { stageWords } from '#panel/orders/texts.ts';

const words = {
  products: 'کالاها',
  orders: 'سفارش‌ها',
  customers: 'مشتریان',
  lists: 'در فهرست‌ها',
  order: (number: string) => `سفارش ${number}`,
  unnamed: 'بی‌نام',
  inList: (text: string, list: string) => `«${text}» در ${list}`,
} as const;

/** A place that a text leads to. */
export interface Place {
  key: string;
  title: string;
  /** Beside the title: a code, a state. */
  note?: string;
  group: string;
  icon: LucideIcon;
  to: string;
  search?: Readonly<Record<string, string>>;
}

/** What the service is asked for; null for what is too short. */
export function soughtOf(written: string): string | null {
  const text = written.trim().slice(0, mostSought);
  return Array.from(text).length < leastSought ? null : text;
}

export const foundQuery = (query: string | null) =>
  queryOptions({
    queryKey: ['anything', query],
    queryFn: ({ signal }) => call<FindAnythingAnswer>('Find-Anything', { query }, { signal }),
    enabled: query !== null,
  });

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

const productPlace =
  (mayOpen: boolean) =>
  ({ websiteCode, nameFa, state }: NonNullable<FindAnythingAnswer['products']>[number]): Place => ({
    key: `product ${websiteCode}`,
    title: isolateLatin(nameFa),
    note: joined(state === 'published' ? '' : stateNames[state].word, toPersianDigits(websiteCode)),
    group: words.products,
    icon: Package,
    // Who may not open products sees them among the prices.
    ...(mayOpen
      ? { to: `/products/${websiteCode}` }
      : { to: '/prices', search: { q: String(websiteCode) } }),
  });

const orderPlace = ({
  number,
  state,
  receiver,
}: NonNullable<FindAnythingAnswer['orders']>[number]): Place => ({
  key: `order ${number}`,
  title: words.order(toPersianDigits(number)),
  note: joined(receiver ?? '', stageWords[state]),
  group: words.orders,
  icon: ShoppingBag,
  to: `/orders/${number}`,
});

const customerPlace = ({
  id,
  name,
  mobile,
}: NonNullable<FindAnythingAnswer['customers']>[number]): Place => ({
  key: `customer ${id}`,
  title: name || words.unnamed,
  note: toPersianDigits(mobile),
  group: words.customers,
  icon: UserRound,
  to: `/customers/${id}`,
});

/** What was found, each kind together. */
export const placesOf = (
  { products, orders, customers }: FindAnythingAnswer,
  held: readonly Permission[],
): Place[] => [
  ...(products ?? []).map(productPlace(held.includes('catalogue'))),
  ...(orders ?? []).map(orderPlace),
  ...(customers ?? []).map(customerPlace),
];

const goods = ['catalogue', 'prices', 'stock'] as const satisfies readonly Permission[];

/** The lists that can be searched for the text, each with more than is found here. */
export function listsFor(text: string, held: readonly Permission[]): Place[] {
  const list = (to: string, title: string): Place => ({
    key: `list ${to}`,
    title: words.inList(text, title),
    group: words.lists,
    icon: Search,
    to,
    search: { q: text },
  });
  return [
    ...(goods.some((each) => held.includes(each))
      ? [list(held.includes('catalogue') ? '/products' : '/prices', words.products)]
      : []),
    ...(held.includes('orders') ? [list('/orders', words.orders)] : []),
    ...(held.includes('customers') ? [list('/customers', words.customers)] : []),
  ];
}
