import type { Metadata } from 'next';
import { previewSize } from '#lib/format/picture.ts';
import { absoluteMade, absolutePreview, absoluteUrl } from '#lib/seo/absolute.ts';

const siteName = 'کهربا';
/** Search engines cut longer ones. */
const longestDescription = 300;
/** The preview of pages without a picture of their own. */
const defaultPreview = '/og-default.jpg';

export interface PageFacts {
  title: string;
  /** Plain text. */
  description: string;
  keywords?: string;
  /** Raw path of the page search engines are to list; a query must be percent-encoded. */
  canonical: string;
  /** `{hash}-850.webp` of the picture that stands for the page. */
  image?: string | undefined;
  /** A link preview made for just this page, below `/media`; in place of `image`'s. */
  preview?: string | undefined;
  /** `noindex,follow` when set; default `index,follow` (specification §9). */
  noIndex?: boolean;
  kind?: 'website' | 'article';
  /** The title is whole already, without the shop's name behind it. */
  bareTitle?: boolean;
}

const shorten = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= longestDescription ? plain : `${plain.slice(0, longestDescription - 1)}…`;
};

/** The shop's keywords, with whichever comma they were written; machines look for the Latin one. */
const keywordsOf = (written: string | undefined): string[] =>
  (written ?? '')
    .split(/[,،]/)
    .map((word) => word.trim())
    .filter(Boolean);

function previewOf({ preview, image }: PageFacts): string | undefined {
  if (preview !== undefined) return absoluteMade(preview);
  return image === undefined ? undefined : absolutePreview(image);
}

/** All that a crawler or a link preview reads of a page: the same facts in each of their tongues. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { title, canonical, noIndex = false } = facts;
  const keywords = keywordsOf(facts.keywords);
  const description = shorten(facts.description);
  const url = absoluteUrl(canonical);
  const preview = previewOf(facts);
  const image = { url: preview ?? absoluteUrl(defaultPreview), ...previewSize, alt: title };
  return {
    title: facts.bareTitle === true ? { absolute: title } : title,
    description,
    ...(keywords.length > 0 ? { keywords } : {}),
    alternates: { canonical: url },
    robots: noIndex ? 'noindex,follow' : 'index,follow',
    openGraph: {
      type: facts.kind ?? 'website',
      locale: 'fa_IR',
      siteName,
      title,
      description,
      url,
      images: [{ ...image, type: 'image/jpeg' }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  };
}
