import { Link } from '@tanstack/react-router';
import { CalendarClock, History, Pencil } from 'lucide-react';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { saleWords } from '#panel/goods/texts.ts';
import { availabilities } from '#panel/goods/wanted.ts';
import type { Edit } from '#panel/prices/edits.ts';
import { cellKey, type CellValue, type GridField } from '#panel/prices/fields.ts';
import { currentValue, editOf, rowName, type Sheet } from '#panel/prices/puts.ts';
import { fieldNames, pricesTexts } from '#panel/prices/texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { SelectField } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { NumberField } from '#panel/ui/fields.tsx';

const saleOptions = availabilities.map((name) => ({
  value: String(availabilityCodes[name]),
  label: saleWords[name],
}));

interface Props {
  row: VariantRow;
  sheet: Sheet;
  apply: (edits: readonly Edit[]) => void;
  onTimed: (() => void) | null;
  onMovements: (() => void) | null;
  onClose: () => void;
}

/** On a phone: the cells of a variant that its card has no room for, and what else can be done with it. */
export default function VariantDialog({ row, sheet, apply, onTimed, onMovements, onClose }: Props) {
  const change = (field: GridField) => (value: CellValue) => {
    if (value !== currentValue(sheet, row, field)) apply([editOf(row, field, value)]);
  };
  const isUnsaved = (field: GridField) => sheet.edits.has(cellKey(row.id, field));
  return (
    <Dialog
      isOpen
      title={rowName(row)}
      onClose={onClose}
      actions={
        <Button isWide onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {sheet.may('oldPrice') ? (
        <NumberField
          label={fieldNames.oldPrice}
          unit={pricesTexts.toman}
          min={0}
          value={currentValue(sheet, row, 'oldPrice')}
          onChange={change('oldPrice')}
          isUnsaved={isUnsaved('oldPrice')}
        />
      ) : null}
      {sheet.may('lowStock') ? (
        <>
          <NumberField
            label={fieldNames.lowStock}
            min={0}
            value={currentValue(sheet, row, 'lowStock')}
            onChange={change('lowStock')}
            isUnsaved={isUnsaved('lowStock')}
          />
          <SelectField
            label={fieldNames.availability}
            options={saleOptions}
            value={String(currentValue(sheet, row, 'availability'))}
            onChange={(value) => change('availability')(Number(value))}
          />
        </>
      ) : null}
      <span className="grid gap-2">
        {onTimed ? (
          <Button icon={<CalendarClock className="i i-s" aria-hidden="true" />} onClick={onTimed}>
            {pricesTexts.timed}
          </Button>
        ) : null}
        {onMovements ? (
          <Button icon={<History className="i i-s" aria-hidden="true" />} onClick={onMovements}>
            {pricesTexts.movements}
          </Button>
        ) : null}
        <Link
          to="/products/$code"
          params={{ code: String(row.websiteCode) }}
          className="btn btn-outline"
        >
          <Pencil className="i i-s" aria-hidden="true" />
          {pricesTexts.edit}
        </Link>
      </span>
    </Dialog>
  );
}
