import { connection } from 'next/server';
import { getMasterData } from '#lib/home/server.ts';
import { textResponse } from '#lib/seo/text-response.ts';
import { llmsText } from '#lib/seo/llms-text.ts';
import { getSiteMap } from '#lib/site-map/server.ts';

/** A summary of the shop for language models. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const [master, map] = await Promise.all([getMasterData(), getSiteMap()]);
  if (!master.found || !map.found) return new Response(null, { status: 404 });
  return textResponse(request, llmsText(master.data, map.data), 'text/plain');
}
