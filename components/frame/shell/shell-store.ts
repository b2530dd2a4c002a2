import { footerData, headerData, type Shell } from '#components/frame/shell/shell-data.ts';
import type { MasterData } from '#lib/contract/home.ts';
import { processWide } from '#lib/process-wide.ts';

/**
 * Shells in use at once: the current one, and those of pages whose rendering started before a
 * change.
 */
const limit = 8;

interface Store {
  /** By the name the pages carry. */
  shells: Map<string, Shell>;
  names: Map<string, string>;
  count: number;
}

const isStore = (value: unknown): value is Store =>
  typeof value === 'object' && value !== null && 'shells' in value;
/** Next runs two copies of this module: one for server components, one for rendering the HTML. */
const storeOf = (name: string): Store =>
  processWide(name, isStore, () => ({ shells: new Map(), names: new Map(), count: 0 }));
const store = storeOf('shells');
/** Of previews, so that many of them evict no shell of the shop's pages. */
const drafts = storeOf('draft shells');
const draftMark = 'draft-';
/** Whether a shell is that of a preview. */
export const isOfDraft = (name: string): boolean => name.startsWith(draftMark);

/**
 * Stores the data of header and footer for rendering the HTML, and returns the name to find it by.
 * As a prop it would be in every page's RSC payload as well (ADR 21).
 */
export const keepShell = (master: MasterData): string => keep(store, '', master);

/** The same of a preview. */
export const keepDraftShell = (master: MasterData): string => keep(drafts, draftMark, master);

function keep(kept: Store, mark: string, master: MasterData): string {
  const { shells, names } = kept;
  const shell = { header: headerData(master), footer: footerData(master) };
  const text = JSON.stringify(shell);
  const known = names.get(text);
  if (known !== undefined) {
    // Move it to the end: the first name is evicted first.
    names.delete(text);
    names.set(text, known);
    return known;
  }
  const name = mark + String((kept.count += 1));
  names.set(text, name);
  shells.set(name, shell);
  if (names.size > limit) forgetOldest(kept);
  return name;
}

function forgetOldest({ shells, names }: Store): void {
  const [oldest] = names;
  if (oldest === undefined) return;
  names.delete(oldest[0]);
  shells.delete(oldest[1]);
}

/**
 * @throws Error if this process keeps no shell of that name: a page must not be served without
 * menus
 */
export function keptShell(name: string): Shell {
  const shell = (isOfDraft(name) ? drafts : store).shells.get(name);
  if (shell === undefined) throw new Error(`the shell "${name}" is not kept in this process`);
  return shell;
}
