import type { PostHeading } from '#lib/contract/blog.ts';
import { slugify } from '#lib/text/slug.ts';
import { cleanPostHtml, plainText } from '#server/content/clean-html.ts';

/** Reading speed. */
const wordsAMinute = 200;
/** Prefix for anchors of Latin headings, which could otherwise equal another id of the page. */
const section = 'بخش';

/** A stored body and what is derived from it. */
interface PostBody {
  readonly bodyHtml: string;
  readonly contents: PostHeading[];
  readonly readingMinutes: number;
  /** WebsiteCodes of the products shown in it, each once. */
  readonly products: number[];
  readonly text: string;
}

/** Sanitises a post's body and gives its headings anchors that stay the same on each save. */
export function preparePostBody(written: string): PostBody {
  const { bodyHtml, contents } = withAnchors(cleanPostHtml(written));
  const text = plainText(bodyHtml.replaceAll('<', ' <'));
  const words = text.split(' ').filter(Boolean).length;
  const paragraphs = bodyHtml.matchAll(/<p( [^<>]*)>/g);
  const codes = Array.from(
    paragraphs,
    ([, attributes = '']) => / data-product="(\d+)"/.exec(attributes)?.[1],
  );
  return {
    bodyHtml,
    contents,
    readingMinutes: Math.max(1, Math.round(words / wordsAMinute)),
    products: [...new Set(codes.filter((code) => code !== undefined).map(Number))],
    text,
  };
}

/** Relies on sanitised HTML: `<` and `>` occur only in tags, and headings have no ids yet. */
function withAnchors(clean: string): Pick<PostBody, 'bodyHtml' | 'contents'> {
  const contents: PostHeading[] = [];
  const anchor = anchors();
  const bodyHtml = clean.replace(
    /<h([23])([^<>]*)>((?:[^<]|<(?!\/?h[23]))*)<\/h\1>/g,
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

/** Generates unique anchors for one text: slugs of headings, numbered when repeated. */
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
