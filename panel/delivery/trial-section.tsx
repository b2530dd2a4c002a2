import { useState } from 'react';
import { provinces, townsIn } from '#lib/contract/iran.ts';
import type { MethodDraft } from '#panel/delivery/draft.ts';
import { deliveryTexts as words } from '#panel/delivery/texts.ts';
import { trialOf } from '#panel/delivery/trial.ts';
import { ComboField } from '#panel/ui/combo-field.tsx';
import { NumberField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';

const optionOf = (name: string) => ({ value: name, label: name });
const provinceOptions = provinces.map(optionOf);

/** What a parcel would cost by the prices of the form, before they are saved. */
export default function TrialSection({ draft }: { draft: MethodDraft }) {
  const [province, setProvince] = useState('تهران');
  const [city, setCity] = useState('تهران');
  const [grams, setGrams] = useState<number | null>(1_000);
  const [worth, setWorth] = useState<number | null>(1_000_000);
  const { kind, text } = trialOf(draft, { province, city, grams: grams ?? 0, worth: worth ?? 0 });
  return (
    <section className="section" aria-label={words.sections.trial}>
      <div className="grid gap-1">
        <h2>{words.sections.trial}</h2>
        <p className="hint">{words.trialHint}</p>
      </div>
      <div className="cols">
        <ComboField
          label={words.province}
          options={provinceOptions}
          value={optionOf(province)}
          onChange={(chosen) => {
            const name = chosen?.value ?? province;
            setProvince(name);
            setCity(townsIn(name)[0] ?? '');
          }}
        />
        <ComboField
          label={words.city}
          options={townsIn(province).map(optionOf)}
          value={optionOf(city)}
          onChange={(chosen) => setCity(chosen?.value ?? city)}
        />
        <NumberField
          label={words.weight}
          unit={words.gram}
          value={grams}
          onChange={setGrams}
          min={0}
          max={1_000_000}
          step={100}
        />
        <NumberField
          label={words.worth}
          unit={words.toman}
          value={worth}
          onChange={setWorth}
          min={0}
          max={1_000_000_000_000}
        />
      </div>
      <output>
        <Note kind={kind}>{text}</Note>
      </output>
    </section>
  );
}
