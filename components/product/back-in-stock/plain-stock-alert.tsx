'use client';

import { isAwaited } from '#components/product/back-in-stock/awaited.ts';
import { outcomeTexts, stockAlertTexts } from '#components/product/back-in-stock/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { Variant } from '#lib/contract/product.ts';
import { publicConfig } from '#lib/public-config.ts';

interface PlainStockAlertProps {
  websiteCode: number;
  /** The variant a page without JavaScript shows. */
  variant: Variant;
}

const fieldId = 'stock-alert-mobile';

/**
 * The form behind `StockAlertButton` for pages without JavaScript; its answer leads back here, to one of
 * its outcomes. Inside `noscript`, which React does not hydrate, so browsers with JavaScript load
 * neither its code nor its data.
 */
export function PlainStockAlert({ websiteCode, variant }: PlainStockAlertProps) {
  if (!isAwaited(variant)) return null;
  return (
    <noscript>
      {typeof window === 'undefined' ? <Form websiteCode={websiteCode} variant={variant} /> : null}
    </noscript>
  );
}

function Form({ websiteCode, variant }: PlainStockAlertProps) {
  return (
    <form
      className="short-form mt-4"
      action={`${publicConfig.apiBase}/Product/Tell-When-Back`}
      method="post"
    >
      {outcomeTexts.map(({ id, good, text }) => (
        <p key={id} id={id} className={`outcome ${good ? 'text-good' : 'text-bad'}`}>
          <Icon name={good ? 'circle-check' : 'circle-alert'} className="i-s flex-none" />
          {text}
        </p>
      ))}
      <input type="hidden" name="WebsiteCode" value={websiteCode} />
      <input type="hidden" name="ProductProperty" value={variant.id} />
      <div className="field">
        <label htmlFor={fieldId}>{stockAlertTexts.mobile}</label>
        <div className="input">
          <Icon name="smartphone" />
          <input
            id={fieldId}
            type="tel"
            name="mobile"
            dir="ltr"
            autoComplete="tel"
            placeholder={stockAlertTexts.example}
            required
          />
        </div>
      </div>
      <button type="submit" className="btn btn-outline btn-wide">
        <Icon name="bell" className="i-s" />
        {stockAlertTexts.submit}
      </button>
    </form>
  );
}
