import { namedVariant } from '#lib/contract/paths.ts';

// Plain forms, which work without scripts: where they stand and which part of their page says what became of
// them. Apart from the schemas: the browser uses these names, and must not load zod for them.

/** The content page that has the contact form. */
export const contactPageName = 'تماس-با-ما';

export const contactFields = ['name', 'mobile', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export const contactFieldNames: Readonly<Record<ContactField, string>> = {
  name: 'نام',
  mobile: 'شماره موبایل',
  subject: 'موضوع',
  message: 'متن پیام',
};

/** The id of the part that says what is wrong with a field. */
export const contactErrorId = (field: ContactField): string => `contact-${field}-error`;
export const contactOutcomes = { done: 'contact-done', failed: 'contact-failed' } as const;

/** The page at one of its parts, as a header says it. */
export const contactPath = (part: string): string => `${encodeURI(`/${contactPageName}`)}#${part}`;

/**
 * What a product's page says after its plain form for a back-in-stock alert was sent: each is the id of a
 * part of the page.
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
