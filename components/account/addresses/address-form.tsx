'use client';

import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { DoorFields } from '#components/account/addresses/door-fields.tsx';
import { bodyOf, draftOf } from '#components/account/addresses/draft.ts';
import type { Draft, Receiver } from '#components/account/addresses/draft.ts';
import { LineField } from '#components/account/addresses/line-field.tsx';
import { PlaceFields } from '#components/account/addresses/place-fields.tsx';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { FormError } from '#components/account/form-error.tsx';
import { SubmitButton } from '#components/account/submit-button.tsx';
import { DigitsField, TextField } from '#components/account/text-field.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import { townsIn } from '#lib/contract/iran.ts';
import type { Address, AddressesAnswer } from '#lib/contract/member-address.ts';
import { judgedBy, lineRule, mobileRule, nameRule, postalCodeRule } from '#lib/rules/account.ts';
import { digitsOnly, mobileInput } from '#lib/text/numeric-input.ts';

const postalCodeLength = 10;
const postalCodeInput = (text: string) => digitsOnly(text).slice(0, postalCodeLength);

/** In the order of the page, because the first wrong field gets the focus. */
const names = [
  'province',
  'choice',
  'city',
  'line',
  'plate',
  'unit',
  'postalCode',
  'receiverName',
  'receiverMobile',
] as const;

async function send(address: Address | null, draft: Draft) {
  const calls = await import('#lib/account/client.ts');
  const body = bodyOf(draft);
  return address === null
    ? calls.addAddress(body)
    : calls.updateAddress({ ...body, id: address.id });
}

interface AddressFormProps {
  address: Address | null;
  receiver: Receiver;
  draft: Draft | null;
  /** Called with the form's input when the form is unmounted. */
  onLeave?: (draft: Draft) => void;
  onDone: (answer: AddressesAnswer) => void;
}

export function AddressForm({ address, receiver, draft, onLeave, onDone }: AddressFormProps) {
  const isSent = useRef(false);
  const { form, sentence, busy, onSubmit } = useAccountForm<Draft, AddressesAnswer>({
    values: draft ?? draftOf(address, receiver, townsIn),
    names,
    send: (written) => send(address, written),
    onDone: (answer) => {
      isSent.current = true;
      onDone(answer);
    },
  });
  const { register, control, getValues, formState } = form;
  const { errors } = formState;
  const wrong = (name: keyof Draft) => errors[name]?.message;
  const province = useWatch({ control, name: 'province' });
  const choice = useWatch({ control, name: 'choice' });

  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (!isSent.current) onLeave?.(getValues());
    };
  });
  useEffect(() => () => leave.current(), []);

  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      <PlaceFields
        province={province}
        choice={choice}
        register={register}
        errors={{
          province: wrong('province'),
          choice: wrong('choice'),
          city: wrong('city'),
        }}
        onProvince={() => form.setValue('choice', '')}
      />
      <LineField error={wrong('line')} field={register('line', { validate: judgedBy(lineRule) })} />
      <DoorFields register={register} plate={wrong('plate')} unit={wrong('unit')} />
      <DigitsField
        label={addressTexts.postalCode}
        keep={postalCodeInput}
        autoComplete="postal-code"
        hint={addressTexts.postalCodeHint}
        error={wrong('postalCode')}
        field={register('postalCode', { validate: judgedBy(postalCodeRule) })}
      />
      <TextField
        label={addressTexts.receiverName}
        autoComplete="name"
        error={wrong('receiverName')}
        field={register('receiverName', { validate: judgedBy(nameRule) })}
      />
      <DigitsField
        label={addressTexts.receiverMobile}
        keep={mobileInput}
        autoComplete="tel-national"
        error={wrong('receiverMobile')}
        field={register('receiverMobile', { validate: judgedBy(mobileRule) })}
      />
      {address?.isDefault ? null : (
        <label className="check">
          <input type="checkbox" {...register('isDefault')} />
          {addressTexts.asDefault}
        </label>
      )}
      <FormError sentence={sentence} />
      <SubmitButton busy={busy}>{addressTexts.save}</SubmitButton>
    </form>
  );
}
