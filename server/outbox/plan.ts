import type { RevalidateBody } from '#lib/contract/revalidate.ts';
import { outboxChange } from '#server/outbox/change.ts';

const most = { tags: 200, paths: 50 };

/** A claimed row of the outbox. */
export interface Claimed {
  id: number;
  payload: unknown;
}

export interface Plan {
  /** The requests, in this order: all tags are sent before the first page. */
  posts: RevalidateBody[];
  /** Pages for search engines. */
  forSearchEngines: string[];
  /** Invalid rows, which would otherwise block the queue forever. */
  unreadable: number[];
}

/** Merges rows into as few requests as the contract's limits allow, each tag and path once. */
export function planPosts(rows: readonly Claimed[]): Plan {
  const [tags, paths, forSearchEngines] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const unreadable: number[] = [];
  for (const { id, payload } of rows) {
    const parsed = outboxChange.safeParse(payload);
    if (!parsed.success) {
      unreadable.push(id);
      continue;
    }
    for (const tag of parsed.data.tags) tags.add(tag);
    const unlisted = new Set(parsed.data.unlisted);
    for (const path of parsed.data.paths) {
      paths.add(path);
      if (!unlisted.has(path)) forSearchEngines.add(path);
    }
  }
  const [lastTags = [], ...earlierTags] = chunks([...tags], most.tags).toReversed();
  const [firstPaths = [], ...laterPaths] = chunks([...paths], most.paths);
  const posts = [
    ...earlierTags.toReversed().map((each) => ({ tags: each, paths: [] })),
    { tags: lastTags, paths: firstPaths },
    ...laterPaths.map((each) => ({ tags: [], paths: each })),
  ];
  return {
    posts: posts.filter((post) => post.tags.length + post.paths.length > 0),
    forSearchEngines: [...forSearchEngines],
    unreadable,
  };
}

function chunks(values: string[], size: number): string[][] {
  const count = Math.ceil(values.length / size);
  return Array.from({ length: count }, (_, n) => values.slice(n * size, (n + 1) * size));
}
