import { TriangleAlert } from 'lucide-react';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { GoodsName, Picture } from '#panel/goods/parts.tsx';
import { saleWords } from '#panel/goods/texts.ts';
import { variantTitle } from '#panel/goods/variant-title.ts';
import { availabilities } from '#panel/goods/wanted.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { showCell } from '#panel/prices/cell-text.ts';
import { doubtOf } from '#panel/prices/doubts.ts';
import type { Edit } from '#panel/prices/edits.ts';
import type { CellValue, ColumnKey, GridField } from '#panel/prices/fields.ts';
import { stateOfSale } from '#panel/prices/sale-state.ts';
import { TimedText } from '#panel/prices/timed-text.tsx';
import type { Open } from '#panel/prices/use-grid.ts';
import { texts } from '#panel/texts.ts';
import { State } from '#panel/ui/states.tsx';

/** A variant's colour and what else distinguishes it. */
export function VariantName({ row }: { row: VariantRow }) {
  const title = variantTitle(row);
  return (
    <span className="flex items-center gap-2">
      {row.colour ? (
        <span className="swatch" style={{ background: row.colour.hex }} aria-hidden="true" />
      ) : null}
      <span className="truncate">{title === '' ? texts.nothing : title}</span>
    </span>
  );
}

/** What a cell that is only read shows. */
export function ReadCell({
  column,
  row,
  isFirst,
}: {
  column: Exclude<ColumnKey, GridField>;
  row: VariantRow;
  isFirst: boolean;
}) {
  switch (column) {
    case 'product':
      return (
        <span className={isFirst ? 'sheet-name sheet-name-first' : 'sheet-name'}>
          {isFirst ? <Picture image={row.image} size={28} /> : <span className="sheet-gap" />}
          <span className="line-clamp-1 whitespace-normal [overflow-wrap:anywhere]">
            <GoodsName name={row.nameFa} />
          </span>
        </span>
      );
    case 'variant':
      return <VariantName row={row} />;
    case 'guarantee':
      return <span className="block max-w-40 truncate">{row.guarantee || texts.nothing}</span>;
    case 'code':
      return row.sku === null ? texts.nothing : <Ltr>{row.sku}</Ltr>;
    case 'timed':
      return <TimedText timed={row.timed} />;
  }
}

/** A value of the shop, or one that is not saved yet with the old one beside it. */
export function FieldCell({
  field,
  value,
  edit,
  isInStock,
}: {
  field: GridField;
  value: CellValue;
  edit: Edit | undefined;
  /** Whether the variant has pieces and a price. */
  isInStock: boolean;
}) {
  const shown = edit ? edit.value : value;
  const isOdd = edit && doubtOf(edit);
  return (
    <>
      {field === 'availability' ? (
        <State kind={stateOfSale(shown, isInStock)}>{showCell(field, shown)}</State>
      ) : (
        <bdi className={shown === 0 && field === 'stock' ? 'text-bad' : undefined}>
          {showCell(field, shown) || texts.nothing}
        </bdi>
      )}
      {edit ? <del>{showCell(field, edit.before) || texts.nothing}</del> : null}
      {isOdd ? <TriangleAlert className="i i-s sheet-odd" aria-hidden="true" /> : null}
    </>
  );
}

interface OpenProps {
  field: GridField;
  label: string;
  open: Open;
  onWrite: (text: string) => void;
  onLeave: () => void;
}

/** The field of an open cell. */
export function OpenCell({ field, label, open, onWrite, onLeave }: OpenProps) {
  if (field === 'availability') {
    return (
      <select
        className="sheet-input"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell that was opened has the keys
        autoFocus
        value={open.text}
        onChange={(event) => onWrite(event.target.value)}
        onBlur={onLeave}
      >
        {availabilities.map((name) => (
          <option key={name}>{saleWords[name]}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      className="sheet-input num"
      type="text"
      inputMode="numeric"
      aria-label={label}
      aria-invalid={open.fault ? true : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell that was opened has the keys
      autoFocus
      value={open.text}
      onFocus={(event) => {
        if (!open.isFresh) event.target.select();
      }}
      onChange={(event) => onWrite(event.target.value)}
      onBlur={onLeave}
    />
  );
}
