import { NumberField as Numbers } from '@base-ui/react/number-field';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Ellipsis, Minus, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { GoodsName, Picture } from '#panel/goods/parts.tsx';
import { variantTitle } from '#panel/goods/variant-title.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { VariantName } from '#panel/prices/cells.tsx';
import { showCell } from '#panel/prices/cell-text.ts';
import { ClosedNote } from '#panel/prices/closed-note.tsx';
import { doubtOf } from '#panel/prices/doubts.ts';
import type { Edit } from '#panel/prices/edits.ts';
import { cellKey, type CellValue, type GridField } from '#panel/prices/fields.ts';
import { currentValue, editOf, rowName, type Sheet } from '#panel/prices/puts.ts';
import { fieldNames, pricesTexts } from '#panel/prices/texts.ts';
import { texts } from '#panel/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';

/** A card in px until it is measured. */
const cardHeight = 130;
const overscan = 4;
const ahead = 10;

interface Props {
  sheet: Sheet;
  apply: (edits: readonly Edit[]) => void;
  onDetails: (row: VariantRow) => void;
  onMore: (() => unknown) | null;
}

interface FieldProps {
  sheet: Sheet;
  row: VariantRow;
  field: Extract<GridField, 'price' | 'stock'>;
  onChange: (value: CellValue) => void;
}

/** A number of a card; stocks have steps beside them. */
function CardField({ sheet, row, field, onChange }: FieldProps) {
  const value = currentValue(sheet, row, field);
  const edit = sheet.edits.get(cellKey(row.id, field));
  const isStock = field === 'stock';
  const name = rowName(row);
  const odd = edit && doubtOf(edit);
  return (
    <Numbers.Root
      value={value}
      onValueChange={onChange}
      locale="fa-IR"
      format={{ maximumFractionDigits: 0 }}
      min={0}
      disabled={!sheet.may(field)}
    >
      <Numbers.Group
        className={isStock ? 'input input-step' : 'input'}
        data-unsaved={edit && !odd ? '' : undefined}
        data-invalid={odd ? '' : undefined}
      >
        {isStock ? (
          <Numbers.Increment aria-label={pricesTexts.plus(name)} className="step">
            <Plus className="i i-s" aria-hidden="true" />
          </Numbers.Increment>
        ) : null}
        <Numbers.Input
          inputMode="numeric"
          aria-label={pricesTexts.fieldOf(fieldNames[field], name)}
          placeholder={texts.nothing}
        />
        {isStock ? (
          <Numbers.Decrement aria-label={pricesTexts.minus(name)} className="step">
            <Minus className="i i-s" aria-hidden="true" />
          </Numbers.Decrement>
        ) : (
          <span className="unit">{pricesTexts.toman}</span>
        )}
      </Numbers.Group>
    </Numbers.Root>
  );
}

/** Old values of a card's changes, and what is odd about them. */
function Changes({ sheet, row }: Pick<FieldProps, 'sheet' | 'row'>) {
  const edits = [...sheet.edits.values()].filter(({ variantId }) => variantId === row.id);
  return edits.map((edit) => {
    const why = doubtOf(edit);
    const before = showCell(edit.field, edit.before) || texts.nothing;
    return (
      <p key={edit.field} className="small muted">
        {pricesTexts.cellOf(fieldNames[edit.field], pricesTexts.before(before))}
        {why ? <span className="text-bad"> {why}</span> : null}
      </p>
    );
  });
}

function Card({ row, sheet, apply, onDetails }: { row: VariantRow } & Omit<Props, 'onMore'>) {
  const change = (field: GridField) => (value: CellValue) => {
    // An emptied field of a stock is one that is being written.
    if (field === 'stock' && value === null) return;
    if (value !== currentValue(sheet, row, field)) apply([editOf(row, field, value)]);
  };
  return (
    <>
      <span className="flex items-center gap-2">
        <span className="font-label min-w-0 flex-1">
          {variantTitle(row) === '' ? row.guarantee || texts.nothing : <VariantName row={row} />}
        </span>
        {row.sku === null ? null : <Ltr className="medium faint">{row.sku}</Ltr>}
        <IconButton label={pricesTexts.acts(rowName(row))} onClick={() => onDetails(row)}>
          <Ellipsis className="i" aria-hidden="true" />
        </IconButton>
      </span>
      <span className="price-fields">
        <CardField sheet={sheet} row={row} field="price" onChange={change('price')} />
        <CardField sheet={sheet} row={row} field="stock" onChange={change('stock')} />
      </span>
      <Changes sheet={sheet} row={row} />
    </>
  );
}

/** The variants on a phone: under the name of their product, each with its price and a stepper for its stock. */
export default function PriceCards({ sheet, apply, onDetails, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  const { rows } = sheet;
  // oxlint-disable-next-line react/incompatible-library -- its answers are used in this drawing alone
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => cardHeight,
    overscan,
    scrollMargin: margin,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  useLayoutEffect(() => {
    setMargin((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
  }, []);
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (onMore !== null && last >= rows.length - ahead) onMore();
  }, [last, rows.length, onMore]);
  const before = Math.max(0, (items[0]?.start ?? 0) - margin);
  const after = Math.max(0, virtual.getTotalSize() - ((items.at(-1)?.end ?? 0) - margin));
  const start = virtual.range?.startIndex ?? 0;
  const inView = rows[start];
  const isHeadAway = inView !== undefined && rows[start - 1]?.websiteCode === inView.websiteCode;
  return (
    <div>
      <ClosedNote may={sheet.may} />
      <p className="price-stick" aria-hidden="true">
        {isHeadAway ? (
          <span className="line-clamp-1 whitespace-normal [overflow-wrap:anywhere]">
            <GoodsName name={inView.nameFa} />
          </span>
        ) : null}
      </p>
      <ul
        ref={list}
        className="price-cards"
        aria-label={pricesTexts.title}
        style={{ paddingBlock: `${before}px ${after}px` }}
      >
        {items.map(({ index }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const isFirst = rows[index - 1]?.websiteCode !== row.websiteCode;
          return (
            <li
              key={row.id}
              ref={virtual.measureElement}
              data-index={index}
              className="price-card"
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {isFirst ? (
                <h2 className="price-head" aria-label={isolateLatin(row.nameFa)}>
                  <Picture image={row.image} size={40} />
                  <span className="line-clamp-1 whitespace-normal [overflow-wrap:anywhere]">
                    <GoodsName name={row.nameFa} />
                  </span>
                </h2>
              ) : null}
              <Card row={row} sheet={sheet} apply={apply} onDetails={onDetails} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
