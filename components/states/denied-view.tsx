'use client';

import { layoutTexts } from '#components/frame/texts.ts';
import { pageTexts } from '#components/states/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

export function DeniedView() {
  return (
    <div className="wrap empty">
      <span className="empty-sign">
        <Icon name="lock" />
      </span>
      <h1>{pageTexts.deniedTitle}</h1>
      <p>{pageTexts.deniedText}</p>
      <div className="empty-ways">
        <a className="btn btn-primary" href="/">
          {pageTexts.home}
        </a>
        <a className="btn btn-outline" href="/account/login">
          {layoutTexts.account}
        </a>
        <a className="btn btn-outline" href={pageTexts.contactPath}>
          {pageTexts.contact}
        </a>
      </div>
    </div>
  );
}
