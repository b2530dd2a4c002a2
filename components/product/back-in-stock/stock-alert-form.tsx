'use client';

import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { stockAlertTexts } from '#components/product/back-in-stock/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NameText } from '#components/ui/mixed-text.tsx';
import { useDigits } from '#components/ui/use-digits.ts';
import { mobileBody, type MobileBody } from '#lib/contract/mobile.ts';
import type { StockAlertDialog } from '#lib/dialogs/store.ts';
import { zodResolver } from '#lib/forms/zod-resolver.ts';
import { requestStockAlert } from '#lib/product/stock-alert-client.ts';
import { mobileInput } from '#lib/text/numeric-input.ts';

const resolver = zodResolver<MobileBody>(mobileBody);
const ids = { mobile: 'stock-alert-mobile', error: 'stock-alert-error' } as const;

interface StockAlertFormProps {
  dialog: StockAlertDialog;
  /** Called with the service's answer. */
  onDone: (sentence: string) => void;
}

export function StockAlertForm({ dialog, onDone }: StockAlertFormProps) {
  const { websiteCode, variantId, name } = dialog;
  const field = useRef<HTMLInputElement>(null);
  const { register, handleSubmit, setError, formState } = useForm<MobileBody>({
    defaultValues: { mobile: '' },
    resolver,
  });
  const { errors, isSubmitting } = formState;
  const sentence = errors.mobile?.message;
  const { ref: registered, ...mobile } = register('mobile');
  const digits = useDigits(field, mobileInput);

  const send = handleSubmit(async (body) => {
    const request = { WebsiteCode: websiteCode, ProductProperty: variantId, ...body };
    const { Success, Message } = await requestStockAlert(request);
    if (Success) onDone(Message);
    else setError('mobile', { message: Message }, { shouldFocus: true });
  });

  return (
    <form
      className="short-form"
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void send(event);
      }}
    >
      <p>
        <b className="block pb-1 font-label text-ink">
          <NameText>{name}</NameText>
        </b>
        {stockAlertTexts.explained}
      </p>
      <div className="field">
        <label htmlFor={ids.mobile}>{stockAlertTexts.mobile}</label>
        <div className={sentence === undefined ? 'input' : 'input input-err'}>
          <Icon name="smartphone" />
          <input
            {...mobile}
            {...digits}
            ref={(input) => {
              field.current = input;
              registered(input);
              // The dialog opens with its only field focused.
              input?.setAttribute('autofocus', '');
            }}
            id={ids.mobile}
            type="tel"
            autoComplete="tel"
            enterKeyHint="send"
            placeholder={stockAlertTexts.example}
            aria-invalid={sentence !== undefined}
            aria-describedby={ids.error}
          />
        </div>
        <p id={ids.error} className="hint hint-err empty:hidden" role="alert">
          {sentence === undefined ? null : (
            <>
              <Icon name="circle-alert" className="i-s flex-none" />
              {sentence}
            </>
          )}
        </p>
      </div>
      <button type="submit" className="btn btn-primary btn-wide" aria-busy={isSubmitting}>
        {isSubmitting ? <span aria-hidden className="spinner" /> : null}
        {stockAlertTexts.submit}
      </button>
    </form>
  );
}
