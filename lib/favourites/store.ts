import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

export interface FavouriteState {
  /** As read from the service, or null while unknown. */
  readonly codes: ReadonlySet<number> | null;
  /** Changes made here since then; they count before the service confirms them. */
  readonly pressed: ReadonlyMap<number, boolean>;
}

const unknown: FavouriteState = { codes: null, pressed: new Map() };

/** Whether a product is a favourite; undefined while unknown. */
export const isFavourite = (
  { codes, pressed }: FavouriteState,
  websiteCode: number,
): boolean | undefined => pressed.get(websiteCode) ?? codes?.has(websiteCode);

/** Number of favourites, or null while unknown. */
export function countFavourites({ codes, pressed }: FavouriteState): number | null {
  if (codes === null) return null;
  let count = codes.size;
  for (const [websiteCode, is] of pressed) count += Number(is) - Number(codes.has(websiteCode));
  return count;
}

export interface FavouriteParts {
  /** Codes of all favourites, or null if no one is logged in. */
  read(): Promise<readonly number[] | null>;
  /** Throws if the change was not made. */
  change(websiteCode: number, is: boolean): Promise<void>;
  /** Notifies the other tabs that something may have changed. */
  notifyTabs(): void;
}

export interface FavouriteStore extends StoreApi<FavouriteState> {
  /** Reads all favourites, unless a reading is in progress. */
  read(): Promise<void>;
  /** Reads all favourites now: an answer in progress is outdated. */
  refresh(): Promise<void>;
  /** Handles a notice from another tab. */
  onNotice(): void;
  /**
   * Adds or removes a favourite, and shows the change at once.
   * @returns the new state; null if an earlier press is in progress, which takes care of it
   * @throws what `change` throws, after restoring the previous state
   */
  set(websiteCode: number, is: boolean): Promise<boolean | null>;
  /** Clears everything: no one, or another member, is logged in now. */
  forget(): void;
}

/**
 * The favourites as shown in a tab. A press counts at once. Changes of one product are sent one at
 * a time, and only the latest of those waiting, so that quick presses end in the intended state.
 * Notices from other tabs only say that something changed, and everything is read again: so tabs
 * that change the same product concurrently all end in the service's state, whatever the order of
 * notices.
 */
export function createFavourites(parts: FavouriteParts): FavouriteStore {
  const store = createStore<FavouriteState>(() => unknown);
  /** Changes confirmed by the service since everything was read. */
  let confirmed = new Map<number, boolean>();
  /** Desired state of products with a change in progress. */
  let wanted = new Map<number, boolean>();
  /** Incremented whenever an answer in progress becomes outdated. */
  let age = 0;
  /** Number of notices from other tabs. */
  let news = 0;
  /** Incremented with each change of member. */
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
    // Before showing: a subscriber may want to read again.
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

  /** Failures are ignored: the next change or page reads again. */
  const refreshQuietly = () => void refresh().catch(() => undefined);

  function onNotice(): void {
    news += 1;
    refreshQuietly();
  }

  /** Sends changes of a product until the confirmed state is the desired one. */
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
    // Another tab changed favourites too; only the service knows which change came last.
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
      parts.notifyTabs();
    }
  }

  function forget(): void {
    owner += 1;
    age += 1;
    confirmed = new Map();
    wanted = new Map();
    store.setState(unknown, true);
  }

  return Object.assign(store, { read, refresh, onNotice, set, forget });
}
