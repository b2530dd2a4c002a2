'use client';

import { useEffect, useId, useState } from 'react';
import { FieldError } from '#components/account/field-error.tsx';
import { OwnPicture } from '#components/account/opinions/own-picture.tsx';
import { opinionTexts } from '#components/account/opinions/texts.ts';
import { PictureInput } from '#components/account/orders/picture-input.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { mostReviewPictures } from '#lib/contract/limits.ts';
import { loadPressed } from '#lib/parts.ts';

interface PicturesFieldProps {
  /** Ids, in their order. */
  pictures: readonly string[];
  onChange: (how: (pictures: readonly string[]) => readonly string[]) => void;
  /** Called with how many are being sent. */
  onSending: (count: number) => void;
  error: string | undefined;
}

/** Pictures of a review; each is sent as soon as it is chosen. */
export function PicturesField({ pictures, onChange, onSending, error }: PicturesFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const [underWay, setUnderWay] = useState(0);
  useEffect(() => onSending(underWay), [onSending, underWay]);
  const room = mostReviewPictures - pictures.length - underWay;

  const send = async (file: File) => {
    const code = await loadPressed(() => import('#lib/opinion/picture-client.ts'));
    const outcome = await code?.uploadPicture(file);
    if (outcome === 'not a picture') setRefusal(opinionTexts.notPicture);
    else if (outcome && 'refusal' in outcome) {
      setRefusal(outcome.refusal.fields['file'] ?? outcome.refusal.sentence);
    } else if (outcome) onChange((before) => [...before, outcome.answer.id]);
  };
  const choose = (files: readonly File[]) => {
    setRefusal(files.length > room ? opinionTexts.manyPictures(mostReviewPictures) : undefined);
    for (const file of files.slice(0, room)) {
      setUnderWay((count) => count + 1);
      void send(file).finally(() => setUnderWay((count) => count - 1));
    }
  };
  const remove = (gone: string) => {
    onChange((before) => before.filter((each) => each !== gone));
    // Its button goes with it.
    document.getElementById(id)?.focus();
  };
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={`${id}-hint`}>
      <legend className="mb-2 text-13 font-label">
        {opinionTexts.pictures}{' '}
        <span className="font-normal text-ink-3">
          {opinionTexts.picturesHint(mostReviewPictures)}
        </span>
      </legend>
      <div className="return-pictures">
        {pictures.map((picture, at) => (
          <OwnPicture key={picture} id={picture} alt={opinionTexts.picture(at + 1)}>
            <button
              type="button"
              className="own-picture-remove"
              aria-label={opinionTexts.removePicture(at + 1)}
              onClick={() => remove(picture)}
            >
              <Icon name="x" className="i-s" />
            </button>
          </OwnPicture>
        ))}
        {underWay === 0 ? null : (
          <output className="own-picture own-picture-busy">
            <span className="sr-only">{opinionTexts.sendingPicture}</span>
            <span className="spinner" aria-hidden="true" />
          </output>
        )}
        {room <= 0 ? null : (
          <PictureInput
            className="return-add"
            name={opinionTexts.addPicture}
            isMultiple
            describedBy={`${id}-hint`}
            onChoose={choose}
          >
            <Icon name="plus" />
            {opinionTexts.add}
          </PictureInput>
        )}
      </div>
      <FieldError id={`${id}-hint`} error={refusal ?? error} />
    </fieldset>
  );
}
