import type { Metadata } from 'next';
import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { PageLinks } from '#components/listing/page-links.tsx';
import { OpinionList } from '#components/product/opinions/opinions.tsx';
import { ReviewChoiceForm } from '#components/product/opinions/review-choice-form.tsx';
import { opinionTexts } from '#components/product/opinions/texts.ts';
import { JsonLd } from '#components/seo/json-ld.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { opinionsPath, reviewsPath } from '#lib/contract/paths.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import {
  loadOpinions,
  type LoadedOpinions,
  type OpinionsAddress,
  pathOf,
} from '#lib/opinion/load.ts';
import { allReviews, type ReviewChoice } from '#lib/opinion/review-query.ts';
import { stepsTo } from '#lib/product/path.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { reviewedJsonLd } from '#lib/seo/review-json-ld.ts';

const headingOf = ({ kind, product }: LoadedOpinions): string =>
  opinionTexts.headings[kind](product.nameFa);

/** The first page of a choice has no number. */
const numbered = (heading: string, page: number): string =>
  page === 1 ? heading : listingTexts.pageTitle(heading, page);

export async function opinionsMetadata(
  kind: LoadedOpinions['kind'],
  address: OpinionsAddress,
): Promise<Metadata> {
  const loaded = await loadOpinions(kind, address);
  if (loaded === null) return missingMetadata;
  const { product, page, total } = loaded;
  const heading = headingOf(loaded);
  const choice = choiceIn(loaded);
  return pageMetadata({
    title: numbered(heading, page),
    description: listingTexts.pageDescription(opinionTexts.summaries[kind](heading, total), page),
    canonical: pathOf(kind, product, page, choice),
    noIndex: choice !== allReviews,
    preview: product.ogImage,
  });
}

const choiceIn = (loaded: LoadedOpinions): ReviewChoice =>
  loaded.kind === 'reviews' ? loaded.choice : allReviews;

interface Props {
  kind: LoadedOpinions['kind'];
  address: OpinionsAddress;
}

/**
 * A further page of a product's reviews or questions, or a choice of its reviews; the first of all stands on the
 * product's page.
 */
export async function OpinionsPage({ kind, address }: Props) {
  const loaded = await loadOpinions(kind, address);
  if (loaded === null) return <MissingPage />;
  const { product, page, pageCount } = loaded;
  const choice = choiceIn(loaded);
  const href = (to: number) => pathOf(kind, product, to, choice);
  const title = opinionTexts[kind];
  return (
    <div className="wrap pb-16">
      {loaded.kind === 'reviews' ? <JsonLd data={reviewedJsonLd(product, loaded)} /> : null}
      <Breadcrumbs steps={[...stepsTo(product), { title, path: href(page) }]} />
      <h1 className="pt-2 text-22 font-title">
        <MixedText>{numbered(headingOf(loaded), page)}</MixedText>
      </h1>
      {loaded.kind === 'reviews' ? <Chosen {...loaded} /> : null}
      <OpinionList {...loaded} />
      <PageLinks page={page} pageCount={pageCount} href={href} />
    </div>
  );
}

/** The orders, and which reviews are shown if not all. */
function Chosen({ product, choice, total }: Extract<LoadedOpinions, { kind: 'reviews' }>) {
  const { stars } = choice;
  return (
    <>
      <ReviewChoiceForm action={reviewsPath(product, 1)} choice={choice} />
      {stars === null ? null : (
        <p className="flex flex-wrap items-center gap-x-4 pt-4 text-ink-2">
          {total === 0 ? opinionTexts.noneChosen : opinionTexts.onlyStars(stars)}
          <a className="link" href={opinionsPath('reviews', product, 1)}>
            {opinionTexts.allReviews}
          </a>
        </p>
      )}
    </>
  );
}
