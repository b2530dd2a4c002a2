import type { AdminPost } from '#lib/contract/admin-post.ts';
import type { SavePostBody } from '#lib/contract/blog.ts';
import { withoutAlts } from '#panel/content/alts.ts';
import { isAlt } from '#panel/editor/facts.ts';
import { picturePath, pictureHash } from '#lib/text/picture.ts';

/** Kept as a draft, shown, or shown from a time on. */
export const publishes = ['draft', 'now', 'at'] as const;
export type Publish = (typeof publishes)[number];

/** A post as its form holds it. */
export interface PostValues {
  title: string;
  /** '' is derived from the title. */
  slug: string;
  summary: string;
  bodyHtml: string;
  /** `{hash}-850.webp`; '' while there is none. */
  image: string;
  imageAlt: string;
  categorySlug: string;
  authorSlug: string;
  tags: readonly string[];
  seoKeyword: string;
  seoDescription: string;
  publish: Publish;
  /** When it was or will be published, ISO 8601; null: no time is chosen, or what was written is none. */
  at: string | null;
}

export const emptyPost: PostValues = {
  title: '',
  slug: '',
  summary: '',
  bodyHtml: '',
  image: '',
  imageAlt: '',
  categorySlug: '',
  authorSlug: '',
  tags: [],
  seoKeyword: '',
  seoDescription: '',
  publish: 'draft',
  at: null,
};

const isPublished = (post: Pick<AdminPost, 'state'> | null): boolean => post?.state === 'published';
const publishOf = ({ state }: AdminPost): Publish =>
  state === 'scheduled' ? 'at' : state === 'published' ? 'now' : 'draft';

/** The service makes the anchors of headings; the editor does not write them. */
const withoutAnchors = (html: string): string =>
  html.replaceAll(/(<h[23]\b[^<>]*?) id="[^"]*"/g, '$1');

export const valuesOf = (post: AdminPost): PostValues => ({
  title: post.title,
  slug: post.slug,
  summary: post.summary,
  bodyHtml: withoutAnchors(post.bodyHtml),
  image: post.image,
  imageAlt: post.imageAlt,
  categorySlug: post.category.slug,
  authorSlug: post.author.slug,
  tags: post.tags.map(({ title }) => title),
  seoKeyword: post.seoKeyword,
  seoDescription: post.seoDescription,
  publish: publishOf(post),
  at: post.publishedTime,
});

/** When the post is shown. One that was published keeps its time. @param now ISO 8601 */
function publishedTime({ publish, at }: PostValues, now: string): string | null {
  if (publish === 'draft') return null;
  if (publish === 'at') return at;
  return at !== null && at <= now ? at : now;
}

/** What the call is sent. @param now ISO 8601 */
export function bodyOf(
  { publish, at, tags, ...values }: PostValues,
  post: Pick<AdminPost, 'id' | 'revision'> | null,
  now: string,
): SavePostBody {
  return {
    ...values,
    tags: [...tags],
    publishedTime: publishedTime({ publish, at, tags, ...values }, now),
    ...(post && { id: post.id, revision: post.revision }),
  };
}

/** The path under which a post names a picture of the library. */
export const postImage = (image: string): string => {
  const hash = pictureHash(image);
  return hash === undefined ? image : picturePath(hash, 850, 'webp');
};

/** Whether a post that waits for its time would be shown at once. @param now in ms */
export const isPast = ({ publish, at }: PostValues, now: number): boolean =>
  publish === 'at' && at !== null && Date.parse(at) <= now;

const write = 'این بخش را بنویسید';
const needed = {
  title: write,
  summary: write,
  bodyHtml: write,
  categorySlug: 'دسته را برگزینید',
  authorSlug: 'نویسنده را برگزینید',
  image: 'عکس اصلی را برگزینید',
} as const satisfies Partial<Record<keyof PostValues, string>>;

/** What a published post may not lack. */
const altFaults = ({ bodyHtml, image, imageAlt }: PostValues) => ({
  ...withoutAlts(bodyHtml),
  ...(image !== '' && !isAlt(imageAlt) && { imageAlt: write }),
});

/** What is missing before anything is sent. @param post what was read; null: a new one */
export function missingOf(
  values: PostValues,
  post: Pick<AdminPost, 'state'> | null,
): Readonly<Record<string, string>> {
  const names = Object.keys(needed) as (keyof typeof needed)[];
  const empty = names.filter((name) => values[name].trim() === '');
  // The time of what is published can be changed, too.
  const isTimed = values.publish === 'at' || (values.publish === 'now' && isPublished(post));
  return {
    ...(values.publish !== 'draft' && altFaults(values)),
    ...Object.fromEntries(empty.map((name) => [name, needed[name]])),
    ...(isTimed && values.at === null && { at: 'روز و ساعت انتشار را درست کنید' }),
  };
}
