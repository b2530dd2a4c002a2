import { createElement, type ReactNode, useRef } from 'react';
import { LateActions } from '#components/product/late-actions.tsx';
import { Price, PriceCut } from '#components/product/price.tsx';
import { availabilityTexts, productTexts } from '#components/product/texts.ts';
import { CardPicture } from '#components/product/card-picture.tsx';
import { NameText } from '#components/ui/mixed-text.tsx';
import type { PictureLoad } from '#components/ui/picture-markup.tsx';
import { formatNumber } from '#lib/text/toman.ts';
import { type CardFacts, isOff, cardPath } from '#lib/product/card-facts.ts';

interface ProductCardProps {
  facts: CardFacts;
  load: PictureLoad;
  /** Whether the card has actions beside its link. */
  acts?: boolean;
  /** A last line. */
  note?: ReactNode;
}

/** A product in a list (contract §2: an article with a heading link). The whole card is the link. */
export function ProductCard({ facts, load, acts = true, note }: ProductCardProps) {
  const card = useRef<HTMLElement>(null);
  const { name, short, spec, versions, image, availability } = facts;
  return (
    <article ref={card} className={isOff(availability) ? 'card card-off' : 'card'}>
      <div className="pic">
        <CardPicture image={image} load={load} />
      </div>
      <h3>
        <a href={cardPath(facts)} title={short && name}>
          <NameText>{short ?? name}</NameText>
        </a>
      </h3>
      {spec ? <span className="spec">{spec}</span> : null}
      <div className="meta">
        <Note facts={facts} />
        {versions ? <span>{productTexts.versions(versions, spec)}</span> : null}
        {facts.colours && !versions
          ? createElement('span', { className: 'dots' }, ...dots(facts.colours))
          : null}
      </div>
      <Cost facts={facts} />
      {note}
      {acts ? <LateActions card={card} facts={facts} /> : null}
    </article>
  );
}

function Note({ facts: { fewLeft, rating } }: { facts: CardFacts }) {
  if (fewLeft !== undefined) return <span className="few">{productTexts.fewLeft(fewLeft)}</span>;
  if (rating === undefined) return null;
  return (
    <span className="rate">
      <span className="sr-only">{productTexts.rating}</span>
      {formatNumber(rating)}
    </span>
  );
}

/** Decorative: the product page names the colours. No keys are needed, as the dots never move. */
const dots = (colours: readonly string[]) =>
  colours.map((hex) => createElement('i', { style: { '--c': hex } }));

/** Price and discount, or the availability; the same height in both cases. */
function Cost({ facts }: { facts: CardFacts }) {
  const { price, oldPrice, cut, availability, isFrom } = facts;
  if (price === undefined) {
    return (
      <>
        <span className="price">{availabilityTexts[availability]}</span>
        <div className="cut" />
      </>
    );
  }
  return (
    <>
      <Price value={price} isFrom={isFrom} />
      <PriceCut percent={cut ?? 0} oldPrice={oldPrice ?? null} />
    </>
  );
}
