import { paths } from '#lib/contract/paths.ts';

/** What a list of posts can be limited to, as spelled in addresses and calls. */
export const termKinds = ['category', 'tag', 'author'] as const;
export type TermKind = (typeof termKinds)[number];

export const isTermKind = (text: string): text is TermKind =>
  termKinds.some((kind) => kind === text);

const termPaths: Readonly<Record<TermKind, (slug: string) => string>> = {
  category: paths.blogCategory,
  tag: paths.blogTag,
  author: paths.blogAuthor,
};

/** Raw path of the posts of a category, tag or author. */
export const termPath = (kind: TermKind, slug: string): string => termPaths[kind](slug);
