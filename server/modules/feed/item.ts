import { availabilityCodes } from '#lib/contract/codes.ts';
import { paths, variantKey } from '#lib/contract/paths.ts';
import { squarePath } from '#lib/text/picture.ts';
import { introductionOf } from '#lib/text/text-of-html.ts';
import type { FeedRow } from '#server/modules/feed/queries.ts';

/** The data of a variant that every price list contains, in any format. */
export interface FeedItem {
  row: FeedRow;
  /** `{WebsiteCode}-{variant}`; never changes. */
  key: string;
  url: string;
  title: string;
  /** What the product's text says of it. */
  introduction: string;
  isSold: boolean;
  /** Toman; 0 when it is not sold. */
  price: number;
  /** Toman; null when there is no discount, or it is not sold. */
  oldPrice: number | null;
  /** Square pictures of at least 900 px, the variant's own first. */
  images: string[];
}

/** Maximum pictures of a variant. */
const mostImages = 10;

/** @param siteUrl without a trailing slash */
export function feedItem(row: FeedRow, siteUrl: string): FeedItem {
  const isSold = row.state === availabilityCodes.available && row.price !== null;
  const page = siteUrl + encodeURI(paths.product(row.code, row.slug));
  return {
    row,
    key: variantKey(row.code, row.id),
    url: row.siblings > 1 ? `${page}?variant=${row.id}` : page,
    title: [row.name, row.colour, row.storage, row.size, ...row.options.map(({ value }) => value)]
      .filter(Boolean)
      .join(' '),
    introduction: introductionOf(row.descriptionHtml),
    isSold,
    price: isSold ? (row.price ?? 0) : 0,
    oldPrice: isSold ? row.oldPrice : null,
    images: row.pictures.slice(0, mostImages).map((hash) => `${siteUrl}/media/${squarePath(hash)}`),
  };
}
