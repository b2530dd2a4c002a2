import type { Suggestion } from '#lib/contract/home.ts';

/** What the suggestion box shows. */
export type BoxState =
  | { readonly kind: 'closed' }
  /** The field is empty: what was searched for before. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly found: readonly Suggestion[] };

/** Texts up to this length get no suggestions; ms after the last key. */
const tooShort = 2;
const delay = 500;

interface Parts {
  ask: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  onChange: (state: BoxState) => void;
  /** Address of the current page. */
  address: () => string;
}

export const closed: BoxState = { kind: 'closed' };

export const isLongEnough = (text: string): boolean => Array.from(text.trim()).length > tooShort;

/**
 * Requests suggestions a while after the last key. Answers to older texts, or that arrive on
 * another page, are dropped.
 */
export function createAsker({ ask, onChange, address }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = new AbortController();

  const stop = () => {
    clearTimeout(timer);
    current.abort();
  };
  const send = async (text: string, at: string) => {
    current = new AbortController();
    const { signal } = current;
    const state = await ask(text, signal).then(
      (found): BoxState => ({ kind: 'found', found }),
      (): BoxState => ({ kind: 'failed' }),
    );
    if (!signal.aborted) onChange(address() === at ? state : closed);
  };

  return {
    /** `wait` in ms. */
    type(typed: string, wait = delay): void {
      stop();
      if (!isLongEnough(typed)) {
        onChange(typed === '' ? { kind: 'empty' } : closed);
        return;
      }
      const at = address();
      onChange({ kind: 'waiting' });
      timer = setTimeout(
        () => void (address() === at ? send(typed.trim(), at) : onChange(closed)),
        wait,
      );
    },
    close(): void {
      stop();
      onChange(closed);
    },
  };
}
export type Asker = ReturnType<typeof createAsker>;
