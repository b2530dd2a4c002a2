import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ContactPage } from '#components/contact/contact-page.tsx';
import { ContentPage } from '#components/content/content-page.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { getContentPage } from '#lib/content/server.ts';
import { getMasterData } from '#lib/home/server.ts';
import { contactPageName } from '#lib/contract/forms.ts';
import { contentPageName } from '#lib/content/page-name.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export const ensureStatic = 'navigation';

interface Params {
  params: Promise<{ path: string[] }>;
}

/** Pages are generated on demand; this single entry makes Next treat the route as static. */
export function generateStaticParams() {
  return [{ path: ['-'] }];
}

async function read({ params }: Params) {
  const { path } = await params;
  const name = contentPageName(path);
  if (name === null) return null;
  const page = await getContentPage(name);
  if (page.found) return page.data;
  if (page.movedTo !== null) permanentRedirect(encodeURI(page.movedTo));
  return null;
}

export async function generateMetadata(props: Params): Promise<Metadata> {
  const page = await read(props);
  if (page === null) return missingMetadata;
  return pageMetadata({
    title: page.title,
    description: page.seoDescription,
    keywords: page.seoKeywords,
    canonical: `/${page.name}`,
    noIndex: page.noIndex,
    kind: 'article',
  });
}

/** Any other path is a content page by its name (contract §1), or 404. */
export default async function CatchAllPage(props: Params) {
  const page = await read(props);
  if (page === null) return <MissingPage />;
  const { name, title, bodyHtml } = page;
  if (name === contactPageName) {
    const master = await getMasterData();
    const shop = master.found ? master.data.shop : { name: '', phone: '' };
    return <ContactPage shop={shop} title={title} html={bodyHtml} />;
  }
  return <ContentPage name={name} title={title} html={bodyHtml} />;
}
