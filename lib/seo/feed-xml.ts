import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import { publicConfig } from '#lib/public-config.ts';
import { absolutePicture, absoluteUrl } from '#lib/seo/absolute.ts';
import { escapeXml, xmlElement as element } from '#lib/text/xml.ts';

/** Content of the magazine's feed. */
export interface FeedFacts {
  title: string;
  description: string;
  /** Newest first. */
  posts: readonly BlogDetailAnswer[];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const emptyParagraph = /<p\s([^<>]*)><\/p>/g;
const productPlace = /\bdata-product="(\d+)"/;

/**
 * Text of a post for reading elsewhere: with absolute addresses, and links instead of product
 * cards.
 */
function textOf(post: BlogDetailAnswer): string {
  const { bodyHtml, products } = post;
  const names = new Map(products.map((each) => [String(each.websiteCode), each]));
  return bodyHtml
    .replace(emptyParagraph, (paragraph, attributes: string) => {
      const code = productPlace.exec(attributes)?.[1];
      if (code === undefined) return paragraph;
      const found = names.get(code);
      if (found === undefined) return '';
      const url = absoluteUrl(paths.product(found.websiteCode, found.slug));
      return `<p><a href="${url}">${escapeXml(found.nameFa)}</a></p>`;
    })
    .replace(/\ssrcset="[^"]*"/g, '')
    .replace(/\b(href|src|poster)="\/(?!\/)/g, `$1="${publicConfig.siteUrl}/`)
    .replace(/\bhref="#/g, `href="${pageOf(post)}#`);
}

const pageOf = ({ id, slug }: BlogDetailAnswer): string => absoluteUrl(paths.post(id, slug));
/** Stays the same when the post is renamed. */
const nameOf = ({ id }: BlogDetailAnswer): string => absoluteUrl(`${paths.blog}/${id}`);
const latest = (posts: readonly BlogDetailAnswer[]): string | undefined =>
  posts
    .map(({ modifiedTime }) => modifiedTime)
    .toSorted()
    .at(-1);

/** RSS 2.0 with full texts. */
export function rssXml({ title, description, posts }: FeedFacts): string {
  const changed = latest(posts);
  const items = posts.map((post) =>
    [
      element('title', post.title),
      element('link', pageOf(post)),
      `<guid isPermaLink="false">${escapeXml(nameOf(post))}</guid>`,
      element('pubDate', new Date(post.publishedTime).toUTCString()),
      element('dc:creator', post.author.title),
      ...[post.category, ...post.tags].map((term) => element('category', term.title)),
      element('description', post.summary),
      element('content:encoded', textOf(post)),
      `<media:content medium="image" url="${escapeXml(absolutePicture(post.image))}"/>`,
    ].join(''),
  );
  return [
    head,
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"',
    ' xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    element('title', title),
    element('link', absoluteUrl(paths.blog)),
    element('description', description),
    element('language', 'fa-IR'),
    changed === undefined ? '' : element('lastBuildDate', new Date(changed).toUTCString()),
    `<atom:link rel="self" type="application/rss+xml" href="${absoluteUrl(paths.blogFeed)}"/>`,
    ...items.map((item) => `<item>${item}</item>`),
    '</channel></rss>',
  ].join('');
}

/** Atom with full texts. */
export function atomXml({ title, description, posts }: FeedFacts): string {
  const entries = posts.map((post) =>
    [
      element('id', nameOf(post)),
      element('title', post.title),
      `<link rel="alternate" type="text/html" href="${escapeXml(pageOf(post))}"/>`,
      element('published', post.publishedTime),
      element('updated', post.modifiedTime),
      `<author>${element('name', post.author.title)}</author>`,
      ...[post.category, ...post.tags].map(
        (term) => `<category term="${escapeXml(term.slug)}" label="${escapeXml(term.title)}"/>`,
      ),
      element('summary', post.summary),
      `<content type="html">${escapeXml(textOf(post))}</content>`,
    ].join(''),
  );
  return [
    head,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fa-IR">',
    element('id', absoluteUrl(paths.blog)),
    element('title', title),
    element('subtitle', description),
    // A feed needs the time of its last change; one without posts has none.
    element('updated', latest(posts) ?? '1970-01-01T00:00:00.000Z'),
    `<link rel="self" type="application/atom+xml" href="${absoluteUrl(paths.blogAtom)}"/>`,
    `<link rel="alternate" type="text/html" href="${absoluteUrl(paths.blog)}"/>`,
    ...entries.map((entry) => `<entry>${entry}</entry>`),
    '</feed>',
  ].join('');
}
