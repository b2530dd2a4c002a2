'use client';

import { useState } from 'react';
import { FormError } from '#components/account/form-error.tsx';
import { SubmitButton } from '#components/account/submit-button.tsx';
import { DigitsField } from '#components/account/text-field.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import { priceAlertTexts as texts } from '#components/product/price-alert/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormDone } from '#components/ui/form-done.tsx';
import { NameText } from '#components/ui/mixed-text.tsx';
import { paths } from '#lib/contract/paths.ts';
import type { TellWhenCheaperAnswer } from '#lib/contract/price-alert.ts';
import { type OpenDialog, type PriceAlertDialog, closeDialog } from '#lib/dialogs/store.ts';
import { useSession } from '#lib/session/store.ts';
import { digitsOnly } from '#lib/text/numeric-input.ts';

/** As many digits as an amount may have. */
const mostDigits = 12;
const amountInput = (text: string): string => digitsOnly(text).slice(0, mostDigits);

/** Asks below which price a member wants to be told. */
export default function PriceAlert({ dialog }: { dialog: OpenDialog }) {
  const isMember = useSession(({ user }) => user !== null);
  const [sentence, setSentence] = useState<string | null>(null);
  if (dialog.kind !== 'priceAlert') return null;
  return (
    <Dialog title={texts.title} onClose={closeDialog}>
      <p>
        <b className="block pb-1 font-label text-ink">
          <NameText>{dialog.name}</NameText>
        </b>
        {texts.explained(dialog.price)}
      </p>
      {isMember && sentence === null ? <Form dialog={dialog} onDone={setSentence} /> : null}
      {sentence === null ? null : (
        <>
          <FormDone sentence={sentence} />
          <a className="btn btn-outline btn-wide" href={paths.alerts}>
            {texts.all}
          </a>
        </>
      )}
      {isMember ? null : (
        <>
          <p>{texts.login}</p>
          <a
            className="btn btn-primary btn-wide"
            href={`${paths.login}?returnUrl=${encodeURIComponent(location.pathname + location.search)}`}
          >
            {texts.toLogin}
          </a>
        </>
      )}
    </Dialog>
  );
}

interface FormProps {
  dialog: PriceAlertDialog;
  /** Called with the service's answer. */
  onDone: (sentence: string) => void;
}

function Form({ dialog: { websiteCode, variantId }, onDone }: FormProps) {
  const { form, sentence, busy, onSubmit } = useAccountForm<
    { amount: string },
    TellWhenCheaperAnswer
  >({
    values: { amount: '' },
    names: ['amount'],
    send: async ({ amount }) => {
      const { askPriceAlert } = await import('#lib/account/price-alerts.ts');
      const Amount = amount === '' ? null : Number(amount);
      return askPriceAlert({ WebsiteCode: websiteCode, ProductProperty: variantId, Amount });
    },
    onDone: ({ Success, Message }) => {
      if (Success) onDone(Message);
      else form.setError('amount', { message: Message }, { shouldFocus: true });
    },
  });
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      <DigitsField
        label={texts.amount}
        hint={texts.amountHint}
        keep={amountInput}
        inputMode="numeric"
        autoComplete="off"
        error={form.formState.errors.amount?.message}
        field={form.register('amount')}
      />
      <FormError sentence={sentence} />
      <SubmitButton busy={busy}>{texts.submit}</SubmitButton>
    </form>
  );
}
