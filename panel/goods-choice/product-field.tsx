import { useState } from 'react';
import { toPersianDigits } from '#lib/text/digits.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { goodsQuery } from '#panel/goods-choice/calls.ts';
import type { Option } from '#panel/ui/choices.tsx';
import { ComboField } from '#panel/ui/combo-field.tsx';
import { useFound } from '#panel/ui/use-settled.ts';

interface Props {
  label: string;
  hint: string;
  error?: string | undefined;
  value: Option | null;
  onChange: (value: Option | null) => void;
}

/** A product of the shop, found by its name or code; `value` is its code. */
export function ProductField({ value, onChange, ...field }: Props) {
  const [written, setWritten] = useState('');
  // What stands in the field after a choice is a name, not a search.
  const { data, failure } = useFound(written === value?.label ? '' : written.trim(), goodsQuery);
  const options = data?.items.map(({ websiteCode, nameFa }) => ({
    value: String(websiteCode),
    label: `${isolateLatin(nameFa)} (${toPersianDigits(websiteCode)})`,
  }));
  return (
    <ComboField
      {...field}
      options={options}
      failure={failure}
      value={value}
      onChange={onChange}
      onSearch={setWritten}
    />
  );
}
