import { ArrowLeft, X } from 'lucide-react';
import type { BulkSample, PreviewBulkAnswer } from '#lib/contract/goods-bulk.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { type Names, shownValue } from '#panel/bulk/shown-value.ts';
import { bulkTexts } from '#panel/bulk/texts.ts';
import { GoodsName } from '#panel/goods/parts.tsx';
import { Ltr } from '#panel/orders/parts.tsx';
import { texts } from '#panel/texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';

const nameOf = ({ nameFa, variant }: BulkSample): string =>
  [isolateLatin(nameFa), variant].filter(Boolean).join('، ');

/** «+۹٬۸۴۰٬۰۰۰», with its sign at the left. */
function signed(value: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${formatNumber(Math.abs(value))}`;
}

function Figures({ preview }: { preview: PreviewBulkAnswer }) {
  const { prices, untouched, productCount } = preview;
  return (
    <dl className="box figures">
      {prices ? (
        <>
          <div>
            <dt>{bulkTexts.worth}</dt>
            <dd className="flex flex-wrap items-center gap-2">
              <bdi>{formatNumber(prices.worthBefore)}</bdi>
              <ArrowLeft className="i i-s" aria-hidden="true" />
              <bdi>{formatNumber(prices.worthAfter)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{bulkTexts.span}</dt>
            <dd>
              <bdi dir="ltr">{signed(prices.least)}</bdi>
              {prices.most === prices.least ? null : (
                <>
                  {' تا '}
                  <bdi dir="ltr">{signed(prices.most)}</bdi>
                </>
              )}
            </dd>
          </div>
        </>
      ) : (
        <div>
          <dt>{bulkTexts.touched}</dt>
          <dd>{formatNumber(productCount)}</dd>
        </div>
      )}
      <div>
        <dt>{bulkTexts.untouched}</dt>
        <dd>{formatNumber(untouched)}</dd>
      </div>
    </dl>
  );
}

const differenceOf = ({ before, after }: BulkSample): string =>
  typeof before === 'number' && typeof after === 'number' ? signed(after - before) : texts.nothing;

const isNumber = ({ field }: BulkSample): boolean =>
  field === 'price' || field === 'oldPrice' || field === 'stock' || field === 'lowStock';

interface Props {
  preview: PreviewBulkAnswer;
  names: Names;
  /** Variants that were left out, and how more are. */
  except: readonly number[];
  onExcept: (except: readonly number[]) => void;
}

/** What the change would do: sums, and from each range of prices one. Nothing is changed yet. */
export function PreviewBox({ preview, names, except, onExcept }: Props) {
  const { sample, count } = preview;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Figures preview={preview} />
      <section className="grid grid-cols-1 gap-3">
        <div className="flex items-center gap-3 flex-wrap">
          <h2>{bulkTexts.sample}</h2>
          <span className="medium faint">
            {bulkTexts.sampleOf(formatNumber(sample.length), formatNumber(count))}
          </span>
          {except.length > 0 ? (
            <span className="medium faint flex items-center gap-2">
              {bulkTexts.left(formatNumber(except.length))}
              <Button look="quiet" size="s" onClick={() => onExcept([])}>
                {bulkTexts.takeBack}
              </Button>
            </span>
          ) : null}
        </div>
        <ul className="samples" aria-label={bulkTexts.sample}>
          {sample.map((each) => (
            <li key={`${each.websiteCode} ${each.variantId} ${each.field}`}>
              <span className="min-w-0">
                <span className="font-label">
                  <GoodsName name={each.nameFa} />
                  {each.variant ? `، ${each.variant}` : null}
                </span>
                {each.sku ? <Ltr className="small faint block">{each.sku}</Ltr> : null}
              </span>
              <span className="sample-change">
                <bdi className="muted">{shownValue(each.field, each.before, names)}</bdi>
                <ArrowLeft className="i i-s" aria-hidden="true" />
                <b>
                  <bdi>{shownValue(each.field, each.after, names)}</bdi>
                </b>
              </span>
              <span className="num small muted sample-difference">
                {isNumber(each) ? <bdi dir="ltr">{differenceOf(each)}</bdi> : null}
              </span>
              {each.variantId === null ? null : (
                <IconButton
                  size="s"
                  label={bulkTexts.leaveOut(nameOf(each))}
                  onClick={() =>
                    onExcept(each.variantId === null ? except : [...except, each.variantId])
                  }
                >
                  <X className="i i-s" aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
