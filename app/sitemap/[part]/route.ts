import { connection } from 'next/server';
import { getSitemapPart } from '#lib/api/server.ts';
import { sitemapPartBody } from '#lib/contract/home.ts';
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
  const answer = await getSitemapPart(asked.data.name);
  return answer.found
    ? xmlResponse(sitemapPartXml(answer.data.entries))
    : new Response(null, { status: 404 });
}
