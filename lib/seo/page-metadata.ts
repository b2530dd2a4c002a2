import type { Metadata } from 'next';
import { config } from '#lib/config.ts';
import { paths } from '#lib/contract/paths.ts';
import { absoluteMade, absolutePreview, absoluteUrl } from '#lib/seo/absolute.ts';
import { defaultPreview, headTexts } from '#lib/rules/head-texts.ts';
import { robotsMeta } from '#lib/seo/robots.ts';
import { previewSize } from '#lib/text/picture.ts';

export interface PageFacts {
  title: string;
  /** Plain text. */
  description: string;
  keywords?: string;
  /** Raw path of the canonical page; a query must be percent-encoded. */
  canonical: string;
  /** Raw path a link preview leads to, if not the canonical one. */
  shared?: string | undefined;
  /** Path of the page's image, `{hash}-850.webp`. */
  image?: string | undefined;
  /** Path below `/media` of a link preview generated for this page; replaces `image`'s. */
  preview?: string | undefined;
  /** `noindex,follow` if set. */
  noIndex?: boolean;
  /** Open Graph type; a product page sets its own (product-tags.ts). */
  kind?: 'website' | 'article' | 'product';
  /** Links to the magazine's feeds. */
  feeds?: boolean;
  /** Whether the title is complete without the shop's name. */
  bareTitle?: boolean;
}

const feeds = {
  types: {
    'application/rss+xml': absoluteUrl(paths.blogFeed),
    'application/atom+xml': absoluteUrl(paths.blogAtom),
  },
};

/** The shop's keywords, separated by Latin or Persian commas; output has the Latin one. */
const keywordsOf = (written: string | undefined): string[] =>
  (written ?? '')
    .split(/[,،]/)
    .map((word) => word.trim())
    .filter(Boolean);

function previewOf({ preview, image }: PageFacts): string | undefined {
  if (preview !== undefined) return absoluteMade(preview);
  return image === undefined ? undefined : absolutePreview(image);
}

/**
 * All metadata of a page for crawlers and link previews, from one set of facts. Next would
 * take the slash from the home page's address: `HomeAddress` writes it.
 */
export function pageMetadata(facts: PageFacts): Metadata {
  const { canonical, noIndex = false, kind = 'website' } = facts;
  const { title, description, isBare } = headTexts(facts);
  const keywords = keywordsOf(facts.keywords);
  const url = absoluteUrl(canonical);
  const preview = previewOf(facts);
  const image = { url: preview ?? absoluteUrl(defaultPreview), ...previewSize, alt: title };
  return {
    title: isBare ? { absolute: title } : title,
    description,
    ...(keywords.length > 0 ? { keywords } : {}),
    alternates: {
      ...(canonical === paths.home ? {} : { canonical: url }),
      ...(facts.feeds === true ? feeds : {}),
    },
    robots: robotsMeta(noIndex, config.indexable),
    openGraph: {
      ...(kind === 'product' ? {} : { type: kind }),
      locale: 'fa_IR',
      title,
      description,
      ...(canonical === paths.home ? {} : { url: absoluteUrl(facts.shared ?? canonical) }),
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
