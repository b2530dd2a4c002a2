import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { provinces, townsIn } from '#lib/contract/iran.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { emptyRate, moved, nextKey, type RateDraft } from '#panel/delivery/draft.ts';
import type { Editing } from '#panel/delivery/method-section.tsx';
import { deliveryTexts as words } from '#panel/delivery/texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { CheckField } from '#panel/ui/choices.tsx';
import { NumberField } from '#panel/ui/fields.tsx';
import { ManyField } from '#panel/ui/many-field.tsx';
import { Note } from '#panel/ui/states.tsx';

const optionsOf = (names: readonly string[]) =>
  [...new Set(names)].map((name) => ({ value: name, label: name }));
const provinceOptions = optionsOf(provinces);

const townsOf = (chosen: readonly string[]) =>
  optionsOf((chosen.length > 0 ? chosen : provinces).flatMap(townsIn));

const mostMoney = 1_000_000_000_000;

interface RateProps {
  rate: RateDraft;
  at: number;
  count: number;
  fault: string | undefined;
  onChange: (change: Partial<RateDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function RateBox({ rate, at, count, fault, onChange, onMove, onRemove }: RateProps) {
  const place = formatNumber(at + 1);
  return (
    <li className="box grid gap-4">
      <div className="flex items-center justify-between gap-2">
        <h3>{words.rate(place)}</h3>
        <span className="flex">
          <IconButton
            label={words.up(place)}
            size="s"
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUp className="i i-s" aria-hidden="true" />
          </IconButton>
          <IconButton
            label={words.down(place)}
            size="s"
            disabled={at === count - 1}
            onClick={() => onMove(1)}
          >
            <ArrowDown className="i i-s" aria-hidden="true" />
          </IconButton>
          <IconButton
            label={words.removeRate(place)}
            size="s"
            disabled={count === 1}
            onClick={onRemove}
          >
            <Trash2 className="i i-s" aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <div className="cols">
        <ManyField
          label={words.provinces}
          options={provinceOptions}
          value={optionsOf(rate.provinces)}
          onChange={(chosen) => onChange({ provinces: chosen.map(({ value }) => value) })}
          placeholder={words.allProvinces}
        />
        <ManyField
          label={words.cities}
          options={townsOf(rate.provinces)}
          value={optionsOf(rate.cities)}
          onChange={(chosen) => onChange({ cities: chosen.map(({ value }) => value) })}
          placeholder={words.allCities}
        />
      </div>
      <div className="thirds">
        <NumberField
          label={words.base}
          unit={words.toman}
          value={rate.base}
          onChange={(base) => onChange({ base })}
          error={fault}
          min={0}
          max={mostMoney}
        />
        <NumberField
          label={words.grams}
          unit={words.gram}
          value={rate.grams}
          onChange={(grams) => onChange({ grams })}
          min={0}
          max={10_000_000}
          step={100}
        />
        <NumberField
          label={words.perKilo}
          unit={words.toman}
          value={rate.perKilo}
          onChange={(perKilo) => onChange({ perKilo })}
          min={0}
          max={mostMoney}
        />
      </div>
    </li>
  );
}

/** What it costs: when nothing, and by place and weight. */
export default function RatesSection({ draft, faults, set }: Editing) {
  const { rates, isPaidOnArrival, freeFrom } = draft;
  const change = (at: number, part: Partial<RateDraft>) =>
    set({ rates: rates.map((rate, place) => (place === at ? { ...rate, ...part } : rate)) });
  return (
    <section className="section" aria-label={words.sections.cost}>
      <h2>{words.sections.cost}</h2>
      <CheckField checked={isPaidOnArrival} onChange={(isOn) => set({ isPaidOnArrival: isOn })}>
        {words.fields.isPaidOnArrival}
      </CheckField>
      {isPaidOnArrival ? null : (
        <div className="cols">
          <NumberField
            label={words.fields.freeFrom}
            hint={words.freeHint}
            unit={words.toman}
            value={freeFrom}
            onChange={(value) => set({ freeFrom: value })}
            error={faults['freeFrom']}
            min={0}
            max={mostMoney}
          />
        </div>
      )}
      <div className="grid gap-1">
        <h3>{words.sections.rates}</h3>
        <p className="hint">{words.ratesHint}</p>
      </div>
      {faults['rates'] ? <Note kind="bad">{faults['rates']}</Note> : null}
      <ol className="grid gap-3" aria-label={words.sections.rates}>
        {rates.map((rate, at) => (
          <RateBox
            key={rate.key}
            rate={rate}
            at={at}
            count={rates.length}
            fault={faults[`rates.${at}`]}
            onChange={(part) => change(at, part)}
            onMove={(by) => set({ rates: moved(rates, at, by) })}
            onRemove={() => set({ rates: rates.filter(({ key }) => key !== rate.key) })}
          />
        ))}
      </ol>
      <Button
        className="justify-self-start"
        icon={<Plus className="i i-s" aria-hidden="true" />}
        disabled={rates.length >= 100}
        onClick={() => set({ rates: [...rates, emptyRate(nextKey(rates))] })}
      >
        {words.addRate}
      </Button>
    </section>
  );
}
