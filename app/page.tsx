import type { Metadata } from 'next';
import { HomeBlocks } from '#components/home/home-blocks.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { getHome, getMasterData } from '#lib/home/server.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { siteJsonLd } from '#lib/seo/site-json-ld.ts';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const master = await getMasterData();
  if (!master.found) return missingMetadata;
  const { title, description } = master.data.shop;
  return pageMetadata({ title, description, canonical: '/', bareTitle: true, feeds: true });
}

export default async function HomePage() {
  const [home, master] = await Promise.all([getHome(), getMasterData()]);
  if (!home.found || !master.found) return <MissingPage />;
  return (
    <div className="home">
      <JsonLd data={siteJsonLd(master.data)} />
      <h1 className="sr-only">{master.data.shop.title}</h1>
      <HomeBlocks blocks={home.data.blocks} />
    </div>
  );
}
