import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ShownPage } from '#components/content/shown-page.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { getContentPage } from '#lib/content/server.ts';
import { contentPageName } from '#lib/content/page-name.ts';
import { pageHead } from '#lib/rules/head-texts.ts';
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
    ...pageHead(page),
    keywords: page.seoKeywords,
    canonical: `/${page.name}`,
    preview: page.ogImage,
    noIndex: page.noIndex,
    kind: 'article',
  });
}

/** Any other path is a content page by its name (contract §1), or 404. */
export default async function CatchAllPage(props: Params) {
  const page = await read(props);
  return page === null ? <MissingPage /> : <ShownPage page={page} />;
}
