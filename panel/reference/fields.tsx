import { useState } from 'react';
import { ChipList } from '#panel/ui/chip-list.tsx';
import { ChipsField } from '#panel/ui/chips-field.tsx';
import { type Option, CheckField, SelectField, SwitchField } from '#panel/ui/choices.tsx';
import { ComboField } from '#panel/ui/combo-field.tsx';
import { DateField } from '#panel/ui/date-field.tsx';
import { NumberField, TextArea, TextField } from '#panel/ui/fields.tsx';
import { ManyField } from '#panel/ui/many-field.tsx';

const brands: readonly Option[] = [
  { value: '1', label: 'سامسونگ' },
  { value: '2', label: 'شیائومی' },
  { value: '3', label: 'فیلیپس' },
];

/** The fields of the kit in each of their states. */
export function ReferenceFields() {
  const [price, setPrice] = useState<number | null>(12_500_000);
  const [brand, setBrand] = useState<string | null>(null);
  const [found, setFound] = useState<Option | null>(null);
  const [some, setSome] = useState<readonly Option[]>(brands.slice(0, 1));
  const [labels, setLabels] = useState(['هدیه', 'فوری']);
  const [day, setDay] = useState<string | null>('2026-11-26');
  const [several, setSeveral] = useState<string[]>(['1', '3']);
  const [isOn, setIsOn] = useState(true);
  return (
    <section className="section">
      <h2>فیلدها</h2>
      <div className="cols">
        <TextField label="نام" defaultValue="کتری برقی" hint="همان که خریدار می‌بیند" />
        <TextField label="ذخیره‌نشده" defaultValue="کتری برقی فیلیپس" isUnsaved />
        <NumberField label="قیمت" unit="تومان" value={price} onChange={setPrice} min={0} />
        <NumberField
          label="خطا"
          unit="تومان"
          value={0}
          onChange={setPrice}
          error="قیمت نمی‌تواند صفر باشد."
        />
        <SelectField label="برند" options={brands} value={brand} onChange={setBrand} />
        <ComboField label="دسته" options={brands} value={found} onChange={setFound} />
        <ManyField
          label="برندها"
          options={brands}
          value={some}
          onChange={setSome}
          placeholder="همهٔ برندها"
        />
        <DateField label="تا روز" value={day} onChange={setDay} />
        <ChipsField label="دسته‌ها" options={brands} values={several} onChange={setSeveral} />
        <ChipList
          label="برچسب‌ها"
          titles={labels}
          removeLabel={(title) => `برداشتن ${title}`}
          onChange={setLabels}
        />
        <TextArea label="توضیح کوتاه" />
        <div>
          <CheckField checked={isOn} onChange={setIsOn}>
            گزیده
          </CheckField>
          <CheckField checked={false} isMixed onChange={setIsOn}>
            برخی
          </CheckField>
          <SwitchField checked={isOn} onChange={setIsOn}>
            روشن
          </SwitchField>
        </div>
      </div>
    </section>
  );
}
