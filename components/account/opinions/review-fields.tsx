import { useCallback, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { OpinionDraft } from '#components/account/opinions/draft.ts';
import { PicturesField } from '#components/account/opinions/pictures-field.tsx';
import { PointsField } from '#components/account/opinions/points-field.tsx';
import { StarsField } from '#components/account/opinions/stars-field.tsx';
import { opinionTexts } from '#components/account/opinions/texts.ts';
import { judgePoints } from '#lib/rules/opinion.ts';

/** The points of a field. */
export const linesOf = (written: string): string[] => written.split('\n');

function judgedPoints(written: string): string | true {
  const judged = judgePoints(linesOf(written));
  return 'error' in judged ? judged.error : true;
}

interface Props {
  form: UseFormReturn<OpinionDraft>;
}

export function ReviewStars({ form: { control, register, formState } }: Props) {
  const stars = useWatch({ control, name: 'stars' });
  return (
    <StarsField
      chosen={stars}
      error={formState.errors.stars?.message}
      field={register('stars', { required: opinionTexts.starsMissing })}
    />
  );
}

/** What a review may have besides stars and a text. */
export function ReviewDetails({ form }: Props) {
  const { control, register, formState, getValues, setValue, clearErrors } = form;
  const pictures = useWatch({ control, name: 'pictures' });
  const [sending, setSending] = useState(0);
  // A review that is saved meanwhile would lack them.
  register('pictures', { validate: () => sending === 0 || opinionTexts.sending });
  const keepSending = useCallback(
    (count: number) => {
      setSending(count);
      if (count === 0) clearErrors('pictures');
    },
    [clearErrors],
  );
  return (
    <>
      <div className="form-row">
        {(['good', 'bad'] as const).map((are) => (
          <PointsField
            key={are}
            label={opinionTexts[are]}
            error={formState.errors[are]?.message}
            field={register(are, { validate: judgedPoints })}
          />
        ))}
      </div>
      <PicturesField
        pictures={pictures}
        onChange={(how) => setValue('pictures', how(getValues('pictures')))}
        onSending={keepSending}
        error={formState.errors.pictures?.message}
      />
    </>
  );
}
