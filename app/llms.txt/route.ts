import { connection } from 'next/server';
import { getMasterData, getSiteMap } from '#lib/api/server.ts';
import { llmsText } from '#lib/seo/llms-text.ts';

/** The shop in short for language models. */
export async function GET(): Promise<Response> {
  await connection();
  const [master, map] = await Promise.all([getMasterData(), getSiteMap()]);
  if (!master.found || !map.found) return new Response(null, { status: 404 });
  return new Response(llmsText(master.data, map.data), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}
