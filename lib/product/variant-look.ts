import type { Variant } from '#lib/contract/product.ts';

type Look = Pick<Variant, 'colour' | 'options'>;

/** Storage, size and what else sets a variant apart beside its colour. */
export const sizeOf = ({ options }: Look): string => options.map(({ value }) => value).join('، ');

/** What sets a variant apart, in words; guarantees aside. */
export const lookOf = (variant: Look): string =>
  [variant.colour?.title, sizeOf(variant)].filter(Boolean).join('، ');
