import { connection } from 'next/server';
import { sitemapPartBody } from '#lib/contract/home.ts';
import { textResponse } from '#lib/seo/text-response.ts';
import { keptText } from '#lib/seo/kept-text.ts';
import { sitemapPartXml } from '#lib/seo/sitemap-xml.ts';
import { getSitemapEdition, getSitemapPart } from '#lib/site-map/server.ts';

interface Context {
  params: Promise<{ part: string }>;
}

/** One sitemap, `{name}.xml`; the form of the name is validated before any look-up. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection();
  const { part } = await params;
  const asked = sitemapPartBody.safeParse({ name: part.replace(/\.xml$/, '') });
  if (!part.endsWith('.xml') || !asked.success) return new Response(null, { status: 404 });
  const { name } = asked.data;
  const xml = await keptText(name, await getSitemapEdition(), async () => {
    const answer = await getSitemapPart(name);
    return answer.found ? sitemapPartXml(answer.data.entries) : null;
  });
  return xml === null
    ? new Response(null, { status: 404 })
    : textResponse(request, xml, 'application/xml');
}
