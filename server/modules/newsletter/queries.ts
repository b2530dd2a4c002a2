import { z } from 'zod';
import type { Statement } from '#server/db/statement.ts';

/** Values: mobile, `09…`. No row when it was already subscribed. */
export const addSubscriber = {
  name: 'newsletter-add',
  text: `
    insert into newsletter_subscriber (mobile) values ($1)
    on conflict do nothing returning mobile`,
  row: z.object({ mobile: z.string() }),
} satisfies Statement<unknown>;
