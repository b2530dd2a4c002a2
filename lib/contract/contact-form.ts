/**
 * The contact page's form, apart from the schemas: where it stands, and the parts of its page that say
 * what became of it when it was sent without scripts.
 */
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
