import type { Suggestion } from '#lib/contract/home.ts';

/** What the box of suggestions is to show. */
export type Look =
  | { readonly kind: 'closed' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly found: readonly Suggestion[] };

/** Characters up to which nothing is suggested, and ms after the last key (specification §9). */
const tooShort = 2;
const delay = 500;

interface Parts {
  ask: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  tell: (look: Look) => void;
  /** The page that is shown. */
  address: () => string;
}

export const closed: Look = { kind: 'closed' };

export const isLongEnough = (text: string): boolean => Array.from(text.trim()).length > tooShort;

/**
 * Asks for suggestions some time after the last key. An answer to an older text is dropped, and so is
 * one that comes when another page is shown.
 */
export function createAsker({ ask, tell, address }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = new AbortController();

  const stop = () => {
    clearTimeout(timer);
    current.abort();
  };
  const send = async (text: string, at: string) => {
    current = new AbortController();
    const { signal } = current;
    const look = await ask(text, signal).then(
      (found): Look => ({ kind: 'found', found }),
      (): Look => ({ kind: 'failed' }),
    );
    if (!signal.aborted) tell(address() === at ? look : closed);
  };

  return {
    /** `wait` in ms. */
    type(typed: string, wait = delay): void {
      stop();
      if (!isLongEnough(typed)) {
        tell(closed);
        return;
      }
      const at = address();
      tell({ kind: 'waiting' });
      timer = setTimeout(
        () => void (address() === at ? send(typed.trim(), at) : tell(closed)),
        wait,
      );
    },
    close(): void {
      stop();
      tell(closed);
    },
  };
}
export type Asker = ReturnType<typeof createAsker>;
