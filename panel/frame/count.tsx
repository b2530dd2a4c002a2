import { formatNumber } from '#lib/text/toman.ts';

/** How much waits, after the name of an entry; nothing when nothing does. The entry's title says it in words. */
export function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <b className="entry-count" aria-hidden="true">
      {formatNumber(count)}
    </b>
  );
}
