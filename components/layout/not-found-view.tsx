'use client';

import { pageTexts } from '#components/layout/page-texts.ts';
import { SearchForm } from '#components/layout/search-form.tsx';
import { layoutIds, layoutTexts } from '#components/layout/texts.ts';
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
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <a className="btn btn-primary" href="/">
          {pageTexts.home}
        </a>
        <button type="button" className="btn btn-outline" popoverTarget={layoutIds.categories}>
          {layoutTexts.categories}
        </button>
      </div>
    </div>
  );
}
