import { lazy, Suspense } from 'react';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import type { Edit } from '#panel/prices/edits.ts';
import { rowName, type Sheet } from '#panel/prices/puts.ts';
import type { GridWork } from '#panel/prices/use-work.ts';

const ConflictDialog = lazy(() => import('#panel/prices/conflict-dialog.tsx'));
const OddDialog = lazy(() => import('#panel/prices/odd-dialog.tsx'));
const TimedDialog = lazy(() => import('#panel/prices/timed-dialog.tsx'));
const VariantDialog = lazy(() => import('#panel/prices/variant-dialog.tsx'));
const MovementsDrawer = lazy(() => import('#panel/movements/movements-drawer.tsx'));

/** What is open above the grid, and for which variants. */
export interface Shown {
  kind: 'timed' | 'movements' | 'details';
  rows: readonly VariantRow[];
}

interface Props {
  shown: Shown | null;
  onShow: (shown: Shown | null) => void;
  sheet: Sheet;
  work: GridWork;
  /** Changes whose saving is asked about, and what ends the question. */
  odd: readonly Edit[];
  onOdd: () => void;
}

function Opened({ shown, onShow, sheet, work }: Omit<Props, 'odd' | 'onOdd'> & { shown: Shown }) {
  const { kind, rows } = shown;
  const close = () => onShow(null);
  const [row] = rows;
  if (row === undefined) return null;
  if (kind === 'timed') return <TimedDialog rows={rows} onClose={close} />;
  if (kind === 'movements') {
    const { id, stock, held } = sheet.rows.find((each) => each.id === row.id) ?? row;
    return (
      <MovementsDrawer
        moving={{ variantId: id, name: rowName(row), stock, held }}
        onClose={close}
      />
    );
  }
  return (
    <VariantDialog
      row={row}
      sheet={sheet}
      apply={work.apply}
      onTimed={sheet.may('price') ? () => onShow({ kind: 'timed', rows }) : null}
      onMovements={sheet.may('stock') ? () => onShow({ kind: 'movements', rows }) : null}
      onClose={close}
    />
  );
}

/** The dialogs of the grid, each loaded when it is opened. */
export function PriceDialogs(props: Props) {
  const { shown, work, odd, onOdd } = props;
  return (
    <Suspense>
      {shown ? <Opened {...props} shown={shown} /> : null}
      {odd.length > 0 ? <OddDialog odd={odd} onSave={work.save} onClose={onOdd} /> : null}
      {work.clashes.length > 0 ? (
        <ConflictDialog clashes={work.clashes} onDecide={work.decide} onClose={work.closeClashes} />
      ) : null}
    </Suspense>
  );
}
