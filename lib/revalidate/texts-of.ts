import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';

const feeds = [paths.blogFeed, paths.blogAtom];
/** Texts for machines that say what a tag is of. */
const texts: Readonly<Record<string, readonly string[]>> = {
  [tags.blog]: feeds,
  [tags.master]: [...feeds, '/llms.txt', '/manifest.webmanifest'],
  [tags.sitemap]: ['/sitemap.xml', '/llms.txt'],
};

/**
 * Texts for machines that depend on tags. Who asks for one first after a change gets it as it was, however late he
 * comes: it is asked for here, so that this is nobody else.
 */
export const textsOf = (changed: readonly string[]): string[] => [
  ...new Set(changed.flatMap((tag) => texts[tag] ?? [])),
];
