/** Run once by Jest, after all tests. */
export { dropTemplates as default } from '#server/testing/server-database.ts';
