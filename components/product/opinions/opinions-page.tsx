import type { Metadata } from 'next';
import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { PageLinks } from '#components/listing/page-links.tsx';
import { OpinionList } from '#components/product/opinions/opinions.tsx';
import { opinionTexts } from '#components/product/opinions/texts.ts';
import { JsonLd } from '#components/seo/json-ld.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { opinionsPath } from '#lib/contract/paths.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { loadOpinions, type LoadedOpinions, type OpinionsAddress } from '#lib/opinion/load.ts';
import { stepsTo } from '#lib/product/path.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { reviewedJsonLd } from '#lib/seo/review-json-ld.ts';

const headingOf = ({ kind, product }: LoadedOpinions): string =>
  opinionTexts.headings[kind](product.nameFa);

export async function opinionsMetadata(
  kind: LoadedOpinions['kind'],
  address: OpinionsAddress,
): Promise<Metadata> {
  const loaded = await loadOpinions(kind, address);
  if (loaded === null) return missingMetadata;
  const { product, page, total } = loaded;
  const heading = headingOf(loaded);
  return pageMetadata({
    title: listingTexts.pageTitle(heading, page),
    description: listingTexts.pageDescription(opinionTexts.summary(heading, total), page),
    canonical: opinionsPath(kind, product, page),
    preview: product.ogImage,
  });
}

interface Props {
  kind: LoadedOpinions['kind'];
  address: OpinionsAddress;
}

/** A further page of a product's reviews or questions; the first stands on the product's page. */
export async function OpinionsPage({ kind, address }: Props) {
  const loaded = await loadOpinions(kind, address);
  if (loaded === null) return <MissingPage />;
  const { product, page, pageCount } = loaded;
  const href = (to: number) => opinionsPath(kind, product, to);
  const title = opinionTexts[kind];
  return (
    <div className="wrap pb-16">
      {loaded.kind === 'reviews' ? <JsonLd data={reviewedJsonLd(product, loaded)} /> : null}
      <Breadcrumbs steps={[...stepsTo(product), { title, path: href(page) }]} />
      <h1 className="pt-2 text-22 font-title">
        <MixedText>{listingTexts.pageTitle(headingOf(loaded), page)}</MixedText>
      </h1>
      <OpinionList {...loaded} />
      <PageLinks page={page} pageCount={pageCount} href={href} />
    </div>
  );
}
