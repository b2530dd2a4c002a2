import { footerData, headerData, type Shell } from '#components/frame/shell/shell-data.ts';
import type { MasterData } from '#lib/contract/home.ts';

/** Shells in use at once: the present one, and what pages begun before a change still ask for. */
const limit = 8;

interface Store {
  /** By the name pages carry. */
  shells: Map<string, Shell>;
  names: Map<string, string>;
  count: number;
}

/** Next runs two copies of this module: one among server components, one where the HTML is made. */
const store = ((globalThis as { kahrobaShells?: Store }).kahrobaShells ??= {
  shells: new Map(),
  names: new Map(),
  count: 0,
});

/**
 * Keeps what header and footer show for the render of the HTML, and returns the name it is found by
 * there. As a property it would be in every page a second time, as React's data (ADR 21).
 */
export function keepShell(master: MasterData): string {
  const shell = { header: headerData(master), footer: footerData(master) };
  const text = JSON.stringify(shell);
  const known = store.names.get(text);
  if (known !== undefined) {
    // To the end of those that are forgotten: it is in use.
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

/** @throws Error when nothing of that name is kept in this process: a page without menus is none. */
export function keptShell(name: string): Shell {
  const shell = store.shells.get(name);
  if (shell === undefined) throw new Error(`the shell "${name}" is not kept in this process`);
  return shell;
}
