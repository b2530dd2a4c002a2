import type { PageKind } from '#lib/contract/vital-names.ts';

/** Of pages below `/shop`, by their second segment; lists have many. */
const ofShop: Readonly<Record<string, PageKind>> = {
  product: 'product',
  brand: 'brand',
  'price-list': 'price-list',
  compare: 'compare',
  cart: 'cart',
  checkout: 'checkout',
};
const ofMagazine = new Set([undefined, 'category', 'tag', 'author']);

/** Which kind of page an address has; null for drafts, which no shopper sees. */
export function pageKindOf({ pathname, searchParams }: URL): PageKind | null {
  const [first, second] = pathname.split('/').filter((part) => part !== '');
  switch (first) {
    case undefined:
      return 'home';
    case 'shop':
      if (searchParams.has('filter-name')) return 'search';
      return (second !== undefined && Object.hasOwn(ofShop, second) && ofShop[second]) || 'list';
    case 'blog':
      return ofMagazine.has(second) ? 'magazine' : 'post';
    case 'account':
      return 'account';
    case 'preview':
      return null;
    case 'wishlist':
      return 'list';
    default:
      return 'content';
  }
}
