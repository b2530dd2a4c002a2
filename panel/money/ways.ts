import { moneyTexts as words } from '#panel/money/texts.ts';
import type { Option } from '#panel/ui/choices.tsx';

export interface Way {
  readonly name: 'Settle-Stray' | 'Settle-Payment';
  readonly outcomes: readonly [Option, ...Option[]];
  /** Field of the call that is written, and for which outcome. */
  readonly written: 'settlement' | 'reference';
  readonly writtenFor: string;
  readonly label: string;
  readonly hint?: string;
}

/** What becomes of money that pays no order, and of a payment nobody answers for. */
export const ways = {
  stray: {
    name: 'Settle-Stray',
    outcomes: [
      { value: 'settled', label: words.settled },
      { value: 'again', label: words.askAgain },
    ],
    written: 'settlement',
    writtenFor: 'settled',
    label: words.settlement,
    hint: words.settlementHint,
  },
  unanswered: {
    name: 'Settle-Payment',
    outcomes: [
      { value: 'paid', label: words.paid },
      { value: 'unpaid', label: words.unpaid },
    ],
    written: 'reference',
    writtenFor: 'paid',
    label: words.bankReference,
  },
} as const satisfies Record<string, Way>;
