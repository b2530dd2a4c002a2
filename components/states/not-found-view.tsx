'use client';

import { PopularCategories } from '#components/frame/popular-categories.tsx';
import { SearchForm } from '#components/frame/search/search-form.tsx';
import { stateTexts } from '#components/states/texts.ts';
import { LogoMark } from '#components/ui/icon.tsx';

/** Next includes this view in every page; as a client component it is only a reference there. */
export function NotFoundView() {
  return (
    <div className="wrap empty">
      <p className="n404" aria-hidden="true">
        ۴<LogoMark />۴
      </p>
      <h1>{stateTexts.notFoundTitle}</h1>
      <p>{stateTexts.notFoundText}</p>
      <SearchForm id="missing-search" className="mt-2 w-full max-w-sm" />
      <a className="btn btn-primary mt-3" href="/">
        {stateTexts.home}
      </a>
      <PopularCategories />
    </div>
  );
}
