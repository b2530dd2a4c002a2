import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { post, postAuthor, postCategory, postTag, postTagged } from '#server/db/schema/blog.ts';
import { postColumns } from '#server/modules/blog/post-columns.ts';
import { codes } from '#server/testing/fixture.ts';
import type { TestShop } from '#server/testing/shop.ts';

/** A picture of the tiny shop. */
export const cover = 'aaaaaaaaaaaa-850.webp';

const day = 86_400_000;

interface TestPost {
  title: string;
  summary?: string;
  body?: string;
  category?: 1 | 2 | 3;
  author?: 1 | 2;
  tags?: number[];
  /** Days since publication, negative for a future one; null: not published. */
  daysAgo?: number | null;
}

/** The id of a post is its position, counted from 1. */
const posts: TestPost[] = [
  {
    title: 'راهنمای خرید گوشی گلکسی',
    body: `<h2>اندازه</h2><p>متن کوتاه</p><p data-product="${codes.phone}"></p>`,
    tags: [1, 2],
    daysAgo: 1,
  },
  { title: 'قاب یا محافظ؟', summary: 'دربارهٔ گلکسی و دیگران', tags: [1], daysAgo: 2 },
  { title: 'لپ‌تاپ ۱۵ اینچی', category: 2, author: 2, daysAgo: 3, tags: [2] },
  { title: 'پیش‌نویس گلکسی', daysAgo: null, tags: [1, 3] },
  { title: 'فردای گلکسی', daysAgo: -1, tags: [1] },
  ...Array.from({ length: 9 }, (_, n): TestPost => ({ title: `شماره ${n}`, daysAgo: 10 + n })),
];

/** Number of published posts, in all and in the first category. */
export const shownPosts = { all: 12, ofFirst: 11 } as const;

/** The blog of the tiny shop: its third category and third tag have no published posts. */
export async function fillTestBlog({ shop }: TestShop): Promise<void> {
  await shop.database.transaction(writeBlog);
}

async function writeBlog(tx: Db): Promise<void> {
  await tx.insert(postCategory).values([
    { title: 'راهنمای خرید', slug: 'راهنمای-خرید', description: 'برای خرید', position: 2 },
    { title: 'بررسی', slug: 'بررسی', position: 1 },
    { title: 'خانه', slug: 'خانه', position: 3 },
  ]);
  await tx.insert(postAuthor).values([
    { title: 'مینا', slug: 'مینا', role: 'نویسنده', about: 'از گوشی می‌نویسد' },
    { title: 'کاوه', slug: 'کاوه' },
  ]);
  await tx.insert(postTag).values([
    { title: 'سامسونگ', slug: 'سامسونگ' },
    { title: 'نکته‌ها', slug: 'نکته-ها' },
    { title: 'پنهان', slug: 'پنهان' },
  ]);
  await tx.insert(post).values(posts.map(rowOf));
  await tx
    .insert(postTagged)
    .values(
      posts.flatMap(({ tags = [] }, n) =>
        tags.map((tagId, position) => ({ postId: n + 1, tagId, position })),
      ),
    );
}

function rowOf({ title, summary = 'خلاصه', body = '<p>متن</p>', ...rest }: TestPost) {
  const { category = 1, author = 1, daysAgo = 0 } = rest;
  const publishedTime = daysAgo === null ? null : new Date(Date.now() - daysAgo * day);
  return {
    ...postColumns({ title, slug: '', summary, bodyHtml: body, terms: [] }),
    categoryId: category,
    authorId: author,
    pictureHash: cover.slice(0, 12),
    publishedTime,
  };
}

/** Restores the posts, with ids from 1, without notifying the storefront. */
export async function refillTestBlog(shop: TestShop): Promise<void> {
  const { db } = shop.shop.database;
  await db.execute(
    sql`truncate post, post_category, post_author, post_tag, post_tagged, post_comment, content_ref restart identity`,
  );
  await db.execute(sql`delete from outbox`);
  await fillTestBlog(shop);
}
