import { Package } from 'lucide-react';
import type { CategoriesReport, GoodsReport } from '#lib/contract/report.ts';
import { formatNumber, formatPercent, formatToman } from '#lib/text/toman.ts';
import { reportTexts as words } from '#panel/reports/texts.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';

type Best = GoodsReport['best'][number];
type Unsold = GoodsReport['unsold'][number];

const best: readonly Column<Best>[] = [
  { key: 'name', head: words.product, cell: ({ nameFa }) => nameFa },
  { key: 'pieces', head: words.pieces, kind: 'num', cell: ({ pieces }) => formatNumber(pieces) },
  { key: 'amount', head: words.amount, kind: 'num', cell: ({ amount }) => formatNumber(amount) },
  { key: 'share', head: words.share, cell: ({ share }) => formatPercent(share) },
  {
    key: 'before',
    head: words.amountBefore,
    kind: 'num',
    cell: ({ before }) => formatNumber(before.amount),
  },
];

const unsold: readonly Column<Unsold>[] = [
  { key: 'name', head: words.product, cell: ({ nameFa }) => nameFa },
  { key: 'stock', head: words.stock, kind: 'num', cell: ({ stock }) => formatNumber(stock) },
];

/** «کالاها» */
export function GoodsView({ data }: { data: GoodsReport }) {
  return (
    <>
      <section className="grid gap-3">
        <h2>{words.best}</h2>
        <DataTable
          label={words.best}
          rows={data.best}
          idOf={({ websiteCode }) => String(websiteCode)}
          nameOf={({ nameFa }) => nameFa}
          isDense
          rowHeight={44}
          empty={<EmptyState icon={Package} title={words.nothing} text={words.nothingText} />}
          columns={best}
          card={({ nameFa, pieces, amount }) => (
            <span className="card-body">
              <span className="font-label">{nameFa}</span>
              <span className="flex justify-between gap-2 small muted">
                <span>{`${words.pieces} ${formatNumber(pieces)}`}</span>
                <span>{formatToman(amount)}</span>
              </span>
            </span>
          )}
        />
        {data.rest.products > 0 ? (
          <p className="small muted">
            {words.rest(formatNumber(data.rest.products), formatToman(data.rest.amount))}
          </p>
        ) : null}
      </section>
      <section className="grid gap-3">
        <h2>{words.unsold}</h2>
        <DataTable
          label={words.unsold}
          rows={data.unsold}
          idOf={({ websiteCode }) => String(websiteCode)}
          nameOf={({ nameFa }) => nameFa}
          isDense
          rowHeight={44}
          empty={<p className="medium muted">{words.unsoldNone}</p>}
          columns={unsold}
          card={({ nameFa, stock }) => (
            <span className="card-body">
              <span className="font-label">{nameFa}</span>
              <span className="small muted">{`${words.stock} ${formatNumber(stock)}`}</span>
            </span>
          )}
        />
      </section>
    </>
  );
}

interface Share {
  readonly name: string;
  readonly share: number;
  readonly text: string;
}

/** Shares as bars that fill from the right, each with its name and number. */
export function Shares({ label, shares }: { label: string; shares: readonly Share[] }) {
  return (
    <ul className="shares" aria-label={label}>
      {shares.map(({ name, share, text }) => (
        <li key={name} className="grid gap-1">
          <span className="flex flex-wrap justify-between gap-2">
            <span>{name}</span>
            <span className="flex gap-3">
              <span className="small muted">{text}</span>
              <b>{formatPercent(share)}</b>
            </span>
          </span>
          <span className="share-line" aria-hidden="true">
            <span style={{ inlineSize: `${share}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** «دسته‌ها» */
export const CategoriesView = ({ data }: { data: CategoriesReport }) => (
  <section className="grid gap-3">
    <h2>{words.shares}</h2>
    <Shares
      label={words.shares}
      shares={data.categories.map(({ title, share, amount }) => ({
        name: title,
        share,
        text: formatToman(amount),
      }))}
    />
  </section>
);
