type Has = { type: 'query'; key: string; value?: string };
interface Rewrite {
  source: string;
  destination: string;
  has?: Has[];
  missing?: Has[];
}

/** Where the static variants of lists are made. Asked for directly it answers 404 (middleware). */
export const listingRoot = '/listing';

const sorts: Has = { type: 'query', key: 'sort', value: '(?<sort>popular|priceaz|priceza)' };
/** Page 1 is written without the key, so it never gets here (contract §1). */
const pages: Has = { type: 'query', key: 'page', value: '(?<page>[2-9]|[1-9]\\d{1,3})' };

const lists = [
  { source: '/shop', inside: 'shop/0/shop' },
  { source: '/shop/:kind(category|brand)/:id/:slug', inside: ':kind/:id/:slug' },
];

/** An address without a slug has a wrong one: no slug is a hyphen, so the page leads to the right one. */
export const missingSlugRewrite: Rewrite = {
  source: '/shop/:kind(product|category|brand)/:id(\\d+)',
  destination: '/shop/:kind/:id/-',
};

/**
 * Sort and page of a list are query keys in the address and path parts inside, so that every
 * variant is a static page of its own.
 */
export const listingRewrites: Rewrite[] = lists.flatMap(({ source, inside }) => [
  { source, has: [sorts, pages], destination: `${listingRoot}/${inside}/:sort/:page` },
  {
    source,
    has: [sorts],
    missing: [{ type: 'query', key: 'page' }],
    destination: `${listingRoot}/${inside}/:sort/1`,
  },
  {
    source,
    has: [pages],
    missing: [{ type: 'query', key: 'sort' }],
    destination: `${listingRoot}/${inside}/default/:page`,
  },
]);
