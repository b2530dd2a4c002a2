import { normalisePersian } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import type { Db } from '#server/db/database.ts';
import { post, postAuthor, postCategory, postTag, postTagged } from '#server/db/schema/blog.ts';
import { postComment } from '#server/db/schema/opinion.ts';
import { postColumns } from '#server/modules/blog/post-columns.ts';
import { comments } from './content/blog/comments.ts';
import { coverOf } from './content/blog/covers.ts';
import { blogAuthors, blogCategories } from './content/blog/desk.ts';
import type { PostText } from './content/blog/model.ts';
import { posts } from './content/blog/posts.ts';
import { postTitles } from './content/blog/titles.ts';
import { postId } from './content/links.ts';
import { day } from './expansion/today.ts';
import type { Today } from './expansion/today.ts';
import { advanceIdentity, insertRows } from './insert-rows.ts';
import type { Stored } from './write-shop.ts';

const hour = 3_600_000;
/** Today is ten o'clock in Tehran. */
const hourOfToday = 10;

const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[];
/** Ids are places, from 1. */
const idIn = <Key extends string>(record: Readonly<Record<Key, unknown>>, key: Key): number =>
  keys(record).indexOf(key) + 1;

const tagTitles = [...new Set(posts.flatMap(({ tags }) => tags))];
const tagId = (title: string): number => tagTitles.indexOf(title) + 1;

const publishedAt = ({ daysAgo, hour: ofDay }: PostText, today: Today): Date =>
  new Date(today - daysAgo * day + (ofDay - hourOfToday) * hour);

function postRow(text: PostText, stored: Stored, today: Today): typeof post.$inferInsert {
  const { key, category, author, tags, summary, body } = text;
  const published = publishedAt(text, today);
  return {
    ...postColumns({
      title: postTitles[key],
      slug: '',
      summary,
      bodyHtml: body.join('\n'),
      terms: [blogCategories[category].title, blogAuthors[author].name, ...tags],
    }),
    id: postId(key),
    categoryId: idIn(blogCategories, category),
    authorId: idIn(blogAuthors, author),
    pictureHash: stored.get(coverOf(key))?.hash ?? '',
    imageAlt: normalisePersian(text.coverAlt),
    seoKeyword: normalisePersian(text.keywords),
    seoDescription: normalisePersian(text.description),
    commentCount: comments[key]?.length ?? 0,
    publishedTime: published,
    createdAt: published,
    updatedAt: published,
  };
}

function commentRows(text: PostText, today: Today): (typeof postComment.$inferInsert)[] {
  const published = publishedAt(text, today).getTime();
  return (comments[text.key] ?? []).map(({ author, body, after, isShop = false }) => {
    // Nobody has written after the shop's today.
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

/** The magazine: sections, authors, tags, posts and what readers say of them. */
export async function writeBlog(tx: Db, stored: Stored, today: Today): Promise<void> {
  await insertRows(
    tx,
    postCategory,
    Object.values(blogCategories).map((row, position) => ({ id: position + 1, position, ...row })),
  );
  await insertRows(
    tx,
    postAuthor,
    Object.values(blogAuthors).map(({ name, ...row }, at) => ({ id: at + 1, title: name, ...row })),
  );
  await insertRows(
    tx,
    postTag,
    tagTitles.map((title) => ({ id: tagId(title), title, slug: slugify(title), description: '' })),
  );
  await insertRows(
    tx,
    post,
    posts.map((text) => postRow(text, stored, today)),
  );
  await insertRows(
    tx,
    postTagged,
    posts.flatMap(({ key, tags }) =>
      tags.map((tag, position) => ({ postId: postId(key), tagId: tagId(tag), position })),
    ),
  );
  await insertRows(
    tx,
    postComment,
    posts.flatMap((text) => commentRows(text, today)),
  );
  for (const table of [postCategory, postAuthor, postTag, post]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await advanceIdentity(tx, table);
  }
}
