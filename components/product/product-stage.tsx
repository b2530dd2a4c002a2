'use client';

import type { ReactNode } from 'react';
import { BuyBar, BuyBox } from '#components/product/buy-box.tsx';
import { ChosenVariant, useChosen } from '#components/product/chosen-variant.tsx';
import { Gallery } from '#components/product/gallery.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { Specifications } from '#components/product/specifications.tsx';
import { availabilityTexts, productTexts } from '#components/product/texts.ts';
import { VariantChoice } from '#components/product/variant-choice.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { SectionBoundary } from '#components/ui/section-boundary.tsx';
import type { Variant } from '#lib/contract/product.ts';
import { formatNumber, formatToman } from '#lib/format/toman.ts';
import type { StageFacts } from '#lib/product/stage-facts.ts';

interface StageProps {
  facts: StageFacts;
  /** The default variant. */
  initial: Variant;
  /** The shop's telephone, for prices that are told by call. */
  phone: string;
  /** What leads to films from the pictures, and the films themselves. */
  videoChip: ReactNode;
  videos: ReactNode;
  /** Asks without scripts to be told when the default variant is back. */
  plainTell: ReactNode;
  /** Sections below the product's own texts. */
  children: ReactNode;
}

/**
 * The product itself: pictures, choice, buy box, texts and data. A client component as a whole, so that
 * a page carries the product's facts beside its markup and not the markup twice.
 */
export function ProductStage(props: StageProps) {
  const { facts, initial, phone, videoChip, videos, plainTell, children } = props;
  return (
    <ChosenVariant
      websiteCode={facts.websiteCode}
      name={facts.nameFa}
      variants={facts.variants}
      initial={initial}
    >
      <div className="product">
        <div className="product-gallery">
          <SectionBoundary>
            <Gallery images={facts.images} />
            {videoChip}
          </SectionBoundary>
        </div>
        <div className="product-facts">
          <Head facts={facts} />
          <VariantChoice />
          <AllVariants />
          <Highlights items={facts.highlights} />
        </div>
        <aside className="product-buy" aria-label={pageTexts.buy}>
          <BuyBox phone={phone} image={facts.images[0]?.image ?? ''} plainTell={plainTell} />
        </aside>
        <div className="product-text">
          <SectionBoundary>
            <Description html={facts.descriptionHtml} />
            {videos}
            <Specifications groups={facts.specifications} />
          </SectionBoundary>
          {children}
        </div>
        <BuyBar phone={phone} />
      </div>
    </ChosenVariant>
  );
}

function Description({ html }: { html: string }) {
  if (html === '') return null;
  return (
    <section id="description" aria-labelledby="description-title">
      <h2 id="description-title">{pageTexts.description}</h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

function Head({ facts }: { facts: StageFacts }) {
  const { brand, nameFa, nameEn, rating, ratingCount } = facts;
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
          <a className="hover:underline" href="#reviews">
            {pageTexts.ratedBy(ratingCount)}
          </a>
        </p>
      )}
    </>
  );
}

/** Without scripts nothing can be chosen, so every variant is told with its price. */
function AllVariants() {
  const { variants } = useChosen();
  if (variants.length < 2) return null;
  return (
    <noscript>
      <h2 className="pt-6 font-label">{pageTexts.allVariants}</h2>
      <ul className="all-variants text-13">
        {variants.map(({ id, colour, options, availability, price }) => (
          <li key={id}>
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

function Highlights({ items }: { items: StageFacts['highlights'] }) {
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
