import { connection } from 'next/server';
import { config } from '#lib/config.ts';
import { textResponse } from '#lib/seo/text-response.ts';
import { robotsText } from '#lib/seo/robots.ts';

/** Rendered per request: one build serves the shop as well as copies that must not be indexed. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return textResponse(request, robotsText(config.indexable), 'text/plain');
}
