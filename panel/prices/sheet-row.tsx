import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { FieldCell, OpenCell, ReadCell } from '#panel/prices/cells.tsx';
import type { Edits } from '#panel/prices/edits.ts';
import { cellKey, columnKeys, type GridField, isField, valueOf } from '#panel/prices/fields.ts';
import { boxOf, isInBox, type Range } from '#panel/prices/places.ts';
import { currentValue, fieldAt, rowName, type Sheet } from '#panel/prices/puts.ts';
import { suspicionOf } from '#panel/prices/suspicions.ts';
import { fieldNames, pricesTexts } from '#panel/prices/texts.ts';
import type { Open } from '#panel/prices/use-grid.ts';

export const cellId = (row: number, column: number): string => `cell-${row}-${column}`;

interface Props {
  row: VariantRow;
  at: number;
  /** Whether it is the first one of its product. */
  isFirst: boolean;
  sheet: Sheet;
  range: Range;
  /** The cell that is open, if it is in this row. */
  open: Open | null;
  onWrite: (text: string) => void;
  onLeave: () => void;
}

function markOf(row: VariantRow, column: number, edits: Edits): 'edited' | 'odd' | undefined {
  const key = columnKeys[column];
  const edit = key && isField(key) ? edits.get(cellKey(row.id, key)) : undefined;
  if (edit === undefined) return undefined;
  return edit.fault || suspicionOf(edit.field, edit.before, edit.value) ? 'odd' : 'edited';
}

function Inside({
  row,
  column,
  isFirst,
  sheet,
  open,
  onWrite,
  onLeave,
}: Omit<Props, 'at' | 'range'> & { column: number }) {
  const key = columnKeys[column] ?? 'product';
  const isFilled = (field: GridField) => (currentValue(sheet, row, field) ?? 0) > 0;
  if (!isField(key)) return <ReadCell column={key} row={row} isFirst={isFirst} />;
  if (open !== null) {
    const label = pricesTexts.cellOf(fieldNames[key], rowName(row));
    return <OpenCell field={key} label={label} open={open} onWrite={onWrite} onLeave={onLeave} />;
  }
  return (
    <FieldCell
      field={key}
      value={valueOf(row, key)}
      edit={sheet.edits.get(cellKey(row.id, key))}
      isInStock={isFilled('stock') && isFilled('price')}
    />
  );
}

/** A variant as a row of the grid. */
export function SheetRow({ at, range, open, ...inside }: Props) {
  const { row, sheet, isFirst } = inside;
  const box = boxOf(range);
  return (
    <tr aria-rowindex={at + 2} data-first={isFirst ? '' : undefined}>
      <th scope="row" className="sheet-no">
        {formatNumber(at + 1)}
      </th>
      {columnKeys.map((key, column) => {
        const isActive = range.active.row === at && range.active.column === column;
        const isWritten = fieldAt(sheet, column) !== null;
        return (
          <td
            key={key}
            id={cellId(at, column)}
            aria-colindex={column + 2}
            aria-selected={isInBox(box, { row: at, column })}
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- of a grid they do
            aria-readonly={isWritten ? undefined : true}
            data-row={at}
            data-column={column}
            data-active={isActive ? '' : undefined}
            data-mark={markOf(row, column, sheet.edits)}
            data-written={isWritten ? '' : undefined}
            className={isField(key) && key !== 'availability' ? 'num' : undefined}
          >
            <Inside {...inside} column={column} open={isActive ? open : null} />
            {isActive && isWritten && open === null ? (
              <span className="sheet-handle" data-handle="" aria-hidden="true" />
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}
