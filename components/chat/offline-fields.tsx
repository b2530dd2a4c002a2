import type { ReactNode } from 'react';
import { offlineTexts as texts } from '#components/chat/texts.ts';
import { longestChatName, longestChatText, type OfflineField } from '#lib/contract/chat-names.ts';

/** Fields of the form of a shop that is away, in the box and on the page for those without scripts. */

export const offlineLabels: Readonly<Record<OfflineField, ReactNode>> = {
  name: (
    <>
      {texts.name} <span className="font-normal text-ink-3">{texts.optional}</span>
    </>
  ),
  mobile: texts.mobile,
  message: texts.message,
};

/** Longest mobile number with its separators. */
const longestMobile = 40;

interface OfflineInputProps {
  name: OfflineField;
  /** Attributes of the place it stands in. */
  state: object;
  isRequired?: boolean;
}

/** @param state also what is written, where it is kept elsewhere */
export function OfflineInput({ name, state, isRequired = false }: OfflineInputProps) {
  const required = isRequired && name !== 'name';
  const common = { ...state, name, required };
  if (name === 'message') return <textarea {...common} rows={4} maxLength={longestChatText} />;
  if (name === 'name') {
    return <input {...common} type="text" autoComplete="name" maxLength={longestChatName} />;
  }
  return (
    <input
      {...common}
      type="tel"
      dir="ltr"
      inputMode="tel"
      autoComplete="tel"
      maxLength={longestMobile}
    />
  );
}

/** Honeypot: invisible, hidden from screen readers and keyboard, so only robots fill it in. */
export function Trap({ id }: { id: string }) {
  return (
    <div className="sr-only" aria-hidden>
      <label htmlFor={id}>{texts.empty}</label>
      <input id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
