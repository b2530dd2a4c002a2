import { customType } from 'drizzle-orm/pg-core';
import { cleanHtml } from '#server/content/clean-html.ts';

/** A text column of HTML that pages show unescaped: values are sanitised on write. */
export const html = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: cleanHtml,
});
