import { paths } from '#lib/contract/paths.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';

/** Raw path of a product; the id in addresses is its WebsiteCode. */
export const productPath = (product: { websiteCode: number; slug: string }): string =>
  paths.product(product.websiteCode, product.slug);

/** From the first category to the product itself. */
export const stepsTo = (
  product: Pick<GetDetailAnswer, 'breadcrumb' | 'nameFa' | 'websiteCode' | 'slug'>,
): { title: string; path: string }[] => [
  ...product.breadcrumb.map(({ id, title, slug }) => ({ title, path: paths.category(id, slug) })),
  { title: product.nameFa, path: productPath(product) },
];
