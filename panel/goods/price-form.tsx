import { useState } from 'react';
import { goodsTexts } from '#panel/goods/texts.ts';
import { wantedOf } from '#panel/goods/wanted.ts';
import { Button } from '#panel/ui/button.tsx';
import { NumberField } from '#panel/ui/fields.tsx';
import type { Filters } from '#panel/ui/filters.ts';

interface Props {
  filters: Filters;
  onChange: (change: Filters) => void;
}

/** The least and the highest price of a filter. */
export default function PriceForm({ filters, onChange }: Props) {
  const { priceFrom = null, priceTo = null } = wantedOf(filters).filter;
  const [from, setFrom] = useState<number | null>(priceFrom);
  const [to, setTo] = useState<number | null>(priceTo);
  return (
    <form
      className="form w-64 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ from: from === null ? '' : String(from), to: to === null ? '' : String(to) });
      }}
    >
      <NumberField label={goodsTexts.priceFrom} value={from} onChange={setFrom} min={0} />
      <NumberField label={goodsTexts.priceTo} value={to} onChange={setTo} min={0} />
      <Button type="submit">{goodsTexts.apply}</Button>
    </form>
  );
}
