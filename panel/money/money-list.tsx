import { Banknote } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { moneyTexts as words } from '#panel/money/texts.ts';
import { type Listed, type OfOrder, SettleList, rowsOf } from '#panel/orders/settle-list.tsx';
import { ordersTexts } from '#panel/orders/texts.ts';
import { EmptyState } from '#panel/ui/states.tsx';

interface Money extends OfOrder {
  readonly amount: number;
}

interface Props<Row extends Money> {
  list: Listed<Row>;
  label: string;
  empty: string;
  idOf: (row: Row) => number;
  /** What it is about, in one line. */
  about: { head: string; cell: (row: Row) => ReactNode };
  detail: { head: string; cell: (row: Row) => ReactNode };
  /** Settles a row, as the list has it now: after a refusal it is read again. */
  dialog: (row: Row, onClose: () => void) => ReactNode;
}

/** A list of sums, each of one order. */
export function MoneyList<Row extends Money>(props: Props<Row>) {
  const { list, label, empty, idOf, about, detail, dialog } = props;
  const [opened, setOpened] = useState<Row | null>(null);
  // One that somebody else has settled is not in the list any more.
  const shown = opened && (rowsOf(list).find((each) => idOf(each) === idOf(opened)) ?? opened);
  return (
    <>
      <SettleList
        list={list}
        label={label}
        empty={<EmptyState icon={Banknote} title={empty} />}
        idOf={idOf}
        columns={[
          {
            key: 'amount',
            head: ordersTexts.amount,
            kind: 'num',
            cell: ({ amount }) => formatNumber(amount),
          },
          { key: 'about', ...about },
          { key: 'detail', ...detail },
        ]}
        card={(row) => (
          <>
            <span className="flex justify-between gap-2">
              <span className="medium muted truncate">{about.cell(row)}</span>
              <span className="font-price whitespace-nowrap">{formatToman(row.amount)}</span>
            </span>
            <span className="medium muted">{detail.cell(row)}</span>
          </>
        )}
        act={words.settle}
        onOpen={setOpened}
      />
      {shown && <Suspense>{dialog(shown, () => setOpened(null))}</Suspense>}
    </>
  );
}
