import { connection } from 'next/server';
import { getFeed } from '#lib/api/latest-posts.ts';
import { feedLife, xmlResponse } from '#lib/seo/sitemap-xml.ts';

/** The magazine's latest posts. */
export async function GET(): Promise<Response> {
  await connection();
  return xmlResponse(await getFeed('rss'), 'application/rss+xml', feedLife);
}
