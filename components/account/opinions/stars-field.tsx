import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '#components/account/field-error.tsx';
import { opinionTexts } from '#components/account/opinions/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

interface StarsFieldProps {
  /** The number of stars, or '' when none is chosen. */
  chosen: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** One to five stars, as radio buttons so that the arrow keys work. */
export function StarsField({ chosen, error, field }: StarsFieldProps) {
  const hint = useId();
  return (
    <fieldset
      className="field"
      role="radiogroup"
      aria-required="true"
      aria-invalid={error !== undefined}
      {...(error !== undefined && { 'aria-describedby': hint })}
    >
      <legend className="pb-1 text-13 font-label">{opinionTexts.stars}</legend>
      <div className="flex flex-wrap items-center gap-3">
        <div className="star-choice">
          {opinionTexts.meanings.map((meaning, at) => (
            <label key={meaning}>
              <input className="sr-only" type="radio" value={String(at + 1)} {...field} />
              <Icon name="star" className="i-l" />
              <span className="sr-only">
                {opinionTexts.star(at + 1)}: {meaning}
              </span>
            </label>
          ))}
        </div>
        <span aria-hidden className="text-ink-2">
          {opinionTexts.meanings[Number(chosen) - 1]}
        </span>
      </div>
      <FieldError id={hint} error={error} />
    </fieldset>
  );
}
