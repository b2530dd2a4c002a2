import { type Shelf, shelfOf } from '#lib/shelf.ts';

/** A product whose favourite button was pressed. */
export interface FavouriteProduct {
  readonly websiteCode: number;
  readonly name: string;
}

interface Kept extends FavouriteProduct {
  /** Path and query of the page it was pressed on, to which the login returns. */
  readonly from: string;
  /** When, in ms. */
  readonly at: number;
  /** Whether the login it waited for has happened. */
  readonly granted: boolean;
}

const key = 'favouriteWish';
/** How long it waits for the login, in ms: a later login may be another person's. */
const patience = 15 * 60_000;

function parse(stored: string | null): Kept | null {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    return Array.isArray(parsed) ? fromList(parsed) : null;
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
 * The favourite a visitor requested before being asked to log in. It waits in this tab for the
 * login opened by the prompt, and for no other; it can be taken once.
 */
export function createPendingFavourite(shelf: () => Shelf, now: () => number) {
  function read(): Kept | null {
    const kept = parse(shelf().getItem(key));
    const age = kept === null ? 0 : now() - kept.at;
    return age >= 0 && age <= patience ? kept : null;
  }

  function write(kept: Kept): void {
    try {
      shelf().setItem(key, JSON.stringify(toList(kept)));
    } catch {
      // Storage is full: the visitor has to press again.
    }
  }

  const drop = () => shelf().removeItem(key);

  return {
    /** @param from path and query of the page to which the login returns */
    keep({ websiteCode, name }: FavouriteProduct, from: string): void {
      write({ websiteCode, name, from, at: now(), granted: false });
    },
    /** Call after a login that leads to `to`; drops a favourite requested on another page. */
    grant(to: string | null): void {
      const kept = read();
      if (kept !== null && kept.from === to) write({ ...kept, granted: true });
      else drop();
    },
    isGranted: (): boolean => read()?.granted === true,
    /** Takes the favourite whose login has happened. */
    take(): FavouriteProduct | null {
      const kept = read();
      if (!kept?.granted) return null;
      drop();
      return { websiteCode: kept.websiteCode, name: kept.name };
    },
    drop,
  };
}

export const pendingFavourite = createPendingFavourite(
  () => shelfOf(() => sessionStorage),
  Date.now,
);
