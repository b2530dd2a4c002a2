import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { opinionTexts } from '#components/account/opinions/texts.ts';
import { FieldFrame, fieldState } from '#components/account/text-field.tsx';
import { mostPoints } from '#lib/rules/opinion.ts';

interface PointsFieldProps {
  label: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

const hint = opinionTexts.pointsHint(mostPoints);

/** Points of a review, one a line. */
export function PointsField({ label, error, field }: PointsFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea {...field} {...fieldState(id, error, hint)} rows={3} />
    </FieldFrame>
  );
}
