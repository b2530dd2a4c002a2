import { productTexts } from '#components/product/texts.ts';
import { formatNumber, formatPercent } from '#lib/format/toman.ts';

/** A price in toman. */
export function Price({ value }: { value: number }) {
  return (
    <span className="price">
      {`${formatNumber(value)} `}
      <small>{productTexts.toman}</small>
    </span>
  );
}

/**
 * The amber badge of a price cut, a percent or already formatted, and the old price; keeps its height
 * when there is nothing to show, so that grids align.
 */
export function PriceCut({
  percent,
  oldPrice,
}: {
  percent: number | string;
  oldPrice: number | null;
}) {
  const text = typeof percent === 'number' ? formatPercent(percent) : percent;
  return (
    <div className="cut">
      {percent ? (
        <bdi className="pct" dir="rtl">
          {text}
        </bdi>
      ) : null}
      {oldPrice === null ? null : <s className="was">{formatNumber(oldPrice)}</s>}
    </div>
  );
}
