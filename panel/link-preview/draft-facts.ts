import { documentTitle, headTexts } from '#lib/rules/head-texts.ts';
import type { LinkFacts } from '#lib/rules/link-preview/facts.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { previewSize } from '#lib/text/picture.ts';

interface Draft {
  /** As `productHead` and its like make it. */
  head: Parameters<typeof headTexts>[0];
  /** Raw path of the page. */
  path: string;
  shopName: string;
  noIndex?: boolean;
}

/** What a page would say of itself if what is being written were saved. @param origin of the shop */
export function draftFacts(
  { head, path, shopName, noIndex = false }: Draft,
  origin: string,
): LinkFacts {
  const texts = headTexts({
    ...head,
    title: normalisePersian(head.title),
    description: normalisePersian(head.description),
  });
  const { title, description } = texts;
  return {
    url: new URL(encodeURI(path), origin).href,
    redirects: [],
    status: 200,
    title,
    description,
    pageTitle: title === '' ? '' : documentTitle(texts, shopName),
    pageDescription: description,
    siteName: shopName,
    card: 'summary_large_image',
    noIndex,
    namedAs: '',
    // The service draws it in this size and form.
    picture: { url: '', status: 200, bytes: 0, ...previewSize, format: 'jpeg' },
  };
}
