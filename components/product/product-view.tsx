import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import type { SellingShop } from '#components/product/buy-box.tsx';
import { Questions, Reviews } from '#components/product/opinions/opinions.tsx';
import { CouponLine } from '#components/product/coupon-line.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { ProductRail } from '#components/product/product-rail.tsx';
import { RecentProducts } from '#components/product/recent/recent-products.tsx';
import { ProductStage } from '#components/product/product-stage.tsx';
import { VideoChip, Videos } from '#components/product/videos.tsx';
import { PlainStockAlert } from '#components/product/back-in-stock/plain-stock-alert.tsx';
import { ProductJsonLd } from '#components/seo/product-json-ld.tsx';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { getQuestions, getReviews } from '#lib/opinion/server.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { productPath } from '#lib/product/path.ts';
import { stageFacts } from '#lib/product/stage-facts.ts';
import { variantOf } from '#lib/product/variant-of.ts';
import type { OfferTerms } from '#lib/seo/offer-terms.ts';
import type { JsonLdReview } from '#lib/seo/product-json-ld.ts';

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
  return (
    <>
      <ProductJsonLd
        facts={facts}
        steps={steps}
        description={product.seo.seoDescription}
        terms={terms}
        initial={initial}
        reviews={await reviewsForJsonLd(product.websiteCode)}
      />
      <div className="wrap no-dock no-chat lg:pb-4">
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
            plainStockAlert={
              <>
                <CouponLine coupon={product.coupon} />
                <PlainStockAlert websiteCode={product.websiteCode} variant={initial} />
              </>
            }
          >
            <Opinions websiteCode={product.websiteCode} />
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
      <SectionBoundary>
        <RecentProducts websiteCode={product.websiteCode} />
      </SectionBoundary>
      <div className="pb-16" />
    </>
  );
}

/** The newest opinions; fetched separately, because they do not change the product's data. */
async function Opinions({ websiteCode }: { websiteCode: number }) {
  const [reviews, questions] = await Promise.all([
    getReviews(websiteCode),
    getQuestions(websiteCode),
  ]);
  return (
    <SectionBoundary>
      {reviews.found ? <Reviews websiteCode={websiteCode} answer={reviews.data} /> : null}
      {questions.found ? <Questions websiteCode={websiteCode} answer={questions.data} /> : null}
    </SectionBoundary>
  );
}

/** Reviews in the structured data; more would cost more bytes than they are worth. */
const mostReviews = 2;

async function reviewsForJsonLd(websiteCode: number): Promise<JsonLdReview[]> {
  const reviews = await getReviews(websiteCode);
  if (!reviews.found) return [];
  return reviews.data.items
    .slice(0, mostReviews)
    .map(({ author, stars, createdAt }) => ({ author, stars, day: dayInTehran(createdAt) }));
}

function stepsTo(product: GetDetailAnswer) {
  const categories = product.breadcrumb.map(({ id, title, slug }) => ({
    title,
    path: `/shop/category/${id}/${slug}`,
  }));
  return [...categories, { title: product.nameFa, path: productPath(product) }];
}
