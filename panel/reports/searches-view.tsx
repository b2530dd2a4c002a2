import { Link } from '@tanstack/react-router';
import { ExternalLink, SearchX } from 'lucide-react';
import type { SearchesReport } from '#lib/contract/report.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { slugify } from '#lib/text/slug.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { noonOf } from '#panel/reports/period.ts';
import { reportTexts as words } from '#panel/reports/texts.ts';
import { useMay } from '#panel/session/use-me.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';

type Searched = SearchesReport['texts'][number];

/** Where the text leads: the goods whose names could hold it, and what shoppers see. */
function Ways({ text }: Pick<Searched, 'text'>) {
  const mayGoods = useMay('catalogue');
  const shown = isolateLatin(text);
  return (
    <span className="flex flex-wrap gap-3 small">
      {mayGoods ? (
        <Link
          to="/products"
          search={{ q: text }}
          className="link"
          aria-label={words.inGoodsOf(shown)}
        >
          {words.inGoods}
        </Link>
      ) : null}
      <a
        href={`/shop?filter-name=${encodeURIComponent(slugify(text))}`}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex items-center gap-1"
        aria-label={words.inShopOf(shown)}
      >
        {words.inShop}
        <ExternalLink className="i i-s" aria-hidden="true" />
      </a>
    </span>
  );
}

const dayOf = (day: string) => <bdi dir="ltr">{numericDate(noonOf(day))}</bdi>;

const columns: readonly Column<Searched>[] = [
  { key: 'text', head: words.searched, cell: ({ text }) => <bdi>{text}</bdi> },
  { key: 'count', head: words.times, kind: 'num', cell: ({ count }) => formatNumber(count) },
  {
    key: 'before',
    head: words.before,
    kind: 'num',
    cell: ({ before }) => formatNumber(before),
  },
  { key: 'last', head: words.lastSearch, cell: ({ last }) => dayOf(last) },
  { key: 'ways', head: '', cell: ({ text }) => <Ways text={text} /> },
];

/** Texts with how often they were searched for. */
const Texts = ({ label, texts }: { label: string; texts: readonly Searched[] }) => (
  <DataTable
    label={label}
    rows={texts}
    idOf={({ text }) => text}
    nameOf={({ text }) => text}
    isDense
    rowHeight={44}
    empty={<EmptyState icon={SearchX} title={words.noSearches} text={words.searchesHow} />}
    columns={columns}
    card={({ text, count, last }) => (
      <span className="card-body">
        <bdi className="font-label">{text}</bdi>
        <span className="flex justify-between gap-2 small muted">
          <span>{words.timesOf(formatNumber(count))}</span>
          {dayOf(last)}
        </span>
        <Ways text={text} />
      </span>
    )}
  />
);

/** «جست‌وجوهای بی‌نتیجه» */
export const SearchesView = ({ data: { texts, popular, rest } }: { data: SearchesReport }) => (
  <section className="grid gap-3">
    {texts.length > 0 ? <p className="medium muted">{words.searchesHint}</p> : null}
    <Texts label={words.names.searches} texts={texts} />
    {rest.texts > 0 ? (
      <p className="small muted">
        {words.restSearches(formatNumber(rest.texts), formatNumber(rest.count))}
      </p>
    ) : null}
    {popular.length > 0 ? (
      <>
        <h2 className="medium font-label">{words.popularSearches}</h2>
        <Texts label={words.popularSearches} texts={popular} />
      </>
    ) : null}
    {texts.length + popular.length > 0 ? <p className="small faint">{words.searchesHow}</p> : null}
  </section>
);
