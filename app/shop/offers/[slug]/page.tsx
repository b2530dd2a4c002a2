import type { Metadata } from 'next';
import { ListingView } from '#components/listing/listing-view.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { noSlug, offersAddress } from '#lib/listing/address.ts';
import { loadList } from '#lib/listing/load.ts';
import { firstPage } from '#lib/rules/list-query.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';

export const ensureStatic = 'navigation';

/** A single entry, which answers 404, so that the build needs no data; pages are generated on demand. */
export const generateStaticParams = () => [{ slug: noSlug }];

interface Props {
  params: Promise<{ slug: string }>;
}

async function load({ params }: Props) {
  const { slug } = await params;
  return slug === noSlug ? null : loadList(offersAddress(slug), firstPage);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const loaded = await load(props);
  return loaded === null ? missingMetadata : listMetadata(loaded);
}

export default async function Page(props: Props) {
  const loaded = await load(props);
  return loaded === null ? <MissingPage /> : <ListingView {...loaded} />;
}
