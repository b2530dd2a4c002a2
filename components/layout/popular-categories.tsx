'use client';

import { createContext, use, type ReactNode } from 'react';
import { pageTexts } from '#components/layout/page-texts.ts';
import type { KnownCategory } from '#components/layout/shell-data.ts';
import { Icon } from '#components/ui/icon.tsx';

const Categories = createContext<readonly KnownCategory[]>([]);

interface KnownCategoriesProps {
  categories: readonly KnownCategory[];
  children: ReactNode;
}

/** Lets every page below name the shop's categories without carrying them again. */
export function KnownCategories({ categories, children }: KnownCategoriesProps) {
  return <Categories value={categories}>{children}</Categories>;
}

const titleId = 'popular-categories';

/** Ways on for a page that has nothing to show. Nothing in a shop without categories. */
export function PopularCategories() {
  const categories = use(Categories);
  if (categories.length === 0) return null;
  return (
    <nav className="popular" aria-labelledby={titleId}>
      <h2 id={titleId}>{pageTexts.popular}</h2>
      <ul>
        {categories.map(({ label, url, icon }) => (
          <li key={url}>
            <a className="chip" href={url}>
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
