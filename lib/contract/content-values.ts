import { z } from 'zod';
import { errorBody } from '#lib/contract/errors.ts';

// What the calls about content and appearance share.

export const rowId = z.int().min(1).max(2_147_483_647);
/** Which version a change was made on: `revision` of what was read. */
export const revision = z.int().min(1).max(2_147_483_647);

/** Where the next page begins: `next` of the page before. */
export const listCursor = z.string().min(1).max(1_000);
export const pageLimit = z.int().min(1).max(100).default(50);

/** How many there are: exact up to `mostCounted`, above that at least so many. */
export const listTotal = z.object({ count: z.int().min(0), isExact: z.boolean() });
export type ListTotal = z.infer<typeof listTotal>;
export const mostCounted = 1_000;

/** `items` as a page of a list; `total` of the first page only. */
export const listAnswer = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: listCursor.nullable(),
    total: listTotal.nullable(),
  });

/** 409 `STALE`: what was to be changed, as it is now. */
export const stale = <Now extends z.ZodType>(now: Now) => errorBody.extend({ now: now.optional() });

interface Base {
  readonly id?: number | undefined;
  readonly revision?: number | undefined;
}
/** Ids and revisions come together: both absent for something new. */
export const hasRevision = ({ id, revision: read }: Base): boolean =>
  (id === undefined) === (read === undefined);
export const revisionMissing = { message: 'نسخه‌ای را که دیده‌اید بفرستید', path: ['revision'] };

/** What is removed or brought back, and the version that was read. */
export const oneRevision = z.object({ id: rowId, revision });

/** An address that links lead to: a path of the shop, or one with https. */
export function isLink(url: string): boolean {
  // oxlint-disable-next-line no-control-regex -- refuses them on purpose
  if (/[\u0000-\u0020\u007f-\u00a0\\<>"`\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(url))
    return false;
  if (!url.isWellFormed()) return false;
  if (url.startsWith('/'))
    return !url.startsWith('//') && URL.canParse(url, 'https://shop.invalid');
  return /^https:\/\/[^/]/i.test(url) && URL.canParse(url) && isPlain(new URL(url));
}

/** Without a name before the host, which would disguise it. */
const isPlain = ({ username, password, hostname }: URL): boolean =>
  username === '' && password === '' && hostname.includes('.');

const wrongLink = 'نشانی را با / برای صفحه‌های فروشگاه یا با https بنویسید';
export const link = z.string().trim().min(1, wrongLink).max(500).refine(isLink, wrongLink);
/** Or none: ''. */
export const anyLink = z.union([z.literal(''), link], wrongLink);
