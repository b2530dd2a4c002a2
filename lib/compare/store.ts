import { createStore, type StoreApi } from 'zustand/vanilla';
import { compareKey } from '#lib/compare/key.ts';
import { mostCompared } from '#lib/contract/limits.ts';

/** What is stored of a collected product. */
export interface Compared {
  readonly websiteCode: number;
  readonly name: string;
  /** Path below the image base. */
  readonly image: string;
}

/** The category whose products can be compared with each other. */
export interface CompareGroup {
  readonly id: number;
  readonly title: string;
}

export interface CompareState {
  /** Null while nothing is collected. */
  readonly group: CompareGroup | null;
  readonly items: readonly Compared[];
}

const longestText = 500;
const nothing: CompareState = { group: null, items: [] };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestText;
const isCode = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function readItem(value: unknown): Compared | null {
  if (!isObject(value) || !('code' in value && 'name' in value && 'image' in value)) return null;
  const { code, name, image } = value;
  if (!isCode(code) || !isText(name) || !isText(image)) return null;
  return { websiteCode: code, name, image };
}

/** The text that is stored; `readItem` reads its items. */
function formatCompared({ group, items }: CompareState): string {
  const kept = items.map(({ websiteCode, ...others }) => ({ code: websiteCode, ...others }));
  return JSON.stringify({ group, items: kept });
}

function readGroup(value: unknown): CompareGroup | null {
  if (!isObject(value) || !('id' in value && 'title' in value)) return null;
  const { id, title } = value;
  return isCode(id) && isText(title) ? { id, title } : null;
}

/** At most four, each once; no group without products. */
function tidy(group: CompareGroup | null, items: readonly Compared[]): CompareState {
  const once = new Map(items.map((item) => [item.websiteCode, item]));
  const kept = [...once.values()].slice(0, mostCompared);
  return group === null || kept.length === 0 ? nothing : { group, items: kept };
}

/** Parses a stored text; empty if it is not ours. */
export function parseCompared(stored: string | null): CompareState {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    if (!isObject(parsed) || !('group' in parsed && 'items' in parsed)) return nothing;
    const items = Array.isArray(parsed.items) ? parsed.items : [];
    const known = items.slice(0, 2 * mostCompared).map(readItem);
    return tidy(
      readGroup(parsed.group),
      known.filter((item) => item !== null),
    );
  } catch {
    return nothing;
  }
}

export interface CompareStore extends StoreApi<CompareState> {
  has(websiteCode: number): boolean;
  /** Adds a product to those of its group; products of another group are removed. */
  add(group: CompareGroup, item: Compared): void;
  replace(group: CompareGroup, items: readonly Compared[]): void;
  remove(websiteCode: number): void;
  /** Reads the stored products again. */
  follow(): void;
  clear(): void;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The products collected for comparison, stored in the browser.
 * @param place storage; throws when the browser forbids it, and then the page keeps them in memory
 */
export function createCompareStore(place: () => Place): CompareStore {
  const read = () => {
    try {
      return parseCompared(place().getItem(compareKey));
    } catch {
      return nothing;
    }
  };
  const store = createStore<CompareState>(read);
  const keep = (next: CompareState) => {
    store.setState(next);
    try {
      if (next.items.length === 0) place().removeItem(compareKey);
      else place().setItem(compareKey, formatCompared(next));
    } catch {
      // Storage is full or blocked.
    }
  };
  return Object.assign(store, {
    has: (websiteCode: number) =>
      store.getState().items.some((item) => item.websiteCode === websiteCode),
    add: (group: CompareGroup, item: Compared) => {
      const { group: own, items } = store.getState();
      keep(tidy(group, own?.id === group.id ? [...items, item] : [item]));
    },
    replace: (group: CompareGroup, items: readonly Compared[]) => keep(tidy(group, items)),
    remove: (websiteCode: number) => {
      const { group, items } = store.getState();
      keep(
        tidy(
          group,
          items.filter((item) => item.websiteCode !== websiteCode),
        ),
      );
    },
    follow: () => store.setState(read()),
    clear: () => keep(nothing),
  });
}

/** The browser's collection. */
export const compareStore = createCompareStore(() => localStorage);

/** Other tabs change it too, and so do pages before this one in the back/forward cache. */
if ('addEventListener' in globalThis) {
  addEventListener('storage', ({ key }) => {
    // A null key: the storage was cleared.
    if (key === compareKey || key === null) compareStore.follow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) compareStore.follow();
  });
}
