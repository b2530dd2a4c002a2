import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import type {
  SheetChange,
  SheetRowState,
  SheetRowView,
  SheetView,
} from '#lib/contract/goods-sheet.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { GoodsName } from '#panel/goods/parts.tsx';
import { Ltr } from '#panel/orders/parts.tsx';
import { rowsQuery } from '#panel/price-sheet/calls.ts';
import { type Choice, choiceOf, countOf, isChosen } from '#panel/price-sheet/choice.ts';
import { emptyWords, fieldWords, sheetTexts, warningWords } from '#panel/price-sheet/texts.ts';
import { texts } from '#panel/texts.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';
import { Tick } from '#panel/ui/tick.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';

const nameOf = ({ nameFa, variant }: SheetRowView): string =>
  [isolateLatin(nameFa), variant].filter(Boolean).join('، ');

function Goods({ nameFa, variant, sku }: SheetRowView) {
  return (
    <span className="grid min-w-0">
      <span className="font-label line-clamp-2">
        <GoodsName name={nameFa} />
        {variant ? `، ${variant}` : null}
      </span>
      {sku ? <Ltr className="small faint">{sku}</Ltr> : null}
    </span>
  );
}

const shown = (value: number | null): string =>
  value === null ? texts.nothing : formatNumber(value);

function Change({ field, before, after }: SheetChange) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="small faint">{fieldWords[field]}</span>
      <bdi className="muted">{shown(before)}</bdi>
      <ArrowLeft className="i i-s" aria-hidden="true" />
      <b>
        <bdi>{shown(after)}</bdi>
      </b>
    </span>
  );
}

function Changes({ changes, message }: SheetRowView) {
  if (changes.length === 0) {
    return message ? null : <span className="medium faint">{sheetTexts.noChange}</span>;
  }
  return (
    <span className="grid gap-1">
      {changes.map((change) => (
        <Change key={change.field} {...change} />
      ))}
    </span>
  );
}

function Why({ warnings, message }: SheetRowView) {
  return (
    <>
      {message ? <span className="medium text-bad">{message}</span> : null}
      {warnings.map((kind) => (
        <span key={kind} className="medium text-warn block">
          {warningWords[kind]}
        </span>
      ))}
    </>
  );
}

const line: Column<SheetRowView> = {
  key: 'line',
  head: sheetTexts.line,
  kind: 'num',
  className: 'w-20',
  cell: (row) => formatNumber(row.line),
};
const goods: Column<SheetRowView> = {
  key: 'goods',
  head: sheetTexts.goods,
  cell: (row) => <Goods {...row} />,
};
const changes: Column<SheetRowView> = {
  key: 'changes',
  head: sheetTexts.change,
  className: 'w-80',
  cell: (row) => <Changes {...row} />,
};
const why: Column<SheetRowView> = {
  key: 'why',
  head: sheetTexts.why,
  className: 'w-72',
  cell: (row) => <Why {...row} />,
};

const columns: Readonly<Record<SheetRowState, readonly Column<SheetRowView>[]>> = {
  changed: [line, goods, changes],
  same: [line, goods],
  wrong: [line, goods, why],
  warned: [line, goods, changes, why],
};

interface Props {
  view: SheetView;
  state: SheetRowState;
  /** Null for rows that cannot be chosen. */
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** The tick of all rows, which a table has in its head. */
function AllTick({
  choice,
  count,
  onChoose,
}: {
  choice: Choice;
  count: number;
  onChoose: (choice: Choice) => void;
}) {
  const chosen = countOf(choice, count);
  return (
    <p className="flex items-center gap-3">
      <Tick
        label={texts.chooseAll}
        checked={chosen === count}
        isMixed={chosen > 0 && chosen < count}
        onChange={(isAll) => onChoose({ isAll, lines: new Set() })}
      />
      <span className="medium muted">{sheetTexts.chosen(formatNumber(chosen))}</span>
    </p>
  );
}

/** Rows of one tab; those that can be applied have a tick. */
export function RowList({ view, state, choice, onChoose }: Props) {
  const list = useInfiniteQuery(rowsQuery(view.batch, state));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const lines = rows.map((row) => row.line);
  const chosen = new Set(
    lines.filter((each) => choice !== null && isChosen(choice, each)).map(String),
  );
  const count = view.counts[state];
  const isDesk = useDesk();
  return (
    <>
      {choice === null || count === 0 || isDesk ? null : (
        <AllTick choice={choice} count={count} onChoose={onChoose} />
      )}
      <DataTable
        label={sheetTexts.tabs}
        rows={rows}
        idOf={(row) => String(row.line)}
        nameOf={(row) => sheetTexts.nameOf(formatNumber(row.line), nameOf(row))}
        columns={columns[state]}
        isLoading={list.isPending}
        error={list.error}
        onRetry={list.refetch}
        onMore={list.hasNextPage ? list.fetchNextPage : undefined}
        isLoadingMore={list.isFetchingNextPage}
        empty={<EmptyState icon={CircleCheck} title={emptyWords[state]} />}
        {...(choice && {
          selection: {
            chosen,
            onChange: (next) =>
              onChoose(choiceOf(choice, new Set(Array.from(next, Number)), { lines, count })),
          },
        })}
        card={(row) => (
          <span className="card-body gap-1">
            <span className="flex items-start justify-between gap-3">
              <Goods {...row} />
              <span className="small faint whitespace-nowrap">
                {sheetTexts.line} {formatNumber(row.line)}
              </span>
            </span>
            {state === 'same' ? null : <Changes {...row} />}
            <Why {...row} />
          </span>
        )}
      />
    </>
  );
}
