const listKinds = ['shop', 'category', 'brand', 'offers'] as const;
export type ListKind = (typeof listKinds)[number];

/** Parts of a list's address, percent-encoded as Next passes them. */
export interface ListAddress {
  kind: ListKind;
  id: string;
  slug: string;
  /** Of a category: slug of one of its landing pages. */
  landing?: string | undefined;
}

export const wholeShop: ListAddress = { kind: 'shop', id: '0', slug: 'shop' };

/** A page of offers, which has no id; null: all offers. */
export const offersAddress = (slug: string | null): ListAddress => ({
  kind: 'offers',
  id: '0',
  slug: slug ?? noSlug,
});
/** A slug that is never right: a page with it redirects to the right one. */
export const noSlug = '-';

export const isListKind = (text: string): text is ListKind =>
  listKinds.some((kind) => kind === text);

/** Whether the address of such a list has an id. */
export const hasId = (kind: ListKind): boolean => kind === 'category' || kind === 'brand';
