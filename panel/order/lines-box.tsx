import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber, formatPercent } from '#lib/text/toman.ts';
import { orderTexts } from '#panel/order/texts.ts';
import { Thumb } from '#panel/ui/thumb.tsx';

type Line = AdminOrderAnswer['lines'][number];

/** Colour, guarantee and insurance of a line in one. */
export const detailsOf = ({ options, guarantee, insurance }: Line): string =>
  [...options.map(({ value }) => value), guarantee, insurance > 0 ? orderTexts.insurance : '']
    .filter(Boolean)
    .map(isolateLatin)
    // A line may break after the dot, not before it.
    .join('\u00A0· ');

/** «۲ × ۴٬۸۵۰٬۰۰۰» */
const timesOf = ({ count, price, insurance }: Line): string =>
  `${formatNumber(count)} × ${formatNumber(price + insurance)}`;

function Sum({ word, amount, kind }: { word: string; amount: number; kind?: 'off' | 'total' }) {
  return (
    <div className={kind === 'total' ? 'sum-total' : undefined}>
      <dt className={kind === 'total' ? undefined : 'muted'}>{word}</dt>
      <dd className={kind === 'off' ? 'num text-good' : 'num'}>
        {kind === 'off' ? <bdi dir="ltr">{`−${formatNumber(amount)}`}</bdi> : formatNumber(amount)}
        {kind === 'total' ? <span className="small muted ps-1">تومان</span> : null}
      </dd>
    </div>
  );
}

/** What was bought, as it was then, and how its sum came about. */
export function LinesBox({ order }: { order: AdminOrderAnswer }) {
  const { lines, totals, deliveryMethod } = order;
  const pieces = lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="box grid gap-2">
      <div className="flex items-baseline gap-2">
        <h2>{orderTexts.goods}</h2>
        <span className="medium faint">
          {orderTexts.counts(formatNumber(lines.length), formatNumber(pieces))}
        </span>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.propertyId} className="order-line">
            <Thumb image={line.image} size={56} />
            <div className="min-w-0 flex-1">
              <p className="font-label">{isolateLatin(line.nameFa)}</p>
              <p className="small faint">{detailsOf(line)}</p>
            </div>
            <p className="order-line-sum">
              <span className="medium muted">{timesOf(line)}</span>
              <b className="num">
                {formatNumber(line.price * line.count + line.insurance * line.count)}
              </b>
            </p>
          </li>
        ))}
      </ul>
      <dl className="sums">
        <Sum word={orderTexts.linesTotal} amount={totals.linesTotal} />
        {totals.reductions.map(({ title, amount }) => (
          <Sum key={title} word={isolateLatin(title)} amount={amount} kind="off" />
        ))}
        <Sum word={orderTexts.freight(deliveryMethod.title)} amount={totals.freight} />
        <Sum word={orderTexts.total} amount={totals.total} kind="total" />
        <div className="small faint">
          <dt>{orderTexts.vat(formatPercent(totals.vatRate))}</dt>
          <dd className="num">{formatNumber(totals.vat)}</dd>
        </div>
      </dl>
    </section>
  );
}
