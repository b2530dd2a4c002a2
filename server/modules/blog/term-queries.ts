import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { adminPostAuthor, adminPostCategory, adminPostTag } from '#lib/contract/admin-term.ts';
import { type Db, rows } from '#server/db/database.ts';
import { authorImage } from '#server/modules/blog/card.ts';

export const termKinds = ['category', 'author', 'tag'] as const;
export type TermKind = (typeof termKinds)[number];

interface TermTable {
  readonly table: SQL;
  /** Which posts `p` have the term `t`. */
  readonly posts: SQL;
  /** Its own columns, in the order of `values`. */
  readonly own: readonly string[];
  /** What is read of them, if not just their values. */
  readonly read?: SQL;
}

const tables: Record<TermKind, TermTable> = {
  category: {
    table: sql`post_category`,
    posts: sql`p.category_id = t.id`,
    own: ['description', 'position'],
  },
  author: {
    table: sql`post_author`,
    posts: sql`p.author_id = t.id`,
    own: ['role', 'about', 'picture_hash', 'links'],
    read: sql`role, about, ${sql.raw(authorImage)} as image, links`,
  },
  tag: {
    table: sql`post_tag`,
    posts: sql`p.id in (select post_id from post_tagged where tag_id = t.id)`,
    own: ['description'],
  },
};

const identifiers = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

const columnsOf = (kind: TermKind): SQL => {
  const { own, posts, read = identifiers(own) } = tables[kind];
  return sql`t.id, t.revision, t.title, t.slug, ${read},
    (select count(*)::int from post p where ${posts}) as "postCount"`;
};

const selectOf = (kind: TermKind): SQL =>
  sql`select ${columnsOf(kind)} from ${tables[kind].table} t`;

/** In the order of the magazine. */
export const readCategories = (db: Db) =>
  rows(db, sql`${selectOf('category')} order by t.position, t.id`, adminPostCategory);

/** By name. */
export const readAuthors = (db: Db) =>
  rows(db, sql`${selectOf('author')} order by t.title, t.id`, adminPostAuthor);

/** Where a page of tags ends. */
export type TagPlace = readonly [title: string, id: number];

const startsWith = (start: string): SQL =>
  sql`t.title like ${`${start.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;

/** By title, in the order of code points. */
export const readTags = (
  db: Db,
  start: string,
  { after, limit }: { after: TagPlace | null; limit: number },
) => {
  const from = after
    ? sql`and (t.title collate "C", t.id) > (${after[0]}::text collate "C", ${after[1]}::int)`
    : sql``;
  return rows(
    db,
    sql`${selectOf('tag')} where ${startsWith(start)} ${from}
      order by t.title collate "C", t.id limit ${limit}`,
    adminPostTag,
  );
};

const count = z.object({ count: z.int() });

export async function countTags(db: Db, start: string, most: number): Promise<number> {
  const query = sql`select count(*)::int as count from (
    select from post_tag t where ${startsWith(start)} limit ${most + 1}) few`;
  return (await rows(db, query, count))[0]?.count ?? 0;
}

export async function countTerms(tx: Db, kind: TermKind): Promise<number> {
  const query = sql`select count(*)::int as count from ${tables[kind].table}`;
  return (await rows(tx, query, count))[0]?.count ?? 0;
}

const schemas = {
  category: adminPostCategory,
  author: adminPostAuthor,
  tag: adminPostTag,
} as const;
type Terms = { [Kind in TermKind]: z.infer<(typeof schemas)[Kind]> };
/** A category, author or tag. */
export type Term = Terms[TermKind];

export async function readTerm(tx: Db, kind: TermKind, id: number): Promise<Term | null> {
  const [found] = await rows<Term>(tx, sql`${selectOf(kind)} where t.id = ${id}`, schemas[kind]);
  return found ?? null;
}

/** Locks a term until the transaction ends. */
export async function holdTerm(tx: Db, kind: TermKind, id: number): Promise<void> {
  await tx.execute(sql`select from ${tables[kind].table} where id = ${id} for no key update`);
}

export interface TermRow {
  readonly title: string;
  readonly slug: string;
  /** Of its own columns, in their order. */
  readonly values: readonly (string | number | SQL | null)[];
}

export const textArray = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** Inserts a term, or updates the one with this id. Fails when another has the slug. Resolves to its id. */
export async function writeTerm(
  tx: Db,
  kind: TermKind,
  id: number | undefined,
  { title, slug, values }: TermRow,
): Promise<number> {
  const { table, own } = tables[kind];
  const all = [title, slug, ...values].map((value) => sql`${value}`);
  const names = identifiers(['title', 'slug', ...own]);
  const [written] = await rows(
    tx,
    id === undefined
      ? sql`insert into ${table} (${names}) values (${sql.join(all, sql`, `)}) returning id`
      : sql`update ${table} set (${names}, revision) = row(${sql.join(all, sql`, `)}, revision + 1)
          where id = ${id} returning id`,
    z.object({ id: z.int() }),
  );
  if (!written) throw new Error('Nothing was written.');
  return written.id;
}

/** Lets posts be found by the new title of their term, besides the former one. */
export async function addTermWords(
  tx: Db,
  kind: TermKind,
  id: number,
  words: readonly string[],
): Promise<void> {
  const { posts } = tables[kind];
  const added = words.map((word) => `'${word}'`).join(' ');
  await tx.execute(sql`update post p set words = p.words || ${added}::tsvector
    from ${tables[kind].table} t where t.id = ${id} and ${posts}`);
}

export async function deleteTerm(tx: Db, kind: TermKind, id: number): Promise<void> {
  await tx.execute(sql`delete from ${tables[kind].table} where id = ${id}`);
}
