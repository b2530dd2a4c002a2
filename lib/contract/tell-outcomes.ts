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

/** The path of the product's page a form stood on. Of the header only the path is believed. */
export function productPathOf(referer: string | undefined): string | undefined {
  const path = URL.canParse(referer ?? '') ? new URL(referer ?? '').pathname : '';
  return path.startsWith('/shop/product/') ? path : undefined;
}
