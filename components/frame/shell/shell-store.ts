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
const store = processWide('shells', isStore, () => ({
  shells: new Map(),
  names: new Map(),
  count: 0,
}));

/**
 * Stores the data of header and footer for rendering the HTML, and returns the name to find it by.
 * As a prop it would be in every page's RSC payload as well (ADR 21).
 */
export function keepShell(master: MasterData): string {
  const shell = { header: headerData(master), footer: footerData(master) };
  const text = JSON.stringify(shell);
  const known = store.names.get(text);
  if (known !== undefined) {
    // Move it to the end: the first name is evicted first.
    store.names.delete(text);
    store.names.set(text, known);
    return known;
  }
  const name = String((store.count += 1));
  store.names.set(text, name);
  store.shells.set(name, shell);
  if (store.names.size > limit) forgetOldest();
  return name;
}

function forgetOldest(): void {
  const [oldest] = store.names;
  if (oldest === undefined) return;
  store.names.delete(oldest[0]);
  store.shells.delete(oldest[1]);
}

/**
 * @throws Error if this process keeps no shell of that name: a page must not be served without
 * menus
 */
export function keptShell(name: string): Shell {
  const shell = store.shells.get(name);
  if (shell === undefined) throw new Error(`the shell "${name}" is not kept in this process`);
  return shell;
}
