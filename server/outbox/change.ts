import type { z } from 'zod';
import { revalidateBody } from '#lib/contract/revalidate.ts';

/** What changed, and those of its `paths` that search engines are not told of: what they may not list, or never saw. */
export const outboxChange = revalidateBody.extend({
  untold: revalidateBody.shape.paths.optional(),
});
export type OutboxChange = z.infer<typeof outboxChange>;
