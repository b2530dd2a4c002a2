import { type Choice, noChoice } from '#lib/checkout/choice.ts';
import { entries } from '#lib/session/entries.ts';
import type { Shelf } from '#lib/shelf.ts';

/** The company of an official invoice, as typed; kept when it is no longer wanted. */
export interface EnteredBuyer {
  readonly isWanted: boolean;
  readonly name: string;
  readonly nationalId: string;
  readonly economicCode: string;
}

export const noBuyer: EnteredBuyer = {
  isWanted: false,
  name: '',
  nationalId: '',
  economicCode: '',
};

/** What was entered at the checkout; survives leaving the page and coming back in this tab. */
export interface Entered {
  readonly choice: Choice;
  readonly note: string;
  readonly buyer: EnteredBuyer;
}

const { checkout: key, start: startKey } = entries;
/** As the service takes it. */
const longestCoupon = 200;

const isId = (value: unknown): value is number => Number.isSafeInteger(value);
const idOf = (value: unknown): number | null => (isId(value) ? value : null);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const buyerOf = ([isWanted, name, nationalId, economicCode]: readonly unknown[]): EnteredBuyer => ({
  isWanted: isWanted === true,
  name: textOf(name),
  nationalId: textOf(nationalId),
  economicCode: textOf(economicCode),
});

function listOf(stored: string | null): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** The account a token was issued for (its `sub`); '' without one. It proves nothing. */
export function ownerOf(token: string): string {
  try {
    const [, body = ''] = token.split('.');
    const payload: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    const sub = typeof payload === 'object' && payload !== null && 'sub' in payload && payload.sub;
    return typeof sub === 'string' || typeof sub === 'number' ? String(sub) : '';
  } catch {
    return '';
  }
}

/**
 * What was entered, kept in this tab for one member: another member in the same tab starts empty.
 * @param owner the member, by `ownerOf`
 * @param newKey makes a UUID v4
 */
export function createKept(shelf: Shelf, owner: string, newKey: () => string) {
  function write(at: string, values: readonly unknown[]): void {
    try {
      shelf.setItem(at, JSON.stringify([owner, ...values]));
    } catch {
      // Storage is full: what was entered lasts as long as the page.
    }
  }

  function read(at: string): readonly unknown[] {
    const [of, ...values] = listOf(shelf.getItem(at));
    return of === owner ? values : [];
  }

  return {
    read(): Entered {
      const [address, delivery, slot, payment, coupon, note, ...buyer] = read(key);
      return {
        choice: {
          ...noChoice,
          address: idOf(address),
          delivery: idOf(delivery),
          slot: idOf(slot),
          payment: textOf(payment) || null,
          coupon: textOf(coupon).slice(0, longestCoupon),
        },
        note: textOf(note),
        buyer: buyerOf(buyer),
      };
    },
    keep({ choice, note, buyer }: Entered): void {
      const { address, delivery, slot, payment, coupon } = choice;
      const { isWanted, name, nationalId, economicCode } = buyer;
      const company = [isWanted, name, nationalId, economicCode];
      write(key, [address, delivery, slot, payment, coupon, note, ...company]);
    },
    /**
     * The StartKey for a body: the same until the answer is known, even after a reload, so that the
     * same order is never made twice.
     */
    startKeyFor(body: string): string {
      const [known, of] = read(startKey);
      if (of === body && typeof known === 'string') return known;
      const made = newKey();
      write(startKey, [made, body]);
      return made;
    },
    /** Call once the answer is known. */
    dropStartKey: () => shelf.removeItem(startKey),
  };
}
export type Kept = ReturnType<typeof createKept>;
