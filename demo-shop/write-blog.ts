import { normalisePersian } from '#lib/text/persian.ts';
import { picturePath } from '#lib/text/picture.ts';
import { slugify } from '#lib/text/slug.ts';
import type { Db } from '#server/db/database.ts';
import { importPosts, importTerms, type NewPost } from '#server/modules/blog/import-service.ts';
import { importComments } from '#server/modules/opinion/import-service.ts';
import { comments } from './content/blog/comments.ts';
import { coverOf } from './content/blog/covers.ts';
import { blogAuthors, blogCategories, portraitOf } from './content/blog/desk.ts';
import type { PostText } from './content/blog/model.ts';
import { posts } from './content/blog/posts.ts';
import { postTitles } from './content/blog/titles.ts';
import { postId } from './content/links.ts';
import { day } from './expansion/today.ts';
import type { Today } from './expansion/today.ts';
import type { Stored } from './write-shop.ts';

const hour = 3_600_000;
/** "Today" is ten o'clock in Tehran. */
const hourOfToday = 10;

const publishedAt = ({ daysAgo, hour: ofDay }: PostText, today: Today): Date =>
  new Date(today - daysAgo * day + (ofDay - hourOfToday) * hour);

function newPost(text: PostText, stored: Stored, today: Today): NewPost {
  const { key, category, author, tags, summary, body } = text;
  const published = publishedAt(text, today);
  return {
    id: postId(key),
    title: postTitles[key],
    slug: '',
    summary,
    bodyHtml: body.join('\n'),
    image: picturePath(stored.get(coverOf(key))?.hash ?? '', 850, 'webp'),
    imageAlt: text.coverAlt,
    categorySlug: blogCategories[category].slug,
    authorSlug: blogAuthors[author].slug,
    tags: [...tags],
    seoKeyword: text.keywords,
    seoDescription: text.description,
    publishedTime: published.toISOString(),
    createdAt: published,
  };
}

function commentRows(text: PostText, today: Today) {
  const published = publishedAt(text, today).getTime();
  return (comments[text.key] ?? []).map(({ author, body, after, isShop = false }) => {
    // Comments must not be dated after the shop's today.
    const writtenAt = new Date(Math.min(published + after * hour, today));
    return {
      postId: postId(text.key),
      memberId: null,
      author,
      isShop,
      body: normalisePersian(body),
      state: 'shown' as const,
      writtenAt,
      judgedAt: writtenAt,
      createdAt: writtenAt,
    };
  });
}

/** Writes the magazine: sections, authors, tags, posts and comments. */
export async function writeBlog(tx: Db, stored: Stored, today: Today): Promise<void> {
  // Ids are positions, starting at 1.
  await importTerms(tx, {
    categories: Object.values(blogCategories).map((row, position) => ({
      id: position + 1,
      position,
      ...row,
    })),
    authors: Object.values(blogAuthors).map(({ name, looks: _looks, ...row }, at) => ({
      id: at + 1,
      title: name,
      pictureHash: stored.get(portraitOf(row.slug))?.hash ?? null,
      ...row,
    })),
    tags: [...new Set(posts.flatMap(({ tags }) => tags))].map((title, at) => ({
      id: at + 1,
      title,
      slug: slugify(title),
      description: '',
    })),
  });
  await importPosts(
    tx,
    posts.map((text) => newPost(text, stored, today)),
  );
  await importComments(
    tx,
    posts.flatMap((text) => commentRows(text, today)),
  );
}
