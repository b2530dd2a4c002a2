'use client';

import { type FormEvent, useState } from 'react';
import { deliveryTexts } from '#components/delivery/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { provinces, townsIn } from '#lib/contract/iran.ts';
import { chooseTown, townStore } from '#lib/delivery/store.ts';
import { closeDialog } from '#lib/dialogs/store.ts';

/** Asks for the town that delivery is promised for. */
export default function TownDialog() {
  const [{ province, city }, setTown] = useState(
    () => townStore.getState().town ?? { province: '', city: '' },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (province === '' || city === '') return;
    chooseTown({ province, city });
    closeDialog();
  };
  return (
    <Dialog title={deliveryTexts.title} onClose={closeDialog}>
      <p>{deliveryTexts.note}</p>
      <form className="short-form" onSubmit={send}>
        <Choice
          label={deliveryTexts.province}
          value={province}
          options={provinces}
          onChoose={(name) => setTown({ province: name, city: townsIn(name)[0] ?? '' })}
        />
        <Choice
          label={deliveryTexts.city}
          value={city}
          options={withOwn(townsIn(province), city)}
          onChoose={(name) => setTown({ province, city: name })}
        />
        <button type="submit" className="btn btn-primary btn-wide">
          {deliveryTexts.save}
        </button>
      </form>
    </Dialog>
  );
}

/** Addresses may name a town that the list lacks. */
const withOwn = (towns: readonly string[], own: string): readonly string[] =>
  own === '' || towns.includes(own) ? towns : [own, ...towns];

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChoose: (option: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <div className="field">
      <label>
        {label}
        <span className="input">
          <select required value={value} onChange={(event) => onChoose(event.target.value)}>
            <option value="">{deliveryTexts.first}</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none flex-none text-ink-3" />
        </span>
      </label>
    </div>
  );
}
