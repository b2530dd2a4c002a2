import type { VariantRow } from '#lib/contract/goods-grid.ts';

type Distinguished = Pick<VariantRow, 'colour' | 'storage' | 'size' | 'options'>;

/** What distinguishes a variant from the others of its product: «آبی، ۲۵۶ گیگابایت»; empty when nothing does. */
export const variantTitle = ({ colour, storage, size, options }: Distinguished): string =>
  [colour?.title, storage, size, ...options.map(({ value }) => value)].filter(Boolean).join('، ');
