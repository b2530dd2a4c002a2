import { z } from 'zod';

/** Longer than anything that is kept, with what people write between; the rules say the rest. */
const written = z.string().max(10_000, 'این متن بیش از اندازه بلند است').default('');

/** What the contact page's form sends; the field `website` nobody sees, and only robots fill it in. */
export const contactBody = z.object({
  name: written,
  mobile: written,
  subject: written,
  message: written,
  website: written,
});
export type ContactBody = z.input<typeof contactBody>;

export const contactAnswer = z.object({ Success: z.boolean(), Message: z.string() });
export type ContactAnswer = z.infer<typeof contactAnswer>;
