import { customType } from 'drizzle-orm/pg-core';
import { cleanHtml } from '#server/content/clean-html.ts';

/** A text column of HTML that pages show as it is: whatever is written to it is made safe first. */
export const html = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: cleanHtml,
});
