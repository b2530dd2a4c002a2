import type { Cell, CellOutcome } from '#lib/contract/goods-grid.ts';
import { type CellValue, cellKey, type GridField } from '#panel/prices/fields.ts';

/** A change of a cell that is not saved yet. */
export interface Edit {
  variantId: number;
  field: GridField;
  /** What was in the cell when it was changed. */
  before: CellValue;
  value: CellValue;
  websiteCode: number;
  /** The product and its variant, for places where the row is not in view. */
  name: string;
  /** Why the service refused it. */
  fault?: string;
}

/** By `cellKey`. */
export type Edits = ReadonlyMap<string, Edit>;

/** Changes with those before them, for Ctrl+Z. */
export interface Work {
  edits: Edits;
  past: readonly Edits[];
  future: readonly Edits[];
}

export const noWork: Work = { edits: new Map(), past: [], future: [] };

/** Steps that can be taken back. */
const mostSteps = 100;

/** Adds changes. A cell that gets its first value again is no change any more. */
export function withEdits(edits: Edits, added: readonly Edit[]): Edits {
  const next = new Map(edits);
  for (const edit of added) {
    const key = cellKey(edit.variantId, edit.field);
    const { before } = next.get(key) ?? edit;
    if (edit.value === before) next.delete(key);
    else next.set(key, { ...edit, before });
  }
  return next;
}

/** Changes the work by one step. */
export function stepped(work: Work, edits: Edits): Work {
  return { edits, past: [...work.past, work.edits].slice(-mostSteps), future: [] };
}

export function undone({ edits, past, future }: Work): Work {
  const before = past.at(-1);
  if (before === undefined) return { edits, past, future };
  return { edits: before, past: past.slice(0, -1), future: [edits, ...future] };
}

export function redone({ edits, past, future }: Work): Work {
  const [next, ...rest] = future;
  if (next === undefined) return { edits, past, future };
  return { edits: next, past: [...past, edits], future: rest };
}

/** Products that have changes. */
export const productCount = (edits: Edits): number =>
  new Set(Array.from(edits.values(), ({ websiteCode }) => websiteCode)).size;

export type SentCell = Pick<Cell, 'variantId'> & {
  field: GridField;
  value: CellValue;
  before: CellValue;
};

/** The bodies of the calls that save changes: at most so many variants each. */
export function partsOf(edits: readonly Edit[], mostVariants: number): SentCell[][] {
  const byVariant = Map.groupBy(edits, ({ variantId }) => variantId);
  const variants = [...byVariant.values()];
  const parts: SentCell[][] = [];
  for (let at = 0; at < variants.length; at += mostVariants) {
    parts.push(
      variants
        .slice(at, at + mostVariants)
        .flat()
        .map(({ variantId, field, value, before }) => ({ variantId, field, value, before })),
    );
  }
  return parts;
}

/** A change that somebody else made meanwhile, too. */
export interface Clash {
  edit: Edit;
  now: CellValue;
}

export interface Settled {
  /** What is not saved: refused changes with their reason, and those that clash. */
  edits: Edits;
  clashes: Clash[];
  /** Values of now: saved ones, and those that were so already. */
  saved: Edit[];
  /** Changes of variants that are gone: they are dropped. */
  gone: number;
}

const numberOrNull = (value: CellOutcome['now']): CellValue =>
  typeof value === 'number' ? value : null;

/** A change that was sent, and what is in its cell now. */
interface Answered {
  edit: Edit;
  /** Undefined when it was given up while the service worked. */
  current: Edit | undefined;
  outcome: CellOutcome;
}

/** What stays changed in a cell after its outcome; undefined: nothing. */
function remainder({ edit, current, outcome }: Answered): Edit | undefined {
  if (current === undefined || outcome.outcome === 'gone') return undefined;
  const isSame = current.value === edit.value;
  switch (outcome.outcome) {
    case 'saved':
    case 'same':
      return isSame ? undefined : { ...current, before: edit.value };
    case 'conflict':
      return current;
    case 'refused':
      return isSame && outcome.message !== undefined
        ? { ...current, fault: outcome.message }
        : current;
  }
}

/** What remains after the service has answered. Cells that were changed once more while it worked stay changed. */
export function settled(
  edits: Edits,
  sent: readonly Edit[],
  outcomes: readonly CellOutcome[],
): Settled {
  const next = new Map(edits);
  const found: Omit<Settled, 'edits'> = { clashes: [], saved: [], gone: 0 };
  const byKey = new Map(sent.map((edit) => [cellKey(edit.variantId, edit.field), edit]));
  for (const outcome of outcomes) {
    const key = `${outcome.variantId} ${outcome.field}`;
    const edit = byKey.get(key);
    if (edit === undefined) continue;
    const rest = remainder({ edit, current: edits.get(key), outcome });
    if (rest) next.set(key, rest);
    else next.delete(key);
    if (outcome.outcome === 'gone') found.gone += 1;
    else if (outcome.outcome === 'conflict') {
      found.clashes.push({ edit, now: numberOrNull(outcome.now) });
    } else if (outcome.outcome !== 'refused') found.saved.push(edit);
  }
  return { edits: next, ...found };
}

/** What clashes were decided to be: one's own value stays a change, of the value of now; else there is none. */
export function decided(
  edits: Edits,
  clashes: readonly Clash[],
  isMine: (key: string) => boolean,
): Edits {
  const next = new Map(edits);
  for (const { edit, now } of clashes) {
    const key = cellKey(edit.variantId, edit.field);
    const current = edits.get(key) ?? edit;
    if (isMine(key) && current.value !== now) next.set(key, { ...current, before: now });
    else next.delete(key);
  }
  return next;
}
