import { LRUCache } from 'lru-cache';

export interface TagTimes {
  /** Notes a change of these tags. @param time in ms; never earlier than in the call before */
  note(tags: readonly string[], time: number): void;
  /** When any of these tags last changed, in ms; 0 for never. */
  latest(tags: readonly string[]): number;
}

/** Takes some 2 MB. */
const maxTags = 20_000;

/**
 * When tags last changed, in bounded memory. When there are too many tags, the oldest change is forgotten, and from
 * then on everything older than it counts as changed.
 */
export function createTagTimes(max = maxTags): TagTimes {
  let forgotten = 0;
  /** Ordered by time, because reading an entry by `peek` does not count as use. */
  const times = new LRUCache<string, number>({
    max,
    dispose: (time, _tag, reason) => {
      if (reason === 'evict') forgotten = time;
    },
  });

  return {
    note(tags, time) {
      for (const tag of tags) times.set(tag, time);
    },
    latest: (tags) => Math.max(forgotten, ...tags.map((tag) => times.peek(tag) ?? 0)),
  };
}
