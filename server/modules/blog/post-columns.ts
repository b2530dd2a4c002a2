import { normalisePersian } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import { preparePostBody } from '#server/modules/blog/post-body.ts';
import { wordsOfText } from '#server/modules/search/text-service.ts';

interface Written {
  readonly title: string;
  /** Derived from the title when empty. */
  readonly slug: string;
  readonly summary: string;
  readonly bodyHtml: string;
  /** Further search words: its category, author and tags. */
  readonly terms: readonly string[];
}

/** Slug of a post whose title has no letters. */
const nameless = 'نوشته';

/** The columns of a post derived from its content. Everything that writes posts must set them. */
export function postColumns(written: Written) {
  const title = normalisePersian(written.title).trim();
  const summary = normalisePersian(written.summary).trim();
  const { text, ...body } = preparePostBody(normalisePersian(written.bodyHtml));
  return {
    ...body,
    title,
    summary,
    slug: slugify(normalisePersian(written.slug) || title) || nameless,
    titleWords: wordsOfText(title),
    words: wordsOfText([title, summary, ...written.terms, text].join(' ')),
  };
}
