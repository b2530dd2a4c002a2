'use client';

import { useEffect, type CompositionEvent, type FormEvent, type RefObject } from 'react';
import { digitsOnly } from '#lib/text/numeric-input.ts';

/** What a field keeps of a text: pure and idempotent. */
type Rule = (text: string) => string;

/** Leaves in the field what the rule keeps, and the caret behind the digit it stood behind. */
function keepDigits(input: HTMLInputElement, rule: Rule): void {
  const { value, selectionStart } = input;
  const kept = rule(value);
  if (kept === value) return;
  const before = selectionStart ?? value.length;
  const caret = before === value.length ? kept.length : rule(value.slice(0, before)).length;
  input.value = kept;
  // A field that is not being typed into must not be given the focus, as Safari would.
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}

/**
 * Makes a field numeric (specification §5), however the text comes into it: by keys, pasted, dropped,
 * filled in by the browser, or by an input method, whose composition is left alone until it ends.
 * @param rule e.g. `mobileInput`; by default digits of any number
 * @param changed told what the field holds after each change
 * @returns properties of the field
 */
export function useDigits(
  field: RefObject<HTMLInputElement | null>,
  rule: Rule = digitsOnly,
  changed?: (digits: string) => void,
) {
  // What was typed before the page was ready.
  useEffect(() => {
    if (field.current) keepDigits(field.current, rule);
  }, [field, rule]);

  const keep = (input: HTMLInputElement) => {
    keepDigits(input, rule);
    changed?.(input.value);
  };
  return {
    dir: 'ltr',
    inputMode: 'numeric',
    onInput: ({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>) => {
      if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) keep(currentTarget);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => keep(event.currentTarget),
  } as const;
}
