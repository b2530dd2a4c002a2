'use client';

import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { PictureInput } from '#components/account/orders/picture-input.tsx';
import { transferTexts as texts } from '#components/account/orders/transfer-texts.ts';
import { FieldError } from '#components/account/field-error.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { mostPictureMegabytes } from '#lib/contract/limits.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { loadPressed } from '#lib/parts.ts';

interface ReceiptFormProps {
  number: number;
  /** Whether it was opened by a press, so that the next key is meant for it. */
  isAsked: boolean;
  onSent: (order: OrderAnswer) => void;
}

/** Longest reference of a bank. */
const longestReference = 100;

/** Sends the picture of a transfer's receipt. */
export function ReceiptForm({ number, isAsked, onSent }: ReceiptFormProps) {
  const id = useId();
  /** A `data:` URL. */
  const [picture, setPicture] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const [busy, setBusy] = useState<'reading' | 'sending' | null>(null);
  const [error, setError] = useState<string>();
  const toPicture = useCallback(() => document.getElementById(`${id}-file`)?.focus(), [id]);
  useEffect(() => {
    if (isAsked) toPicture();
  }, [isAsked, toPicture]);

  const choose = async ([file]: readonly File[]) => {
    if (!file || busy !== null) return;
    setBusy('reading');
    setError(undefined);
    const code = await loadPressed(() => import('#lib/account/shrink-picture.ts'));
    const made = await code?.shrinkPicture(file);
    setBusy(null);
    if (made === undefined) return;
    setPicture(made);
    if (made === null) setError(texts.notPicture);
  };
  const remove = () => {
    setPicture(null);
    setError(undefined);
    // Its button goes with it.
    toPicture();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null) return;
    if (picture === null) {
      // A file that was no picture is still the reason.
      setError((said) => said ?? texts.missing);
      toPicture();
      return;
    }
    setBusy('sending');
    setError(undefined);
    const outcome = await sent({ number, picture, reference });
    // Null: the browser is already leaving for the login page.
    if (outcome === null) return;
    setBusy(null);
    if (outcome === undefined) return;
    if ('answer' in outcome) onSent(outcome.answer);
    else setError(outcome.refusal.fields['picture'] ?? outcome.refusal.sentence);
  };
  return (
    <form className="receipt-form" noValidate onSubmit={(event) => void send(event)}>
      <div className="receipt-picture">
        {picture === null ? null : (
          <Chosen picture={picture} isFixed={busy !== null} onRemove={remove} />
        )}
        <div className="field">
          <PictureInput
            id={`${id}-file`}
            className="btn btn-outline"
            isWrong={error !== undefined}
            describedBy={`${id}-picture`}
            onChoose={(files) => void choose(files)}
          >
            {busy === 'reading' ? (
              <span className="spinner" aria-hidden="true" />
            ) : (
              <Icon name="plus" className="i-s" />
            )}
            {picture === null ? texts.choose : texts.chooseOther}
          </PictureInput>
          <FieldError id={`${id}-picture`} error={error}>
            {busy === 'reading' ? texts.reading : texts.formats(mostPictureMegabytes)}
          </FieldError>
        </div>
      </div>
      <div className="field">
        <label htmlFor={`${id}-reference`}>
          {texts.reference} <span className="font-normal text-ink-3">{texts.optional}</span>
        </label>
        <div className="input">
          <input
            id={`${id}-reference`}
            type="text"
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={longestReference}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </div>
      </div>
      <button type="submit" className="btn btn-primary" aria-disabled={busy !== null}>
        {busy === 'sending' ? <span className="spinner" aria-hidden="true" /> : null}
        {texts.send}
      </button>
    </form>
  );
}

async function sent(of: { number: number; picture: string; reference: string }) {
  const code = await loadPressed(() =>
    Promise.all([import('#lib/account/order-client.ts'), import('#lib/account/shrink-picture.ts')]),
  );
  if (code === null) return undefined;
  const [{ uploadReceipt }, { base64Of }] = code;
  return uploadReceipt({ ...of, picture: base64Of(of.picture) });
}

interface ChosenProps {
  picture: string;
  /** While it is being sent it stays. */
  isFixed: boolean;
  onRemove: () => void;
}

function Chosen({ picture, isFixed, onRemove }: ChosenProps) {
  return (
    <span className="own-picture">
      <img src={picture} alt={texts.picture} />
      <button
        type="button"
        className="own-picture-remove"
        aria-label={texts.remove}
        aria-disabled={isFixed}
        onClick={() => {
          if (!isFixed) onRemove();
        }}
      >
        <Icon name="x" className="i-s" />
      </button>
    </span>
  );
}
