import { priceTexts } from '#components/product/price-history/texts.ts';
import { type Chart, chartOf, type Span } from '#lib/product/price-chart.ts';
import { formatDate } from '#lib/text/date.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';

/** Size of the SVG in its own units. */
const width = 640;
const height = 240;

const dayOf = (moment: number): string => formatDate(new Date(moment).toISOString());

/** Price history as a step chart, in three words, and as a table. */
export function PriceChart({ spans }: { spans: readonly Span[] }) {
  const chart = chartOf(spans);
  if (chart === null) return <p className="prices-wait">{priceTexts.none}</p>;
  const prices = spans.map(({ price }) => price);
  const least = Math.min(...prices);
  const most = Math.max(...prices);
  const from = dayOf(chart.from);
  const to = dayOf(chart.to);
  return (
    <div className="prices-chart">
      <dl>
        <PriceFact term={priceTexts.last} price={prices.at(-1) ?? 0} />
        {least === most ? null : (
          <>
            <PriceFact term={priceTexts.least} price={least} />
            <PriceFact term={priceTexts.most} price={most} />
          </>
        )}
      </dl>
      {least === most ? <p>{priceTexts.steady}</p> : null}
      <figure>
        <p className="prices-scale" aria-hidden>
          <span>{formatNumber(chart.most)}</span>
          <span>{formatNumber((chart.most + chart.least) / 2)}</span>
          <span>{formatNumber(chart.least)}</span>
        </p>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={priceTexts.drawn(from, to, least, most)}
        >
          {[0, 0.5, 1].map((y) => (
            <line key={y} x1={0} x2={width} y1={y * height} y2={y * height} />
          ))}
          <path d={pathOf(chart)} />
        </svg>
        <p className="prices-days" aria-hidden>
          <span>{from}</span>
          <span>{to}</span>
        </p>
      </figure>
      <details className="acc">
        <summary>{priceTexts.all}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{priceTexts.since}</th>
              <th scope="col">{priceTexts.price}</th>
            </tr>
          </thead>
          <tbody>
            {spans.toReversed().map((span) => (
              <tr key={span.from}>
                <td>{dayOf(span.from)}</td>
                <td>{formatToman(span.price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function PriceFact({ term, price }: { term: string; price: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{formatToman(price)}</dd>
    </div>
  );
}

/** Time runs from right to left, the reading direction. */
const cornerAt = ([x, y]: readonly [number, number]): string =>
  `${((1 - x) * width).toFixed(1)} ${((1 - y) * height).toFixed(1)}`;

const pathOf = ({ lines }: Chart): string =>
  lines.map((corners) => `M${corners.map(cornerAt).join('L')}`).join('');
