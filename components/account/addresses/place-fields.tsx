'use client';

import { useId } from 'react';
import type { UseFormRegister, UseFormRegisterReturn } from 'react-hook-form';
import { type Draft, otherCity } from '#components/account/addresses/draft.ts';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { FieldFrame, TextField, fieldState } from '#components/account/text-field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { provinces, townsIn } from '#lib/contract/iran.ts';
import { cityRule, judgedBy, provinceRule } from '#lib/rules/account.ts';

interface PlaceFieldsProps {
  province: string;
  choice: string;
  register: UseFormRegister<Draft>;
  errors: Record<'province' | 'choice' | 'city', string | undefined>;
  /** Called when another province is chosen. */
  onProvince: () => void;
}

/** Province and town, each from a list; a town missing from the list is typed in. */
export function PlaceFields({ province, choice, register, errors, onProvince }: PlaceFieldsProps) {
  const isOther = choice === otherCity;
  return (
    <>
      <div className="form-row">
        <Choice
          label={addressTexts.province}
          first={addressTexts.choose}
          options={provinces}
          error={errors.province}
          autoComplete="address-level1"
          field={register('province', {
            validate: judgedBy(provinceRule(provinces)),
            onChange: onProvince,
          })}
        />
        <Choice
          // A new key clears the choice when the list of towns changes.
          key={province}
          label={addressTexts.city}
          first={province === '' ? addressTexts.firstProvince : addressTexts.choose}
          options={townsIn(province)}
          other={province === '' ? undefined : addressTexts.otherCity}
          error={errors.choice ?? (isOther ? undefined : errors.city)}
          autoComplete="address-level2"
          field={register('choice', { validate: judgedBy(cityRule) })}
        />
      </div>
      {isOther ? (
        <TextField
          label={addressTexts.cityName}
          error={errors.city}
          field={register('city', { validate: judgedBy(cityRule), shouldUnregister: false })}
        />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** Shown until something is chosen. */
  first: string;
  options: readonly string[];
  /** Last entry, for anything the options lack. */
  other?: string | undefined;
  error: string | undefined;
  autoComplete: string;
  field: UseFormRegisterReturn;
}

function Choice({ label, first, options, other, error, autoComplete, field }: ChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <select {...field} {...fieldState(id, error)} autoComplete={autoComplete}>
        <option value="">{first}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
        {other === undefined ? null : <option value={otherCity}>{other}</option>}
      </select>
      <Icon name="chevron-down" className="pointer-events-none flex-none text-ink-3" />
    </FieldFrame>
  );
}
