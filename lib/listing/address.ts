const listKinds = ['shop', 'category', 'brand'] as const;
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

export const isListKind = (text: string): text is ListKind =>
  listKinds.some((kind) => kind === text);
