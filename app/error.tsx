'use client';

import { pageTexts } from '#components/layout/page-texts.ts';

/** Inside the layout: header and footer stay. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <div className="wrap empty">
      <h1>{pageTexts.failedTitle}</h1>
      <p>{pageTexts.failedText}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <button type="button" className="btn btn-primary" onClick={retry}>
          {pageTexts.retry}
        </button>
        <a className="btn btn-outline" href="/">
          {pageTexts.home}
        </a>
      </div>
    </div>
  );
}
