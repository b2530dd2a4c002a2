import { connection } from 'next/server';
import { getMasterData } from '#lib/home/server.ts';
import { textResponse } from '#lib/seo/text-response.ts';
import { manifest } from './shop-manifest.ts';

/** The web app manifest. A route handler, because Next's own manifest route sends no ETag. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const master = await getMasterData();
  if (!master.found) return new Response(null, { status: 404 });
  const text = JSON.stringify(manifest(master.data));
  return textResponse(request, text, 'application/manifest+json');
}
