import { CalendarClock, History, Pencil } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { formatNumber, formatPercent } from '#lib/text/toman.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { showCell } from '#panel/prices/cell-text.ts';
import { doubtOf } from '#panel/prices/doubts.ts';
import type { Edit } from '#panel/prices/edits.ts';
import {
  cellKey,
  type CellValue,
  columnKeys,
  type GridField,
  isField,
} from '#panel/prices/fields.ts';
import { meanOf } from '#panel/prices/mean.ts';
import { boxOf, countOf, type Range } from '#panel/prices/places.ts';
import { copyOf, currentValue, type Sheet, type Unread } from '#panel/prices/puts.ts';
import { pricesTexts } from '#panel/prices/texts.ts';
import type { Open } from '#panel/prices/use-grid.ts';
import { texts } from '#panel/texts.ts';

interface Props {
  sheet: Sheet;
  range: Range;
  open: Open | null;
  unread: Unread;
  /** Null: the person may not. */
  onTimed: (() => void) | null;
  onMovements: (() => void) | null;
}

/** «۳٪ بیشتر از ۱۱۲٬۳۰۰٬۰۰۰» */
function differenceOf(before: CellValue, value: CellValue): string {
  if (before === null || before === 0 || value === null) {
    return pricesTexts.was(before === null ? texts.nothing : formatNumber(before));
  }
  const percent = formatPercent(Math.abs(((value - before) / before) * 100));
  const say = value > before ? pricesTexts.more : pricesTexts.less;
  return say(percent, formatNumber(before));
}

/** Cells whose mean is worked out at each step. */
const mostCells = 5_000;

function Chosen({ sheet, range }: Pick<Props, 'sheet' | 'range'>) {
  const count = countOf(boxOf(range));
  if (count < 2) return null;
  const mean = count > mostCells ? null : meanOf(sheet, range);
  const cells = formatNumber(count);
  return (
    <span className="muted whitespace-nowrap">
      {mean === null
        ? pricesTexts.rangeOnly(cells)
        : pricesTexts.range(cells, formatNumber(mean, 0))}
    </span>
  );
}

/** What is said of a value beside it: its unit, what it was, and what orders hold. */
function noteOf(key: GridField, row: VariantRow, edit: Edit | undefined): string {
  const isMoney = key === 'price' || key === 'oldPrice';
  return [
    isMoney ? pricesTexts.toman : null,
    edit && key !== 'availability' ? differenceOf(edit.before, edit.value) : null,
    key === 'stock' && row.held > 0 ? pricesTexts.held(formatNumber(row.held)) : null,
  ]
    .filter((part) => part !== null)
    .join('، ');
}

function FieldValue({ sheet, row, field }: { sheet: Sheet; row: VariantRow; field: GridField }) {
  const value = currentValue(sheet, row, field);
  const edit = sheet.edits.get(cellKey(row.id, field));
  const doubt = edit && doubtOf(edit);
  return (
    <>
      <b>{showCell(field, value) || texts.nothing}</b>
      <span className="muted truncate">{noteOf(field, row, edit)}</span>
      {doubt ? <span className="text-bad truncate">{doubt}</span> : null}
    </>
  );
}

function Value({ sheet, range, open, unread }: Pick<Props, 'sheet' | 'range' | 'open' | 'unread'>) {
  const { active } = range;
  const row = sheet.rows[active.row];
  const key = columnKeys[active.column];
  if (!row || !key) return null;
  const fault = open?.fault ?? (isField(key) && unread.get(cellKey(row.id, key)));
  if (fault) return <span className="text-bad">{fault}</span>;
  if (isField(key)) return <FieldValue sheet={sheet} row={row} field={key} />;
  return <span className="truncate">{copyOf(sheet, active)}</span>;
}

/** The line above the grid: the active cell's code, value and difference, and what can be done with its row. */
export function CellLine({ sheet, range, open, unread, onTimed, onMovements }: Props) {
  const row = sheet.rows[range.active.row];
  if (!row) return null;
  return (
    <div className="cell-line">
      <span className="faint">{row.sku === null ? pricesTexts.noCode : <Ltr>{row.sku}</Ltr>}</span>
      <Value {...{ sheet, range, open, unread }} />
      <span className="ms-auto flex items-center gap-1">
        <Chosen sheet={sheet} range={range} />
        {onTimed ? (
          <button type="button" className="btn btn-quiet btn-s" onClick={onTimed}>
            <CalendarClock className="i i-s" aria-hidden="true" />
            {pricesTexts.timed}
          </button>
        ) : null}
        {onMovements ? (
          <button type="button" className="btn btn-quiet btn-s" onClick={onMovements}>
            <History className="i i-s" aria-hidden="true" />
            {pricesTexts.movements}
          </button>
        ) : null}
        <Link
          to="/products/$code"
          params={{ code: String(row.websiteCode) }}
          className="btn btn-quiet btn-s"
        >
          <Pencil className="i i-s" aria-hidden="true" />
          {pricesTexts.edit}
        </Link>
      </span>
    </div>
  );
}
