'use client';

import type { ReactNode } from 'react';
import { BuyBar, BuyBox, type SellingShop } from '#components/product/buy-box.tsx';
import { ChosenVariant, useChosen } from '#components/product/chosen-variant.tsx';
import { Gallery } from '#components/product/gallery.tsx';
import { PictureActions } from '#components/product/picture-actions.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { Specifications } from '#components/product/specifications.tsx';
import { availabilityTexts, productTexts } from '#components/product/texts.ts';
import { Together } from '#components/product/together/together.tsx';
import { VariantChoice } from '#components/product/variant-choice.tsx';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Variant } from '#lib/contract/product.ts';
import type { CardFacts } from '#lib/product/card-facts.ts';
import type { StageFacts } from '#lib/product/stage-facts.ts';
import { variantNameOf } from '#lib/product/variant-name.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';

interface StageProps {
  facts: StageFacts;
  /** The variant shown first. */
  initial: Variant;
  defaultVariantId: number;
  /** The product's main image, whichever variant is shown first. */
  image: string;
  shop: SellingShop;
  /** Link from the images to the videos, and the videos themselves. */
  videoChip: ReactNode;
  videos: ReactNode;
  /** Links to the sections, and how many questions there are. */
  tabs: ReactNode;
  questionCount: number;
  /** What is bought with it. */
  together: readonly CardFacts[];
  /** When the chosen variant arrives. */
  delivery: ReactNode;
  /** Back-in-stock form without JavaScript, for the first variant. */
  plainStockAlert: ReactNode;
  /** Links to the other versions of its model. */
  versions: ReactNode;
  /** Sections below the product's own texts. */
  children: ReactNode;
}

/**
 * The product: images, variants, buy box, texts and specifications. A client component as a whole,
 * so that the page carries the product's data next to the markup instead of the markup twice.
 */
export function ProductStage(props: StageProps) {
  const {
    facts,
    initial,
    defaultVariantId,
    image,
    shop,
    videoChip,
    videos,
    tabs,
    questionCount,
    delivery,
    together,
    plainStockAlert,
    versions,
    children,
  } = props;
  return (
    <ChosenVariant
      websiteCode={facts.websiteCode}
      name={facts.nameFa}
      variants={facts.variants}
      initial={initial}
      defaultVariantId={defaultVariantId}
    >
      <div className="product">
        <div className="product-gallery">
          <SectionBoundary>
            <Gallery images={facts.images} />
            {videoChip}
            <PictureActions image={image} />
          </SectionBoundary>
        </div>
        <div className="product-facts">
          <Head facts={facts} questionCount={questionCount} />
          <VariantChoice />
          {versions}
          <AllVariants />
        </div>
        <aside className="product-buy" aria-label={pageTexts.buy}>
          <BuyBox shop={shop} image={image} delivery={delivery} plainStockAlert={plainStockAlert} />
        </aside>
        <Highlights items={facts.highlights} />
        <div className="product-text">
          <Together companions={together} image={image} />
          {tabs}
          <SectionBoundary>
            <Description html={facts.descriptionHtml} />
            {videos}
            <Specifications groups={facts.specifications} />
          </SectionBoundary>
          {children}
        </div>
        <BuyBar phone={shop.phone} />
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

function Head({ facts, questionCount }: { facts: StageFacts; questionCount: number }) {
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
        <NameText>{nameFa}</NameText>
      </h1>
      <p className="pt-1 text-13 text-ink-3">
        <bdi dir="ltr" className="whitespace-normal">
          {nameEn}
        </bdi>
      </p>
      {ratingCount + questionCount === 0 ? null : (
        <p className="product-said">
          {ratingCount === 0 ? null : (
            <a className="link" href="#reviews">
              <span className="rate">
                <span className="sr-only">{productTexts.rating}</span>
                <b>{formatNumber(rating)}</b>
              </span>
              {pageTexts.ratedBy(ratingCount)}
            </a>
          )}
          {questionCount === 0 ? null : (
            <a className="link" href="#questions">
              {pageTexts.asked(questionCount)}
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** Without JavaScript a variant is chosen by its link; each is listed with its price. */
function AllVariants() {
  const { variants, variant: chosen } = useChosen();
  if (variants.length < 2) return null;
  return (
    <noscript>
      <h2 className="pt-6 font-label">{pageTexts.allVariants}</h2>
      <ul className="all-variants text-13">
        {variants.map((variant) => (
          <li key={variant.id}>
            <a
              href={`?variant=${variant.id}`}
              aria-current={variant.id === chosen.id ? 'true' : undefined}
            >
              {nameInList(variant, variants)}
            </a>
            <b>
              {variant.availability === availabilityCodes.available && variant.price !== null
                ? formatToman(variant.price)
                : availabilityTexts[variant.availability]}
            </b>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

/** What distinguishes a variant; its guarantee if guarantees differ, or if there is nothing else. */
function nameInList(variant: Variant, all: readonly Variant[]): string {
  const { guarantee } = variant;
  const name = variantNameOf(variant);
  const namesGuarantee = name === '' || all.some((other) => other.guarantee !== guarantee);
  return (
    [name, namesGuarantee ? guarantee : ''].filter(Boolean).join('، ') || pageTexts.thisVariant
  );
}

function Highlights({ items }: { items: StageFacts['highlights'] }) {
  if (items.length === 0) return null;
  return (
    <section className="product-highlights" aria-labelledby="highlights-title">
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
