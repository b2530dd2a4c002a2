'use client';

import { createContext, use, type ReactNode } from 'react';
import type { Shell } from '#components/frame/shell/shell-data.ts';
import { shellMarkup } from '#components/frame/shell/shell-markup.ts';
import { frameIds, frameTexts } from '#components/frame/texts.ts';
import { IconAt } from '#components/ui/icon.tsx';

/** Empty where the service is away and nobody knows of categories. */
const ShellName = createContext('');

interface KnownCategoriesProps {
  /** Name of what the server keeps (shell-store.ts). */
  shell: string;
  children: ReactNode;
}

/** Lets every page below name the shop's categories, which the menu carries already. */
export function KnownCategories({ shell, children }: KnownCategoriesProps) {
  return <ShellName value={shell}>{children}</ShellName>;
}

const titleId = 'popular-categories';

/** Ways on for a page that has nothing to show. Nothing in a shop without categories. */
export function PopularCategories() {
  const shell = use(ShellName);
  // Called right here, so that what writes markup is no script of the browser's.
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

/** The same from the category menu, which every page has. */
function entriesOfMenu(): string {
  const entries = document.querySelectorAll(`#${frameIds.allCategories} > details`);
  return Array.from(entries, (entry) => {
    const link = entry.querySelector('a.more')?.cloneNode();
    if (!(link instanceof HTMLAnchorElement)) return '';
    link.className = 'chip';
    link.innerHTML = entry.querySelector('summary')?.innerHTML ?? '';
    return `<li>${link.outerHTML}</li>`;
  }).join('');
}
