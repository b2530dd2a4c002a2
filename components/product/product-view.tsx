import { Breadcrumbs } from '#components/layout/breadcrumbs.tsx';
import { BuyBar, BuyBox } from '#components/product/buy-box.tsx';
import { ChosenVariant } from '#components/product/chosen-variant.tsx';
import { Gallery } from '#components/product/gallery.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { ProductRail } from '#components/product/product-rail.tsx';
import { Specifications } from '#components/product/specifications.tsx';
import { availabilityTexts, productTexts } from '#components/product/texts.ts';
import { VariantChoice } from '#components/product/variant-choice.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { GetDetailAnswer, Variant } from '#lib/contract/product.ts';
import { formatNumber, formatToman } from '#lib/format/toman.ts';
import { productPath } from '#lib/product/load.ts';

/** One more than a desktop's rail shows at once: the page's weight is mostly theirs. */
const shownRelated = 6;

interface ProductViewProps {
  product: GetDetailAnswer;
  /** The shop's telephone, for prices that are told by call. */
  phone: string;
}

/** A product's page. Static; what a shopper chooses lives in the islands inside. */
export function ProductView({ product, phone }: ProductViewProps) {
  const { variants, defaultVariantId, descriptionHtml, specifications, related } = product;
  const initial = variants.find(({ id }) => id === defaultVariantId) ?? variants[0];
  return (
    <>
      <div className="wrap no-dock lg:pb-4">
        <Breadcrumbs steps={stepsTo(product)} />
        {initial === undefined ? (
          <Head product={product} />
        ) : (
          <ChosenVariant
            websiteCode={product.websiteCode}
            name={product.nameFa}
            variants={variants}
            initial={initial}
          >
            <div className="product">
              <div className="product-gallery">
                <Gallery images={product.images} />
              </div>
              <div className="product-facts">
                <Head product={product} />
                <VariantChoice />
                <AllVariants variants={variants} />
                <Highlights items={product.highlights} />
              </div>
              <aside className="product-buy" aria-label={pageTexts.buy}>
                <BuyBox phone={phone} />
              </aside>
              <div className="product-text">
                {descriptionHtml === '' ? null : (
                  <section id="description" aria-labelledby="description-title">
                    <h2 id="description-title">{pageTexts.description}</h2>
                    <div className="prose" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
                  </section>
                )}
                <Specifications groups={specifications} />
              </div>
              <BuyBar />
            </div>
          </ChosenVariant>
        )}
      </div>
      <ProductRail
        id="related"
        title={pageTexts.related}
        products={related.slice(0, shownRelated)}
      />
      <div className="pb-16" />
    </>
  );
}

function stepsTo(product: GetDetailAnswer) {
  const categories = product.breadcrumb.map(({ id, title, slug }) => ({
    title,
    path: `/shop/category/${id}/${slug}`,
  }));
  return [...categories, { title: product.nameFa, path: productPath(product) }];
}

function Head({ product }: { product: GetDetailAnswer }) {
  const { brand, nameFa, nameEn, rating, ratingCount } = product;
  return (
    <>
      <a
        className="text-13 font-label text-amber-ink hover:underline"
        href={`/shop/brand/${brand.id}/${brand.slug}`}
      >
        {brand.title}
      </a>
      <h1 className="text-18 font-price leading-8 lg:text-22 lg:leading-[2.375rem]">
        <MixedText>{nameFa}</MixedText>
      </h1>
      <p className="pt-1 text-13 text-ink-3">
        <bdi dir="ltr">{nameEn}</bdi>
      </p>
      {ratingCount === 0 ? null : (
        <p className="flex items-center gap-2 pt-2 text-13 text-ink-3">
          <span className="rate">
            <span className="sr-only">{productTexts.rating}</span>
            <b>{formatNumber(rating)}</b>
          </span>
          {pageTexts.ratedBy(ratingCount)}
        </p>
      )}
    </>
  );
}

/** Without scripts nothing can be chosen, so every variant is told with its price. */
function AllVariants({ variants }: { variants: readonly Variant[] }) {
  if (variants.length < 2) return null;
  return (
    <noscript>
      <h2 className="pt-6 font-label">{pageTexts.allVariants}</h2>
      <ul className="text-13">
        {variants.map(({ id, colour, options, availability, price }) => (
          <li key={id} className="flex justify-between gap-4 border-b py-2">
            <span>
              {[colour?.title, ...options.map(({ value }) => value)].filter(Boolean).join('، ')}
            </span>
            <b>
              {availability === 1 && price !== null
                ? formatToman(price)
                : availabilityTexts[availability]}
            </b>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

function Highlights({ items }: { items: GetDetailAnswer['highlights'] }) {
  if (items.length === 0) return null;
  return (
    <section className="pt-6" aria-labelledby="highlights-title">
      <h2 id="highlights-title" className="pb-2 font-label">
        {pageTexts.highlights}
      </h2>
      <dl className="highlights">
        {items.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <MixedText>{value}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
