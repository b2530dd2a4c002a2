import { lazy, Suspense } from 'react';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { rowName, type Sheet } from '#panel/prices/puts.ts';
import type { GridWork } from '#panel/prices/use-work.ts';

const ConflictDialog = lazy(() => import('#panel/prices/conflict-dialog.tsx'));
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
}

function Opened({ shown, onShow, sheet, work }: Props & { shown: Shown }) {
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
  const { shown, work } = props;
  return (
    <Suspense>
      {shown ? <Opened {...props} shown={shown} /> : null}
      {work.clashes.length > 0 ? (
        <ConflictDialog clashes={work.clashes} onDecide={work.decide} onClose={work.closeClashes} />
      ) : null}
    </Suspense>
  );
}
