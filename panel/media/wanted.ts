import type { ListMediaBody } from '#lib/contract/media.ts';
import type { Filters } from '#panel/ui/filters.ts';

/** Which pictures the list shows. */
export type WantedMedia = Partial<Pick<ListMediaBody, 'query' | 'use' | 'isWithoutAlt'>>;

const uses = ['used', 'unused'] as const;
/** The longest query that the service takes. */
const longest = 200;

/** What the address asks for; anything else in it is left out. */
export function wantedMedia({ q = '', use, alt }: Filters): WantedMedia {
  const known = uses.find((each) => each === use);
  const query = q.trim().slice(0, longest);
  return {
    ...(query !== '' && { query }),
    ...(known && { use: known }),
    ...(alt === 'none' && { isWithoutAlt: true }),
  };
}
