const listKinds = ['shop', 'category', 'brand'] as const;
export type ListKind = (typeof listKinds)[number];

/** The parts of a list's address, as Next hands them over: percent-encoded. */
export interface ListAddress {
  kind: ListKind;
  id: string;
  slug: string;
}

export const wholeShop: ListAddress = { kind: 'shop', id: '0', slug: 'shop' };

export const isListKind = (text: string): text is ListKind =>
  listKinds.some((kind) => kind === text);
