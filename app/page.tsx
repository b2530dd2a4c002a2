import type { Metadata } from 'next';
import { ShownHome } from '#components/home/shown-home.tsx';
import { HomeAddress } from '#components/seo/home-address.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { getHome, getMasterData } from '#lib/home/server.ts';
import { verificationOf } from '#lib/seo/verification.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const master = await getMasterData();
  if (!master.found) return missingMetadata;
  const { shop, measuring } = master.data;
  const { title, description } = shop;
  return {
    ...pageMetadata({ title, description, canonical: '/', bareTitle: true, feeds: true }),
    ...verificationOf(measuring),
  };
}

export default async function HomePage() {
  const [home, master] = await Promise.all([getHome(), getMasterData()]);
  if (!home.found || !master.found) return <MissingPage />;
  return (
    <>
      <HomeAddress />
      <ShownHome blocks={home.data.blocks} master={master.data} />
    </>
  );
}
