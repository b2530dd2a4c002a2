import { connection } from 'next/server';
import { getSitemapIndex } from '#lib/api/server.ts';
import { sitemapIndexXml, xmlResponse } from '#lib/seo/sitemap-xml.ts';

/** An index of the parts. Written here, for Next's own sitemap has none and leaves Persian unencoded. */
export async function GET(): Promise<Response> {
  await connection();
  const index = await getSitemapIndex();
  return index.found
    ? xmlResponse(sitemapIndexXml(index.data.parts))
    : new Response(null, { status: 404 });
}
