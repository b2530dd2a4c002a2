import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ContactPage } from '#components/contact/contact-page.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { contactRefusal } from '#lib/contact/refusal.ts';
import { getContentPage } from '#lib/content/server.ts';
import { contactPageName } from '#lib/contract/forms.ts';
import { getMasterData } from '#lib/home/server.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/**
 * The contact page with a rejected form's input, rendered per request.
 * `front/steps/contact-form.ts` has parsed the form.
 */
export const instant = false;

async function load() {
  await connection();
  const [page, master] = await Promise.all([getContentPage(contactPageName), getMasterData()]);
  const shop = master.found ? master.data.shop : { name: '', phone: '' };
  return page.found ? { ...page.data, shop } : null;
}

export async function generateMetadata(): Promise<Metadata> {
  const page = await load();
  if (page === null) return missingMetadata;
  const { title, seoDescription: description, seoKeywords: keywords } = page;
  const canonical = `/${contactPageName}`;
  return pageMetadata({ title, description, keywords, canonical, noIndex: true, kind: 'article' });
}

export default async function Page() {
  const page = await load();
  if (page === null) return <MissingPage />;
  const { shop, title, bodyHtml } = page;
  return <ContactPage shop={shop} title={title} html={bodyHtml} refusal={contactRefusal.get()} />;
}
