'use client';

import { availabilityTexts, productTexts } from '#components/product/texts.ts';
import { usePriceFilter } from '#components/price-list/price-filter.tsx';
import { priceTexts } from '#components/price-list/texts.ts';
import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { matchesPrice, type PriceFacts } from '#lib/product/price-facts.ts';

export interface PriceSection {
  id: number;
  title: string;
  /** Link to the category's full price list; null if it is complete here. */
  more: { href: string; text: string; label: string } | null;
  rows: readonly PriceFacts[];
}

/**
 * The tables of a page, one for each category. A client component, so that the page carries the
 * rows' data next to the markup instead of the markup twice.
 */
export function PriceGroups({ sections }: { sections: readonly PriceSection[] }) {
  const text = usePriceFilter();
  const narrowed = sections.map((section) => ({
    section,
    rows: text === '' ? section.rows : section.rows.filter((row) => matchesPrice(row, text)),
  }));
  const found = narrowed.reduce((count, { rows }) => count + rows.length, 0);
  return (
    <>
      <output className="prices-found">{text === '' ? null : priceTexts.found(found)}</output>
      {narrowed.map(({ section, rows }) =>
        text !== '' && rows.length === 0 ? null : (
          <Section key={section.id} section={section} rows={rows} />
        ),
      )}
    </>
  );
}

interface SectionProps {
  section: PriceSection;
  /** The rows that match the filter. */
  rows: readonly PriceFacts[];
}

function Section({ section: { id, title, more }, rows }: SectionProps) {
  const heading = `prices-${id}`;
  return (
    <section className="prices" aria-labelledby={heading} style={{ '--rows': rows.length }}>
      <div className="prices-head">
        <h2 id={heading}>
          <MixedText>{title}</MixedText>
        </h2>
        {more === null ? null : (
          <a className="more" href={more.href} aria-label={more.label}>
            {more.text}
          </a>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="text-ink-2">{priceTexts.empty}</p>
      ) : (
        <Table rows={rows} heading={heading} />
      )}
    </section>
  );
}

function Table({ rows, heading }: { rows: readonly PriceFacts[]; heading: string }) {
  return (
    <table aria-labelledby={heading}>
      <thead>
        <tr>
          <th scope="col">{priceTexts.code}</th>
          <th scope="col">{priceTexts.name}</th>
          <th scope="col">{priceTexts.stock}</th>
          <th scope="col">{priceTexts.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row[0]} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  row: [websiteCode, name, slug, availability, price, oldPrice, change],
}: {
  row: PriceFacts;
}) {
  const sold = availability === availabilityCodes.available && price !== null;
  return (
    <tr data-off={sold ? undefined : ''}>
      <td>{toPersianDigits(websiteCode)}</td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- named by its link */}
      <th scope="row">
        <a href={`/shop/product/${websiteCode}/${slug}`}>
          <NameText>{name}</NameText>
        </a>
      </th>
      <td>{availabilityTexts[availability]}</td>
      <td>
        {sold && change !== null ? <Change change={change} /> : null}
        {sold && oldPrice !== null ? (
          <s>
            <span className="sr-only">{`${productTexts.oldPrice} `}</span>
            {formatNumber(oldPrice)}
          </s>
        ) : null}
        {sold ? <b>{formatNumber(price)}</b> : availabilityTexts[availability]}
      </td>
    </tr>
  );
}

/** Whether the price rose or fell, and on which day. */
function Change({ change: [day, rose] }: { change: NonNullable<PriceFacts[6]> }) {
  return (
    <small className={rose ? 'prices-rose' : 'prices-fell'}>
      <span className="sr-only">{`${rose ? priceTexts.rose : priceTexts.fell} `}</span>
      {day}
    </small>
  );
}
