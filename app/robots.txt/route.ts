import { connection } from 'next/server';
import { config } from '#lib/config.ts';
import { robotsText } from '#lib/seo/robots.ts';

/** Read per request: one build serves the shop and copies of it that nobody is to find. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(robotsText(config.indexable), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}
