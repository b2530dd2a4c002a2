import { connection } from 'next/server';
import { textResponse } from '#lib/seo/text-response.ts';
import { keptText } from '#lib/seo/kept-text.ts';
import { sitemapIndexXml } from '#lib/seo/sitemap-xml.ts';
import { getSitemapEdition, getSitemapIndex } from '#lib/site-map/server.ts';

/**
 * Index of the sitemaps. A route handler, because Next's own sitemap has no index and does not
 * encode Persian.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const xml = await keptText('sitemap', await getSitemapEdition(), async () => {
    const index = await getSitemapIndex();
    return index.found ? sitemapIndexXml(index.data.parts) : null;
  });
  return xml === null
    ? new Response(null, { status: 404 })
    : textResponse(request, xml, 'application/xml');
}
