import type { AdminPage } from '#lib/contract/admin-page.ts';
import { withoutAlts } from '#panel/content/alts.ts';

/** A page as its form holds it. */
export interface PageValues {
  title: string;
  /** Path without the leading slash. */
  name: string;
  bodyHtml: string;
  seoDescription: string;
  seoKeywords: string;
  noIndex: boolean;
}

export const emptyPage: PageValues = {
  title: '',
  name: '',
  bodyHtml: '',
  seoDescription: '',
  seoKeywords: '',
  noIndex: false,
};

export const valuesOf = ({
  title,
  name,
  bodyHtml,
  seoDescription,
  seoKeywords,
  noIndex,
}: AdminPage): PageValues => ({ title, name, bodyHtml, seoDescription, seoKeywords, noIndex });

/** What the call is sent: the current name says which page it is. */
export const bodyOf = (values: PageValues, from: Pick<AdminPage, 'name' | 'revision'> | null) => ({
  ...values,
  ...(from && { former: from.name, revision: from.revision }),
});

/** What is missing before anything is sent. */
export function missingOf({ title, name, bodyHtml }: PageValues): Readonly<Record<string, string>> {
  const missing = 'این بخش را بنویسید';
  return {
    ...withoutAlts(bodyHtml),
    ...(title.trim() === '' && { title: missing }),
    ...(name.trim() === '' && { name: missing }),
  };
}
