import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import { plainText } from '#server/content/clean-html.ts';
import { decoded } from '#server/modules/import-content/item-text.ts';
import type { ContentTerm } from '#server/modules/import-content/row-content.ts';
import { contentTexts } from '#server/modules/import-content/texts.ts';
import type { WxrItem, WxrSite } from '#server/modules/import-content/wxr-reader.ts';

const mostTags = 10;
const longestTag = 60;
const longestTitle = 100;

interface Terms {
  readonly category: ContentTerm;
  readonly author: ContentTerm;
  readonly tags: ContentTerm[];
  readonly notes: readonly string[];
}

/** Where a post belongs. It has one category here: its further ones become tags. */
export function termsOf({ terms, fields }: WxrItem, site: WxrSite, isOurs: boolean): Terms {
  const of = (domain: string) =>
    terms.filter((term) => term.domain === domain).flatMap((term) => termOf(term, isOurs) ?? []);
  const [category, ...others] = of('category');
  const named = of('post_tag');
  const all = new Map([...named, ...others].map((tag) => [tag.slug, tag]));
  const short = [...all.values()].filter(({ title }) => title.length <= longestTag);
  return {
    category: category ?? {
      title: contentTexts.noCategory,
      slug: slugify(contentTexts.noCategory),
    },
    author: authorOf(fields.get('dc:creator') ?? '', site, isOurs),
    tags: short.slice(0, mostTags),
    notes: [
      ...(others.length > 0 ? [contentTexts.oneCategory] : []),
      ...(all.size > Math.min(short.length, mostTags) ? [contentTexts.fewerTags] : []),
    ],
  };
}

/** Null for one without letters. */
function termOf(
  { title, slug }: { title: string; slug: string },
  isOurs: boolean,
): ContentTerm | null {
  const name = onOneLine(isOurs ? title : plainText(title)).slice(0, longestTitle);
  const path = slugify(normalisePersian(decoded(slug))) || slugify(name);
  return path === '' ? null : { title: name === '' ? path : name, slug: path };
}

/** By the name that readers see: the one to sign in with is nobody's business. */
function authorOf(login: string, { authors }: WxrSite, isOurs: boolean): ContentTerm {
  const shown = authors.get(login)?.trim() || login;
  const [beforeAt = ''] = shown.split('@');
  return (
    termOf({ title: beforeAt, slug: isOurs ? login : '' }, isOurs) ?? {
      title: contentTexts.noAuthor,
      slug: slugify(contentTexts.noAuthor),
    }
  );
}
