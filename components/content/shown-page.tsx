import { ContactPage } from '#components/contact/contact-page.tsx';
import { ContentPage } from '#components/content/content-page.tsx';
import { contactPageName } from '#lib/contract/forms.ts';
import type { GetPageAnswer } from '#lib/contract/home.ts';
import { getMasterData } from '#lib/home/server.ts';

/** A content page; the contact page has its form beside it. */
export async function ShownPage({ page: { name, title, bodyHtml } }: { page: GetPageAnswer }) {
  if (name !== contactPageName) return <ContentPage name={name} title={title} html={bodyHtml} />;
  const master = await getMasterData();
  const shop = master.found ? master.data.shop : { name: '', phone: '' };
  return <ContactPage shop={shop} title={title} html={bodyHtml} />;
}
