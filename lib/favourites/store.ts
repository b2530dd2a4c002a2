import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

export interface FavouriteState {
  /** What the service has told, or null while it has not. */
  readonly codes: ReadonlySet<number> | null;
  /** What was pressed here since then: it counts before the service has said so. */
  readonly pressed: ReadonlyMap<number, boolean>;
}

const unknown: FavouriteState = { codes: null, pressed: new Map() };

/** Whether a product is one of the favourites; undefined while nobody knows. */
export const isFavourite = (
  { codes, pressed }: FavouriteState,
  websiteCode: number,
): boolean | undefined => pressed.get(websiteCode) ?? codes?.has(websiteCode);

/** How many there are, or null while nobody knows. */
export function countFavourites({ codes, pressed }: FavouriteState): number | null {
  if (codes === null) return null;
  let count = codes.size;
  for (const [websiteCode, is] of pressed) count += Number(is) - Number(codes.has(websiteCode));
  return count;
}

export interface FavouriteParts {
  /** Codes of all favourites, or null when nobody is logged in. */
  read(): Promise<readonly number[] | null>;
  /** Throws when it was not done. */
  change(websiteCode: number, is: boolean): Promise<void>;
  /** Tells the other tabs that something may have changed. */
  tell(): void;
}

export interface FavouriteStore extends StoreApi<FavouriteState> {
  /** Reads what there is, unless that is under way. */
  read(): Promise<void>;
  /** Reads what there is now: whatever is on its way is out of date. */
  refresh(): Promise<void>;
  /** Another tab has changed something. */
  heard(): void;
  /**
   * Makes a product a favourite, or not, and shows that at once.
   * @returns what it is now; null when an earlier press is under way, which sees to it
   * @throws what `change` throws; what was there before is shown again
   */
  set(websiteCode: number, is: boolean): Promise<boolean | null>;
  /** Nobody, or somebody else, is here now. */
  forget(): void;
}

/**
 * The favourites as a tab shows them. A press counts at once. Presses on one product are carried out one
 * after the other, and only the last of those that wait: quick ones end where they were meant to. Other
 * tabs tell that something changed, not what, and then all is read anew: so tabs that change the same
 * product at the same time end with what the service has, in whatever order they hear of each other.
 */
export function createFavourites(parts: FavouriteParts): FavouriteStore {
  const store = createStore<FavouriteState>(() => unknown);
  /** What the service has confirmed since all was read. */
  let confirmed = new Map<number, boolean>();
  /** What is wanted of the products that are under way. */
  let wanted = new Map<number, boolean>();
  /** Raised by what makes an answer that is on its way out of date. */
  let age = 0;
  /** How often other tabs have told of changes. */
  let news = 0;
  /** Whose favourites these are, by number. */
  let owner = 0;
  let reading: Promise<void> | null = null;

  function show(codes = store.getState().codes): void {
    store.setState({ codes, pressed: new Map([...confirmed, ...wanted]) });
  }

  async function readAll(): Promise<void> {
    let codes: readonly number[] | null;
    let begun: number;
    do {
      begun = age;
      // Again, when something changed meanwhile.
      // oxlint-disable-next-line no-await-in-loop
      codes = await parts.read();
    } while (begun !== age);
    // Before it is shown: whoever is told may want it anew.
    reading = null;
    confirmed = new Map();
    show(codes === null ? null : new Set(codes));
  }

  function read(): Promise<void> {
    reading ??= readAll().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  }

  function refresh(): Promise<void> {
    age += 1;
    return read();
  }

  /** Without a word when it fails: the next change or page brings it. */
  const refreshQuietly = () => void refresh().catch(() => undefined);

  function heard(): void {
    news += 1;
    refreshQuietly();
  }

  /** Carries out what is wanted of a product until that is what it is. */
  async function carryOut(websiteCode: number, of: number): Promise<boolean | null> {
    const begun = news;
    let is = wanted.get(websiteCode);
    while (is !== undefined) {
      // oxlint-disable-next-line no-await-in-loop
      await parts.change(websiteCode, is);
      if (of !== owner) return null;
      confirmed.set(websiteCode, is);
      age += 1;
      if (wanted.get(websiteCode) === is) break;
      is = wanted.get(websiteCode);
    }
    // Which of the two came last only the service knows.
    if (begun !== news) refreshQuietly();
    return is ?? null;
  }

  async function set(websiteCode: number, is: boolean): Promise<boolean | null> {
    const underWay = wanted.has(websiteCode);
    wanted.set(websiteCode, is);
    show();
    if (underWay) return null;
    const of = owner;
    try {
      return await carryOut(websiteCode, of);
    } finally {
      if (of === owner) {
        wanted.delete(websiteCode);
        show();
      }
      parts.tell();
    }
  }

  function forget(): void {
    owner += 1;
    age += 1;
    confirmed = new Map();
    wanted = new Map();
    store.setState(unknown, true);
  }

  return Object.assign(store, { read, refresh, heard, set, forget });
}
