import { isProductPath, namedVariant } from '#lib/contract/paths.ts';

// Plain forms, which work without JavaScript: their pages, and the ids of the elements that show
// their results. Separate from the schemas: browsers use these names and must not load zod for
// them.

/** The content page with the contact form. */
export const contactPageName = 'تماس-با-ما';

export const contactFields = ['name', 'mobile', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export const contactFieldNames: Readonly<Record<ContactField, string>> = {
  name: 'نام',
  mobile: 'شماره موبایل',
  subject: 'موضوع',
  message: 'متن پیام',
};

/** Id of the element that shows a field's error. */
export const contactErrorId = (field: ContactField): string => `contact-${field}-error`;
export const contactOutcomes = { done: 'contact-done', failed: 'contact-failed' } as const;

/** Address of the page at one of its elements, percent-encoded for a header. */
export const contactPath = (part: string): string => `${encodeURI(`/${contactPageName}`)}#${part}`;

/** Results of the plain back-in-stock form: ids of elements on the product page. */
export const stockAlertOutcomes = {
  done: 'tell-done',
  invalid: 'tell-invalid',
  refused: 'tell-refused',
  failed: 'tell-failed',
} as const;
export type StockAlertOutcome = keyof typeof stockAlertOutcomes;

/** Address of a product without its slug; it redirects to the full one. */
export const shortProductPath = (websiteCode: number): string => `/shop/product/${websiteCode}/-`;

const urlOf = (referer: string | undefined): URL | null => URL.parse(referer ?? '');

/** The initial variant of the page a form was on, as a query; empty for the default one. */
export function variantQueryOf(referer: string | undefined): string {
  const variant = namedVariant(urlOf(referer)?.searchParams ?? new URLSearchParams());
  return variant === '' ? '' : `?variant=${variant}`;
}

/** The product page a form was on. Only path and variant are taken from the header. */
export function productPathOf(referer: string | undefined): string | undefined {
  const path = urlOf(referer)?.pathname ?? '';
  return isProductPath(path) ? path + variantQueryOf(referer) : undefined;
}
