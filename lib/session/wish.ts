import { type Shelf, shelfOf } from '#lib/shelf.ts';

/** A product a heart was pressed for. */
export interface Wish {
  readonly websiteCode: number;
  readonly name: string;
}

interface Kept extends Wish {
  /** Path and query of the page it was pressed on, where the login leads back to. */
  readonly from: string;
  /** When, in ms. */
  readonly at: number;
  /** Whether the login it waited for has happened. */
  readonly granted: boolean;
}

const key = 'favouriteWish';
/** How long a wish waits for its login, in ms: whoever logs in later may be somebody else. */
const patience = 15 * 60_000;

function parse(stored: string | null): Kept | null {
  try {
    const said: unknown = JSON.parse(stored ?? 'null');
    return Array.isArray(said) ? fromList(said) : null;
  } catch {
    return null;
  }
}

function fromList([websiteCode, name, from, at, granted]: readonly unknown[]): Kept | null {
  if (typeof websiteCode !== 'number' || typeof at !== 'number') return null;
  if (typeof name !== 'string' || typeof from !== 'string') return null;
  return { websiteCode, name, from, at, granted: granted === true };
}

const toList = ({ websiteCode, name, from, at, granted }: Kept) => [
  websiteCode,
  name,
  from,
  at,
  granted,
];

/**
 * What a visitor wanted to keep who was asked to log in for it. It waits in this tab for the login that the
 * prompt leads to, and for no other; it is taken once.
 */
export function createWishes(shelf: () => Shelf, now: () => number) {
  function read(): Kept | null {
    const kept = parse(shelf().getItem(key));
    const age = kept === null ? 0 : now() - kept.at;
    return age >= 0 && age <= patience ? kept : null;
  }

  function write(kept: Kept): void {
    try {
      shelf().setItem(key, JSON.stringify(toList(kept)));
    } catch {
      // Full: it is wished for once more, then.
    }
  }

  const drop = () => shelf().removeItem(key);

  return {
    /** @param from path and query of the page the login leads back to */
    keep({ websiteCode, name }: Wish, from: string): void {
      write({ websiteCode, name, from, at: now(), granted: false });
    },
    /** Somebody has logged in and goes to `to`: what was wished for on the way to another page is dropped. */
    grant(to: string | null): void {
      const kept = read();
      if (kept !== null && kept.from === to) write({ ...kept, granted: true });
      else drop();
    },
    isGranted: (): boolean => read()?.granted === true,
    /** The wish whose login has happened. It is gone then. */
    take(): Wish | null {
      const kept = read();
      if (!kept?.granted) return null;
      drop();
      return { websiteCode: kept.websiteCode, name: kept.name };
    },
    drop,
  };
}

export const wishes = createWishes(() => shelfOf(() => sessionStorage), Date.now);
