'use client';

import { createContext, use, type ReactNode } from 'react';
import type { Shell } from '#components/frame/shell/shell-data.ts';
import { shellMarkup } from '#components/frame/shell/shell-markup.ts';
import { frameIds, frameTexts } from '#components/frame/texts.ts';
import { IconAt } from '#components/ui/icon.tsx';

/** Empty if the service is unreachable and no categories are known. */
const ShellName = createContext('');

interface KnownCategoriesProps {
  /** Name of the shell data kept by the server (shell-store.ts). */
  shell: string;
  children: ReactNode;
}

/** Gives all pages below access to the shop's categories, which the menu already contains. */
export function KnownCategories({ shell, children }: KnownCategoriesProps) {
  return <ShellName value={shell}>{children}</ShellName>;
}

const titleId = 'popular-categories';

/** Suggests categories on pages without content. Renders nothing in a shop without categories. */
export function PopularCategories() {
  const shell = use(ShellName);
  // Called only here, behind the check, so that the server-rendering code is not bundled for the
  // browser.
  const html =
    typeof window === 'undefined' ? shell && shellMarkup(Entries, shell) : entriesOfMenu();
  if (html === '') return null;
  return (
    <nav className="popular" aria-labelledby={titleId}>
      <h2 id={titleId}>{frameTexts.popularCategories}</h2>
      <ul suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </nav>
  );
}

function Entries({ shell }: { shell: Shell }) {
  return shell.header.categories
    .filter(({ url }) => url !== '')
    .map(({ label, url, icon }) => (
      <li key={url}>
        <a className="chip" href={url}>
          <IconAt href={icon} />
          {label}
        </a>
      </li>
    ));
}

/** The same entries, taken from the category menu, which every page contains. */
function entriesOfMenu(): string {
  const menu = document.getElementById(frameIds.allCategories);
  const panes = menu?.querySelectorAll('.mega-pane');
  return Array.from(menu?.querySelectorAll('.cat-name') ?? [], (name, index) => {
    const link = panes?.[index]?.querySelector('a.more')?.cloneNode();
    if (!(link instanceof HTMLAnchorElement)) return '';
    link.className = 'chip';
    link.innerHTML = name.innerHTML;
    return `<li>${link.outerHTML}</li>`;
  }).join('');
}
