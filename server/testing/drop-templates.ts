import { dropTemplates } from '#server/testing/server-database.ts';

/** Run once by Jest, after all tests. */
export default async function dropAllTemplates(): Promise<void> {
  await dropTemplates();
}
