import { connection } from 'next/server';
import { getSitemapPart } from '#lib/api/server.ts';
import { sitemapPartBody } from '#lib/contract/home.ts';
import { orLastWritten } from '#lib/seo/last-written.ts';
import { sitemapPartXml, xmlResponse } from '#lib/seo/sitemap-xml.ts';

interface Context {
  params: Promise<{ part: string }>;
}

/** One part, `{name}.xml`; the name's form is checked before anything is looked up. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  await connection();
  const { part } = await params;
  const asked = sitemapPartBody.safeParse({ name: part.replace(/\.xml$/, '') });
  if (!part.endsWith('.xml') || !asked.success) return new Response(null, { status: 404 });
  const { name } = asked.data;
  const xml = await orLastWritten(name, async () => {
    const answer = await getSitemapPart(name);
    return answer.found ? sitemapPartXml(answer.data.entries) : null;
  });
  return xml === null ? new Response(null, { status: 404 }) : xmlResponse(xml);
}
