import { memo } from 'react';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { FieldCell, OpenCell, ReadCell } from '#panel/prices/cells.tsx';
import { doubtOf } from '#panel/prices/doubts.ts';
import { cellKey, columnKeys, type GridField, isField, valueOf } from '#panel/prices/fields.ts';
import { currentValue, fieldAt, rowName, type Sheet, type Unread } from '#panel/prices/puts.ts';
import { fieldNames, pricesTexts } from '#panel/prices/texts.ts';
import type { Open } from '#panel/prices/use-grid.ts';

export const cellId = (row: number, column: number): string => `cell-${row}-${column}`;

/** The cell that is open, and what writing into it and leaving it do. */
interface Writing {
  open: Open;
  onWrite: (text: string) => void;
  onLeave: () => void;
}

interface Props extends Pick<Sheet, 'edits' | 'may'> {
  row: VariantRow;
  at: number;
  /** Whether it is the first one of its product. */
  isFirst: boolean;
  /** The first and the last column of its chosen cells; -1: it has none. */
  first: number;
  last: number;
  /** The column of the active cell, if it is in this row. */
  active: number | null;
  writing: Writing | null;
  unread: Unread;
}

type Cells = Pick<Props, 'row' | 'edits' | 'unread'>;

function markOf(
  { row, edits, unread }: Cells,
  column: number,
): 'edited' | 'odd' | 'unread' | undefined {
  const field = columnKeys[column];
  if (!field || !isField(field)) return undefined;
  const key = cellKey(row.id, field);
  if (unread.has(key)) return 'unread';
  const edit = edits.get(key);
  if (edit === undefined) return undefined;
  return doubtOf(edit) ? 'odd' : 'edited';
}

function Inside({
  row,
  column,
  isFirst,
  edits,
  writing,
}: Pick<Props, 'row' | 'isFirst' | 'edits' | 'writing'> & { column: number }) {
  const key = columnKeys[column] ?? 'product';
  const isFilled = (field: GridField) => (currentValue({ edits }, row, field) ?? 0) > 0;
  if (!isField(key)) return <ReadCell column={key} row={row} isFirst={isFirst} />;
  if (writing !== null) {
    const label = pricesTexts.cellOf(fieldNames[key], rowName(row));
    return <OpenCell field={key} label={label} {...writing} />;
  }
  return (
    <FieldCell
      field={key}
      value={valueOf(row, key)}
      edit={edits.get(cellKey(row.id, key))}
      isInStock={isFilled('stock') && isFilled('price')}
    />
  );
}

/** A variant as a row of the grid. Scrolling and moving draw only the rows that differ. */
export const SheetRow = memo(function SheetRow({
  row,
  at,
  isFirst,
  edits,
  may,
  unread,
  first,
  last,
  active,
  writing,
}: Props) {
  return (
    <tr aria-rowindex={at + 2} data-first={isFirst ? '' : undefined}>
      <th scope="row" className="sheet-no">
        {formatNumber(at + 1)}
      </th>
      {columnKeys.map((key, column) => {
        const mark = markOf({ row, edits, unread }, column);
        const isActive = active === column;
        const isWritten = fieldAt({ may }, column) !== null;
        return (
          <td
            key={key}
            id={cellId(at, column)}
            aria-colindex={column + 2}
            aria-selected={first <= column && column <= last}
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- of a grid they do
            aria-readonly={isWritten ? undefined : true}
            data-row={at}
            data-column={column}
            data-active={isActive ? '' : undefined}
            aria-invalid={mark === 'unread' || undefined}
            data-mark={mark}
            data-written={isWritten ? '' : undefined}
            className={isField(key) && key !== 'availability' ? 'num' : undefined}
          >
            <Inside {...{ row, column, isFirst, edits }} writing={isActive ? writing : null} />
            {isActive && isWritten && writing === null ? (
              <span className="sheet-handle" data-handle="" aria-hidden="true" />
            ) : null}
          </td>
        );
      })}
    </tr>
  );
});
