'use client';

import { pageTexts } from '#components/layout/page-texts.ts';

export function DeniedView() {
  return (
    <div className="wrap empty">
      <h1>{pageTexts.deniedTitle}</h1>
      <p>{pageTexts.deniedText}</p>
      <a className="btn btn-primary mt-3" href="/">
        {pageTexts.home}
      </a>
    </div>
  );
}
