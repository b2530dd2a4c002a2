'use client';

import { isAwaited } from '#components/product/tell/awaited.ts';
import { outcomeTexts, tellTexts } from '#components/product/tell/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { Variant } from '#lib/contract/product.ts';
import { publicConfig } from '#lib/public-config.ts';

interface PlainTellProps {
  websiteCode: number;
  /** The variant a page without JavaScript shows. */
  variant: Variant;
}

const fieldId = 'tell-mobile';

/**
 * The form behind `TellButton` for pages without JavaScript; its answer leads back here, to one of
 * its outcomes. Inside `noscript`, which React does not hydrate, so browsers with JavaScript load
 * neither its code nor its data.
 */
export function PlainTell({ websiteCode, variant }: PlainTellProps) {
  if (!isAwaited(variant)) return null;
  return (
    <noscript>
      {typeof window === 'undefined' ? <Form websiteCode={websiteCode} variant={variant} /> : null}
    </noscript>
  );
}

function Form({ websiteCode, variant }: PlainTellProps) {
  return (
    <form
      className="tell mt-4"
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
        <label htmlFor={fieldId}>{tellTexts.mobile}</label>
        <div className="input">
          <Icon name="smartphone" />
          <input
            id={fieldId}
            type="tel"
            name="mobile"
            dir="ltr"
            autoComplete="tel"
            placeholder={tellTexts.example}
            required
          />
        </div>
      </div>
      <button type="submit" className="btn btn-outline btn-wide">
        <Icon name="bell" className="i-s" />
        {tellTexts.submit}
      </button>
    </form>
  );
}
