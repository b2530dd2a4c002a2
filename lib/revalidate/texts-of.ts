import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';

const feeds = [paths.blogFeed, paths.blogAtom];
/** Machine-readable texts (feeds and the like) that depend on a tag. */
const texts: Readonly<Record<string, readonly string[]>> = {
  [tags.blog]: feeds,
  [tags.master]: [...feeds, '/llms.txt', '/manifest.webmanifest'],
  [tags.sitemap]: ['/sitemap.xml', '/llms.txt'],
};

/**
 * Machine-readable texts that depend on the changed tags. The first request after a change gets the
 * stale text, however late it comes; requesting them at once makes sure that no reader does.
 */
export const textsOf = (changed: readonly string[]): string[] => [
  ...new Set(changed.flatMap((tag) => texts[tag] ?? [])),
];
