import type { z } from 'zod';
import { revalidateBody } from '#lib/contract/revalidate.ts';

/**
 * A change, and those of its `paths` that search engines are not notified of: pages not indexable or never
 * visible.
 */
export const outboxChange = revalidateBody.extend({
  unlisted: revalidateBody.shape.paths.optional(),
});
export type OutboxChange = z.infer<typeof outboxChange>;
