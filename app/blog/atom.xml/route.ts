import { connection } from 'next/server';
import { getFeed } from '#lib/api/latest-posts.ts';
import { atomXml } from '#lib/seo/feed-xml.ts';
import { xmlResponse } from '#lib/seo/sitemap-xml.ts';

/** The magazine's latest posts; what it is made of is cached. */
export async function GET(): Promise<Response> {
  await connection();
  return xmlResponse(atomXml(await getFeed()), 'application/atom+xml');
}
