import type { Metadata } from 'next';
import { paths } from '#lib/contract/paths.ts';
import { absoluteMade, absolutePreview, absoluteUrl } from '#lib/seo/absolute.ts';
import { previewSize } from '#lib/text/picture.ts';

/** Search engines show no more; words are kept whole. */
const longestDescription = 160;
/** With the shop's name behind it, search engines would cut a longer one. */
const longestNamedTitle = 55;
const longestTitle = 110;
/** The preview of pages without a picture of their own. */
const defaultPreview = '/og-default.jpg';

export interface PageFacts {
  title: string;
  /** Plain text. */
  description: string;
  keywords?: string;
  /** Raw path of the page search engines are to list; a query must be percent-encoded. */
  canonical: string;
  /** Raw path of the page a link preview leads to, where that is not the canonical. */
  shared?: string | undefined;
  /** `{hash}-850.webp` of the picture that stands for the page. */
  image?: string | undefined;
  /** A link preview made for just this page, below `/media`; in place of `image`'s. */
  preview?: string | undefined;
  /** `noindex,follow` when set; default `index,follow` (specification §9). */
  noIndex?: boolean;
  /** What link previews take it for; of a product its page says so itself (product-tags.ts). */
  kind?: 'website' | 'article' | 'product';
  /** Leads to the feeds of the magazine. */
  feeds?: boolean;
  /** The title is whole already, without the shop's name behind it. */
  bareTitle?: boolean;
}

/** Plain text of one line and at most so many letters, ended between two words. */
export function shorten(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\s،؛:.,-]+$/, '')}…`;
}

const feeds = {
  types: {
    'application/rss+xml': absoluteUrl(paths.blogFeed),
    'application/atom+xml': absoluteUrl(paths.blogAtom),
  },
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
  const { canonical, noIndex = false, kind = 'website' } = facts;
  const title = shorten(facts.title, longestTitle);
  const isBare = facts.bareTitle === true || title.length > longestNamedTitle;
  const keywords = keywordsOf(facts.keywords);
  const description = shorten(facts.description, longestDescription);
  const url = absoluteUrl(canonical);
  const preview = previewOf(facts);
  const image = { url: preview ?? absoluteUrl(defaultPreview), ...previewSize, alt: title };
  return {
    title: isBare ? { absolute: title } : title,
    description,
    ...(keywords.length > 0 ? { keywords } : {}),
    alternates: { canonical: url, ...(facts.feeds === true ? feeds : {}) },
    robots: noIndex ? 'noindex,follow' : 'index,follow',
    openGraph: {
      ...(kind === 'product' ? {} : { type: kind }),
      locale: 'fa_IR',
      title,
      description,
      url: facts.shared === undefined ? url : absoluteUrl(facts.shared),
      images: [{ ...image, type: 'image/jpeg' }],
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: image.url, alt: title }],
    },
  };
}
