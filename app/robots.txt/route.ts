import { connection } from 'next/server';
import { config } from '#lib/config.ts';
import { shopLife, textResponse } from '#lib/http/text-response.ts';
import { robotsText } from '#lib/seo/robots.ts';

/** Read per request: one build serves the shop and copies of it that nobody is to find. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return textResponse(request, robotsText(config.indexable), 'text/plain', shopLife);
}
