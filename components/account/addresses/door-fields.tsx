'use client';

import type { UseFormRegister } from 'react-hook-form';
import type { Draft } from '#components/account/addresses/draft.ts';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { TextField } from '#components/account/text-field.tsx';
import { judgedBy, plateRule, unitRule } from '#lib/rules/account.ts';

interface DoorFieldsProps {
  register: UseFormRegister<Draft>;
  /** Error of each field. */
  plate: string | undefined;
  unit: string | undefined;
}

/** House number, and the number of the flat. */
export function DoorFields({ register, plate, unit }: DoorFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <TextField
        label={addressTexts.plate}
        inputMode="numeric"
        error={plate}
        field={register('plate', { validate: judgedBy(plateRule) })}
      />
      <TextField
        label={addressTexts.unitField}
        inputMode="numeric"
        error={unit}
        field={register('unit', { validate: judgedBy(unitRule) })}
      />
    </div>
  );
}
