import { HomeBlocks } from '#components/home/home-blocks.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import type { HomeBlock, MasterData } from '#lib/contract/home.ts';
import { siteJsonLd } from '#lib/seo/site-json-ld.ts';

interface Props {
  blocks: readonly HomeBlock[];
  master: MasterData;
}

/** The home page. */
export function ShownHome({ blocks, master }: Props) {
  return (
    <div className="home">
      <JsonLd data={siteJsonLd(master)} />
      <h1 className="sr-only">{master.shop.title}</h1>
      <HomeBlocks blocks={blocks} />
    </div>
  );
}
