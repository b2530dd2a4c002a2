'use client';

import { useState } from 'react';
import { FieldError } from '#components/account/field-error.tsx';
import type { Picture } from '#components/account/order-return/drafts.ts';
import { fieldId } from '#components/account/order-return/field-id.ts';
import { returnTexts as texts } from '#components/account/order-return/texts.ts';
import { PictureInput } from '#components/account/orders/picture-input.tsx';
import { Icon } from '#components/ui/icon.tsx';
import {
  mostLinePictures,
  mostPictureMegabytes,
  mostReturnPictures,
} from '#lib/contract/limits.ts';
import { newUuid } from '#lib/calls/guid.ts';
import { loadPressed } from '#lib/parts.ts';

interface ReturnPicturesProps {
  /** Of the order. */
  number: number;
  propertyId: number;
  /** Of the product. */
  name: string;
  pictures: readonly Picture[];
  /** Pictures the whole request may still have. */
  roomInAll: number;
  error: string | undefined;
  onChange: (how: (pictures: readonly Picture[]) => readonly Picture[]) => void;
}

/** Pictures of a line; each is sent as soon as it is chosen. */
export function ReturnPictures(props: ReturnPicturesProps) {
  const { number, propertyId, name, pictures, roomInAll, onChange } = props;
  const [refusal, setRefusal] = useState<string>();
  const id = fieldId(propertyId, 'pictures');
  const error = refusal ?? props.error;
  const room = Math.min(mostLinePictures - pictures.length, roomInAll);
  const drop = (key: string) => onChange((before) => before.filter((each) => each.key !== key));

  const remove = (key: string) => {
    drop(key);
    // Its button goes with it.
    document.getElementById(id)?.focus();
  };
  const send = async (file: File) => {
    const code = await loadPressed(() =>
      Promise.all([
        import('#lib/account/shrink-picture.ts'),
        import('#lib/account/order-client.ts'),
      ]),
    );
    if (code === null) return;
    const [{ base64Of, shrinkPicture }, { uploadPicture }] = code;
    const url = await shrinkPicture(file);
    if (url === null) {
      setRefusal(texts.notPicture);
      return;
    }
    const key = newUuid();
    onChange((before) => [...before, { key, url, id: null }]);
    const outcome = await uploadPicture(number, base64Of(url));
    if (outcome === null) return;
    if ('answer' in outcome) {
      const sent = outcome.answer.id;
      onChange((before) => before.map((each) => (each.key === key ? { ...each, id: sent } : each)));
      return;
    }
    drop(key);
    setRefusal(outcome.refusal.fields['picture'] ?? outcome.refusal.sentence);
  };
  const choose = (files: readonly File[]) => {
    const isTooMany = files.length > room;
    const inAll = roomInAll < mostLinePictures - pictures.length;
    const many = inAll ? texts.tooManyInAll(mostReturnPictures) : texts.tooMany(mostLinePictures);
    setRefusal(isTooMany ? many : undefined);
    for (const file of files.slice(0, room)) void send(file);
  };
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={`${id}-hint`}>
      <legend className="mb-2 text-13 font-label">
        {texts.pictures}{' '}
        <span className="font-normal text-ink-3">
          {texts.picturesHint(mostLinePictures, mostPictureMegabytes)}
        </span>
      </legend>
      <div className="return-pictures">
        {pictures.map((picture, at) => (
          <Sent
            key={picture.key}
            picture={picture}
            place={at + 1}
            onRemove={() => remove(picture.key)}
          />
        ))}
        {room <= 0 ? null : (
          <PictureInput
            className="return-add"
            name={texts.addTo(name)}
            isMultiple
            describedBy={`${id}-hint`}
            onChoose={choose}
          >
            <Icon name="plus" />
            {texts.add}
          </PictureInput>
        )}
      </div>
      <FieldError id={`${id}-hint`} error={error} />
    </fieldset>
  );
}

interface SentProps {
  picture: Picture;
  /** From 1. */
  place: number;
  onRemove: () => void;
}

function Sent({ picture: { url, id }, place, onRemove }: SentProps) {
  return (
    <span className={id === null ? 'own-picture own-picture-busy' : 'own-picture'}>
      <img src={url} alt={texts.picture(place)} />
      {id === null ? <span className="spinner" aria-hidden="true" /> : null}
      <button
        type="button"
        className="own-picture-remove"
        aria-label={texts.removePicture(place)}
        onClick={onRemove}
      >
        <Icon name="x" className="i-s" />
      </button>
    </span>
  );
}
