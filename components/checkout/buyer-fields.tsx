'use client';

import { useRef, useState } from 'react';
import { PartError } from '#components/checkout/section.tsx';
import { placeOf } from '#components/checkout/place.ts';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useCheckout, useError, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import { useDigits } from '#components/ui/use-digits.ts';
import { type BuyerGroup, buyerFields } from '#lib/checkout/groups.ts';
import type { Rule } from '#lib/rules/account.ts';
import { companyNameRule, economicCodeRule, nationalIdRule } from '#lib/rules/company.ts';

const texts = {
  name: 'نام ثبت‌شدهٔ شرکت',
  nationalId: 'شناسهٔ ملی',
  economicCode: 'کد اقتصادی',
} as const;

const rules: Readonly<Record<BuyerGroup, Rule>> = {
  buyerName: companyNameRule,
  buyerNationalId: nationalIdRule,
  buyerEconomicCode: economicCodeRule,
};

/** The company's name and codes. */
export default function BuyerFields() {
  return (
    <fieldset className="co-panel co-company">
      <legend className="sr-only">{checkoutTexts.buyer}</legend>
      <NameField />
      <DigitsField group="buyerNationalId" most={11} />
      <DigitsField group="buyerEconomicCode" most={14} isOptional />
    </fieldset>
  );
}

/** A field's value and error: the service's, or after it is left what the rule says. */
function useField(group: BuyerGroup) {
  const { checkout } = useOpenCheckout();
  const field = buyerFields[group];
  const value = useCheckout(({ buyer }) => buyer[field]);
  const refused = useError(group);
  const [own, setOwn] = useState<string | undefined>();
  const error = refused ?? own;
  return {
    value,
    error,
    id: `${placeOf(group)}-field`,
    write: (typed: string) => {
      setOwn(undefined);
      checkout.writeBuyer({ [field]: typed });
    },
    judge: () => {
      // Left empty it may be on purpose: what is missing is said after the press.
      const judged = value.trim() === '' ? null : rules[group](value);
      setOwn(judged !== null && 'error' in judged ? judged.error : undefined);
    },
  };
}

const inputClass = (error: string | undefined) =>
  error === undefined ? 'input' : 'input input-err';

function NameField() {
  const { value, error, id, write, judge } = useField('buyerName');
  return (
    <div id={placeOf('buyerName')} className="field wide">
      <label htmlFor={id}>{texts.name}</label>
      <div className={inputClass(error)}>
        <input
          id={id}
          type="text"
          autoComplete="organization"
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => write(target.value)}
          onBlur={judge}
        />
      </div>
      <PartError id={`${id}-error`} sentence={error} />
    </div>
  );
}

interface DigitsFieldProps {
  group: BuyerGroup;
  /** Most digits. */
  most: number;
  isOptional?: boolean;
}

function DigitsField({ group, most, isOptional = false }: DigitsFieldProps) {
  const { value, error, id, write, judge } = useField(group);
  const place = useRef<HTMLInputElement>(null);
  const digits = useDigits(place, undefined, write);
  return (
    <div id={placeOf(group)} className="field">
      <label htmlFor={id}>
        {texts[buyerFields[group]]}{' '}
        {isOptional ? <span className="co-faint">{checkoutTexts.optional}</span> : null}
      </label>
      <div className={inputClass(error)}>
        <input
          {...digits}
          ref={place}
          id={id}
          type="text"
          autoComplete="off"
          maxLength={most + 4}
          defaultValue={value}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onBlur={judge}
        />
      </div>
      <PartError id={`${id}-error`} sentence={error} />
    </div>
  );
}
