import type { Metadata } from 'next';
import { SiteMapView } from '#components/site-map/site-map-view.tsx';
import { siteMapTexts } from '#components/site-map/texts.ts';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { paths } from '#lib/contract/paths.ts';
import { getMasterData } from '#lib/home/server.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { getSiteMap } from '#lib/site-map/server.ts';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const master = await getMasterData();
  if (!master.found) return missingMetadata;
  return pageMetadata({
    title: siteMapTexts.title,
    description: siteMapTexts.description(master.data.shop.name),
    canonical: paths.siteMap,
  });
}

export default async function SiteMapPage() {
  const map = await getSiteMap();
  return map.found ? <SiteMapView map={map.data} /> : <MissingPage />;
}
