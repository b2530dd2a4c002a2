import { onOneLine } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import { plainText } from '#server/content/clean-html.ts';
import { ourPicture } from '#server/modules/import-content/body.ts';
import {
  beginningOf,
  decoded,
  isVisible,
  textOf,
} from '#server/modules/import-content/item-text.ts';
import type { PageContent, PostContent } from '#server/modules/import-content/row-content.ts';
import { termsOf } from '#server/modules/import-content/terms.ts';
import { contentTexts } from '#server/modules/import-content/texts.ts';
import type { WholeFile } from '#server/modules/import-content/whole-file.ts';
import type { WxrItem } from '#server/modules/import-content/wxr-reader.ts';

const longest = { summary: 500, excerpt: 300, looked: 20_000, name: 100, seo: 500, alt: 300 };

/** What posts and pages have. */
export type Common = Omit<PageContent, 'type' | 'name' | 'said'>;
/** What a row says, before it is hashed, and notes for staff. */
export interface ItemContent {
  readonly content: Omit<PostContent, 'said'> | Omit<PageContent, 'said'>;
  readonly notes: readonly string[];
}

/** A page, at the path that it had. */
export function pageOf({ fields }: WxrItem, common: Common): ItemContent {
  const [path = ''] = common.oldPath.split(/[?#]/);
  const names = [path, decoded(fields.get('wp:post_name') ?? ''), common.title].map((text) =>
    text.split('/').map(slugify).filter(Boolean).join('/'),
  );
  const name = names.find((each) => each !== '') ?? contentTexts.untitled;
  return {
    content: { ...common, type: 'page', name: slugifyEach(name.slice(0, longest.name)) },
    notes: [],
  };
}

const slugifyEach = (name: string): string => name.split('/').map(slugify).join('/');

interface Post extends Common {
  readonly isOurs: boolean;
  readonly publishedTime: string | null;
}

export function postOf(
  item: WxrItem,
  { isOurs, publishedTime, ...common }: Post,
  file: WholeFile,
): ItemContent {
  const { fields, meta } = item;
  const terms = termsOf(item, file.site, isOurs);
  const { cover, alt } = pictureOf(item, common, file);
  const isToCome = cover !== null && ourPicture(cover) === undefined;
  return {
    content: {
      ...common,
      type: 'post',
      slug: slugify(decoded(fields.get('wp:post_name') ?? '')),
      summary: summaryOf(textOf(fields.get('excerpt:encoded'), isOurs), common),
      seoKeyword: textOf(
        meta.get('_yoast_wpseo_focuskw') ?? meta.get('rank_math_focus_keyword'),
      ).slice(0, longest.seo),
      category: terms.category,
      author: terms.author,
      tags: terms.tags,
      publishedTime,
      cover,
      // What is published has one.
      coverAlt: isVisible(alt) || (isOurs && publishedTime === null) ? alt : common.title,
      pictures: isToCome ? [...new Set([cover, ...common.pictures])] : common.pictures,
    },
    notes: [...terms.notes, ...(cover === null ? [contentTexts.noCover] : [])],
  };
}

function summaryOf(excerpt: string, { bodyHtml, title }: Common): string {
  if (excerpt !== '') return excerpt.slice(0, longest.summary);
  const text = plainText(bodyHtml.slice(0, longest.looked).replaceAll('<', ' <'));
  return beginningOf(text, longest.excerpt) || title;
}

/** The picture of a post; of one without its own the first within it. */
function pictureOf({ meta }: WxrItem, { pictures }: Common, { old, named }: WholeFile) {
  const attachment = named.attachments.get((meta.get('_thumbnail_id') ?? '').trim());
  const own = attachment === undefined ? null : old.pictureOf(attachment.url);
  return {
    cover: own ?? pictures[0] ?? null,
    alt: onOneLine(attachment?.alt ?? '').slice(0, longest.alt),
  };
}

/** What search engines show of it. */
export const seoDescriptionOf = ({ meta }: WxrItem): string =>
  textOf(meta.get('_yoast_wpseo_metadesc') ?? meta.get('rank_math_description')).slice(
    0,
    longest.seo,
  );
