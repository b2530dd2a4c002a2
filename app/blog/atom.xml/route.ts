import { connection } from 'next/server';
import { textResponse } from '#lib/seo/text-response.ts';
import { getFeed } from '#lib/seo/feed.ts';

/** The magazine's latest posts. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return textResponse(request, await getFeed('atom'), 'application/atom+xml');
}
