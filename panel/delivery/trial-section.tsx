import { useState } from 'react';
import { provinces, townsIn } from '#lib/contract/iran.ts';
import { freightOf } from '#lib/rules/pricing/freight.ts';
import { formatToman } from '#lib/text/toman.ts';
import { type MethodDraft, ratesOf } from '#panel/delivery/draft.ts';
import { deliveryTexts as words } from '#panel/delivery/texts.ts';
import { ComboField } from '#panel/ui/combo-field.tsx';
import { NumberField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';

const optionOf = (name: string) => ({ value: name, label: name });
const provinceOptions = provinces.map(optionOf);

function answerOf({ isPaidOnArrival }: MethodDraft, price: number | null): string {
  if (price === null) return words.notServed;
  if (isPaidOnArrival) return words.byReceiver;
  return price === 0 ? words.costsNothing : words.costs(formatToman(price));
}

/** What a parcel would cost by the prices of the form, before they are saved. */
export default function TrialSection({ draft }: { draft: MethodDraft }) {
  const [province, setProvince] = useState('تهران');
  const [city, setCity] = useState('تهران');
  const [grams, setGrams] = useState<number | null>(1_000);
  const [worth, setWorth] = useState<number | null>(1_000_000);
  const { rates, isPaidOnArrival, freeFrom } = draft;
  const price = freightOf(
    { rates: ratesOf(rates), isPaidOnArrival, freeFrom },
    { province, city, grams: grams ?? 0, worth: worth ?? 0 },
  );
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
        <Note kind={price === null ? 'wait' : 'good'}>{answerOf(draft, price)}</Note>
      </output>
    </section>
  );
}
