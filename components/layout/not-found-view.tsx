'use client';

import { pageTexts } from '#components/layout/page-texts.ts';
import { PopularCategories } from '#components/layout/popular-categories.tsx';
import { SearchForm } from '#components/layout/search-form.tsx';
import { LogoMark } from '#components/ui/icon.tsx';

/** Next sends it along with every page: as a reference, for it is a client component. */
export function NotFoundView() {
  return (
    <div className="wrap empty">
      <p className="n404" aria-hidden="true">
        ۴<LogoMark />۴
      </p>
      <h1>{pageTexts.notFoundTitle}</h1>
      <p>{pageTexts.notFoundText}</p>
      <SearchForm id="missing-search" className="mt-2 w-full max-w-sm" />
      <a className="btn btn-primary mt-3" href="/">
        {pageTexts.home}
      </a>
      <PopularCategories />
    </div>
  );
}
