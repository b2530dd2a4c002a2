import type { PostHeading } from '#lib/contract/blog.ts';
import { slugify } from '#lib/text/slug.ts';
import { cleanPostHtml, plainText } from '#server/content/clean-html.ts';

/** What is read in a minute (specification of the issue: about 200 words). */
const wordsAMinute = 200;
/** What begins the anchor of a heading in Latin letters, which could be the id of something of the page. */
const section = 'بخش';

/** A body as it is kept, and what pages want to know of it. */
interface PostBody {
  readonly bodyHtml: string;
  readonly contents: PostHeading[];
  readonly readingMinutes: number;
  /** WebsiteCodes of the products to be shown in it, each once. */
  readonly products: number[];
  readonly text: string;
}

/** Cleans a post's body and gives its headings anchors that are the same each time it is written. */
export function preparePostBody(written: string): PostBody {
  const { bodyHtml, contents } = withAnchors(cleanPostHtml(written));
  const text = plainText(bodyHtml.replaceAll('<', ' <'));
  const words = text.split(' ').filter(Boolean).length;
  const named = bodyHtml.matchAll(/<p[^>]* data-product="(\d+)"/g);
  return {
    bodyHtml,
    contents,
    readingMinutes: Math.max(1, Math.round(words / wordsAMinute)),
    products: [...new Set(Array.from(named, ([, code]) => Number(code)))],
    text,
  };
}

/** In clean HTML a `<` or `>` always belongs to a tag, and a heading has no id yet. */
function withAnchors(clean: string): Pick<PostBody, 'bodyHtml' | 'contents'> {
  const contents: PostHeading[] = [];
  const anchor = anchors();
  const bodyHtml = clean.replace(
    /<h([23])([^>]*)>(.*?)<\/h\1>/gs,
    (whole: string, level: string, attributes: string, inner: string) => {
      const title = plainText(inner);
      if (title === '') return whole;
      const id = anchor(title);
      contents.push({ id, title, level: level === '2' ? 2 : 3 });
      return `<h${level}${attributes} id="${id}">${inner}</h${level}>`;
    },
  );
  return { bodyHtml, contents };
}

/** Anchors of one text: slugs of headings, the second of the same one with a number. */
function anchors(): (title: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (title) => {
    const slug = slugify(title);
    const own = /[^a-z0-9-]/.test(slug) ? slug : [section, slug].filter(Boolean).join('-');
    let count = counts.get(own) ?? 0;
    let id = own;
    do {
      count += 1;
      id = count === 1 ? own : `${own}-${count}`;
    } while (taken.has(id));
    counts.set(own, count);
    taken.add(id);
    return id;
  };
}
