import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, FileSpreadsheet, TriangleAlert } from 'lucide-react';
import type { ImportRow } from '#lib/contract/import.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { GoodsName } from '#panel/goods/parts.tsx';
import { importRowsQuery, type WantedRows } from '#panel/import/calls.ts';
import { asWritten, shownValue } from '#panel/import/shown.ts';
import { changedWords, importTexts as words } from '#panel/import/texts.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { texts } from '#panel/texts.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState, Tag } from '#panel/ui/states.tsx';

const nameOf = ({ name, line }: ImportRow): string =>
  name === '' ? `${words.line} ${formatNumber(line)}` : isolateLatin(name);

function Value({ field, value }: { field: string; value: unknown }) {
  const text = shownValue(field, value);
  const isCode = asWritten.has(field);
  return (
    <bdi className="import-value" dir={isCode && text !== texts.nothing ? 'ltr' : undefined}>
      {text}
    </bdi>
  );
}

/** What a field is, and what it becomes. */
function Change({ change, isNew }: { change: ImportRow['changes'][number]; isNew: boolean }) {
  const { field, before, after, isEdited } = change;
  const isLong = before === null && after === null;
  return (
    <span className="import-change">
      <span className="faint">{changedWords.get(field) ?? words.other}</span>
      {isNew || isLong ? null : (
        <>
          <span className="sr-only">{words.now}</span>
          <span className="muted import-value">
            <Value field={field} value={before} />
          </span>
          <ArrowLeft className="i i-s faint" aria-hidden="true" />
          <span className="sr-only">{words.after}</span>
        </>
      )}
      <b className="font-label import-value">
        {isLong ? words.newText : <Value field={field} value={after} />}
      </b>
      {isEdited ? <Tag kind="wait">{words.editedMark}</Tag> : null}
    </span>
  );
}

function Said({ said, isWrong }: { said: ImportRow['said']; isWrong: boolean }) {
  return said.map(({ head, text }) => (
    <span key={`${head} ${text}`} className="flex items-start gap-1.5 small">
      <TriangleAlert
        className={isWrong ? 'i i-s mt-0.5 text-bad' : 'i i-s mt-0.5 text-warn'}
        aria-hidden="true"
      />
      <span className="min-w-0 break-words">
        {head === '' ? null : <b className="font-label">{head}: </b>}
        <GoodsName name={text} />
      </span>
    </span>
  ));
}

const isSilent = ({ changes, said }: ImportRow): boolean =>
  changes.length === 0 && said.length === 0;

/** What becomes of a row, and what is to be said of it. */
function Fate({ row }: { row: ImportRow }) {
  const { state, result, changes, said } = row;
  const isWrong = state === 'wrong' || result === 'failed' || result === 'kept';
  return (
    <span className="grid gap-1 min-w-0">
      {changes.map((change) => (
        <Change key={change.field} change={change} isNew={state === 'new'} />
      ))}
      <Said said={said} isWrong={isWrong} />
    </span>
  );
}

function Goods({ row }: { row: ImportRow }) {
  const { name, sku, kind, websiteCode } = row;
  const named = name.startsWith('/') ? <Ltr>{name}</Ltr> : <GoodsName name={name} />;
  const shown = name === '' ? words.nameless : named;
  return (
    <span className="grid min-w-0">
      <span className="medium font-label break-words min-w-0">
        {websiteCode === null ? (
          shown
        ) : (
          <Link
            to="/products/$code"
            params={{ code: String(websiteCode) }}
            className="link import-goods"
          >
            {shown}
          </Link>
        )}
      </span>
      <span className="small faint flex flex-wrap gap-x-2">
        {kind === 'variation' ? <span>{words.variation}</span> : null}
        {sku ? <Ltr>{sku}</Ltr> : null}
      </span>
    </span>
  );
}

const columns: readonly Column<ImportRow>[] = [
  {
    key: 'line',
    head: words.line,
    kind: 'num',
    className: 'w-16',
    cell: ({ line }) => <span className="faint">{formatNumber(line)}</span>,
  },
  { key: 'product', head: words.product, className: 'w-80', cell: (row) => <Goods row={row} /> },
  {
    key: 'change',
    head: words.change,
    cell: (row) =>
      isSilent(row) ? <span className="faint">{texts.nothing}</span> : <Fate row={row} />,
  },
];

interface Props {
  batch: number;
  wanted: WantedRows;
  /** Shows all rows of the tab. */
  onClear?: (() => void) | undefined;
}

/** Rows of the file, line by line. */
export function RowList({ batch, wanted, onClear }: Props) {
  const list = useInfiniteQuery(importRowsQuery(batch, wanted));
  return (
    <DataTable
      label={words.rowsOf}
      rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
      idOf={({ line }) => String(line)}
      nameOf={nameOf}
      isDense
      isLoading={list.isPending}
      error={list.error}
      onRetry={list.refetch}
      onMore={list.hasNextPage ? list.fetchNextPage : undefined}
      isLoadingMore={list.isFetchingNextPage}
      onClearFilters={onClear}
      empty={<EmptyState icon={FileSpreadsheet} title={words.noRows} />}
      columns={columns}
      card={(row) => (
        <span className="card-body">
          <span className="flex items-start justify-between gap-3">
            <Goods row={row} />
            <span className="small faint whitespace-nowrap">
              {words.line} {formatNumber(row.line)}
            </span>
          </span>
          {isSilent(row) ? null : <Fate row={row} />}
        </span>
      )}
    />
  );
}
