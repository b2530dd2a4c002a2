import { paths, variantKey } from '#lib/contract/paths.ts';
import { squarePath } from '#lib/text/picture.ts';
import type { FeedRow } from '#server/modules/feed/queries.ts';

/** What every price list says of a variant, whatever its form. */
export interface FeedItem {
  row: FeedRow;
  /** `{WebsiteCode}-{variant}`, for ever. */
  key: string;
  url: string;
  title: string;
  isSold: boolean;
  /** Toman; 0 for what is not sold. */
  price: number;
  /** Toman; null where the price is not reduced, or nothing is sold. */
  oldPrice: number | null;
  /** Squares of at least 900 px, the variant's own first. */
  images: string[];
}

/** Pictures one variant is shown with. */
const mostImages = 10;

/** @param siteUrl without a slash at the end */
export function feedItem(row: FeedRow, siteUrl: string): FeedItem {
  const isSold = row.state === 1 && row.price !== null;
  const page = siteUrl + encodeURI(paths.product(row.code, row.slug));
  return {
    row,
    key: variantKey(row.code, row.id),
    url: row.siblings > 1 ? `${page}?variant=${row.id}` : page,
    title: [row.name, row.colour, row.storage, row.size].filter(Boolean).join(' '),
    isSold,
    price: isSold ? (row.price ?? 0) : 0,
    oldPrice: isSold ? row.oldPrice : null,
    images: row.pictures.slice(0, mostImages).map((hash) => `${siteUrl}/media/${squarePath(hash)}`),
  };
}
