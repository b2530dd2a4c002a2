import type { Variant } from '#lib/contract/product.ts';

type Named = Pick<Variant, 'colour' | 'options'>;

/** What distinguishes a variant besides its colour: storage, size and so on. */
export const sizeOf = ({ options }: Named): string => options.map(({ value }) => value).join('، ');

/** What distinguishes a variant, in words, except guarantees. */
export const variantNameOf = (variant: Named): string =>
  [variant.colour?.title, sizeOf(variant)].filter(Boolean).join('، ');
