import { namedVariant } from '#lib/contract/paths.ts';

/**
 * What a product's page says after its plain form, which asks to be told when the product is back, was sent:
 * each a part of the page with that id. Apart from the schemas, for browsers need it.
 */
export const tellOutcomes = {
  done: 'tell-done',
  invalid: 'tell-invalid',
  refused: 'tell-refused',
  failed: 'tell-failed',
} as const;
export type TellOutcome = keyof typeof tellOutcomes;

/** A product's address without its slug, to which its page leads. */
export const shortProductPath = (websiteCode: number): string => `/shop/product/${websiteCode}/-`;

const urlOf = (referer: string | undefined): URL | null => URL.parse(referer ?? '');

/** The variant that the page began with on which a form stood, as a query; empty: the default one. */
export function variantQueryOf(referer: string | undefined): string {
  const variant = namedVariant(urlOf(referer)?.searchParams ?? new URLSearchParams());
  return variant === '' ? '' : `?variant=${variant}`;
}

/** The product's page a form stood on. Of the header only path and variant are believed. */
export function productPathOf(referer: string | undefined): string | undefined {
  const path = urlOf(referer)?.pathname ?? '';
  return path.startsWith('/shop/product/') ? path + variantQueryOf(referer) : undefined;
}
