import { PostsAbout } from '#components/blog/posts-about.tsx';
import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import type { SellingShop } from '#components/product/buy-box.tsx';
import { DeliveryPromise } from '#components/delivery/delivery-promise.tsx';
import { usualPromise } from '#components/delivery/usual-promise.ts';
import { Questions, Reviews } from '#components/product/opinions/opinions.tsx';
import { CouponLine } from '#components/product/coupon-line.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { ProductRail } from '#components/product/product-rail.tsx';
import { RecentProducts } from '#components/product/recent/recent-products.tsx';
import { SectionTabs, type SectionTab } from '#components/product/sections/section-tabs.tsx';
import { ProductStage } from '#components/product/product-stage.tsx';
import { Versions } from '#components/product/versions.tsx';
import { VideoChip, Videos } from '#components/product/videos.tsx';
import { PlainStockAlert } from '#components/product/back-in-stock/plain-stock-alert.tsx';
import { ProductJsonLd } from '#components/seo/product-json-ld.tsx';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import type { Read } from '#lib/calls/call-service.ts';
import { getQuestions, getReviews } from '#lib/opinion/server.ts';
import type { GetDetailAnswer, ProductCard } from '#lib/contract/product.ts';
import { cardFacts, type CardFacts } from '#lib/product/card-facts.ts';
import { stepsTo } from '#lib/product/path.ts';
import { stageFacts } from '#lib/product/stage-facts.ts';
import { variantOf } from '#lib/product/variant-of.ts';
import type { OfferTerms } from '#lib/seo/offer-terms.ts';
import type { ShownReview, ShownReviews } from '#lib/seo/review-json-ld.ts';

/** One more than a desktop's rail shows at once. */
const shownRelated = 6;

interface ProductViewProps {
  product: GetDetailAnswer;
  /** The variant in the address; null for the default one. */
  asked: string | null;
  shop: SellingShop;
  terms: OfferTerms | null;
}

/** A product page. Static; the interactive part is inside the stage. */
export async function ProductView({ product, asked, shop, terms }: ProductViewProps) {
  const { defaultVariantId, videos, related } = product;
  const facts = stageFacts(product, variantOf(product.variants, asked, defaultVariantId));
  const steps = stepsTo(product);
  const initial = variantOf(facts.variants, asked, defaultVariantId);
  const [reviews, questions] = await Promise.all([
    getReviews(product.websiteCode, 1),
    getQuestions(product.websiteCode, 1),
  ]);
  return (
    <>
      <ProductJsonLd
        facts={facts}
        steps={steps}
        terms={terms}
        initial={initial}
        reviews={shownReviews(reviews)}
        versions={product.versions}
      />
      <div className="compare-here wrap no-dock no-chat lg:pb-4">
        <Breadcrumbs steps={steps} />
        {initial === undefined ? (
          <h1>{product.nameFa}</h1>
        ) : (
          <ProductStage
            facts={facts}
            initial={initial}
            defaultVariantId={defaultVariantId}
            image={product.images[0]?.image ?? ''}
            shop={shop}
            videoChip={videos.length === 0 ? null : <VideoChip videos={videos} />}
            videos={videos.length === 0 ? null : <Videos videos={videos} />}
            versions={<Versions product={product} />}
            tabs={<SectionTabs tabs={tabsOf(product, totalOf(reviews), totalOf(questions))} />}
            questionCount={totalOf(questions)}
            together={product.together.map(companionFacts)}
            delivery={
              terms?.shipping ? <DeliveryPromise usual={usualPromise(terms.shipping)} /> : null
            }
            plainStockAlert={
              <>
                <CouponLine coupon={product.coupon} />
                <PlainStockAlert websiteCode={product.websiteCode} variant={initial} />
              </>
            }
          >
            <SectionBoundary>
              {reviews.found ? <Reviews product={product} answer={reviews.data} /> : null}
              {questions.found ? <Questions product={product} answer={questions.data} /> : null}
            </SectionBoundary>
          </ProductStage>
        )}
      </div>
      <SectionBoundary>
        <ProductRail
          id="related"
          title={pageTexts.related}
          products={related.slice(0, shownRelated)}
        />
      </SectionBoundary>
      <PostsAbout subject="product" id={product.websiteCode} />
      <SectionBoundary>
        <RecentProducts websiteCode={product.websiteCode} />
      </SectionBoundary>
      <div className="pb-16" />
    </>
  );
}

const totalOf = (read: Read<{ total: number }>): number => (read.found ? read.data.total : 0);

/** Without what only a card shows. */
function companionFacts(product: ProductCard): CardFacts {
  const { websiteCode, name, slug, image, availability, price } = cardFacts(product);
  return {
    websiteCode,
    name,
    ...(slug !== undefined && { slug }),
    image,
    availability,
    ...(price !== undefined && { price }),
  };
}

/** The sections that have something in them. */
function tabsOf(product: GetDetailAnswer, reviews: number, questions: number): SectionTab[] {
  const { descriptionHtml, specifications, ratingCount } = product;
  return [
    ...(descriptionHtml === '' ? [] : [{ id: 'description', title: pageTexts.description }]),
    ...(specifications.length === 0
      ? []
      : [{ id: 'specifications', title: pageTexts.specificationsTab }]),
    ...(ratingCount + reviews === 0
      ? []
      : [{ id: 'reviews', title: pageTexts.reviewsTab, count: reviews || undefined }]),
    ...(questions === 0
      ? []
      : [{ id: 'questions', title: pageTexts.questionsTab, count: questions }]),
  ];
}

/** For search engines; they may know only what the page shows. */
const shownReviews = (reviews: Awaited<ReturnType<typeof getReviews>>): ShownReviews =>
  reviews.found
    ? {
        items: reviews.data.items.map(shownReview),
        total: reviews.data.total,
      }
    : { items: [], total: 0 };

const shownReview = ({ author, stars, body, createdAt, good, bad, pictures }: ShownReview) => ({
  author,
  stars,
  body,
  createdAt,
  good,
  bad,
  pictures,
});
