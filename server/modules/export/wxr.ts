import { paths } from '#lib/contract/paths.ts';
import { picturePath, widthsOf } from '#lib/text/picture.ts';
import { allowedInXml, escapeXml, xmlElement } from '#lib/text/xml.ts';
import { absoluteHtml } from '#server/modules/export/absolute-html.ts';
import type {
  ExportedPage,
  ExportedPost,
  ExportedTerm,
} from '#server/modules/export/content-queries.ts';
import { momentCell } from '#server/modules/export/moment.ts';

// WordPress eXtended RSS 1.2, as the importer of WordPress reads it.

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"' +
  ' xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"' +
  ' xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/"' +
  ' xmlns:wp="http://wordpress.org/export/1.2/">\n<channel>\n';
export const wxrEnd = '</channel>\n</rss>\n';

/** A text that may hold markup; its end mark is parted within it. */
const cdata = (text: string): string =>
  `<![CDATA[${allowedInXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const cdataElement = (name: string, text: string): string => `<${name}>${cdata(text)}</${name}>`;

interface Site {
  readonly name: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
}

interface Terms {
  readonly authors: readonly ExportedTerm[];
  readonly categories: readonly ExportedTerm[];
  readonly tags: readonly ExportedTerm[];
}

export function wxrHead({ name, siteUrl }: Site, { authors, categories, tags }: Terms): string {
  return [
    head,
    xmlElement('title', name),
    xmlElement('link', siteUrl),
    xmlElement('language', 'fa-IR'),
    xmlElement('wp:wxr_version', '1.2'),
    xmlElement('wp:base_site_url', siteUrl),
    xmlElement('wp:base_blog_url', siteUrl),
    ...authors.map(authorOf),
    ...categories.map(categoryOf),
    ...tags.map(tagOf),
    '',
  ].join('\n');
}

const authorOf = ({ id, title, slug }: ExportedTerm): string =>
  `<wp:author>${xmlElement('wp:author_id', String(id))}${cdataElement('wp:author_login', slug)}` +
  `${cdataElement('wp:author_display_name', title)}</wp:author>`;

/** Posts, pages and pictures are counted together in WordPress. */
const numbers = {
  post: (id: number) => id * 3,
  page: (id: number) => id * 3 + 1,
  picture: (post: number) => post * 3 + 2,
};

const categoryOf = ({ id, title, slug, description }: ExportedTerm): string =>
  `<wp:category>${xmlElement('wp:term_id', String(id * 2))}${cdataElement('wp:category_nicename', slug)}` +
  `<wp:category_parent></wp:category_parent>${cdataElement('wp:cat_name', title)}` +
  `${cdataElement('wp:category_description', description)}</wp:category>`;

const tagOf = ({ id, title, slug, description }: ExportedTerm): string =>
  `<wp:tag>${xmlElement('wp:term_id', String(id * 2 + 1))}${cdataElement('wp:tag_slug', slug)}` +
  `${cdataElement('wp:tag_name', title)}${cdataElement('wp:tag_description', description)}</wp:tag>`;

interface Item {
  readonly id: number;
  readonly type: 'post' | 'page' | 'attachment';
  readonly title: string;
  readonly slug: string;
  readonly link: string;
  readonly author?: string;
  readonly html: string;
  readonly excerpt?: string;
  readonly status: 'publish' | 'future' | 'draft' | 'inherit';
  readonly at: string;
  readonly parent?: number;
  readonly more?: readonly string[];
}

function itemOf(item: Item): string {
  const { id, type, at, parent = 0, more = [] } = item;
  return [
    '<item>',
    xmlElement('title', item.title),
    xmlElement('link', item.link),
    xmlElement('pubDate', new Date(at).toUTCString()),
    cdataElement('dc:creator', item.author ?? ''),
    `<guid isPermaLink="false">kahroba-${type}-${id}</guid>`,
    cdataElement('content:encoded', item.html),
    cdataElement('excerpt:encoded', item.excerpt ?? ''),
    xmlElement('wp:post_id', String(id)),
    xmlElement('wp:post_date', momentCell(at)),
    xmlElement('wp:post_date_gmt', at.slice(0, 19).replace('T', ' ')),
    xmlElement('wp:comment_status', type === 'post' ? 'open' : 'closed'),
    xmlElement('wp:ping_status', 'closed'),
    cdataElement('wp:post_name', item.slug),
    xmlElement('wp:status', item.status),
    xmlElement('wp:post_parent', String(parent)),
    xmlElement('wp:menu_order', '0'),
    xmlElement('wp:post_type', type),
    xmlElement('wp:post_password', ''),
    xmlElement('wp:is_sticky', '0'),
    ...more,
    '</item>\n',
  ].join('\n');
}

const metaOf = (key: string, value: string): string[] =>
  value === ''
    ? []
    : [
        `<wp:postmeta>${xmlElement('wp:meta_key', key)}${cdataElement('wp:meta_value', value)}</wp:postmeta>`,
      ];

const termOf = (domain: string, { title, slug }: { title: string; slug: string }): string =>
  `<category domain="${domain}" nicename="${escapeXml(slug)}">${cdata(title)}</category>`;

/** A post, after its picture. @param now in ms */
export function postItems(post: ExportedPost, { siteUrl }: Site, now: number): string {
  const { id, publishedAt } = post;
  const at = publishedAt ?? post.createdAt;
  const link = siteUrl + encodeURI(paths.post(id, post.slug));
  const picture = `${siteUrl}/media/${picturePath(post.picture, widthsOf(post.picture).at(-1) ?? 850, 'webp')}`;
  const isWaiting = publishedAt !== null && Date.parse(publishedAt) > now;
  return [
    itemOf({
      id: numbers.picture(id),
      type: 'attachment',
      title: post.imageAlt === '' ? post.title : post.imageAlt,
      slug: `picture-${id}`,
      link: picture,
      html: '',
      status: 'inherit',
      at,
      parent: numbers.post(id),
      more: [
        xmlElement('wp:attachment_url', picture),
        ...metaOf('_wp_attachment_image_alt', post.imageAlt),
      ],
    }),
    itemOf({
      id: numbers.post(id),
      type: 'post',
      title: post.title,
      slug: post.slug,
      link,
      author: post.author.slug,
      html: absoluteHtml(post.bodyHtml, siteUrl),
      excerpt: post.summary,
      status: publishedAt === null ? 'draft' : isWaiting ? 'future' : 'publish',
      at,
      more: [
        termOf('category', post.category),
        ...post.tags.map((tag) => termOf('post_tag', tag)),
        ...metaOf('_thumbnail_id', String(numbers.picture(id))),
        ...metaOf('_yoast_wpseo_focuskw', post.seoKeyword),
        ...metaOf('_yoast_wpseo_metadesc', post.seoDescription),
      ],
    }),
  ].join('');
}

export function pageItem(page: ExportedPage, { siteUrl }: Site): string {
  return itemOf({
    id: numbers.page(page.id),
    type: 'page',
    title: page.title,
    slug: page.name.replaceAll('/', '-'),
    link: siteUrl + encodeURI(paths.page(page.name)),
    html: absoluteHtml(page.bodyHtml, siteUrl),
    status: 'publish',
    at: page.updatedAt,
    more: metaOf('_yoast_wpseo_metadesc', page.seoDescription),
  });
}
