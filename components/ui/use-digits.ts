'use client';

import { useEffect, type CompositionEvent, type FormEvent, type RefObject } from 'react';
import { digitsOnly } from '#lib/text/numeric-input.ts';

/** Removes disallowed characters: pure and idempotent. */
type Rule = (text: string) => string;

/** Applies the rule to the field, keeping the caret behind the same digit. */
function keepDigits(input: HTMLInputElement, rule: Rule): void {
  const { value, selectionStart } = input;
  const kept = rule(value);
  if (kept === value) return;
  const before = selectionStart ?? value.length;
  const caret = before === value.length ? kept.length : rule(value.slice(0, before)).length;
  input.value = kept;
  // Setting the selection of a field without focus would focus it in Safari.
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}

/**
 * Makes a field numeric, however the text is entered: typed, pasted, dropped, autofilled, or by an
 * input method, whose composition is not touched until it ends.
 * @param rule e.g. `mobileInput`; by default digits of any number
 * @param changed called with the field's value after each change
 * @returns props of the field
 */
export function useDigits(
  field: RefObject<HTMLInputElement | null>,
  rule: Rule = digitsOnly,
  changed?: (digits: string) => void,
) {
  // Apply the rule to text typed before hydration.
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
