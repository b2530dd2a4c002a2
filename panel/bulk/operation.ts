import type { BulkOperation } from '#lib/contract/goods-bulk.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { availabilities } from '#panel/goods/wanted.ts';

/** What a bulk change is about. */
export const whats = [
  'price',
  'oldPrice',
  'stock',
  'lowStock',
  'sale',
  'category',
  'brand',
  'state',
] as const;
export type What = (typeof whats)[number];

/** What is done to it; which of them is possible depends on what it is. */
export type Act =
  | 'raise'
  | 'lower'
  | 'add'
  | 'take'
  | 'set'
  | 'clear'
  | 'round'
  | 'addTo'
  | 'removeFrom';

export const actsOf: Readonly<Record<What, readonly [Act, ...Act[]]>> = {
  price: ['raise', 'lower', 'add', 'take', 'set', 'round'],
  oldPrice: ['raise', 'lower', 'add', 'take', 'set', 'clear'],
  stock: ['set', 'add', 'take'],
  lowStock: ['set', 'clear'],
  sale: ['set'],
  category: ['set', 'addTo', 'removeFrom'],
  brand: ['set'],
  state: ['set'],
};

const needs: Readonly<Record<What, Permission>> = {
  price: 'prices',
  oldPrice: 'prices',
  stock: 'stock',
  lowStock: 'stock',
  sale: 'stock',
  category: 'catalogue',
  brand: 'catalogue',
  state: 'catalogue',
};

/** What a person may change of many. */
export const whatsOf = (held: readonly Permission[]): What[] =>
  whats.filter((what) => held.includes(needs[what]));

export const isPrice = (what: What): what is 'price' | 'oldPrice' =>
  what === 'price' || what === 'oldPrice';

/** Multiples that prices can be rounded to, in toman. */
export const rounds = [1, 1_000, 10_000] as const;
export type Round = (typeof rounds)[number];

export interface Draft {
  what: What;
  act: Act;
  /** Percent, toman or pieces; null while it is missing. */
  number: number | null;
  round: Round;
  /** The id of a category or brand, an availability or a state. */
  choice: string | null;
}

/** How the size of a change is given. */
export type Input = 'percent' | 'toman' | 'pieces' | 'choice' | 'none';

export function inputOf({ what, act }: Pick<Draft, 'what' | 'act'>): Input {
  if (act === 'clear' || act === 'round') return 'none';
  if (act === 'raise' || act === 'lower') return 'percent';
  if (isPrice(what)) return 'toman';
  return what === 'stock' || what === 'lowStock' ? 'pieces' : 'choice';
}

/** Whether prices are rounded by it. */
export const isRounded = ({ what, act }: Pick<Draft, 'what' | 'act'>): boolean =>
  isPrice(what) && act !== 'set' && act !== 'clear';

type PriceDraft = Draft & { what: 'price' | 'oldPrice' };

/** By percent or toman, up or down. */
function priceStep({ what, act, round }: PriceDraft, number: number): BulkOperation | null {
  if (number === 0 || (act === 'lower' && number > 99)) return null;
  const value = act === 'raise' || act === 'add' ? number : -number;
  return act === 'raise' || act === 'lower'
    ? { kind: 'raisePrice', field: what, percent: value, roundTo: round }
    : { kind: 'addToPrice', field: what, value, roundTo: round };
}

function priceOperation(draft: PriceDraft): BulkOperation | null {
  const { what, act, number, round } = draft;
  if (act === 'round') return round === 1 ? null : { kind: 'roundPrice', roundTo: round };
  if (act === 'clear') return { kind: 'price', field: what, value: null };
  if (number === null || number < 0) return null;
  return act === 'set' ? { kind: 'price', field: what, value: number } : priceStep(draft, number);
}

function stockOperation({ what, act, number }: Draft): BulkOperation | null {
  if (act === 'clear') return { kind: 'lowStock', value: null };
  if (number === null || number < 0) return null;
  if (act === 'set') return { kind: what === 'stock' ? 'stock' : 'lowStock', value: number };
  return number === 0 ? null : { kind: 'addToStock', value: act === 'add' ? number : -number };
}

const idOf = (choice: string | null): number | null =>
  choice !== null && /^[1-9]\d{0,9}$/.test(choice) ? Number(choice) : null;

const categoryKinds = {
  set: 'category',
  addTo: 'addCategory',
  removeFrom: 'removeCategory',
} as const;

function categoryOperation({ act, choice }: Draft): BulkOperation | null {
  const categoryId = idOf(choice);
  if (categoryId === null) return null;
  const kind = act === 'addTo' || act === 'removeFrom' ? categoryKinds[act] : categoryKinds.set;
  return { kind, categoryId };
}

export const newStates = ['published', 'draft', 'withdrawn'] as const;

function choiceOperation(draft: Draft): BulkOperation | null {
  const { what, choice } = draft;
  if (what === 'category') return categoryOperation(draft);
  if (what === 'brand') {
    const brandId = idOf(choice);
    return brandId === null ? null : { kind: 'brand', brandId };
  }
  if (what === 'sale') {
    const name = availabilities.find((each) => each === choice);
    return name ? { kind: 'availability', value: availabilityCodes[name] } : null;
  }
  const value = newStates.find((each) => each === choice);
  return value ? { kind: 'state', value } : null;
}

/** What the call is asked for; null while something is missing. */
export function operationOf(draft: Draft): BulkOperation | null {
  const { what } = draft;
  if (isPrice(what)) return priceOperation({ ...draft, what });
  return what === 'stock' || what === 'lowStock' ? stockOperation(draft) : choiceOperation(draft);
}

/** The draft after its subject or act was changed: what does not fit any more is forgotten. */
export function changedDraft(draft: Draft, change: Partial<Draft>): Draft {
  const next = { ...draft, ...change };
  const acts = actsOf[next.what];
  const act = acts.find((each) => each === next.act) ?? acts[0];
  const isOther = inputOf({ what: next.what, act }) !== inputOf(draft) || next.what !== draft.what;
  const isRoundMissing = act === 'round' && next.round === 1;
  return {
    ...next,
    act,
    round: isRoundMissing ? 1_000 : next.round,
    ...(isOther ? { number: change.number ?? null, choice: change.choice ?? null } : {}),
  };
}

/** The draft that a link asks for: `what=price`. */
export function draftFor(asked: string | undefined, allowed: readonly What[]): Draft | null {
  const what = allowed.find((each) => each === asked) ?? allowed[0];
  return what === undefined
    ? null
    : { what, act: actsOf[what][0], number: null, round: 1, choice: null };
}
